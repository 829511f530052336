import type { Translated } from "..";
import type { auto as en } from "../en/auto";

export const auto = {
  new: "تحويل ملفات جديدة",
  rest: "تحويل البقية ({n})",
  canceled: "أُلغي قبل تحويله",
  finished: "انتهى، حُوّل {n} من {total}.",
} satisfies Translated<typeof en>;
