import { batch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PSD", to: "JPG" }),
  name: "PSDをJPGに変換",
  title: "PSDをJPGに変換 | Photoshopなしで開ける、無料",
  description:
    "Photoshopファイル（.psd、.psb）を、送りやすいJPGに変換。CMYK、Lab、16ビットにも対応。Photoshopがなくても、無料・登録不要で使えます。",
  keywords: ["psd jpg 変換", "psd 変換", "psd 開き方", "photoshop なし psd 開く", "psb jpg 変換"],
  heading: "PSDをJPGに変換",
  subtitle: "Photoshopの入っていないパソコンで、PhotoshopファイルをJPGに",
  howTo: [
    { name: "PSDを選択", text: "とても大きな文書用の.psbファイルも使えます。" },
    { name: "変換", text: "「JPGに変換」を押すと、見えている画像が取り出されます。" },
    { name: "JPGをダウンロード", text: "一覧の画像を確かめてから保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "Photoshopファイルの中の画像",
        blocks: [
          "PSDには普通、レイヤーとは別に、保存時にPhotoshopで見えていた完成画像が入っています。JPGになるのはこの画像です。だから、効果もマスクも調整レイヤーも、デザイナーが仕上げたとおりに見えます。",
          "レイヤーだけで保存された文書には、その画像がありません。その場合はお知らせが出ます。作成した人に、「互換性を優先」をオンにして保存し直してもらってください。",
        ],
      },
      {
        heading: "対応するカラーモード",
        blocks: [
          {
            caption: "カラーモードごとの扱い",
            head: ["文書のモード", "JPGでは"],
            rows: [
              ["RGB、グレースケール", "文書のプロファイルを使ってsRGBに変換"],
              ["印刷用のCMYK", "印刷のプロファイルを使って画面用の色に"],
              ["Lab、インデックスカラー", "Photoshopで見えるとおりに変換"],
              ["1チャンネル16ビット", "JPGの上限である8ビットに"],
              ["ダブルトーン", "インクの色を除いたグレースケール"],
              ["透明な部分", "白"],
            ],
          },
        ],
      },
      {
        heading: "確認や承認のために",
        blocks: [
          "お客さんや印刷所がPhotoshopを持っていることはまれで、80MBのPSDはメールに添付できません。数百キロバイトのJPGなら、どのスマホでも同じ画像を見られます。デザイン案をまとめて変換し、ZIPをダウンロードして添付してください。何ページもある文書は、JPGを[PDFに変換](/image-to-pdf)してまとめられます。",
        ],
      },
      {
        heading: "PNGのほうがよい場合",
        blocks: [
          "ロゴや画面デザインには、くっきりした輪郭があり、背景がないこともよくあります。JPGは輪郭を少しぼかし、透過もできません。そうした文書は、[画像変換](/image-compressor)でpngを選んでください。何も失われず、背景も透明なままです。",
        ],
      },
    ],
    questions: [
      {
        question: "レイヤーを1枚ずつ取り出せますか？",
        answer:
          "いいえ、変換されるのは完成画像だけです。文書を分解するには、PhotopeaやGIMPなど、PSDを編集できるソフトが必要です。",
      },
      {
        question: "JPGがPhotoshopと違って見えるのはなぜですか？",
        answer:
          "おそらく文書がCMYKか広い色域で、Photoshopが印刷の見え方を再現しているからです。画面用のJPGはsRGBの色になり、鮮やかな色ほど変わります。",
      },
      {
        question: "文書の大きさに上限はありますか？",
        answer: "100MB、100メガピクセルまでです。レイヤーの数は関係ありません。",
      },
      {
        question: "デザインをほかの人に見られませんか？",
        answer: "見られません。PSDは変換後に、JPGは{retention}後に削除されます。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
