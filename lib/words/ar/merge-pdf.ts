import type { Translated } from "..";
import type { mergePdf as en } from "../en/merge-pdf";

export const mergePdf = {
  busy: "جارٍ المعالجة...",
  finished: "انتهى.",
} satisfies Translated<typeof en>;
