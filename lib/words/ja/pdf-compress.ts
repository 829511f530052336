import type { Translated } from "..";
import type { pdfCompress as en } from "../en/pdf-compress";
import { counted } from "../format";

export const pdfCompress = {
  busy: "圧縮中...",
  working: counted({ other: "アップロードが終わりました。{n}個を圧縮しています。" }),
  levels: "圧縮レベル",
  level: "{name}：{means}",
  oneLevel: "このPDFには縮小できる画像がありません。残りのデータを、劣化なしでより小さくまとめます。",
  fewerLevels: "同じファイルになるレベルは表示していません。",
  finished: "完了しました。{percent}%小さくなりました。",
  finishedKept: "完了しました。小さくなりませんでした。",
  done: "圧縮が完了しました",
  smaller: "{percent}%削減：{before} → {after}",
  kept: "このPDFは小さくなりませんでした",
  stillSize: "サイズは{size}のままです。",
  compare: "ページを比較",
  drawing: "{page}ページを描画中...",
} satisfies Translated<typeof en>;
