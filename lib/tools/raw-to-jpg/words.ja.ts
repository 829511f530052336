import { batch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "RAW", to: "JPG" }),
  name: "RAWをJPGに変換",
  title: "RAWをJPGに変換 | CR2、NEF、ARW、DNG、無料",
  description:
    "Canon、Nikon、Sony、FujifilmなどのRAW写真を、カメラが仕上げた色のままJPGに変換。現像ソフトがなくても、無料・登録不要で使えます。",
  keywords: ["raw jpg 変換", "raw jpeg 変換", "cr2 jpg 変換", "nef jpg 変換", "arw jpg 変換", "dng jpg 変換"],
  heading: "RAWをJPGに変換",
  subtitle: "カメラのRAWデータを、カメラが仕上げた色のままJPGに",
  howTo: [
    { name: "RAWファイルを選択", text: "カード1枚分でもかまいません。1回に100個、100MBまでです。" },
    { name: "変換", text: "「JPGに変換」を押します。現像はしないので、すぐに終わります。" },
    { name: "JPGをダウンロード", text: "よいものだけ、または全部をZIPで保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "このページがRAWに行うこと",
        blocks: [
          "RAWには、センサーが測った値と、仕上がったJPGの両方が入っています。カメラの液晶に表示されるのが、そのJPGです。このページは、中にあるいちばん大きいJPGを見つけ、正しい向きにしてお渡しします。",
          "ですから、絵作り、ホワイトバランス、ノイズ処理は、だれかの推測ではなくメーカーが調整したものです。結果がすぐに出るのも、そのためです。",
        ],
      },
      {
        heading: "メーカーと拡張子",
        blocks: [
          {
            caption: "読み取れる形式",
            head: ["メーカー", "拡張子"],
            rows: [
              ["Canon", "CR2、CR3"],
              ["Nikon", "NEF、NRW"],
              ["Sony", "ARW"],
              ["Fujifilm", "RAF"],
              ["Panasonic", "RW2"],
              ["Olympus、OM System", "ORF"],
              ["Pentax", "PEF"],
              ["Samsung", "SRW"],
              ["Adobe、Apple、Google、Leica", "DNG"],
            ],
          },
        ],
      },
      {
        heading: "こんなときに便利です",
        blocks: [
          "カメラをRAW＋JPGにし忘れたのに、今夜写真を見たいと言われた。何千枚もの中から選ぶために、小さなコピーがほしい。フォトエージェンシーやショップ、フォームがJPGしか受け付けない。こうした場合は、カメラが作ったJPGで十分です。現像に一晩かける代わりに、数秒で手に入ります。",
        ],
      },
      {
        heading: "ピクセル数はどれくらい？",
        blocks: [
          "ここ15年ほどのカメラの多くは、写真と同じピクセル数のプレビューを保存しています。幅1620ピクセルなど、小さなものしか入れない機種もあります。その場合は一覧に大きさが表示されるので、足りるかどうか判断してください。",
          "印刷、大きなトリミング、露出の変更には、専用ソフトでRAWを現像してください。darktableとRawTherapeeは無料です。",
        ],
      },
    ],
    questions: [
      {
        question: "明るさや色を変えられますか？",
        answer:
          "いいえ。露出を変えるのはRAWの本来の使い道で、プレビューとスライダーのある現像ソフトが必要です。",
      },
      {
        question: "ファイルが受け付けられなかったのはなぜですか？",
        answer:
          "プレビューがないか、使えないほど小さいためです。一部のスキャナーやドローンのDNGがこれにあたります。",
      },
      {
        question: "失われるものはありますか？",
        answer:
          "センサーは12または14ビットで記録しますが、JPGは1色8ビットです。RAWはネガにあたるものなので、残しておいてください。",
      },
      {
        question: "撮影場所やカメラの情報は残りますか？",
        answer: "いいえ。位置情報、カメラなどの情報はJPGから取り除かれます。元のRAWは変わりません。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
