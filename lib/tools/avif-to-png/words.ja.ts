import { specifiedBatch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "AVIFをPNGに変換",
  title: "AVIFをPNGに変換 | 透過を保持、無料",
  description:
    "AVIFを開けない編集ソフトやサイトのために、AVIFをPNGに変換。透過はそのまま残ります。無料・登録不要で、ファイルは自動的に削除されます。",
  keywords: ["avif png 変換", "avif png 変換 無料", "avif png 透過", "avif 開けない", "avif 変換"],
  heading: "AVIFをPNGに変換",
  subtitle: "AVIF画像を、透過を残したままどの編集ソフトでも開けるPNGに",
  ...fillAll(specifiedBatch, { from: "AVIF", to: "PNG" }),
  howTo: [
    { name: "AVIFファイルを選択", text: "ページのどこかにドロップするか、ボタンから選びます。" },
    { name: "変換", text: "「PNGに変換」を押します。透明な部分は透明のままです。" },
    { name: "PNGをダウンロード", text: "1つずつ、またはZIPでまとめて保存します。" },
  ],
  article: {
    sections: [
      {
        heading: "AVIFをPNGにする理由",
        blocks: [
          "AVIFはサイトには最適でも、編集には不便です。多くの画像編集ソフト、プリンタードライバー、CMSはまだAVIFを取り込めません。可逆圧縮で透過も残るPNGなら、どれでも読み込めます。",
          "GIMP（2.10.22以降）とKrita（5.0以降）はAVIFをそのまま開けるので、このページは必要ありません。",
        ],
      },
      {
        heading: "AVIFがPNGになる仕組み",
        blocks: [
          "小さな画像は、アップロード前にブラウザーがPNGとして描き直します。たいていの写真のように、描き直すとアップロードがかなり大きくなる場合は、AVIFそのものを送ります。アニメーション、HDR画像、16.7メガピクセルを超える画像、ブラウザーが読めないAVIFも同じです。どの場合も、サーバーがそれ以上劣化させずに最終的なPNGを書き出します。",
          {
            list: [
              "透明な部分も半透明な部分も、そのまま残ります。",
              "回転と左右反転は画像に反映されます。",
              "色はsRGBに変換され、HDRは普通の明るさに調整されます。",
              "撮影情報も位置情報も残りません。",
            ],
          },
        ],
      },
      {
        heading: "PNGの容量",
        blocks: [
          "AVIFが小さいのは、目に見えない細部を省いているからです。PNGはすべてのピクセルを保存するので、12メガピクセルの写真は約8.7MBになります。透過がいらないなら、同じ写真は[AVIFをJPGに変換](/avif-to-jpg)すると約1.1MBで済みます。",
          "PNGをそのままサイトに載せるのは避けてください。編集が終わったら、[PNGをWEBPに変換](/png-to-webp)するか、[画像変換](/image-compressor)でAVIFに戻します。どちらも透過が残ります。",
        ],
      },
    ],
    questions: [
      {
        question: "PNGはAVIFと完全に同じですか？",
        answer:
          "見た目は同じです。ただし、描き直すと、1チャンネル10ビットや12ビットのAVIFは8ビットになります。[画像変換](/image-compressor)は描き直しをしないので、16ビットのPNGになります。",
      },
      {
        question: "一度に何個変換できますか？",
        answer: "ファイル100個、合わせて100MBまでです。画像の大きさは1枚100メガピクセルまでです。",
      },
      {
        question: "AVIFのプレビューが出ないのはなぜですか？",
        answer: "AVIFを表示できないブラウザーもあるためです。PNGができるとプレビューが出ます。",
      },
      {
        question: "動くAVIFを変換するとどうなりますか？",
        answer: "静止画になります。アニメーションPNGは書き出しません。",
      },
      {
        question: "ソフトで開くと輪郭がギザギザになるのはなぜですか？",
        answer:
          "古いソフトには、半透明のピクセルを表示できないものがあります。代わりに、[PNGをJPGに変換](/png-to-jpg)して単色の背景に重ねてください。",
      },
      {
        question: "PNGはいつまでダウンロードできますか？",
        answer: "このページを開いている間です。サーバーのコピーは{retention}後に削除されます。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
