import type { Translated } from "..";
import type { about as en } from "../en/about";

export const about = {
  what: {
    heading: "{site}とは",
    blocks: [
      "{site}は、画像とPDFを変換できる無料のサイトです。画像の圧縮とリサイズ、PDFの圧縮・結合・分割、画像やスキャンの文字認識もできます。ツールごとにページがあり、ファイルを選択して変換し、結果をダウンロードするだけです。",
      "会員登録はなく、有料プランも透かしもありません。",
    ],
  },
  files: {
    heading: "ファイルの扱い",
    blocks: [
      "ファイルはアップロードされ、サーバーで変換されたあと削除されます。アップロードしたファイルは変換が終わるとすぐに、変換後のファイルは最長{retention}で削除されます。詳しくは[プライバシー](/privacy)をご覧ください。",
    ],
  },
  made: {
    heading: "このサイトの仕組み",
    blocks: [
      "{site}のソフトウェアはMITライセンスのオープンソースです。だれでも読み、動かし、変更できます。",
      "画像にはlibvips、libheif、libjxl、PDFにはPDFium、文字認識にはTesseractなど、ほかのオープンソースソフトウェアを利用しています。ファイルは1つずつ独立したプロセスで変換され、時間とメモリーに上限があります。",
    ],
  },
  operator: { heading: "運営者" },
  ask: {
    heading: "質問とご意見",
    blocks: [
      "たいていの疑問には[よくある質問](/faq)で答えています。それ以外は[お問い合わせ](/contact)からどうぞ。",
    ],
  },
} satisfies Translated<typeof en>;
