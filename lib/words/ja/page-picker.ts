import type { Translated } from "..";
import type { pagePicker as en } from "../en/page-picker";
import { counted } from "../format";

export const pagePicker = {
  pagesOf: "{name}のページ",
  page: "{page}ページ",
  all: counted({ other: "全{n}ページ" }),
  some: counted({ other: "{total}ページ中{n}ページ" }),
  click: "クリックで選択、Shift＋クリックで範囲選択。",
  tap: "タップで選択。",
  select: { all: "すべて", odd: "奇数", even: "偶数", none: "解除" },
  selectLabels: {
    all: "すべてのページを選択",
    odd: "奇数ページを選択",
    even: "偶数ページを選択",
    none: "選択を解除",
  },
  opening: "PDFを開いてページを表示しています...",
  locked: "このPDFはパスワード付きです。パスワードを入力するとページが表示されます。",
  broken: "このPDFのページを表示できません。変換を試すことはできますが、うまくいかない可能性があります。",
  show: "ページを表示",
  showHelp: "約2MBを読み込みます。PDFは変換するまで端末の中にあります。",
} satisfies Translated<typeof en>;
