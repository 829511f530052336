import type { Translated } from "..";
import type { pdfOcr as en } from "../en/pdf-ocr";
import { counted } from "../format";

export const pdfOcr = {
  busy: "読み取り中...",
  language: "スキャンの言語",
  last: "文字を埋め込み中...",
  finished: "完了しました。PDFができました。",
  found: "文字を読み取りました",
  words: counted({ other: "{words}語" }),
  pages: counted({ other: "{n}ページ" }),
  foundOn: "{pages}から{words}を読み取りました。検索とコピーができます。",
  none: "追加する文字がありませんでした",
  kept: "PDFは元のままです。",
  noneHelp: "スキャンの言語を選んでもう一度試すか、まっすぐ、はっきり、300dpiでスキャンし直してください。",
} satisfies Translated<typeof en>;
