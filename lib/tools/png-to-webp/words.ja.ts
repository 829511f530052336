import { simplePng } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(simplePng, { to: "WEBP" }),
  name: "PNGをWEBPに変換",
  title: "PNGをWEBPに変換 | 透過のまま軽く、無料",
  description:
    "PNGをWEBPに変換して、サイトの表示を速く。同じ画像がずっと小さなファイルになり、透過も残ります。無料・登録不要・透かしなしです。",
  keywords: ["png webp 変換", "png webp 変換 無料", "png webp 透過", "webp 変換 一括", "png 軽くする"],
  heading: "PNGをWEBPに変換",
  subtitle: "同じ画像を、透過を残したままずっと小さなファイルに",
  howTo: [
    {
      name: "PNGファイルを選択",
      text: "ページにドロップする、スクリーンショットを貼り付ける、ボタンから選ぶ、のどれでもかまいません。",
    },
    { name: "変換", text: "「WEBPに変換」を押します。透明な部分は透明のままです。" },
    { name: "WEBPをダウンロード", text: "1つずつ、またはZIPで保存します。どれだけ減ったかも表示されます。" },
  ],
  article: {
    sections: [
      {
        heading: "ページの表示を速くする",
        blocks: [
          "PNGはすべてのピクセルをそのまま保存しますが、サイトを見る人にそこまで必要なことはめったにありません。WEBPなら見た目も透過もそのままで、バイト数はずっと少なくなります。いちばん減るのは、写真、CG、写真入りのスクリーンショットです。",
          "今のブラウザーはすべてWEBPを表示でき、Safariもバージョン14から対応しています。WordPressはバージョン5.8から使えます。",
          {
            caption: "透明な背景の同じイラストを、両方の形式で。",
            pictures: [
              {
                path: "/figures/transparent.png",
                label: "PNG",
                alt: "丘と凧のイラスト。背景は透明。PNG版。",
                width: 560,
                height: 420,
                bytes: 37_801,
                transparent: true,
              },
              {
                path: "/figures/png-to-webp-after.webp",
                label: "WEBP",
                alt: "同じイラストのWEBP版。背景は透明のまま。",
                width: 560,
                height: 420,
                bytes: 15_638,
                transparent: true,
              },
            ],
          },
        ],
      },
      {
        heading: "WEBPの作り方",
        blocks: [
          {
            list: [
              "画質は85、エンコーダーはもっとも丁寧な設定です。",
              "透過は、いちばん淡い影まで劣化なしで残ります。",
              "色は1チャンネル8ビットのsRGBに変換されます。",
              "幅と高さは変わりません。WEBPで扱えるのは1辺16,383ピクセルまでです。",
              "テキストのメモ、日付、位置情報は取り除かれます。",
            ],
          },
          "ページがサーバーを待つのは1分までです。大きなPNGがたくさんあるときは、何個かずつ変換してください。",
        ],
      },
      {
        heading: "PNGとWEBPの使い分け",
        blocks: [
          "ここで作るWEBPは非可逆で、色は半分の解像度で保存されます。青地に赤い文字、細い色の線、ドット絵は、輪郭が少しぼやけます。そうした画像はPNGのまま、[画像圧縮](/compress-image)で小さくしてください。",
          {
            caption: "どちらの形式にするか",
            head: ["画像", "おすすめ"],
            rows: [
              ["透明な背景の商品写真", "WEBP"],
              ["写真入りのスクリーンショット", "WEBP"],
              ["フラットなアイコン、ドット絵", "PNG、あればSVG"],
              ["編集用の元画像", "PNG"],
              ["メールの添付", "PNGまたは[JPG](/png-to-jpg)"],
            ],
          },
          "色数の少ない小さなアイコンは、PNGのほうが小さいこともあります。結果にはファイルごとの削減量が出るので、1つずつ判断できます。",
        ],
      },
    ],
    questions: [
      { question: "透過ロゴは透過のままですか？", answer: "はい。やわらかい輪郭や影も残ります。" },
      {
        question: "可逆圧縮のWEBPは作れますか？",
        answer: "ここでは作れません。1ピクセルも変えたくないなら、PNGのまま使ってください。",
      },
      {
        question: "スクリーンショットを貼り付けられますか？",
        answer:
          "はい。Ctrl＋V、MacではCommand＋Vを押します。PNGとして貼り付けられれば使え、たいていのシステムではそうなります。",
      },
      {
        question: "WEBPをPNGに戻すには？",
        answer:
          "[WEBPをPNGに変換](/webp-to-png)します。失われた細部は戻らないので、元のPNGを残しておいてください。",
      },
      {
        question: "アニメーションPNGを変換すると？",
        answer:
          "静止画のWEBPになります。同じアニメーションのGIFがあれば、[GIFをWEBPに変換](/gif-to-webp)すると動いたままになります。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
