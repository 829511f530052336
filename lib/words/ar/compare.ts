import type { Translated } from "..";
import type { compare as en, zoom as enZoom } from "../en/compare";

export const compare = {
  action: "مقارنة",
  actionOf: "مقارنة {name}",
  dialog: "قبل وبعد: {name}",
  sizes: "من {before} إلى {after}",
  sizesSaved: "من {before} إلى {after}، أصغر بنسبة \u2066{percent}%\u2069",
  before: "قبل",
  after: "بعد",
  line: "مقارنة قبل وبعد: {name}",
  position: "\u2066{before}%\u2069 قبل، \u2066{after}%\u2069 بعد",
  picture: {
    broken: "لا يستطيع متصفحك عرض هذه الصورة.",
    help: "كبّر أو صغّر بعجلة الفأرة أو بإصبعين أو بالمفتاحين «+» و«-»، واسحب الصورة لتحريكها. عند \u2066100%\u2069 يساوي كل بكسل فيها بكسلًا على شاشتك. ويتحرك الخط بمفاتيح الأسهم أيضًا.",
  },
  page: {
    broken: "لا يستطيع متصفحك عرض هذه الصفحة.",
    help: "كبّر أو صغّر بعجلة الفأرة أو بإصبعين أو بالمفتاحين «+» و«-»، واسحب الصفحة لتحريكها. عند \u2066100%\u2069 يساوي كل بكسل فيها بكسلًا على شاشتك. ويتحرك الخط بمفاتيح الأسهم أيضًا.",
  },
} satisfies Translated<typeof en>;

export const zoom = {
  zoom: "التكبير",
  fit: "ملاءمة",
  move: "تحريك الصورة",
  pan: { left: "تحريك إلى اليسار", up: "تحريك إلى أعلى", down: "تحريك إلى أسفل", right: "تحريك إلى اليمين" },
} satisfies Translated<typeof enZoom>;
