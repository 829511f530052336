import type { Translated } from "..";
import type { imageText as en } from "../en/image-text";
import { counted } from "../format";

export const imageText = {
  language: "文字の言語",
  step: "文字を読み取り中...",
  busy: "読み取り中...",
  rest: "残り{n}枚を読み取る",
  announced: { started: "読み取りを始めました。", canceled: "読み取りをキャンセルしました。" },
  finished: counted({ other: "完了しました。{words}語を読み取りました。" }),
  words: counted({ other: "{words}語" }),
  pictures: counted({ other: "画像{n}枚" }),
  found: "文字を読み取りました",
  foundIn: "{pictures}から{words}を読み取りました。",
  others: counted({ other: "ほかの{n}枚" }),
  foundInSome: "{pictures}から{words}を読み取りました。{others}には文字がありませんでした。",
  none: "文字が見つかりません",
  noneHelp: "もっとはっきりした画像を使うか、言語を選んでください。",
  helps: {
    heading: "うまく読み取るには",
    tips: [
      "文字の言語を選んで、もう一度読み取ります。",
      "真上から、光にむらのない場所で、文字が画面いっぱいになるまで近づいて撮ります。",
      "元のファイルを使います。チャットで縮小されたコピーでは、文字がつぶれています。",
    ],
  },
  again: "もう一度読み取る",
  failed: "文字を読み取れませんでした。",
  result: "{name}の文字",
  readAs: counted({ other: "{words}語、{language}として読み取り" }),
  enlarge: "拡大",
  zoomHelp: "マウスホイール、2本指、＋キーと－キーで拡大・縮小し、画像をドラッグして動かせます。",
  joinLines: "改行をなくす",
  restoreLines: "改行を戻す",
  copy: "テキストをコピー",
  isCopied: "コピーしました",
  copied: "テキストをコピーしました。",
  all: "すべてを1つの.txtでダウンロード",
  txt: ".txtをダウンロード",
  docx: ".docxをダウンロード",
} satisfies Translated<typeof en>;
