import type { Translated } from "..";
import type { pdfPages as en } from "../en/pdf-pages";
import { counted } from "../format";

export const pdfPages = {
  format: "Bildformat",
  quality: "Bildqualität",
  scales: ["Niedrig", "Normal", "Gut", "Hoch", "Sehr hoch"],
  scale: "{name} ({factor}x)",
  scaleHelp: "Eine A4-Seite wird {width} × {height} Pixel groß ({dpi} dpi).",
  pages: "Seiten",
  pagesHelp: "Zum Beispiel 1-3, 8. Leer lassen für alle Seiten.",
  allPages: "Alle Seiten",
  autoDownload: "Erstes Bild automatisch herunterladen",
  results: "Umgewandelte Seiten",
  ready: counted({
    one: "{n} Seite als {format}, bereit zum Herunterladen.",
    other: "{n} Seiten als {format}, bereit zum Herunterladen.",
  }),
  someReady: "{n} von {total} Seiten als {format}, bereit zum Herunterladen.",
  facts: { pages: "Umgewandelte Seiten", format: "Zielformat", size: "Gesamtgröße" },
  zip: "Alle als ZIP herunterladen",
  lost: counted({
    one: "Eine Seite ließ sich nicht umwandeln. Den Grund findest du unten.",
    other: "{n} Seiten ließen sich nicht umwandeln. Den Grund findest du unten.",
  }),
  page: "Seite {page}",
  preview: "Vorschau von Seite {page}",
  imageOf: "Seite {page}, Bild {place} von {total}",
  downloadImage: "Dieses Bild herunterladen",
} satisfies Translated<typeof en>;
