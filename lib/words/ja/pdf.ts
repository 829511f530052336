import type { Translated } from "..";
import type { pdf as en } from "../en/pdf";

export const pdf = {
  chosen: "選択した{format}",
  cleared: "ファイルを外しました。{keys}で元に戻せます。",
  uploaded: "アップロードが完了しました。",
  password: "このPDFのパスワード",
  passwordHelp: "ファイルを開くためだけに使い、保存しません。",
  result: "結果",
  download: "PDFをダウンロード",
  page: "ページ",
  pageOf: "{total}ページ中{page}ページ目",
  previous: "前のページ",
  next: "次のページ",
} satisfies Translated<typeof en>;
