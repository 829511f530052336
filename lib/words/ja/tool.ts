import type { Translated } from "..";
import type { tool as en } from "../en/tool";

export const tool = {
  badges: ["安全", "透かしなし", "ファイルは自動削除", "ずっと無料"],
  badgesLabel: "お約束すること",
  howTo: "{name}する方法",
  article: {
    contents: "このページの内容",
    questions: "よくある質問",
    sizes: {
      times: "{size}、{n}倍のサイズ",
      smaller: "{size}、{n}%削減",
      larger: "{size}、{n}%増加",
    },
  },
  suggestions: {
    heading: "関連する変換ツール",
    popular: "人気のツール",
    badges: { "very-high": "人気", high: "注目", medium: "便利", featured: "おすすめ" },
  },
  placeholder: {
    soon: "この機能は近日公開です。",
    heading: "近日公開",
    text: "現在、準備を進めています。もうしばらくお待ちください。",
    instead: "これらのファイルは、今は[{name}]({path})で変換できます。100個までを1つのPDFにまとめられます。",
  },
} satisfies Translated<typeof en>;
