import type { Translated } from "..";
import type { pdfWord as en } from "../en/pdf-word";

export const pdfWord = {
  layout: "Layout",
  last: "Das Dokument wird geschrieben...",
  finished: "Fertig, das Dokument ist bereit.",
  success: "Ein Word-Dokument, bereit zum Herunterladen und Bearbeiten.",
  download: ".docx herunterladen",
} satisfies Translated<typeof en>;
