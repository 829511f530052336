import type { Translated } from "..";
import type { mergePdf as en } from "../en/merge-pdf";

export const mergePdf = {
  busy: "In Arbeit...",
  finished: "Fertig.",
} satisfies Translated<typeof en>;
