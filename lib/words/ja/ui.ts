import type { Translated } from "..";
import type { ui as en } from "../en/ui";

export const ui = {
  close: "閉じる",
  hidePassword: "パスワードを隠す",
  showPassword: "パスワードを表示",
  hide: "隠す",
  show: "表示",
  pictureNotLoaded: "この画像を読み込めませんでした。",
  quarter: "{percent}パーセント",
} satisfies Translated<typeof en>;
