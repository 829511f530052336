import type { Translated } from "..";
import type { mergePdf as en } from "../en/merge-pdf";

export const mergePdf = {
  busy: "処理中...",
  finished: "完了しました。",
} satisfies Translated<typeof en>;
