import type { Translated } from "..";
import type { compressor as en } from "../en/compressor";
import { counted } from "../format";

export const compressor = {
  steps: ["جارٍ البحث عن أصغر حجم..."],
  working: counted({
    one: "اكتمل الرفع. جارٍ الضغط الآن.",
    two: "اكتمل الرفع. جارٍ ضغط ملفين.",
    few: "اكتمل الرفع. جارٍ ضغط {n} ملفات.",
    many: "اكتمل الرفع. جارٍ ضغط {n} ملفًا.",
    other: "اكتمل الرفع. جارٍ ضغط {n} ملف.",
  }),
  note: "نجرّب عدة إعدادات لكل صورة، لذلك تستغرق الصور الكبيرة وقتًا أطول.",
  busy: "جارٍ الضغط...",
  announced: { started: "بدأ الضغط.", canceled: "أُلغي الضغط." },
  finished: counted({
    one: "انتهى، ضُغط ملف واحد.",
    two: "انتهى، ضُغط ملفان.",
    few: "انتهى، ضُغطت {n} ملفات.",
    many: "انتهى، ضُغط {n} ملفًا.",
    other: "انتهى، ضُغط {n} ملف.",
  }),
  smaller: "من {before} إلى {after}: أصغر بنسبة \u2066{percent}%\u2069 إجمالًا.",
  kept: "ما زال الحجم {size}: لم يصغر إجمالًا.",
  zip: "تنزيل الملفات المضغوطة ZIP",
  jpg: {
    action: "استخدام JPG بدلًا منها",
    actionOf: "استخدام JPG بدلًا منها: {name}",
    converting: "جارٍ تحويل {name} إلى JPG.",
    ready: "{name} جاهز، {size}.",
    made: "أصبحت JPG.",
    madeOf: "أصبحت JPG بأبعاد \u2066{width} × {height}\u2069 بكسل.",
    failed: "تعذّر إنشاء ملف JPG.",
  },
} satisfies Translated<typeof en>;
