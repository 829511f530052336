import type { Translated } from "..";
import type { pdf as en } from "../en/pdf";

export const pdf = {
  chosen: "選択した{format}",
  cleared: "ファイルを外しました。{keys}で元に戻せます。",
  broken: "{name}を開けません。壊れているか、PDFではありません。",
  doubtful: "このPDFは壊れている可能性があります。すべてのページがあるか確認してください。",
  uploaded: "アップロードが完了しました。",
  password: "このPDFのパスワード",
  passwordHelp: "ファイルを開くためだけに使い、保存しません。",
  result: "結果",
  download: "PDFをダウンロード",
  page: "ページ",
  pageOf: "{total}ページ中{page}ページ目",
  previous: "前のページ",
  next: "次のページ",
  failures: {
    failed: "変換中にエラーが起きました。",
    page: "画像をダウンロードできませんでした。",
    pages: "画像をまとめてダウンロードできませんでした。",
    advice: {
      no_text:
        "手書きの文字や、とても薄い印刷は読み取れません。ページの画像だけでよければ、こちらを使えます。",
      no_tables: "必要なのは文字だけですか？",
      target_unreachable: "ページを減らすか、いくつかのPDFに分けて送ってください。",
      too_many_pages: "ページを選べる場合は減らすか、先にPDFを分割してください。",
    },
  },
} satisfies Translated<typeof en>;
