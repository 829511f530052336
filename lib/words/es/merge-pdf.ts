import type { Translated } from "..";
import type { mergePdf as en } from "../en/merge-pdf";

export const mergePdf = {
  busy: "Procesando...",
  finished: "Terminado.",
} satisfies Translated<typeof en>;
