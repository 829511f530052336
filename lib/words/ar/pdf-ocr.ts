import type { Translated } from "..";
import type { pdfOcr as en } from "../en/pdf-ocr";
import { counted } from "../format";

export const pdfOcr = {
  busy: "جارٍ القراءة...",
  language: "لغة المستند الممسوح",
  last: "جارٍ إضافة النص...",
  finished: "انتهى، ملف PDF جاهز.",
  found: "تم التعرف على النص!",
  words: counted({
    one: "كلمة واحدة",
    two: "كلمتان",
    few: "{words} كلمات",
    many: "{words} كلمة",
    other: "{words} كلمة",
  }),
  pages: counted({
    one: "صفحة واحدة",
    two: "صفحتين",
    few: "{n} صفحات",
    other: "{n} صفحة",
  }),
  foundOn: "{words} في {pages}. يمكنك الآن البحث فيها ونسخها.",
  none: "لم يكن هناك ما يُضاف",
  kept: "بقي ملف PDF كما كان.",
  noneHelp:
    "اختر لغة المستند وحاول مرة أخرى، أو امسح الصفحات ضوئيًا من جديد: مستقيمة وواضحة وبدقة \u2066300 dpi\u2069.",
} satisfies Translated<typeof en>;
