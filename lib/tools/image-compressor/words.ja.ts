import { words as compressImage } from "../compress-image/words.ja";
import { pictureLabels } from "../pictures";
import { pictures } from "../shared.ja";
import type { ToolWords } from "../words";

export const words = {
  name: "画像変換",
  title: "画像変換 | JPG・PNG・WEBP・AVIF・TIFFに、無料",
  description:
    "HEIC、WEBP、AVIF、PSD、SVG、BMPなどの画像を、選んだ形式に変換。1個20MBまで、まとめて変換できます。無料・登録不要・透かしなしです。",
  keywords: [
    "画像変換",
    "画像 形式 変換",
    "画像 拡張子 変換",
    "heic webp 変換",
    "画像 tiff 変換",
    "bmp png 変換",
  ],
  heading: "画像変換",
  subtitle: `${pictureLabels.length}種類の画像形式を、JPG、PNG、WEBP、AVIF、TIFFに変換`,
  compressor: compressImage.name,
  targets: {
    jpg: "写真向けの軽いファイル。透過部分は白になります。",
    jpeg: "JPGと同じで、拡張子が.jpegになります。透過部分は白になります。",
    png: "可逆で、透過も残ります。写真はJPGよりかなり大きくなります。",
    webp: "サイト向けの軽いファイル。透過とアニメーションも残ります。",
    avif: "最も軽いファイル。透過も残りますが、開けないソフトもあります。",
    tiff: "可逆で、印刷所や保管に向いています。ファイルは大きくなります。",
  },
  messages: {
    wrong: "使える画像ファイル（20MBまで）を選択してください。",
    none: "画像を1枚以上選択してください。",
  },
  dropZone: {
    prompt: "画像をここにドラッグ＆ドロップ",
    dragging: "画像をここにドロップ",
    or: "または",
    button: "画像を選択",
    hint: `${pictures.or}、1個20MBまで`,
  },
  action: "変換",
  steps: ["画像を読み込み中...", "画像を変換中...", "画質を最適化中...", "もうすぐ完了します..."],
  howToTitle: "画像を変換する方法",
  howTo: [
    { name: "画像を選択", text: "違う形式の画像を1つの一覧に入れられます。1個20MBまでです。" },
    { name: "形式を選ぶ", text: "JPG、PNG、JPEG、WEBP、AVIF、TIFFから選び、「変換」を押します。" },
    { name: "画像をダウンロード", text: "1つずつ、またはZIPでまとめて保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "あらゆる画像形式を1ページで",
        blocks: [
          `いろいろな形式が混ざった画像や、専用ページのない組み合わせの変換に使ってください。${pictures.and}を1つの一覧で読み込み、選んだ形式で書き出します。`,
          "形式はそのままでファイルだけ小さくしたいときは、[画像圧縮](/compress-image)を使ってください。",
        ],
      },
      {
        heading: "どの形式を選ぶ？",
        blocks: [
          {
            caption: "形式ごとの画像の変化",
            head: ["形式", "画質", "透過", "向いている用途"],
            rows: [
              ["JPG", "85", "白になる", "共有、印刷"],
              ["JPEG", "JPGと同じ、拡張子が.jpeg", "白になる", ".jpeg指定のフォーム"],
              ["PNG", "可逆", "残る", "編集、図"],
              ["WEBP", "80", "残る", "サイト"],
              ["AVIF", "画像に応じて48〜60", "残る", "サイト、最小のファイル"],
              ["TIFF", "可逆（LZW）", "残る", "印刷所、保管"],
            ],
          },
          "画質の数値は、形式の間では比べられません。AVIFの48は、WEBPの80と同じくらいの見た目です。テストでは、1.7MBの12メガピクセルのJPGが、AVIFで297KB、WEBPで475KB、TIFFで10.8MBになりました。",
        ],
      },
      {
        heading: "デザインデータ、アイコン、図の結果",
        blocks: [
          {
            caption: "画像1枚だけではないファイル",
            head: ["元のファイル", "結果"],
            rows: [
              ["PSD、PSB", "Photoshopがレイヤーと一緒に保存した、統合済みの画像"],
              ["SVG、SVGZ", "元のサイズの図。1024ピクセルより小さければそこまで拡大"],
              ["ICO、CUR", "ファイルの中でいちばん大きい画像"],
              ["BMP、TGA", "すべてのピクセル。透過があれば透過も"],
            ],
          },
          "Photoshopは、「互換性を優先」がオンのときに統合済みの画像を保存します。それがないファイルは真っ白になってしまうため、受け付けません。CMYKとLabはsRGBに変換され、ダブルトーンはグレーになります。",
          "図をもっと大きな画像にするには、[SVGをPNGに変換](/svg-to-png)してください。",
        ],
      },
      {
        heading: "知っておくと便利なこと",
        blocks: [
          {
            list: [
              "ブラウザーでの描き直しはありません。元のファイルから変換します。",
              "動くGIFとWEBPは、WEBPにすると動いたままです。ほかの形式では最初のフレームになります。",
              "複数ページのTIFFは、1ページ目になります。",
              "16ビットのPNGとTIFFは、PNGかTIFFにすれば16ビットのままです。",
              "スクリーンショットと文字は、AVIFにするとき、写真より細かい色で保存します。",
              "画像は正しい向きになり、CMYKからでもsRGBになります。撮影情報と位置情報は取り除かれます。",
            ],
          },
          "1個のファイルは20MB、100メガピクセルまでです。アニメーションは256フレーム、合計100メガピクセルまでです。1辺の上限は、WEBPが16,383ピクセル、AVIFが16,384ピクセルです。",
        ],
      },
    ],
    questions: [
      {
        question: "サイトにはどの形式がいちばんいいですか？",
        answer:
          "最近のブラウザーすべてで使えるのはWEBPです。AVIFはもっと小さくなりますが、開けないソフトがあります。SNSのプレビューとメールにはJPGを使ってください。",
      },
      {
        question: "画質を設定できますか？",
        answer:
          "[PNGをJPGに変換](/png-to-jpg)するときだけ設定できます。専用ページに画質のスライダーがあります。",
      },
      {
        question: ".heifファイルを変換できますか？",
        answer: "はい。iPhoneの.heicファイルと同じように変換できます。",
      },
      {
        question: "JPGをPNGやTIFFにすると画質は上がりますか？",
        answer: "いいえ。それ以上劣化しなくなりますが、容量は何倍にもなります。",
      },
      {
        question: "同じファイルを別の形式にも変換できますか？",
        answer: "はい。一覧は残るので、次の形式を選んでもう一度「変換」を押してください。",
      },
      {
        question: "PSDのレイヤーを取り出せますか？",
        answer:
          "いいえ、統合済みの画像だけです。特定のレイヤーが必要なら、Photoshopでほかを隠して保存し直してください。",
      },
    ],
  },
} satisfies ToolWords<"any-format">;
