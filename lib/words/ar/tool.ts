import type { Translated } from "..";
import type { tool as en } from "../en/tool";

export const tool = {
  badges: ["آمن", "بلا علامة مائية", "تُحذف الملفات تلقائيًا", "مجاني دائمًا"],
  badgesLabel: "ما يمكنك الاعتماد عليه",
  howTo: "كيفية تحويل {name}",
  article: {
    contents: "في هذه الصفحة",
    questions: "أسئلة شائعة",
    sizes: {
      times: "{size}، {n} ضعف الحجم",
      smaller: "{size}، أصغر بنسبة \u2066{n}%\u2069",
      larger: "{size}، أكبر بنسبة \u2066{n}%\u2069",
    },
  },
  suggestions: {
    heading: "أدوات تحويل ذات صلة",
    popular: "الأدوات الأكثر استخدامًا",
    badges: { "very-high": "شائعة", high: "رائجة", medium: "مفيدة", featured: "مميزة" },
  },
  placeholder: {
    soon: "هذه الميزة قادمة قريبًا!",
    heading: "قريبًا",
    text: "نعمل على إضافة هذه الميزة. تابعنا!",
    instead: "تحوّل [{name}]({path}) هذه الملفات اليوم، وتضع حتى 100 ملف منها في PDF واحد.",
  },
} satisfies Translated<typeof en>;
