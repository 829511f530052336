import type { Translated } from "..";
import type { pdfMaking as en } from "../en/pdf-making";
import { counted } from "../format";
export const pdfMaking = {
  options: "Options de page",
  pageSize: "Format de page",
  sizes: { fit: "Adapté à l’image", a4: "A4", letter: "Letter" },
  orientation: "Orientation",
  orientations: { auto: "Comme l’image", portrait: "Portrait", landscape: "Paysage" },
  margin: "Marge",
  margins: { none: "Sans marge", small: "Petite marge", large: "Grande marge" },
  pages: {
    fit: "Adapté à l’image",
    fitTo: "Adapté à l’image : {width} × {height}",
    a4: { auto: "A4", portrait: "A4, portrait", landscape: "A4, paysage" },
    letter: { auto: "Letter", portrait: "Letter, portrait", landscape: "Letter, paysage" },
  },
  noPreview: "Pas d’aperçu dans ce navigateur",
  addMore: "Ajouter",
  without: counted({ one: "La laisser de côté et convertir", other: "En laisser {n} de côté et convertir" }),
  name: "Nom du PDF",
  result: "Résultat",
  about: counted({ one: "{n} page, {size}", other: "{n} pages, {size}" }),
  download: "Télécharger le PDF",
} satisfies Translated<typeof en>;
