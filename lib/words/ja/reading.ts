import type { Translated } from "..";
import type { reading as en } from "../en/reading";
import { counted } from "../format";

export const reading = {
  label: "読み取りの進み具合",
  page: "{total}ページ中{page}ページ目を読み取り中...",
  slow: "1ページに数秒かかります。",
  rate: counted({ other: "毎分{n}ページ" }),
} satisfies Translated<typeof en>;
