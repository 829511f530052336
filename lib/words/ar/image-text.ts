import type { Translated } from "..";
import type { imageText as en } from "../en/image-text";
import { counted } from "../format";

export const imageText = {
  language: "لغة النص",
  step: "جارٍ قراءة النص...",
  busy: "جارٍ القراءة...",
  rest: "قراءة البقية ({n})",
  announced: { started: "بدأت القراءة.", canceled: "أُلغيت القراءة." },
  finished: counted({
    one: "انتهى، كلمة واحدة.",
    two: "انتهى، كلمتان.",
    few: "انتهى، {words} كلمات.",
    many: "انتهى، {words} كلمة.",
    other: "انتهى، {words} كلمة.",
  }),
  words: counted({
    one: "كلمة واحدة",
    two: "كلمتان",
    few: "{words} كلمات",
    many: "{words} كلمة",
    other: "{words} كلمة",
  }),
  pictures: counted({
    one: "صورة واحدة",
    two: "صورتين",
    few: "{n} صور",
    many: "{n} صورة",
    other: "{n} صورة",
  }),
  found: "تم التعرف على النص!",
  foundIn: "{words} في {pictures}.",
  others: counted({
    one: "صورة أخرى",
    two: "صورتين أخريين",
    few: "{n} صور أخرى",
    many: "{n} صورة أخرى",
    other: "{n} صورة أخرى",
  }),
  foundInSome: "{words} في {pictures}، ولا نص في {others}.",
  none: "لم نجد نصًا",
  noneHelp: "جرّب صورة أوضح، أو اختر اللغة.",
  helps: {
    heading: "نصائح لقراءة أفضل",
    tips: [
      "اختر لغة النص، ثم اقرأه من جديد.",
      "صوّر من أعلى مباشرة، في إضاءة متساوية، ومن مسافة قريبة حتى يملأ النص الصورة.",
      "استخدم الملف الأصلي: النسخة الصغيرة من الدردشة فقدت ما يجعل الحروف مقروءة.",
    ],
  },
  again: "قراءة من جديد",
  failed: "تعذّرت قراءة النص.",
  result: "نص {name}",
  readAs: counted({
    one: "كلمة واحدة، قُرئت بلغة: {language}",
    two: "كلمتان، قُرئتا بلغة: {language}",
    few: "{words} كلمات، قُرئت بلغة: {language}",
    many: "{words} كلمة، قُرئت بلغة: {language}",
    other: "{words} كلمة، قُرئت بلغة: {language}",
  }),
  enlarge: "تكبير",
  zoomHelp: "كبّر أو صغّر بعجلة الفأرة أو بإصبعين أو بالمفتاحين «+» و«-»، واسحب الصورة لتحريكها.",
  copy: "نسخ النص",
  copied: "نُسخ النص.",
  txt: "تنزيل \u2066.txt\u2069",
  docx: "تنزيل \u2066.docx\u2069",
} satisfies Translated<typeof en>;
