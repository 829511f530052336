import type { Translated } from "..";
import type { pdfTables as en } from "../en/pdf-tables";
import { counted } from "../format";

export const pdfTables = {
  layout: "読み取る範囲",
  layouts: {
    tables: { text: "表だけ", help: "表を見つけ、まわりの文章は除きます。" },
    page: {
      text: "ページ全体",
      help: "申請書や明細書向け。すべての文字を、元の位置のセルに入れます。",
    },
  },
  readPage: "ページ全体を読み取る",
  language: "スキャンの言語",
  last: "表を探しています...",
  format: "ファイル形式",
  formats: { xlsx: "Excel（.xlsx）", csv: "CSV（.csv）" },
  oneSheet: { xlsx: "すべての表を1つのシートにまとめる", csv: "すべての表を1つのファイルにまとめる" },
  text: "すべて文字列のままにする",
  separator: "区切り文字",
  separators: { comma: "カンマ", semicolon: "セミコロン", tab: "タブ" },
  bom: "Excel用にUTF-8の印（BOM）を付ける",
  summary: "{layout}、{format}",
  noText: "この範囲に文字が見つかりませんでした。",
  names: "表{n}、{page}ページ",
  found: counted({ other: "{n}個の表が見つかりました" }),
  foundOn: counted({ other: "下で確認してから、ダウンロードしてください。" }),
  finished: counted({ other: "完了しました。{n}個の表が見つかりました。" }),
  download: ".{extension}をダウンロード",
  making: "ファイルを作成中...",
  notMade: "ファイルを作成できませんでした。設定を変えるか、ページを再読み込みしてください。",
  empty: "すべての表が外されています。1つ以上含めるとファイルができます。",
} satisfies Translated<typeof en>;
