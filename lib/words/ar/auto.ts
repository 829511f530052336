import type { Translated } from "..";
import type { auto as en } from "../en/auto";
import { counted } from "../format";

export const auto = {
  new: "تحويل ملفات جديدة",
  rest: "تحويل البقية ({n})",
  canceled: "أُلغي قبل تحويله",
  finished: counted({
    one: "انتهى، حُوّل ملف واحد من أصل {total}.",
    two: "انتهى، حُوّل ملفان من أصل {total}.",
    few: "انتهى، حُوّلت {n} ملفات من أصل {total}.",
    many: "انتهى، حُوّل {n} ملفًا من أصل {total}.",
    other: "انتهى، حُوّل {n} ملف من أصل {total}.",
  }),
} satisfies Translated<typeof en>;
