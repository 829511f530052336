import { refusals, specifiedBatch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "WEBPをPNGに変換",
  title: "WEBPをPNGに変換 | 透過を保持、無料",
  description:
    "WEBPを、どの編集ソフトでも開けるPNGに変換。透明な背景はそのまま残ります。無料・登録不要・透かしなしで、ファイルは自動的に削除されます。",
  keywords: ["webp png 変換", "webp png 変換 無料", "webp png 透過", "webp png 保存", "webp 変換"],
  heading: "WEBPをPNGに変換",
  subtitle: "Webから保存した画像を、透過を残したままどのソフトでも開けるように",
  ...fillAll(specifiedBatch, { from: "WEBP", to: "PNG" }),
  messages: fillAll(refusals, { from: "WEBP" }),
  howTo: [
    { name: "WEBPファイルを選択", text: "ページのどこかにドロップするか、ボタンから選びます。" },
    { name: "変換", text: "「PNGに変換」を押します。透明な部分は透明のままです。" },
    { name: "PNGをダウンロード", text: "1つずつ、またはZIPでまとめて保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "どの編集ソフトでも開けるように",
        blocks: [
          "Webのステッカー、ロゴ、商品写真には、WEBPがよく使われています。Photoshopはバージョン23.2から開けますが、古いバージョンや多くのレイアウトソフトでは開けません。PNGならどれでも開けます。",
          "しかもPNGは、やわらかい影やガラスのような効果も含めて、透過をそのまま残します。",
        ],
      },
      {
        heading: "WEBPがPNGになるまで",
        blocks: [
          "ブラウザーが、透過も含めて画像を画質92のWEBPとして描き直します。次にサーバーが色をsRGBに変換し、それ以上劣化させずにPNGを書き出します。",
          "SafariはWEBPを書き出せないので、元のファイルをアップロードします。アニメーション、16.7メガピクセルを超える画像、撮影情報の入った画像では、ほかのブラウザーでも同じです。",
          "ドット絵やスキャンした文字のように1ピクセルも変えたくないときは、[画像変換](/image-compressor)でpngを選んでください。いつも元のファイルから変換します。",
        ],
      },
      {
        heading: "PNGはファイルが大きくなります",
        blocks: [
          "WEBPは目に見えない細部を省きますが、PNGはすべてのピクセルを保存します。テストでは、12メガピクセルの写真が8.8MBのPNGになりました。イラストなら差はずっと小さくなります。",
          {
            caption: "目的別のツール",
            head: ["必要なもの", "ツール"],
            rows: [
              ["編集ソフトで使う透過画像", "このページ"],
              ["メールや印刷に使う写真", "[WEBPをJPGに変換](/webp-to-jpg)"],
              ["もっと小さいPNG", "[画像圧縮](/compress-image)"],
              ["編集したPNGをWEBPに戻す", "[PNGをWEBPに変換](/png-to-webp)"],
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "PNGのほうがWEBPより高画質ですか？",
        answer: "見た目は同じです。ただし、編集して保存しても、これ以上劣化しなくなります。",
      },
      {
        question: "ロゴの透明な背景は残りますか？",
        answer:
          "はい。プレビューの市松模様は透明を表すもので、ファイルには含まれません。ほかのソフトでも模様が見えるなら、それは元の画像に描かれています。",
      },
      {
        question: "動くはずのステッカーが動かないのはなぜですか？",
        answer: "PNGには最初のフレームだけが入ります。アニメーションPNGの書き出しには対応していません。",
      },
      {
        question: "一度に何個まで変換できますか？",
        answer: "100個、合計100MBまでです。各画像は100メガピクセル以内にしてください。",
      },
      {
        question: "作成者名やライセンスの情報は残りますか？",
        answer:
          "いいえ、隠れたデータはすべて取り除かれます。クレジットが必要なら、変換前に名前を控えておいてください。",
      },
      {
        question: "ファイルはその後どうなりますか？",
        answer:
          "WEBPは変換が終わった時点で削除されます。PNGは{retention}後に、「今すぐ削除」を押せばその場で削除されます。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
