import type { Translated } from "..";
import type { notFound as en } from "../en/not-found";
import { counted } from "../format";

export const notFound = {
  answers: {
    "/image-convert": { text: "هذه الأداة قادمة قريبًا. أقرب أداة لدينا اليوم: {link}", see: "" },
    "/image-resizer": {
      text: "لهذه الصفحة عنوان آخر. يمكنك تغيير أبعاد صورك هنا: {link}",
      see: "تغيير أبعاد الصور",
    },
    "/about": {
      text: "لهذه الصفحة عنوان آخر. يمكنك القراءة عن هذا الموقع هنا: {link}",
      see: "من نحن",
    },
    "/privacy-policy": {
      text: "لهذه الصفحة عنوان آخر. اقرأ ما يحدث لملفاتك: {link}",
      see: "الخصوصية",
    },
    "/terms-of-service": {
      text: "لهذه الصفحة عنوان آخر. يمكنك قراءة شروط استخدام هذا الموقع هنا: {link}",
      see: "الشروط",
    },
  },
  suggestion: "هل تبحث عن {tool}؟",
  hint: "اكتب صيغتين، أو ما تريد فعله، مثل «ضغط pdf».",
  game: {
    label: "لعبة",
    name: "المربع الطائر، لعبة صغيرة",
    controls: "طِر بالمربع عبر الفتحات. اضغط مفتاح المسافة أو السهم الأعلى، أو انقر، أو المس الشاشة ليرفرف.",
    noScript: "فعّل JavaScript لتلعب هنا.",
    score: "النتيجة {n}",
    best: "الأفضل {n}",
    start: "انقر أو اضغط مفتاح المسافة للبدء",
    paused: "متوقفة مؤقتًا",
    resume: "انقر أو اضغط مفتاح المسافة للمتابعة",
    over: "انتهت اللعبة",
    restart: "انقر أو اضغط مفتاح المسافة للعب من جديد",
    record: "أفضل نتيجة لك حتى الآن",
    nothing: "الحاجز الأول هو الأصعب",
    passed: counted({
      one: "عبرت حاجزًا واحدًا",
      two: "عبرت حاجزين",
      few: "عبرت {n} حواجز",
      many: "عبرت {n} حاجزًا",
      other: "عبرت {n} حاجز",
    }),
    result: "نتيجتك {score}، وأفضل نتيجة لك {best}.",
  },
} satisfies Translated<typeof en>;
