import type { Translated } from "..";
import type { carousel as en } from "../en/carousel";

export const carousel = {
  place: "{last}件中{n}件目：{name}",
  show: "{last}件中{n}件目を表示：{name}",
  play: "利用者の声の自動再生を開始",
  pause: "利用者の声の自動再生を停止",
} satisfies Translated<typeof en>;
