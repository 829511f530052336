import { refusals, specifiedBatch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "WEBPをJPGに変換",
  title: "WEBPをJPGに変換 | 無料、透かしなし",
  description:
    "WEBPを、どの端末でも開けて、どのサイトにも投稿できるJPGに変換。無料・登録不要・透かしなしで、ファイルは自動的に削除されます。",
  keywords: ["webp jpg 変換", "webp jpeg 変換", "webp 変換", "webp jpg 保存", "webp 開けない"],
  heading: "WEBPをJPGに変換",
  subtitle: "Webから保存した画像を、どこでも開けて使えるJPGに",
  ...fillAll(specifiedBatch, { from: "WEBP", to: "JPG" }),
  messages: fillAll(refusals, { from: "WEBP" }),
  howTo: [
    { name: "WEBPファイルを選択", text: "ページのどこかにドロップするか、ボタンから選びます。" },
    { name: "変換", text: "「JPGに変換」を押します。透明な部分は白になります。" },
    { name: "JPGをダウンロード", text: "1つずつ、またはZIPでまとめて保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "保存した画像が.webpになる理由",
        blocks: [
          "サイトがWEBPを使うのは、JPGより速く読み込めるからです。しかし保存した画像は、写真プリントの機械、投稿フォーム、古いソフトで使えないことがあります。JPGならどこでも使えます。",
        ],
      },
      {
        heading: "WEBPがJPGになるまで",
        blocks: [
          "Chrome、Edge、Firefoxでは、まずブラウザーが画像を画質92のWEBPとして描き直します。それをサーバーが画質85のJPGにします。写真ならどちらの段階も目に見えません。",
          "次のどれかに当てはまると、元のファイルがそのままアップロードされます。",
          {
            list: [
              "アニメーションである",
              "16.7メガピクセルを超えている",
              "撮影情報（Exif）が入っている",
              "Safariのように、ブラウザーが描き直せない",
            ],
          },
          "どのブラウザーでも描き直しを避けたいときは、[画像変換](/image-compressor)でjpgを選んでください。",
        ],
      },
      {
        heading: "透明な部分は白になります",
        blocks: [
          "JPGは透明な部分を保存できません。やわらかい輪郭や影は、白いページの上に置いたときのように白と混ざります。背景を透明なまま残すには、[WEBPをPNGに変換](/webp-to-png)してください。ほかの色にしたいときは、そのPNGを、背景色を選べるツールで[JPGに変換](/png-to-jpg)します。",
        ],
      },
      {
        heading: "できあがるJPG",
        blocks: [
          "幅と高さはそのままで、色はsRGBに変換され、撮影情報と位置情報は取り除かれます。JPGはたいていWEBPより大きくなりますが、細部が増えるわけではありません。",
          "ダウンロードリンクには一覧の順に番号が付き、ZIPの中では元のファイル名が使われます。一度に100MBまでアップロードでき、JPGは{retention}後にサーバーから削除されます。",
        ],
      },
    ],
    questions: [
      {
        question: "ChromeでWEBPをJPGとして保存するには？",
        answer:
          "Chromeは、サイトが送ってきた形式のまま画像を保存します。WEBPを保存して、このページにドロップし、JPGをダウンロードしてください。",
      },
      {
        question: "拡張子を.jpgに書き換えるだけではだめですか？",
        answer:
          "だめです。変わるのは名前だけです。中身を見て表示してくれるソフトもありますが、たいていのフォームでは受け付けられません。",
      },
      {
        question: "動くWEBPはどうなりますか？",
        answer:
          "JPGは動かないので、最初のフレームになります。アニメーションのまま軽くしたいなら、全フレームを残す[画像圧縮](/compress-image)を使ってください。",
      },
      {
        question: "WEBPなのに、WEBPではないと表示されるのはなぜですか？",
        answer:
          "このページは拡張子で判断しています。中身が本当にWEBPなら、名前の最後を.webpに変えて、もう一度選択してください。",
      },
      {
        question: "スマホでも使えますか？",
        answer: "はい。iPhoneでもAndroidでも、最近のブラウザーなら使えます。",
      },
      {
        question: "自分のサイトにもJPGを使うべきですか？",
        answer: "いいえ、サイトではWEBPのままにしてください。そのほうが速く表示されます。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
