import type { Translated } from "..";
import type { pdfProtect as enProtect, pdfUnlock as enUnlock } from "../en/pdf-locks";

export const pdfProtect = {
  busy: "جارٍ الحماية...",
  password: "كلمة المرور الجديدة",
  help: "يحتاج إليها كل من يفتح ملف PDF. نحن لا نحتفظ بها، فاحفظها في مكان آمن.",
  missing: "أدخل كلمة مرور لملف PDF الجديد.",
  strength: {
    short: "سهلة التخمين: استخدم 8 أحرف على الأقل.",
    fair: "مقبولة. الأطول أفضل: أربع كلمات متتالية يصعب تخمينها.",
    strong: "صعبة التخمين.",
  },
  permissions: "يُسمح للقرّاء بـ",
  allowPrinting: "طباعته",
  allowCopying: "نسخ النص والصور",
  allowChanges: "تعديله وملء النماذج وإضافة التعليقات",
  permissionsHelp:
    "يلتزم Acrobat وبرامج كثيرة أخرى بهذه الخيارات، لكن بعضها لا يلتزم. كلمة المرور وحدها تمنع الآخرين من فتحه.",
  chosen: {
    all: "كلمة المرور محددة. يمكن للقرّاء طباعته ونسخه وتعديله.",
    some: "كلمة المرور محددة. يُسمح للقرّاء بـ: {what}",
    none: "كلمة المرور محددة. يمكن للقرّاء عرضه فقط.",
  },
  finished: "انتهى، ملف PDF محمي.",
  title: "أصبح ملف PDF محميًا",
  success: "لا يُفتح إلا بكلمة المرور الجديدة. جرّبها قبل أن ترسله.",
  earlier: "ملف PDF هذا من قبل آخر تغيير أجريته. احمِه من جديد لاستخدام ما تراه أدناه.",
} satisfies Translated<typeof enProtect>;

export const pdfUnlock = {
  busy: "جارٍ فتح القفل...",
  rights: "لا تفك إلا حماية ملفات تملكها أو يُسمح لك بفك حمايتها.",
  finished: "انتهى، فُكت حماية ملف PDF.",
  title: "فُكت حماية ملف PDF",
  success: "يُفتح بلا كلمة مرور، ويمكن طباعته ونسخ نصه.",
  kept: "لا توجد حماية لفكها",
  keptHelp: "ليس لملف PDF هذا كلمة مرور ولا قيود.",
} satisfies Translated<typeof enUnlock>;
