import type { Translated } from "..";
import type { advanced as en } from "../en/advanced";

export const advanced = {
  layout: "طريقة العرض",
  layouts: { advanced: "متقدم", simple: "بسيط" },
  larger: "يمكن تحويل الملفات الأكبر في طريقة العرض الأخرى.",
  options: "خيارات التحويل",
  quality: "الجودة",
  smallerFile: "ملف أصغر",
  moreDetail: "تفاصيل أكثر",
  background: "لون الخلفية",
  fill: "إزالة الشفافية (ملء بلون الخلفية)",
  fillHelp:
    "لا تدعم صيغة JPG الشفافية. إذا أوقفت هذا الخيار فستُزال الشفافية بلا مزج، وتظهر المناطق الشفافة باللون المخزّن تحتها، وهو أسود في الغالب.",
  chosen: {
    white: "جودة \u2066{percent}%\u2069، خلفية بيضاء",
    color: "جودة \u2066{percent}%\u2069، خلفية \u2066{color}\u2069",
    dropped: "جودة \u2066{percent}%\u2069، إزالة الشفافية بلا مزج",
  },
  start: "{action} ({n})",
  rest: "تحويل البقية ({n})",
  progress: "التقدم الكلي",
  selected: "الملفات المختارة ({n})",
  clear: "مسح الكل",
  empty: "لم تختر أي ملف بعد",
  noneLeft: "لم يبقَ ما يُحوَّل. أضف المزيد، أو غيّر الخيارات وحوّل من جديد.",
  results: "ملفات JPG المحوّلة",
  converted: "ملفات JPG المحوّلة ({n})",
  ofQuality: "(جودة \u2066{percent}%\u2069)",
  zip: "تنزيل الكل بصيغة ZIP",
} satisfies Translated<typeof en>;
