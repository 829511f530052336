import { batch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "HEIC", to: "WEBP" }),
  name: "HEICをWEBPに変換",
  title: "HEICをWEBPに変換 | iPhoneの写真をサイト用に",
  description:
    "iPhoneのHEIC写真を、サイトに載せるWEBPへ一度で変換。位置情報は取り除かれ、正しい向きで仕上がります。無料・登録不要・透かしなしです。",
  keywords: ["heic webp 変換", "iphone 写真 webp", "heif webp 変換", "heic 変換 web用", "heic 変換 無料"],
  heading: "HEICをWEBPに変換",
  subtitle: "iPhoneの写真を、一度の変換でサイト用に",
  howTo: [
    { name: "HEICの写真を選択", text: "iPhoneからコピーするか、iPhoneでこのページを開きます。" },
    { name: "変換", text: "「WEBPに変換」を押します。写真は正しい向きで仕上がります。" },
    { name: "WEBPをダウンロード", text: "枚数が多いときはZIPが便利です。" },
  ],
  article: {
    sections: [
      {
        heading: "スマホからサイトへ",
        blocks: [
          "HEICはiPhoneが写真を保存する形式、WEBPはサイトに向いた形式です。普通はJPGを経由しますが、そのたびに画質が落ちます。このページはHEICを読み取り、直接WEBPを作ります。",
          {
            caption: "8.5〜12メガピクセルのスマホ写真4枚の合計",
            head: ["形式", "サイズ"],
            rows: [
              ["スマホが保存したHEIC", "3.1MB"],
              ["JPG、画質85", "3.9MB"],
              ["WEBP、画質80", "1.3MB"],
            ],
          },
          "だからといって、WEBPのほうが優れた形式というわけではありません。スマホは、あとで編集できるように高い画質で保存しています。WEBPはWeb用のコピーです。",
        ],
      },
      {
        heading: "WEBPに入るもの",
        blocks: [
          {
            list: [
              "写真全体を元の大きさで、正しい向きで。",
              "8ビットのsRGBの色。新しいiPhoneの広い色域（Display P3）は変換され、HDRは普通の明るさになります。",
              "位置情報、日付、カメラの情報は含まれません。",
              "メインの画像だけです。Live Photosの動画、深度マップ、連写のほかの写真は含まれません。",
            ],
          },
          "拡張子が.heic、.heif、.hifのファイルを使えます。Samsung、Canon、Sonyの機器のものにも対応しています。",
        ],
      },
      {
        heading: "ページに合った大きさに",
        blocks: [
          "4032×3024ピクセルの写真は、どのサイトで表示するにも大きすぎます。ブログなら長辺1600ピクセルで十分です。[画像リサイズ](/resize-image)もHEICを読めるので、大きさを入力してWEBPを選べば、このページは必要ありません。",
          "HEICは元の写真として残しておいてください。あとで別の大きさや形式が必要になっても、そこから作り直せます。",
        ],
      },
    ],
    questions: [
      {
        question: "写真の代わりにタイルが表示されるのはなぜですか？",
        answer: "Safari以外のブラウザーはHEICを表示できません。WEBPになると、一覧に写真が表示されます。",
      },
      {
        question: "WEBPとJPG、どちらを選べばいいですか？",
        answer:
          "容量が大事な自分のサイトにはWEBPです。送る、印刷する、フォームに添付するときは、[HEICをJPGに変換](/heic-to-jpg)してください。",
      },
      {
        question: "AVIFにはできますか？",
        answer:
          "はい。[画像変換](/image-compressor)でHEICからAVIFを作れます。上の写真4枚は895KBになりました。",
      },
      {
        question: "iPhoneだけでできますか？",
        answer:
          "はい、Safariでもほかのブラウザーでもできます。ライブラリから写真を選んでください。iOSがJPGとして渡すこともあるので、その場合は「ファイル」アプリから選ぶとHEICのままになります。",
      },
      {
        question: "一度に何枚変換できますか？",
        answer: "100個、100MBに収まる枚数までです。普通の大きさの写真なら、100枚くらいは余裕で入ります。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
