import type { Translated } from "..";
import type { pdfMaking as en } from "../en/pdf-making";
import { counted } from "../format";

export const pdfMaking = {
  options: "Seitenoptionen",
  pageSize: "Seitengröße",
  sizes: { fit: "Wie das Bild", a4: "A4", letter: "Letter" },
  orientation: "Ausrichtung",
  orientations: { auto: "Wie das Bild", portrait: "Hochformat", landscape: "Querformat" },
  margin: "Rand",
  margins: { none: "Kein Rand", small: "Schmaler Rand", large: "Breiter Rand" },
  pages: {
    fit: "Wie das Bild",
    fitTo: "Wie das Bild: {width} × {height}",
    a4: { auto: "A4", portrait: "A4, Hochformat", landscape: "A4, Querformat" },
    letter: { auto: "Letter", portrait: "Letter, Hochformat", landscape: "Letter, Querformat" },
  },
  noPreview: "Keine Vorschau in diesem Browser",
  addMore: "Weitere hinzufügen",
  without: counted({ one: "Weglassen und umwandeln", other: "{n} weglassen und umwandeln" }),
  name: "Name des PDFs",
  result: "Ergebnis",
  about: counted({ one: "{n} Seite, {size}", other: "{n} Seiten, {size}" }),
  download: "PDF herunterladen",
} satisfies Translated<typeof en>;
