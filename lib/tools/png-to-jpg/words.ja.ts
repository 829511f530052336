import { simplePng } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PNGをJPGに変換",
  title: "PNGをJPGに変換 | 画質と背景色を選べる、無料",
  description:
    "PNGをJPGに無料で変換。画質、背景色、透明部分の扱いを自分で選べます。まとめて変換でき、会員登録も透かしもありません。",
  keywords: ["png jpg 変換", "png jpg 変換 無料", "png jpeg 変換", "png 透過 白背景", "png jpg 一括変換"],
  heading: "PNGをJPGに変換（詳細設定）",
  headingParts: [{ text: "PNGをJPGに変換" }, { text: "（詳細設定）", advanced: true }],
  subtitle: "画質も背景色も、細かく指定してPNGをJPGに変換",
  simpleSubtitle: "PNGをまとめてJPGに。設定は何もいりません",
  messages: {
    drop: "{file name}はPNGファイルではありません",
    select: "{file name}はPNGファイルではありません",
    none: "PNGファイルを1つ以上選択してください。",
    tooLarge: "{file name}は上限の10MBを超えています",
  },
  dropZone: {
    prompt: "PNGファイルをここにドラッグ＆ドロップ",
    dragging: "PNGファイルをここにドロップ",
    or: "またはクリックして選択",
    button: "PNGファイルを選択",
    hint: "複数のファイルに対応（1個10MBまで）",
  },
  action: "JPGに変換",
  simple: fillAll(simplePng, { to: "JPG" }),
  howTo: [
    { name: "PNGファイルを選択", text: "ページにドロップするか、ボタンから選びます。" },
    {
      name: "「詳細」か「シンプル」を選ぶ",
      text: "「詳細」では、画質と、透明な部分に入れる背景色を決められます。PNGは1個10MBまでです。「シンプル」は画質85、白い背景で変換し、もっと大きなPNGも合計100MBまで使えます。",
    },
    { name: "JPGをダウンロード", text: "1つずつ、またはZIPでまとめて保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "PNGをJPGにすると変わること",
        blocks: [
          "PNGはすべてのピクセルをそのまま保存します。JPGは、ほとんど気づかない細部を省くので、写真の容量がずっと小さくなります。幅と高さは変わりません。",
          "サーバーは色をsRGBに変換し、透明な部分を塗りつぶしてJPGを書き出します。テキストのメモ、撮影情報、位置情報は取り除かれます。",
        ],
      },
      {
        heading: "画質スライダーの目安",
        blocks: [
          {
            caption: "スライダーの値と用途",
            head: ["画質", "向いている用途", "知っておきたいこと"],
            rows: [
              ["60〜75", "サムネイル、プレビュー、チャット", "輪郭にうっすらにじみが出る"],
              ["85", "サイトやメールの写真", "初期設定"],
              ["90〜95", "印刷、赤い文字、細い色の線", "色の解像度がそのまま残る"],
              ["100", "あとで編集する画像", "かなり大きくなるが、それでも完全な無劣化ではない"],
            ],
          },
          "90未満では、色が半分の解像度で保存されます。写真ではわかりませんが、白地に細い赤文字があると輪郭がぼやけます。",
          {
            caption: "写真の一部。画質30では空がブロック状になり、輪郭がぼやけます。",
            pictures: [
              {
                path: "/figures/png-to-jpg-85.jpg",
                label: "画質85",
                alt: "なめらかな青空とオレンジ色の凧。",
                width: 300,
                height: 225,
                bytes: 5_452,
              },
              {
                path: "/figures/png-to-jpg-30.jpg",
                label: "画質30",
                alt: "同じ凧。輪郭がにじみ、空がブロック状になっている。",
                width: 300,
                height: 225,
                bytes: 2_083,
              },
            ],
          },
        ],
      },
      {
        heading: "透明な背景を白や好きな色に",
        blocks: [
          "JPGは透過に対応していません。「透明部分を背景色で塗りつぶす」がオンなら、透明な部分は選んだ背景色になり、影ややわらかい輪郭もその色に溶け込みます。画像を使うページの色に合わせると自然です。",
          "オフにすると色は混ざりません。透明な部分の下に保存されている色（多くは黒）がそのまま見えます。",
          {
            caption: "市松模様はPNGの透明な背景を表しています。JPGの背景は白です。",
            pictures: [
              {
                path: "/figures/transparent.png",
                label: "PNG",
                alt: "丘と太陽と5つの凧のイラスト。背景は透明。",
                width: 560,
                height: 420,
                bytes: 37_801,
                transparent: true,
              },
              {
                path: "/figures/png-to-jpg-white.jpg",
                label: "JPG",
                alt: "同じイラスト。背景は白。",
                width: 560,
                height: 420,
                bytes: 17_133,
              },
            ],
          },
        ],
      },
      {
        heading: "PNGのままがよい場合",
        blocks: [
          "スクリーンショット、ロゴ、線画は、均一な色の面とくっきりした輪郭でできています。JPGにすると見た目が悪くなり、PNGのほうが小さいこともよくあります。PNGが大きすぎるときは、[画像圧縮](/compress-image)を使うか、透過が残る[WEBPに変換](/png-to-webp)してください。",
          "PNGは1枚100メガピクセルまでです。サイズは、「詳細」では1個10MBまで、「シンプル」では合計100MBまでです。JPGは{retention}以内にダウンロードしてください。その後はサーバーから削除されます。",
        ],
      },
    ],
    questions: [
      {
        question: "JPGのほうがPNGより大きくなったのはなぜですか？",
        answer:
          "元のPNGが、色数の少ないイラストやスクリーンショットだからでしょう。PNGはそうした画像の保存が得意です。画質を下げるか、PNGのまま使ってください。",
      },
      {
        question: "「シンプル」表示は何のためですか？",
        answer:
          "すべてのファイルを、画質85・白背景で一気に変換します。設定する項目はありません。ドロップ欄の上で切り替えても、選択したファイルは残ります。",
      },
      {
        question: "あとから透明に戻せますか？",
        answer:
          "いいえ。[JPGをPNGに変換](/jpg-to-png)しても、背景は塗りつぶされたままです。元のPNGを残しておいてください。",
      },
      {
        question: "アニメーションPNGはどうなりますか？",
        answer: "1枚の静止画になります。たいていは最初のフレームです。",
      },
    ],
  },
} satisfies ToolWords<"advanced">;
