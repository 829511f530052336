import type { Translated } from "..";
import type { pagePicker as en } from "../en/page-picker";
import { counted } from "../format";

export const pagePicker = {
  pagesOf: "صفحات {name}",
  page: "الصفحة {page}",
  all: counted({
    one: "صفحة واحدة",
    two: "كلتا الصفحتين",
    few: "كل الصفحات ({n})",
    other: "كل الصفحات ({n})",
  }),
  some: counted({ other: "الصفحات: {n} من {total}" }),
  click: "انقر للاختيار، واستخدم Shift مع النقر لاختيار نطاق.",
  tap: "المس للاختيار.",
  select: { all: "الكل", odd: "الفردية", even: "الزوجية", none: "مسح" },
  selectLabels: {
    all: "اختيار الكل",
    odd: "اختيار الصفحات الفردية",
    even: "اختيار الصفحات الزوجية",
    none: "مسح الاختيار",
  },
  opening: "جارٍ فتح ملف PDF لعرض صفحاته...",
  locked: "لملف PDF هذا كلمة مرور. أدخلها لرؤية الصفحات.",
  broken: "لا نستطيع عرض صفحات ملف PDF هذا. يمكنك محاولة تحويله، لكن ذلك قد لا ينجح.",
  show: "عرض الصفحات",
  showHelp: "يحمّل نحو \u20662 MB\u2069. يبقى ملف PDF على جهازك حتى تحوّله.",
} satisfies Translated<typeof en>;
