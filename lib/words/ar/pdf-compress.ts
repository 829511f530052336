import type { Translated } from "..";
import type { pdfCompress as en } from "../en/pdf-compress";
import { counted } from "../format";

export const pdfCompress = {
  busy: "جارٍ الضغط...",
  working: counted({
    one: "اكتمل الرفع. جارٍ الضغط الآن.",
    two: "اكتمل الرفع. جارٍ ضغط ملفين.",
    few: "اكتمل الرفع. جارٍ ضغط {n} ملفات.",
    many: "اكتمل الرفع. جارٍ ضغط {n} ملفًا.",
    other: "اكتمل الرفع. جارٍ ضغط {n} ملف.",
  }),
  levels: "مستوى الضغط",
  level: "{name}: {means}",
  oneLevel: "ليس في ملف PDF هذا صور يمكن تصغيرها. نرتّب بقية محتواه في حجم أصغر، بلا أي خسارة.",
  fewerLevels: "لا تظهر المستويات التي تعطي الملف نفسه.",
  finished: "انتهى، أصغر بنسبة \u2066{percent}%\u2069.",
  finishedKept: "انتهى، لم يصغر الحجم.",
  done: "اكتمل الضغط!",
  smaller: "أصغر بنسبة \u2066{percent}%\u2069: من {before} إلى {after}.",
  kept: "لم يصغر ملف PDF هذا",
  stillSize: "ما زال حجمه {size}.",
  compare: "مقارنة الصفحات",
  drawing: "جارٍ رسم الصفحة {page}...",
} satisfies Translated<typeof en>;
