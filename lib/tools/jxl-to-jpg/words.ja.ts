import { batch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JXL", to: "JPG" }),
  name: "JXLをJPGに変換",
  title: "JXLをJPGに変換 | JPEG XLを開く、無料",
  description:
    "JPEG XL画像（.jxl）を、どのブラウザー、スマホ、ソフトでも開けるJPGに変換。無料・登録不要・透かしなしで、ファイルは自動的に削除されます。",
  keywords: ["jxl jpg 変換", "jpeg xl jpg 変換", "jxl 変換", "jxl 開き方", "jpeg xl 開けない"],
  heading: "JXLをJPGに変換",
  subtitle: "JPEG XLの画像を、どこでも開けるJPGに",
  howTo: [
    { name: "JXLを選択", text: "一度に100個までページにドロップできます。" },
    { name: "変換", text: "「JPGに変換」を押します。変換が終わった画像は、一覧に表示されます。" },
    { name: "JPGをダウンロード", text: "1つずつ、またはZIPで受け取ります。" },
  ],
  article: {
    sections: [
      {
        heading: "JXLが開けない理由",
        blocks: [
          "JPEG XLは、JPGのいちばん新しい後継です。ファイルが小さく、色が細やかで、一部のスマホやカメラも写真に使っています。SafariとAppleのアプリでは表示できますが、ほとんどの端末のChrome、Windowsの古いビューアー、たいていの投稿フォームでは表示できません。",
          "同じ画像のJPGなら、そのすべてで使えます。あとで写真を編集したいなら、より多くの情報を持つJXLを残しておいてください。",
        ],
      },
      {
        heading: "画像はどうなる？",
        blocks: [
          {
            caption: "JPEG XLの種類とJPG",
            head: ["元のJXL", "JPGでは"],
            rows: [
              ["1色8ビットの写真", "同じ色、sRGB"],
              ["10〜16ビット、または広い色域", "JPGの8ビットとsRGBの色に変換"],
              ["透過付き", "何もない部分は白"],
              ["アニメーション", "最初のフレーム（お知らせが出ます）"],
              ["印刷用の色（CMYK）", "変換不可（理由を表示します）"],
            ],
          },
        ],
      },
      {
        heading: "JXLファイルの出どころ",
        blocks: [
          "Lightroom、darktable、GIMPはJPEG XLを書き出せます。何も失わずにJPGより2割ほど小さくなるため、保管用に使う写真家もいます。.jxlを受け取ったら、元のデータももらえないか聞いてみてください。JPGに変換すると、なめらかな編集に役立つ階調が失われるからです。",
        ],
      },
      {
        heading: "JXLに詰め直されたJPG",
        blocks: [
          "ピクセルに手を付けずにJPGをJPEG XLに詰め直し、小さくするソフトがあります。そうしたファイルは、djxlなどのツールで、元のJPGと1バイトも違わずに取り出せます。このページはピクセルを展開し、画質85の新しいJPGを書き出すので、見た目は同じでも同一のファイルではありません。",
        ],
      },
    ],
    questions: [
      {
        question: "JPGはJXLより大きくなりますか？",
        answer:
          "たいていなります。JPEG XLは同じ見た目に必要なバイト数が少ないので、JPGは最大で2倍ほどになることがあります。",
      },
      {
        question: "JPEG XLはJPEG 2000と同じですか？",
        answer:
          "いいえ、名前の始まりが同じなだけです。.jp2ファイルは[JP2をJPGに変換](/jp2-to-jpg)するツールを使ってください。",
      },
      {
        question: "JXLファイルを作れますか？",
        answer:
          "まだできません。ブラウザーで表示できる小さなファイルが必要なら、[JPGをAVIFに変換](/jpg-to-avif)してください。",
      },
      {
        question: "画像は保管されますか？",
        answer:
          "JXLは、JPGができた時点で削除されます。JPGは{retention}残り、先に自分で削除することもできます。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
