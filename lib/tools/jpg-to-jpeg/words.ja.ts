import { refusals, specifiedBatch } from "../shared.ja";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPGをJPEGに変換",
  title: "JPGをJPEGに変換 | 拡張子を.jpegに、無料",
  description:
    "長いほうの拡張子を求めるフォームやソフトのために、.jpgを.jpegに変更。まとめて変換でき、無料・登録不要・透かしなしで使えます。",
  keywords: ["jpg jpeg 変換", "jpg jpeg 変更", "jpg jpeg 拡張子", "jpg を jpeg に", "jpeg 拡張子 変更"],
  heading: "JPGをJPEGに変換",
  subtitle: "同じ画像を、.jpgを受け付けないフォームのために.jpegに",
  ...fillAll(specifiedBatch, { from: "JPG", to: "JPEG" }),
  messages: fillAll(refusals, { from: "JPG" }),
  success: "JPEGファイルをダウンロードできます",
  howTo: [
    { name: "JPGファイルを選択", text: "ページのどこかにドロップするか、ボタンから選びます。" },
    { name: "変換", text: "「JPEGに変換」を押します。" },
    { name: "JPEGをダウンロード", text: "名前の最後が.jpegになり、JPGと同じように開けます。" },
  ],
  article: {
    sections: [
      {
        heading: "JPGとJPEGは同じ形式",
        blocks: [
          ".jpgと.jpegには同じ種類の画像が入っていて、片方を開けるソフトはもう片方も開けます。違うのは拡張子だけです。投稿フォームやスクリプトの中には、長いほうしか受け付けないものがあります。",
          "ですから、画質がよくなるわけではありません。同じ写真の拡張子が.jpegになるだけです。",
        ],
      },
      {
        heading: "このページは写真をもう一度圧縮します",
        blocks: [
          "アップロードの前に、ブラウザーが画像を描き直し、画質92のJPEGとして保存します。1回では劣化は見えませんが、繰り返すと積み重なります。",
          "描き直した写真は正しい向きで、色はsRGB、撮影情報も位置情報もありません。サーバーは残っている隠れたデータを取り除き、拡張子を変えるだけです。",
          "16.7メガピクセルを超える写真と、ブラウザーが描き直せない写真は、そのままアップロードされます。その場合、画像データは圧縮し直されません。",
        ],
      },
      {
        heading: ".jpgを.jpegに変える3つの方法",
        blocks: [
          {
            caption: ".jpegにする方法",
            head: ["方法", "画像データ", "撮影情報、位置情報"],
            rows: [
              ["パソコンで名前を変える", "そのまま", "残る"],
              ["このページを使う", "画質92で再圧縮", "削除"],
              ["[JPEGをJPGに変換](/jpeg-to-jpg)してから名前を変える", "そのまま", "削除"],
            ],
          },
          "名前の変更が面倒なスマホでは、このページがいちばん簡単です。たいていのフォームにはこれで十分です。",
        ],
      },
    ],
    questions: [
      {
        question: "WindowsやMacで.jpgを.jpegに変えるには？",
        answer:
          "Windowsでは、エクスプローラーの「表示」で「ファイル名拡張子」をオンにし、ファイルを選択してF2キーを押し、新しい拡張子を入力します。Macでは、ファイルを選択してReturnキーを押し、入力します。",
      },
      {
        question: "フォームに受け付けてもらえますか？",
        answer:
          "拡張子だけを見ているフォームなら大丈夫です。ファイルサイズにも上限があるなら確認してください。描き直すと、ピクセル数は変わりませんがバイト数が変わります。",
      },
      {
        question: "JPEGは大きくなりますか、小さくなりますか？",
        answer:
          "元のJPGによります。カメラで撮ったままの写真はたいてい小さくなり、強く圧縮された画像は大きくなります。",
      },
      {
        question: ".jpegファイルを選択できないのはなぜですか？",
        answer: "すでに目的の拡張子なので、変えるものがありません。",
      },
      {
        question: "ファイル名はどうなりますか？",
        answer:
          "1つずつダウンロードすると、一覧の順にconverted-1.jpegから番号が付きます。ZIPの中では元のファイル名のままです。",
      },
      {
        question: "上限はありますか？",
        answer: "アップロードは一度に100MBまでです。結果は{retention}後にサーバーから削除されます。",
      },
    ],
  },
} satisfies ToolWords<"batch">;
