import type { Translated } from "..";
import type { pdfWord as en } from "../en/pdf-word";

export const pdfWord = {
  layout: "レイアウト",
  last: "文書を作成中...",
  finished: "完了しました。文書ができました。",
  success: "Word文書ができました。ダウンロードして編集できます。",
  download: ".docxをダウンロード",
} satisfies Translated<typeof en>;
