import { threeView } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(threeView, { to: "GIF" }),
  name: "JPGをGIFに変換",
  title: "JPGをGIFに変換 | 無料、透かしなし",
  description:
    "JPGを、画像ごとに最適な256色を選んでGIFに変換。一度に20枚まで変換でき、無料・登録不要・透かしなし。ファイルは自動的に削除されます。",
  keywords: ["jpg gif 変換", "jpeg gif 変換", "写真 gif 変換", "gif 変換 無料", "gif 作成"],
  heading: "JPGをGIFに変換",
  subtitle: "写真に合う256色を選んで、GIFに変換",
  howTo: [
    { name: "JPGファイルを選択", text: "写真を20枚までページにドロップするか、ボタンから選びます。" },
    { name: "変換", text: "「GIFに変換」を押して、数秒待ちます。" },
    { name: "GIFをダウンロード", text: "1つずつ、またはZIPでまとめて保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "本当にGIFが必要ですか？",
        blocks: [
          "GIFで使えるのは256色だけですが、写真には何千もの色があります。そのためGIFは元のJPGよりざらついて見え、容量もずっと大きくなります。テストでは、1.7MBの12メガピクセルのJPGが6.0MBのGIFになりました。",
          "フォームや掲示板、古い機器がGIFしか受け付けないとき、またはレトロな見た目が好きなときにGIFを選んでください。それ以外は、劣化を防ぐなら[JPGをPNGに](/jpg-to-png)、小さくしたいなら[JPGをWEBPに変換](/jpg-to-webp)するのがおすすめです。",
          {
            caption: "同じ写真のJPGとGIF。GIFは、足りない色を細かい点の模様で表します。",
            pictures: [
              {
                path: "/figures/jpg-to-gif-before.jpg",
                label: "JPG",
                alt: "朝焼けの丘と5つの凧の写真。色がなめらか。",
                width: 300,
                height: 225,
                bytes: 16_702,
              },
              {
                path: "/figures/jpg-to-gif-after.gif",
                label: "GIF、256色",
                alt: "同じ凧と丘。空がざらついている。",
                width: 300,
                height: 225,
                bytes: 38_497,
              },
            ],
          },
        ],
      },
      {
        heading: "256色で何千色にも見せる方法",
        blocks: [
          "サーバーは、画像ごとにいちばん合う256色を探します。夕焼けならオレンジ色が多く、森なら緑色が多くなります。",
          "次に、新聞の印刷のように、その色の点を隣り合わせに混ぜます。これはディザリングと呼ばれ、空の縞模様をなめらかな階調にします。点が目立つのは、主に拡大したときです。",
          "256色以下のイラストは、そのまま正確に保存されます。ただしJPGで保存したイラストは、輪郭がぼやけてずっと多くの色を含んでいるのが普通です。",
        ],
      },
      {
        heading: "変わるもの、変わらないもの",
        blocks: [
          {
            list: [
              "ファイル名はそのままで、拡張子だけが.gifになります。",
              "幅と高さはそのままで、1辺65,535ピクセルまで対応します。",
              "写真は正しい向きになり、色はsRGBに変換されます。",
            ],
          },
          "撮影情報や位置情報は残りません。GIFを小さくするには、先に[写真をリサイズ](/resize-image)してください。幅と高さを半分にすると、ピクセル数は4分の1になります。",
        ],
      },
    ],
    questions: [
      {
        question: "何枚かのJPGからGIFアニメを作れますか？",
        answer:
          "いいえ、JPG1枚が1つの静止画GIFになります。GIFアニメを作るには、動画編集ソフトかGIF作成ソフトを使ってください。",
      },
      {
        question: "GIFの背景を透明にできますか？",
        answer: "いいえ。GIFは透過に対応していますが、元のJPGに透明な部分がありません。",
      },
      {
        question: "GIFがざらついて見えるのはなぜですか？",
        answer: "ディザリングのためです。画像を拡大表示するソフトもあるので、100%で見てください。",
      },
      {
        question: "一度に何枚変換できますか？",
        answer:
          "20個までです。ファイルを追加すると一覧に加わり、すでにある結果は消えるので、先にダウンロードしてください。",
      },
      {
        question: "GIFをJPGに変換するには？",
        answer:
          "[画像変換](/image-compressor)でできます。失われた色は戻らないので、元の写真は残しておいてください。",
      },
      {
        question: "写真はサーバーに残りますか？",
        answer: "JPGは変換が済みしだい、GIFは{retention}後に、サーバーから削除されます。",
      },
    ],
  },
} satisfies ToolWords<"three-view">;
