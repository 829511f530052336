import type { Translated } from "..";
import type { pdfPages as en } from "../en/pdf-pages";
import { counted } from "../format";
export const pdfPages = {
  format: "Format d’image",
  quality: "Qualité d’image",
  scales: ["Basse", "Normale", "Bonne", "Haute", "Très haute"],
  scale: "{name} ({factor}x)",
  scaleHelp: "Une page A4 fera {width} x {height} pixels ({dpi} dpi).",
  pages: "Pages",
  pagesHelp: "Par exemple 1-3, 8. Laissez vide pour toutes les pages.",
  allPages: "Toutes les pages",
  autoDownload: "Télécharger automatiquement la première image",
  results: "Pages converties",
  ready: counted({
    one: "{n} page en {format}, prête à télécharger.",
    other: "{n} pages en {format}, prêtes à télécharger.",
  }),
  someReady: "{n} pages sur {total} en {format}, prêtes à télécharger.",
  facts: { pages: "Pages converties", format: "Format de sortie", size: "Taille totale" },
  zip: "Tout télécharger en ZIP",
  lost: counted({
    one: "Une page n’a pas pu être convertie. La raison est ci-dessous.",
    other: "{n} pages n’ont pas pu être converties. La raison est ci-dessous.",
  }),
  page: "Page {page}",
  preview: "Aperçu de la page {page}",
  imageOf: "Page {page}, image {place} sur {total}",
  downloadImage: "Télécharger cette image",
} satisfies Translated<typeof en>;
