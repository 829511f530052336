import { specifiedBatch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "HEICをPNGに変換",
  title: "HEICをPNGに変換 | iPhoneの写真を劣化なしで",
  description:
    "iPhoneのHEIC写真を、編集・印刷・デザインに使える可逆圧縮のPNGに変換。無料・登録不要・透かしなしで、ファイルは自動的に削除されます。",
  keywords: ["heic png 変換", "heic png 変換 無料", "iphone 写真 png", "heic png 劣化なし", "heic 変換"],
  heading: "HEICをPNGに変換",
  subtitle: "iPhoneの写真を、編集と保存を繰り返しても劣化しないPNGに",
  ...fillAll(specifiedBatch, { from: "HEIC", to: "PNG" }),
  steps: fillAll(specifiedBatch.steps, { from: "HEIC", to: "PNG" }),
  success: "PNGファイルをダウンロードできます",
  howTo: [
    { name: "HEICの写真を選択", text: "ページのどこかにドロップするか、ボタンから選びます。" },
    { name: "変換", text: "必要なら順番を変えて、「PNGに変換」を押します。" },
    { name: "PNGをダウンロード", text: "1つずつ、またはZIPでまとめて保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "PNGが向いている場合",
        blocks: [
          "iPhoneの写真を編集する、背景を切り抜く、レイアウトに配置するといった用途にはPNGを選びます。PNGは何度開いて保存しても、何も失われません。",
          "共有や保管には、PNGは大きすぎます。代わりに[HEICをJPGに変換](/heic-to-jpg)してください。",
        ],
      },
      {
        heading: "PNGに残るもの",
        blocks: [
          {
            caption: "HEICからPNGへ",
            head: ["写真の要素", "PNGでは"],
            rows: [
              ["幅と高さ", "そのまま、正しい向き"],
              ["細部", "それ以上の劣化なし"],
              ["色", "sRGB、1チャンネル8ビット"],
              ["透過", "あれば残る"],
              ["位置情報、日付、カメラ", "削除"],
              ["深度マップ、HDRレイヤー、Live Photosの動画", "含まれない"],
            ],
          },
          "Appleのカメラは、sRGBにない色（Display P3）も記録します。そうした色は、どの画面でも表示できるいちばん近い色になります。10ビットの写真は8ビットに、HDRは普通の明るさに調整されます。",
        ],
      },
      {
        heading: "ファイルは大きくなります",
        blocks: [
          "12メガピクセルの写真は、約9MBのPNGになります。一度に100MBまでアップロードでき、PNGの合計はその何倍にもなります。スマホではWi-Fiを使ってください。",
          "サイトに載せる画像なら、編集が終わってから[PNGをWEBPに変換](/png-to-webp)してください。",
        ],
      },
    ],
    questions: [
      {
        question: "同じ写真のJPGよりくっきりしますか？",
        answer:
          "変換した直後は違いがわかりません。差が出るのは編集したときで、コントラストを強めたり、切り抜いたり、拡大したりすると、JPGのアラが目立ってきます。",
      },
      {
        question: "Windowsに何かインストールする必要はありますか？",
        answer: "いいえ。HEICはサーバーが読み取るので、Windowsが勧める拡張機能は必要ありません。",
      },
      {
        question: "HEICのプレビューが出ないのはなぜですか？",
        answer: "ほとんどのブラウザーはHEICを表示できません。変換が終わると画像が見えます。",
      },
      {
        question: "「壊れている」と表示されるのはなぜですか？",
        answer:
          "転送が途中で切れたなど、コピーが不完全なのでしょう。スマホで開けるなら、もう一度コピーして、ファイルサイズを比べてください。",
      },
      {
        question: "1つのファイルに複数の画像がある場合は？",
        answer: "メインの画像になります。スマホのギャラリーに表示されるのと同じものです。",
      },
      {
        question: "PNGをHEICに変換できますか？",
        answer:
          "いいえ。このサイトはHEICを読めますが、書き出せません。近い新しい形式はAVIFで、[画像変換](/image-compressor)で作れます。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
