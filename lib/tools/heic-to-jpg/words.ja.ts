import { specifiedBatch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "HEICをJPGに変換",
  title: "HEICをJPGに変換 | iPhoneの写真を無料で",
  description:
    "iPhoneやiPadのHEIC写真を、Windows、Mac、スマホのブラウザーでJPGに変換。正しい向きと正確な色のまま、無料・登録不要・透かしなしで使えます。",
  keywords: [
    "heic jpg 変換",
    "heic jpeg 変換",
    "heic jpg 変換 windows",
    "iphone 写真 jpg 変換",
    "heic 開けない",
  ],
  heading: "HEICをJPGに変換",
  subtitle: "iPhoneやiPadの写真を、どこでも開けるJPGに",
  ...fillAll(specifiedBatch, { from: "HEIC", to: "JPG" }),
  howTo: [
    { name: "HEICの写真を選択", text: "ページのどこかにドロップするか、ボタンから選びます。" },
    { name: "変換", text: "「JPGに変換」を押します。たいていの写真は数秒で終わります。" },
    { name: "JPGをダウンロード", text: "1つずつ、またはZIPでまとめて保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "iPhoneの写真が開けない理由",
        blocks: [
          "iPhoneとiPadは、iOS 11から写真をHEICで保存しています。JPGよりずっと容量が小さい形式ですが、多くのソフトや投稿フォーム、古いパソコンでは読み込めません。",
          {
            caption: "HEICを開ける環境",
            head: ["システム・ブラウザー", "HEICを開けるか"],
            rows: [
              ["iPhone、iPad", "iOS 11以降"],
              ["Mac", "macOS 10.13 High Sierra以降"],
              ["Windows 10・11", "Microsoft StoreのHEIFとHEVCの拡張機能を入れれば可"],
              ["Safari", "バージョン17以降"],
              ["Chrome、Edge、Firefox", "不可"],
            ],
          },
        ],
      },
      {
        heading: "Windows、Mac、スマホでHEICを変換",
        blocks: [
          "アプリも拡張機能もいりません。HEICはサーバーが読み取るので、最近のブラウザーならどれでも変換できます。",
          {
            list: [
              "写真は元の大きさのまま、正しい向きで仕上がります。",
              "Appleの広い色域（Display P3）は、どの画面でも正しく見えるsRGBに変換されます。HDRは、明るい空の細部が残るように調整されます。",
              "JPGの画質は100段階の85です。",
              "位置情報、日付、カメラの機種などの隠れたデータは取り除かれます。",
            ],
          },
          "深度マップと、HDR用の追加レイヤーは含まれません。",
        ],
      },
      {
        heading: "JPGとほかの形式、どちらにする？",
        blocks: [
          "共有、印刷、フォームへの添付にはJPGが合っています。何度も編集して保存する写真なら、[HEICをPNGに変換](/heic-to-png)すればそれ以上劣化しません。自分のサイトに載せるなら[HEICをWEBPに変換](/heic-to-webp)するか、[画像変換](/image-compressor)でAVIFにできます。",
        ],
      },
    ],
    questions: [
      {
        question: "iPhoneで最初からJPGで撮るには？",
        answer:
          "「設定」を開き、「カメラ」、「フォーマット」の順にタップして、「互換性優先」を選びます。以後の写真はJPGで保存され、容量は大きくなります。すでにある写真はHEICのままです。",
      },
      {
        question: "JPGにすると画質は落ちますか？",
        answer:
          "普通の大きさで見るかぎり、違いはわかりません。ただし2回目の圧縮になるので、元のHEICは残しておいてください。",
      },
      {
        question: ".heifファイルも変換できますか？",
        answer: "このページではできません。[画像変換](/image-compressor)なら読み込めて、JPGにもできます。",
      },
      {
        question: "Live Photosは変換できますか？",
        answer: "静止画の部分だけが変換されます。動く部分は別の動画ファイルです。",
      },
      {
        question: "iPhoneだけで変換できますか？",
        answer: "はい。選択した時点でiPhoneが写真をJPGにすることもあり、その場合は変換の必要がありません。",
      },
      {
        question: "一度に何枚まで変換できますか？",
        answer: "写真100枚、合計100MBまでです。1枚の上限は100メガピクセルです。",
      },
      {
        question: "アップロードした写真はどうなりますか？",
        answer:
          "アップロードした写真は変換後すぐに削除されます。JPGがサーバーに残るのは最長{retention}で、それより早く自分で削除することもできます。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
