import type { Translated } from "..";
import type { mergePdf as en } from "../en/merge-pdf";

export const mergePdf = {
  busy: "Processando...",
  finished: "Pronto.",
} satisfies Translated<typeof en>;
