import type { Translated } from "..";
import type { auto as en } from "../en/auto";
import { counted } from "../format";

export const auto = {
  new: "新しいファイルを変換",
  rest: "残り{n}個を変換",
  canceled: "変換前にキャンセルされました",
  finished: counted({ other: "完了しました。{total}個中{n}個を変換しました。" }),
} satisfies Translated<typeof en>;
