import type { Translated } from "..";
import type { faq as en } from "../en/faq";
import { counted } from "../format";

export const faq = {
  search: "البحث في الإجابات",
  placeholder: "الحجم، آيفون، كلمة المرور...",
  categoriesLabel: "الفئات",
  all: "الكل",
  categories: {
    start: "البداية",
    formats: "الصيغ والجودة",
    privacy: "الخصوصية",
    pdf: "PDF",
    trouble: "عند حدوث مشكلة",
  },
  found: counted({
    one: "سؤال واحد",
    two: "سؤالان",
    few: "{n} أسئلة",
    many: "{n} سؤالًا",
    other: "{n} سؤال",
  }),
  none: "لا توجد أسئلة مطابقة",
  advice: "جرّب كلمة أخرى، أو تصفّح كل الأسئلة.",
  showAll: counted({ other: "عرض كل الأسئلة ({n})" }),
  tags: "الوسوم",
  more: "لم تجد إجابة سؤالك؟",
} satisfies Translated<typeof en>;
