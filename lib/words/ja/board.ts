import type { Translated } from "..";
import type { board as en } from "../en/board";

export const board = {
  hint: "ドラッグして順番を変えられます。",
  hintTouch: "長押ししてからドラッグすると、順番を変えられます。",
  handle: "{name}、{total}個中{place}番目",
  help: "スペースキーでつかみ、矢印キーで動かし、もう一度スペースキーで置きます。Escキーで元の位置に戻ります。",
  turn: "{name}を90度回転",

  picked: "{name}をつかみました。{total}個中{place}番目です。",
  dropped: "{name}を{total}個中{place}番目に置きました。",
  back: "{name}は{total}個中{place}番目に戻りました。",
  turned: "向きは{degrees}度です。",
} satisfies Translated<typeof en>;
