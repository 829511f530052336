import type { Translated } from "..";
import type { mergePdf as en } from "../en/merge-pdf";
export const mergePdf = {
  busy: "En cours...",
  finished: "Terminé.",
} satisfies Translated<typeof en>;
