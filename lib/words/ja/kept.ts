import type { Translated } from "..";
import type { kept as en } from "../en/kept";
import { counted } from "../format";

export const kept = {
  undo: "元に戻す",
  removed: counted({ other: "{n}個のファイルを外しました" }),
  replaced: counted({ other: "{n}個のファイルを置き換えました" }),
  restored: counted({ other: "{n}個のファイルを戻しました" }),
  results: counted({ other: "{n}個の結果を消しました" }),

  earlier: "前回の結果",
  from: "{results}（{age}）",
  resultCount: counted({ other: "{n}個の結果" }),
} satisfies Translated<typeof en>;
