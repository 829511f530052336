import type { Translated } from "..";
import type { advanced as en } from "../en/advanced";

export const advanced = {
  layout: "表示",
  layouts: { advanced: "詳細", simple: "シンプル" },
  larger: "大きなファイルは、もう一方の表示で変換できます。",
  options: "変換オプション",
  quality: "画質",
  smallerFile: "サイズ優先",
  moreDetail: "画質優先",
  background: "背景色",
  fill: "透明部分を背景色で塗りつぶす",
  fillHelp:
    "JPGは透過に対応していません。オフにすると、背景色と混ぜずに透明度だけを捨てるため、透明だった部分に、下に保存されている色（多くは黒）が現れます。",
  chosen: {
    white: "画質{percent}%、背景は白",
    color: "画質{percent}%、背景は{color}",
    dropped: "画質{percent}%、透明度は破棄",
  },
  start: "{action}（{n}）",
  rest: "残り{n}個を変換",
  progress: "全体の進み具合",
  selected: "選択したファイル（{n}）",
  clear: "すべて外す",
  empty: "まだファイルが選択されていません",
  noneLeft: "変換するファイルは残っていません。ファイルを追加するか、設定を変えてもう一度変換できます。",
  results: "変換したJPGファイル",
  converted: "変換したJPGファイル（{n}）",
  ofQuality: "（画質{percent}%）",
  zip: "すべてZIPでダウンロード",
} satisfies Translated<typeof en>;
