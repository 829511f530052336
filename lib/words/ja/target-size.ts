import type { Translated } from "..";
import type { targetSize as en } from "../en/target-size";

export const targetSize = {
  limit: "ファイルサイズの上限に収める",
  amount: "最大ファイルサイズ",
  chosen: { none: "サイズの上限なし", limit: "最大{amount} {unit}" },
  refused: "1KB以上のサイズを入力してください。",
  unit: "単位",
  units: { kilobyte: "KB", megabyte: "MB" },
  for: "対象",
  subjects: { each: "1枚ごと", all: "全画像の合計" },
  fewerPixels: "必要ならピクセル数を減らす",
  explainOne: "ここでは1KB＝1,000バイトなので、どのフォームの上限にも収まります。",
  explainAll: "ここでは1KB＝1,000バイトなので、どのファイルもフォームの上限に収まります。",
} satisfies Translated<typeof en>;
