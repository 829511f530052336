import type { Translated } from "..";
import type { homeDrop as en } from "../en/home-drop";

export const homeDrop = {
  prompt: "画像やPDFをこのページにドロップ",
  touch: "写真やPDFを選択",
  dragging: "ここにドロップ",
  wrong: "使えるのは画像とPDFです",
  looking: "ファイルを確認中...",
  failed: "ページの一部を読み込めませんでした。接続を確認して、もう一度ファイルを選択してください。",
  lost: "共有したファイルが届きませんでした。こちらには何も残っていません。ここから選択してください。",
  button: "ファイルを選択",
  others: "別のファイルを選択",
  note: "JPG、PNG、WEBP、AVIF、HEIC、GIF、TIFF、BMP、SVG、PSD、PDFなど。フォルダーごとでもかまいません。変換後の形式は次の画面で選びます。",
  private: "まだ何もアップロードされていません。",
} satisfies Translated<typeof en>;
