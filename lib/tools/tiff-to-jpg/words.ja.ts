import { batch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "TIFF", to: "JPG" }),
  name: "TIFFをJPGに変換",
  title: "TIFFをJPGに変換 | TIFファイルにも対応、無料",
  description:
    "TIFF・TIFファイルを、どこでも開けるJPGに変換。16ビット、CMYK、スキャンした原稿にも対応します。無料・登録不要・透かしなしで使えます。",
  keywords: ["tiff jpg 変換", "tif jpg 変換", "tiff jpeg 変換", "tif 変換 無料", "tiff 開き方"],
  heading: "TIFFをJPGに変換",
  subtitle: "スキャンや印刷用のファイルを、どこでも開けるJPGに",
  howTo: [
    { name: "TIFFを選択", text: "拡張子は.tifでも.tiffでも同じ形式です。" },
    { name: "変換", text: "「JPGに変換」を押します。印刷用の色は画面用の色になります。" },
    { name: "JPGをダウンロード", text: "1つずつ、または全部をZIPで保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "TIFFが共有しにくい理由",
        blocks: [
          "スキャナー、カメラ、印刷ソフトがTIFFを使うのは、何も失われないからです。そのぶんファイルは巨大になり、Safari以外のブラウザーでは表示できません。テストでは、12メガピクセルの写真がTIFFで10.1MB、JPGで1.1MBでした。",
          "また、TIFFという名前の中身はさまざまです。白黒のFAX、科学データ、レイヤー付きの印刷データなどがあります。このページは、そのほとんどを読み取れます。",
        ],
      },
      {
        heading: "変換できるTIFFの種類",
        blocks: [
          {
            caption: "種類ごとの結果",
            head: ["元のTIFF", "JPGでは"],
            rows: [
              ["RGBまたはグレースケール、8ビット", "同じ色、sRGB"],
              ["1チャンネル16・32ビット、浮動小数点も", "8ビットに変換"],
              ["印刷所のCMYK", "ファイルのカラープロファイルでsRGBに変換"],
              ["白黒のFAXやスキャン（CCITT）", "グレースケールのJPG"],
              ["透過付き", "背景は白"],
              ["複数ページ", "1ページ目だけ（お知らせが出ます）"],
            ],
          },
          "圧縮方式は問いません。LZW、ZIP、PackBits、CCITT、JPEGのどれも読み取れます。JPGの画質は85で、幅と高さはそのままです。スキャナーが回転を記録しただけのファイルも、正しい向きになります。",
        ],
      },
      {
        heading: "複数ページのTIFF",
        blocks: [
          "JPGにはページがないので、1ページ目を変換し、全部で何ページあるかをお知らせします。全ページが必要なら2段階です。まず[TIFFをPDFに変換](/tiff-to-pdf)してすべてを1つのPDFにまとめ、次に[PDFを画像に変換](/pdf-to-image)して、全ページまたは選んだページをJPGにします。",
          "PDFだけで足りることもよくあります。ページがまとまり、一度に印刷でき、どのスマホでも開けます。",
        ],
      },
    ],
    questions: [
      {
        question: "TIFとTIFFの違いは何ですか？",
        answer: "拡張子だけです。昔のWindowsでは3文字までだったため、.tifが残っています。",
      },
      {
        question: "変換前にプレビューが出ないのはなぜですか？",
        answer: "ほとんどのブラウザーはTIFFを表示できません。JPGができると、一覧に画像が表示されます。",
      },
      {
        question: "レイヤーやチャンネルは残りますか？",
        answer: "いいえ。ソフトがレイヤーと一緒に保存した、統合済みの画像になります。",
      },
      {
        question: "画像ではなく測定値のTIFFも変換できますか？",
        answer:
          "値が0から1の間にあるか、整数の全範囲を使っていればできます。標高や温度などのデータは明るさの決まりがないため、推測せずにお断りしています。",
      },
      {
        question: "JPGよりPNGのほうがいい場合は？",
        answer:
          "白黒のスキャンや線画では、PNGのほうが文字の輪郭がくっきりします。[画像変換](/image-compressor)でpngを選んでください。",
      },
      {
        question: "スキャンはいつまで保管されますか？",
        answer:
          "TIFFは変換が済むと消えます。JPGは{retention}の間、または自分で削除するまでダウンロードできます。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
