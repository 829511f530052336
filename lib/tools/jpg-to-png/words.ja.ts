import { specifiedBatch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPGをPNGに変換",
  title: "JPGをPNGに変換 | 無料、透かしなし",
  description:
    "JPGをPNGに変換して、それ以上の画質の劣化を防ぎます。写真は正しい向きで仕上がります。無料・登録不要で、ファイルは自動的に削除されます。",
  keywords: ["jpg png 変換", "jpeg png 変換", "jpg png 変換 無料", "jpg png 一括変換", "写真 png 変換"],
  heading: "JPGをPNGに変換",
  subtitle: "JPGの写真を、何度編集して保存しても劣化しないPNGに",
  ...fillAll(specifiedBatch, { from: "JPG", to: "PNG" }),
  howTo: [
    { name: "JPGファイルを選択", text: "ページのどこかにドロップするか、ボタンから選びます。" },
    { name: "変換", text: "必要なら順番を変えて、「PNGに変換」を押します。" },
    { name: "PNGをダウンロード", text: "1つずつ、またはZIPでまとめて保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "PNGにする利点",
        blocks: [
          "JPGは、ソフトで保存するたびに少しずつ画質が落ちます。PNGは落ちません。写真を一度PNGにすれば、切り抜き、修整、保存を何度繰り返しても大丈夫です。",
          "ただし、変換してもJPGの傷みは直りません。空のブロックノイズや文字のまわりのにじみは、もう画像の一部になっています。失われた細部を取り戻せる変換ツールはありません。",
        ],
      },
      {
        heading: "変換で写真に行う処理",
        blocks: [
          "サーバーは写真を正しい向きに直し、Adobe RGB、Display P3、CMYKの色もsRGBに変換します。モノクロの画像はモノクロのままです。幅と高さは変わりません。",
          "撮影情報、キャプション、位置情報は取り除かれます。",
        ],
      },
      {
        heading: "写真のPNGは大きくなります",
        blocks: [
          "テストでは、1.7MBの12メガピクセルのJPGが9.9MBのPNGになりました。PNGはノイズの1粒までそのまま保存するので、これが普通です。",
          {
            caption: "JPGとPNGの使い分け",
            head: ["したいこと", "向いている形式"],
            rows: [
              ["写真を何度も編集する", "PNG"],
              ["PNG指定のフォームに添付する", "PNG"],
              ["背景を切り抜く", "PNG"],
              ["写真を共有・保存する", "JPG"],
              ["サイトに写真を載せる", "[WEBP](/jpg-to-webp)"],
            ],
          },
          "一度に100個、合計100MBまで変換でき、画像は1枚100メガピクセルまでです。結果は自分で削除しないかぎり、サーバーに{retention}残ります。",
        ],
      },
    ],
    questions: [
      {
        question: "白い背景は透明になりますか？",
        answer:
          "いいえ。JPGでは、白もほかの色と同じただの色です。PNGは透明な背景にできますが、先に画像編集ソフトで被写体を切り抜く必要があります。",
      },
      { question: "画像はくっきりしますか？", answer: "いいえ、見た目はまったく同じです。" },
      {
        question: "PNGを小さくするには？",
        answer:
          "[画像圧縮](/compress-image)を試してください。イラストやスクリーンショットにはよく効きますが、写真ではあまり減りません。写真を小さくしたいなら、JPGのままにしてください。",
      },
      { question: ".jpegファイルも変換できますか？", answer: "はい。JPGとJPEGは同じ形式です。" },
      {
        question: "MacやiPhoneでJPGをPNGに変換するには？",
        answer:
          "WindowsやAndroidと同じです。ブラウザーでこのページを開き、写真を選択してください。インストールは不要です。",
      },
      {
        question: "壊れた写真が混ざっていたら？",
        answer:
          "そのファイル名を示すメッセージが出て、ほかの写真は変換されます。途中で切れた画像をお渡しすることはありません。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
