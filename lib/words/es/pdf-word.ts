import type { Translated } from "..";
import type { pdfWord as en } from "../en/pdf-word";

export const pdfWord = {
  layout: "Diseño",
  last: "Escribiendo el documento...",
  finished: "Terminado, el documento está listo.",
  success: "Un documento de Word, listo para descargar y editar.",
  download: "Descargar .docx",
} satisfies Translated<typeof en>;
