import type { Translated } from "..";
import type { faq as en } from "../en/faq";
import { counted } from "../format";

export const faq = {
  search: "回答を検索",
  placeholder: "サイズ、iPhone、パスワードなど",
  categoriesLabel: "カテゴリー",
  all: "すべて",
  categories: {
    start: "はじめに",
    formats: "形式と画質",
    privacy: "プライバシー",
    pdf: "PDF",
    trouble: "うまくいかないとき",
  },
  found: counted({ other: "{n}件の質問" }),
  none: "質問が見つかりません",
  advice: "別の言葉で探すか、すべての質問を見てください。",
  showAll: counted({ other: "{n}件の質問をすべて表示" }),
  tags: "タグ",
  more: "答えが見つかりませんか？",
} satisfies Translated<typeof en>;
