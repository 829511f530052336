import type { Translated } from "..";
import type { pdfWord as en } from "../en/pdf-word";
export const pdfWord = {
  layout: "Mise en page",
  last: "Écriture du document...",
  finished: "Terminé, le document est prêt.",
  success: "Un document Word, prêt à télécharger et à modifier.",
  download: "Télécharger en .docx",
} satisfies Translated<typeof en>;
