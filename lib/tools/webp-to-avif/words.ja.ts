import { batch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "WEBP", to: "AVIF" }),
  name: "WEBPをAVIFに変換",
  title: "WEBPをAVIFに変換 | Web画像をさらに軽く、無料",
  description:
    "WEBP画像を、透過を残したままAVIFに変換してさらに軽く。削減量はファイルごとに表示されます。まとめて変換でき、無料・登録不要です。",
  keywords: ["webp avif 変換", "webp avif 変換 無料", "avif 変換", "webp より軽い"],
  heading: "WEBPをAVIFに変換",
  subtitle: "Web画像を、もう一段階小さく",
  howTo: [
    { name: "WEBPを選択", text: "ファイル100個までのフォルダーを、一度にドロップできます。" },
    { name: "変換", text: "「AVIFに変換」を押します。ほかの形式より少し時間がかかります。" },
    { name: "AVIFをダウンロード", text: "先にサイズを比べてください。小さくならない画像もあります。" },
  ],
  article: {
    sections: [
      {
        heading: "どれだけ減る？",
        blocks: [
          "AVIFは、ブラウザーで表示できる形式の中でいちばん容量を節約できます。サンプル写真は、WEBPの109KBから63KBになりました。なめらかな空、ポートレート、暗い場面がいちばんよく減ります。",
          "すでに限界まで圧縮されたものや、ノイズの多いものは、減らないことがあります。そのときはWEBPのまま使ってください。わずかな数字のために、2回目の劣化を受け入れる価値はありません。",
        ],
      },
      {
        heading: "画質の決まり方",
        blocks: [
          "このページに設定はありません。写真は、2枚を並べて見ても違いがわからないように保存し、イラストはくっきりした輪郭と均一な色を保ちます。フォームの上限などで決まったキロバイト数にしたいときは、[画像圧縮](/compress-image)を使ってください。画像の形式のまま、ちょうど収まる画質を探します。",
        ],
      },
      {
        heading: "サイトでは両方用意する",
        blocks: [
          "古いスマホはAVIFを表示できません。自分のページでは、AVIFを1番目、WEBPを予備として指定します。HTMLのpicture要素なら、ブラウザーが知っている最初のものを読み込むので、だれも困らず、多くの人の通信量が減ります。",
        ],
      },
      {
        heading: "残るもの、残らないもの",
        blocks: [
          {
            caption: "WEBPからAVIFへ",
            head: ["WEBP", "AVIFでは"],
            rows: [
              ["透過", "残る"],
              ["可逆圧縮の図", "非可逆だが、くっきり"],
              ["アニメーション", "最初のフレーム（お知らせが出ます）"],
              ["カラープロファイル", "sRGBに変換"],
              ["位置情報、撮影情報", "削除"],
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "どのくらい時間がかかりますか？",
        answer:
          "数メガピクセルの画像で1、2秒です。AVIFは、ブロックごとにいくつもの表し方を試すので時間がかかります。",
      },
      {
        question: "AVIFを表示できるブラウザーは？",
        answer: "Chromeは2020年、Firefoxは2021年、Safariは2022年、Edgeは2024年から表示できます。",
      },
      {
        question: "アニメーションを残せますか？",
        answer:
          "AVIFでは残せません。[WEBPをGIFに変換](/webp-to-gif)すると、ファイルは大きくなりますが動いたままです。",
      },
      {
        question: "WEBPより向いている元画像はありますか？",
        answer:
          "元のPNGかJPGがあれば、それを使ってください。[PNG](/png-to-avif)や[JPGをAVIFに変換](/jpg-to-avif)すれば、2回劣化することがありません。",
      },
      {
        question: "ファイルは削除されますか？",
        answer: "はい。WEBPはすぐに、AVIFは{retention}後に削除されます。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
