import type { Translated } from "..";
import type { compressor as en } from "../en/compressor";
import { counted } from "../format";

export const compressor = {
  steps: ["最小サイズを探しています..."],
  working: counted({ other: "アップロードが終わりました。{n}個を圧縮しています。" }),
  note: "1枚ごとに何通りもの設定を試すため、大きな画像は時間がかかります。",
  busy: "圧縮中...",
  announced: { started: "圧縮を始めました。", canceled: "圧縮をキャンセルしました。" },
  finished: counted({ other: "完了しました。{n}個を圧縮しました。" }),
  smaller: "{before}から{after}へ、全体で{percent}%削減。",
  kept: "{size}のままです。全体としては小さくなりませんでした。",
  zip: "圧縮した画像をZIPでダウンロード",
  jpg: {
    action: "JPGにする",
    actionOf: "{name}をJPGにする",
    converting: "{name}をJPGに変換しています。",
    ready: "{name}の準備ができました。{size}です。",
    made: "JPGになりました。",
    madeOf: "{width}×{height}ピクセルのJPGになりました。",
    failed: "JPGを作成できませんでした。",
  },
} satisfies Translated<typeof en>;
