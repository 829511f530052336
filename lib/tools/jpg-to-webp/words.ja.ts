import { threeView } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(threeView, { to: "WEBP" }),
  name: "JPGをWEBPに変換",
  title: "JPGをWEBPに変換 | サイトを軽く、無料",
  description:
    "JPGの写真をWEBPに変換して、サイトの表示を速く。見た目はそのままで、ファイルはずっと小さくなります。無料・登録不要・透かしなしです。",
  keywords: ["jpg webp 変換", "jpeg webp 変換", "webp 変換", "webp 一括変換", "画像 web用 軽量化"],
  heading: "JPGをWEBPに変換",
  subtitle: "見た目は同じで速く表示される写真に、一度に20枚まで",
  howTo: [
    { name: "JPGファイルを選択", text: "写真を20枚までページにドロップするか、ボタンから選びます。" },
    { name: "変換", text: "「WEBPに変換」を押します。ピクセル数は変わりません。" },
    { name: "WEBPをダウンロード", text: "1つずつ、またはZIPでまとめて保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "サイトの写真を小さく",
        blocks: [
          "Webページでいちばん重いのは、たいてい写真です。WEBPにすると、見た目は同じまま速く読み込めます。テストでは、1.7MBの12メガピクセルのJPG（画質92）が約475KBのWEBPになりました。",
          "すでに強く圧縮されたJPGでは、あまり減りません。WEBPが小さくならなければ、JPGのまま使ってください。",
        ],
      },
      {
        heading: "写真に行う処理",
        blocks: [
          {
            list: [
              "WEBPの画質は80です。",
              "写真は正しい向きになり、幅と高さは変わりません。",
              "色はsRGBに変換され、多くのJPGと同じく半分の解像度で保存されます。",
              "撮影情報、位置情報、サムネイルは取り除かれます。",
              "ファイル名はそのままで拡張子だけ.webpになるので、サイトのリンクを直すのも簡単です。",
            ],
          },
          "WEBPの1辺は16,383ピクセルまでです。それより長いパノラマ写真は、先に[リサイズ](/resize-image)してください。",
        ],
      },
      {
        heading: "WEBPを表示できるブラウザー",
        blocks: [
          {
            caption: "WEBPに対応するブラウザー",
            head: ["ブラウザー", "対応バージョン"],
            rows: [
              ["Chrome", "32以降"],
              ["Edge", "18以降"],
              ["Firefox", "65以降"],
              ["Safari（iPhone、iPad）", "14以降"],
              ["Safari（Mac）", "14以降、macOS 11以降"],
            ],
          },
          "古いブラウザーにも対応するには、HTMLのpicture要素で、WEBPをsourceに、JPGをimgに指定します。読み込まれるのはどちらか一方だけです。",
          "メールソフトや印刷所には、WEBPを扱えないところも多くあります。そうした相手にはJPGを送ってください。",
        ],
      },
    ],
    questions: [
      {
        question: "一度に何枚まで変換できますか？",
        answer: "20個、100MBまでです。新しいファイルは一覧に追加されるので、何回かに分けて選択できます。",
      },
      {
        question: "画質は選べますか？",
        answer:
          "このページでは選べません。見た目を変えずにできるだけ小さくするには、できたWEBPを[画像圧縮](/compress-image)にかけてください。",
      },
      {
        question: "見た目の違いはわかりますか？",
        answer:
          "普通の大きさなら、まずわかりません。最初にぼやけるのは、フィルムの粒子と、黒地の赤い部分です。",
      },
      {
        question: "ロゴもWEBPにしたほうがいいですか？",
        answer:
          "はい。ただし、元のPNGがあれば[PNGをWEBPに変換](/png-to-webp)してください。JPGで保存したロゴは輪郭がすでにぼやけていて、それが残ってしまいます。",
      },
      {
        question: "WEBPをJPGに戻すには？",
        answer: "[WEBPをJPGに変換](/webp-to-jpg)します。とはいえ、元のJPGを残しておくのがいちばんです。",
      },
    ],
  },
} satisfies ToolWords<"three-view">;
