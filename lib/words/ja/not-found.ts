import type { Translated } from "..";
import type { notFound as en } from "../en/not-found";
import { counted } from "../format";

export const notFound = {
  answers: {
    "/image-convert": { text: "このツールは準備中です。今使えるいちばん近いツール：{link}", see: "" },
    "/image-resizer": {
      text: "このページはアドレスが違います。画像の大きさはこちらで変えられます：{link}",
      see: "画像リサイズ",
    },
    "/about": {
      text: "このページはアドレスが違います。このサイトについてはこちら：{link}",
      see: "このサイトについて",
    },
    "/privacy-policy": {
      text: "このページはアドレスが違います。ファイルの扱いについてはこちら：{link}",
      see: "プライバシー",
    },
    "/terms-of-service": {
      text: "このページはアドレスが違います。このサイトの利用規約はこちら：{link}",
      see: "利用規約",
    },
  },
  suggestion: "お探しのツールは「{tool}」ですか？",
  hint: "2つの形式か、したいことを入力してください。例：「pdf 圧縮」",
  game: {
    label: "ゲーム",
    name: "空飛ぶタイル（ミニゲーム）",
    controls: "タイルをすき間に通しましょう。スペースキー、上矢印キー、クリック、タップで羽ばたきます。",
    noScript: "ここでゲームを遊ぶには、JavaScriptを有効にしてください。",
    score: "スコア {n}",
    best: "ベスト {n}",
    start: "クリックかスペースキーでスタート",
    paused: "一時停止中",
    resume: "クリックかスペースキーで再開",
    over: "ゲームオーバー",
    restart: "クリックかスペースキーでもう一度",
    record: "これまでの最高スコアです",
    nothing: "最初の山がいちばんの難関です",
    passed: counted({ other: "{n}個の山を通過" }),
    result: "スコアは{score}、ベストは{best}です。",
  },
} satisfies Translated<typeof en>;
