import type { Translated } from "..";
import type { pdfWord as en } from "../en/pdf-word";

export const pdfWord = {
  layout: "Layout",
  last: "Criando o documento...",
  finished: "Concluído, o documento está pronto.",
  success: "Um documento do Word, pronto para baixar e editar.",
  download: "Baixar .docx",
} satisfies Translated<typeof en>;
