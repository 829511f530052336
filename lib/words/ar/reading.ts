import type { Translated } from "..";
import type { reading as en } from "../en/reading";
import { counted } from "../format";

export const reading = {
  label: "تقدم القراءة",
  page: "جارٍ قراءة الصفحة {page} من {total}...",
  slow: "تستغرق كل صفحة بضع ثوانٍ.",
  rate: counted({
    one: "صفحة واحدة في الدقيقة",
    two: "صفحتان في الدقيقة",
    few: "{n} صفحات في الدقيقة",
    other: "{n} صفحة في الدقيقة",
  }),
} satisfies Translated<typeof en>;
