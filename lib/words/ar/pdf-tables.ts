import type { Translated } from "..";
import type { pdfTables as en } from "../en/pdf-tables";
import { counted } from "../format";

export const pdfTables = {
  layout: "ما الذي نقرؤه",
  layouts: {
    tables: { text: "الجداول", help: "يجد كل جدول ويستبعد النص الذي حوله." },
    page: {
      text: "كل ما في الصفحة",
      help: "للنماذج وكشوف الحساب: كل النص، في الخلايا حيث يقع.",
    },
  },
  readPage: "قراءة كل ما في الصفحة",
  language: "لغة المستند الممسوح",
  last: "جارٍ البحث عن الجداول...",
  format: "صيغة الملف",
  formats: { xlsx: "Excel \u2066(.xlsx)\u2069", csv: "CSV \u2066(.csv)\u2069" },
  oneSheet: { xlsx: "وضع كل الجداول في ورقة واحدة", csv: "وضع كل الجداول في ملف واحد" },
  text: "إبقاء كل شيء نصًا",
  separator: "الفاصل",
  separators: { comma: "فاصلة", semicolon: "فاصلة منقوطة", tab: "علامة جدولة" },
  bom: "تمييز الملف بأنه UTF-8 لبرنامج Excel",
  summary: "{layout}، {format}",
  noText: "لم نجد نصًا في هذه المنطقة.",
  names: "الجدول {n}، الصفحة {page}",
  found: counted({
    one: "وُجد جدول واحد",
    two: "وُجد جدولان",
    few: "وُجدت {n} جداول",
    many: "وُجد {n} جدولًا",
    other: "وُجد {n} جدول",
  }),
  foundOn: counted({
    one: "راجعه أدناه، ثم نزّله.",
    two: "راجعهما أدناه، ثم نزّلهما.",
    other: "راجعها أدناه، ثم نزّلها.",
  }),
  finished: counted({
    one: "انتهى، وُجد جدول واحد.",
    two: "انتهى، وُجد جدولان.",
    few: "انتهى، وُجدت {n} جداول.",
    many: "انتهى، وُجد {n} جدولًا.",
    other: "انتهى، وُجد {n} جدول.",
  }),
  download: "تنزيل \u2066.{extension}\u2069",
  making: "جارٍ كتابة الملف...",
  notMade: "تعذّرت كتابة الملف. غيّر أحد الخيارات أو أعد تحميل الصفحة.",
  empty: "كل الجداول مستبعدة. ضمّن أحدها لينتج ملف.",
} satisfies Translated<typeof en>;
