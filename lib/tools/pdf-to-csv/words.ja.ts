import { words as pdfToWord } from "../pdf-to-word/words.ja";
import { pdfDropZone, pdfMessages, pdfTables } from "../shared.ja";
import type { ToolWords } from "../words";

export const words = {
  ...pdfTables,
  name: "PDFをCSVに変換",
  title: "PDFをCSVに変換 | 表データを抽出、無料",
  description:
    "PDFの表を、Excel、Python、データベースで使えるCSVファイルとして抽出。スキャンにも対応し、無料・登録不要。ファイルは自動的に削除されます。",
  keywords: ["pdf csv 変換", "pdf csv 変換 無料", "pdf 表 抽出", "pdf データ 抽出"],
  heading: "PDFをCSVに変換",
  subtitle: "表を、表計算ソフト、スクリプト、データベースで使えるデータに",
  dropZone: { ...pdfDropZone, hint: "PDF1個、100MB、500ページまで。スキャンは50ページまで。" },
  action: "CSVに変換",
  messages: pdfMessages,
  instead: pdfToWord.name,
  howTo: [
    { name: "PDFを選択", text: "ページにドロップするか、ボタンから選びます。" },
    { name: "表を見つける", text: "ボタンを押すと、ページと表が並んで表示されます。" },
    {
      name: "形式を選んでダウンロード",
      text: "カンマ、セミコロン、タブ、BOMの有無を選びます。変えてもアップロードし直す必要はありません。",
    },
  ],
  article: {
    sections: [
      {
        heading: "ファイルの形式",
        blocks: [
          "値はPDFに書かれているとおり、UTF-8でCSVファイルに入ります。区切り文字、引用符、改行を含む値は、RFC 4180に従って引用符で囲みます。",
          {
            caption: "区切り文字の選び方",
            head: ["区切り文字", "向いている用途"],
            rows: [
              ["カンマ", "Python、R、データベース、Googleスプレッドシート、日本語版や英語版のExcel"],
              ["セミコロン", "ヨーロッパの多くの国のように、小数点にカンマを使う設定のExcel"],
              ["タブ", "ほかのソフトへの貼り付け、カンマの多い文章"],
            ],
          },
          "「Excel用にUTF-8の印（BOM）を付ける」をオンにすると、先頭に3バイトのBOMが加わります。これがあると、ファイルをダブルクリックしてもExcelで日本語が文字化けしません。BOMがあるとうまく動かないスクリプトに使うときは、オフにしてください。",
        ],
      },
      {
        heading: "1つのファイルか、複数か",
        blocks: [
          "複数の表は、表のタイトルを名前にした複数のCSVファイルになり、ZIPに入ります。「すべての表を1つのファイルにまとめる」をオンにすると、間に空の行を入れて縦に並びます。",
          "複数の列や行にまたがるセルの文字は最初の場所に入り、残りは空になります。何ページにも続く表は1つの表になり、繰り返しの見出しは除かれます。",
        ],
      },
      {
        heading: "表計算ソフトで安全に開けます",
        blocks: [
          "Excelは、=、+、-、@で始まるセルを、CSVファイルでも数式として実行します。PDFに有害な数式を隠すこともできてしまいます。そうしたセルには先頭にアポストロフィを付け、実行を防ぎます。-12や+3.5のような数値はそのままです。",
        ],
      },
    ],
    questions: [
      {
        question: "Excelで全部が1列に入ってしまうのはなぜですか？",
        answer:
          "Excelが別の区切り文字（多くはセミコロン）を想定しているからです。それを選んでダウンロードし直すか、区切り文字のない[PDFをExcelに変換](/pdf-to-excel)するページを使ってください。",
      },
      {
        question: "数値は変わりますか？",
        answer:
          "いいえ。CSVファイルには型がないので、1.234,56は1.234,56のままです。どの言語の表計算ソフトでも通じる数値にするには、ファイル形式でExcelを選んでください。",
      },
      {
        question: "スキャンでも使えますか？",
        answer:
          "はい、スキャン50ページまでです。画像から文字を読み取るので、使う前に数字を確認してください。",
      },
      {
        question: "表が1つ抜けています。どうすればいいですか？",
        answer:
          "ページの画像の上で、その表のまわりに枠を描くと読み直します。PDFに表がまったくないときは、「ページ全体」を選んでください。",
      },
      {
        question: "スクリプトから使えますか？",
        answer:
          "はい。/api/pdf-to-excelにPDFを送ると、表をXLSX、CSV、JSONで返します。説明は/api/openapi.jsonにあります。",
      },
      {
        question: "ファイルはどのくらい保存されますか？",
        answer: "変換にかかる間だけです。見つかった表は、すぐに削除しないかぎり{retention}残ります。",
      },
    ],
  },
} satisfies ToolWords<"tables">;
