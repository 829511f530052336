import { hints } from "../../limits";
import { specifiedBatch, specifiedDropZone } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "AVIFをJPGに変換",
  title: "AVIFをJPGに変換 | オンラインで無料",
  description:
    "AVIFを、どのソフトでもブラウザーでも開けるJPGに変換。まとめて変換でき、無料・登録不要・透かしなし。ファイルは自動的に削除されます。",
  keywords: ["avif jpg 変換", "avif jpeg 変換", "avif 変換", "avif 開けない", "avif 開き方"],
  heading: "AVIFをJPGに変換",
  subtitle: "AVIF画像を、どこでも開けて使えるJPGに",
  ...fillAll(specifiedBatch, { from: "AVIF", to: "JPG" }),
  dropZone: fillAll(specifiedDropZone, { from: "AVIF", ...hints.avif }),
  howTo: [
    { name: "AVIFファイルを選択", text: "ページのどこかにドロップするか、ボタンから選びます。" },
    { name: "変換", text: "必要なら順番を変えて、「JPGに変換」を押します。" },
    { name: "JPGをダウンロード", text: "1つずつ、またはZIPでまとめて保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "AVIFファイルとは？",
        blocks: [
          "AVIFは2019年に生まれた画像形式で、動画コーデックのAV1をもとにしています。同じ画質ならJPGよりずっと小さく、透過とHDRにも対応します。多くのサイトは、表示できるブラウザーにAVIFを送ります。そうした画像を保存すると、手元のソフトでは開けないファイルになりがちです。",
        ],
      },
      {
        heading: "AVIFを開けるもの",
        blocks: [
          {
            caption: "AVIFを表示できるブラウザー",
            head: ["ブラウザー", "対応バージョン"],
            rows: [
              ["Chrome", "85以降"],
              ["Edge", "121以降"],
              ["Firefox", "93以降"],
              ["Safari（Mac）", "16.4以降、macOS Venturaでは16.1以降"],
              ["Safari（iPhone、iPad）", "16以降"],
            ],
          },
          "ブラウザー以外では、iOS 16、macOS 13 Ventura、Android 12以降でAVIFを開けます。GIMP 2.10.22とKrita 5.0も読み込めます。Windows 10と11では、Microsoft StoreのAV1 Video Extensionが必要です。写真店、投稿フォーム、古いOfficeソフトでは、たいていJPGを求められます。",
        ],
      },
      {
        heading: "AVIFがJPGになるまで",
        blocks: [
          "まずブラウザーが画像を画質92のJPGとして描き直します。それをサーバーが画質85のJPGにして、ダウンロードできるようにします。普通の大きさで見るかぎり、違いはわかりません。",
          "アニメーション、HDR、16.7メガピクセルを超える画像、描き直すとアップロードがかなり大きくなる画像、ブラウザーが読めない画像の場合は、AVIFそのものがアップロードされます。サーバーは、1チャンネル8、10、12ビットのどれでも読み取れます。",
          "Display P3などの広い色域は、どの画面でも正しく見えるようにsRGBに変換されます。HDR画像は、明るい部分の細部が残るように調整されます。",
        ],
      },
      {
        heading: "JPGの大きさ",
        blocks: [
          "JPGはほぼ必ずAVIFより大きくなります。テストでは、12メガピクセルの写真が1.1MBになりました。増えた分で細部が増えるわけではないので、容量に余裕があればAVIFも残しておいてください。",
          {
            caption: "同じ画像のAVIFと、サーバーがそこから作ったJPG。",
            pictures: [
              {
                path: "/figures/avif-to-jpg-before.avif",
                label: "AVIF",
                alt: "朝焼けの中、森の丘の上を飛ぶ5つの凧。AVIF版。",
                width: 560,
                height: 420,
                bytes: 16_424,
              },
              {
                path: "/figures/avif-to-jpg-after.jpg",
                label: "JPG",
                alt: "同じ凧と丘のJPG版。見た目は同じ。",
                width: 560,
                height: 420,
                bytes: 30_540,
              },
            ],
          },
        ],
      },
      {
        heading: "JPGか、ほかの形式か",
        blocks: [
          "JPGはどこでも開けるので、共有、印刷、フォームへの添付に向いています。透過には対応しないため、ロゴは白い背景になり、輪郭はなめらかに仕上がります。",
          {
            list: [
              "透明な背景を残したい、劣化させずに編集したいときは、[AVIFをPNGに変換](/avif-to-png)します。",
              "背景を別の色にしたいときは、そのPNGを[JPGに変換](/png-to-jpg)します。",
              "サイトにはAVIFのまま使うか、古いブラウザー向けに[画像変換](/image-compressor)でWEBPを作ります。",
            ],
          },
          "ほかの新しい形式にも専用ページがあり、[WEBP](/webp-to-jpg)や[HEIC](/heic-to-jpg)もJPGに変換できます。",
        ],
      },
    ],
    questions: [
      {
        question: "一度に何個まで変換できますか？",
        answer: "合計100MBまで、100個のファイルを変換できます。画像1枚につき100メガピクセルが上限です。",
      },
      {
        question: "拡張子を.avifから.jpgに変えるだけではだめですか？",
        answer: "だめです。中身はAVIFのままなので、たいていのソフトで「壊れている」と表示されます。",
      },
      {
        question: "WindowsでAVIFをJPGに変換するには？",
        answer:
          "最近のブラウザーで、このページにファイルをドロップしてください。Microsoft Storeの拡張機能はいりません。ファイル選択の画面にAVIFが出てこないときは、「すべてのファイル」を選びます。",
      },
      { question: "動くAVIFは変換できますか？", answer: "JPGは動かないので、静止画になります。" },
      {
        question: "アップロードしたファイルはどうなりますか？",
        answer:
          "アップロードしたものは変換後すぐに、JPGは{retention}後に削除されます。JPGから位置情報、撮影情報、作成者名は取り除かれています。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
