import type { Translated } from "..";
import type { kept as en } from "../en/kept";
import { counted } from "../format";

export const kept = {
  undo: "تراجع",
  removed: counted({
    one: "أُزيل ملف واحد",
    two: "أُزيل ملفان",
    few: "أُزيلت {n} ملفات",
    many: "أُزيل {n} ملفًا",
    other: "أُزيل {n} ملف",
  }),
  replaced: counted({
    one: "استُبدل ملف واحد",
    two: "استُبدل ملفان",
    few: "استُبدلت {n} ملفات",
    many: "استُبدل {n} ملفًا",
    other: "استُبدل {n} ملف",
  }),
  restored: counted({
    one: "استُعيد ملف واحد",
    two: "استُعيد ملفان",
    few: "استُعيدت {n} ملفات",
    many: "استُعيد {n} ملفًا",
    other: "استُعيد {n} ملف",
  }),
  results: counted({
    one: "أُزيلت نتيجة واحدة",
    two: "أُزيلت نتيجتان",
    few: "أُزيلت {n} نتائج",
    many: "أُزيلت {n} نتيجة",
    other: "أُزيلت {n} نتيجة",
  }),
  earlier: "نتائج سابقة",
  from: "{results}، {age}",
  resultCount: counted({
    one: "نتيجة واحدة",
    two: "نتيجتان",
    few: "{n} نتائج",
    many: "{n} نتيجة",
    other: "{n} نتيجة",
  }),
} satisfies Translated<typeof en>;
