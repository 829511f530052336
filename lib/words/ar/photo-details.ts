import type { Translated } from "..";
import type { photoDetails as en } from "../en/photo-details";

export const photoDetails = {
  removed: "أُزيل: {details}",
  kept: "بقي: {details}",
  none: "لم تكن في هذا الملف بيانات مخفية.",
  kinds: {
    place: "المكان",
    date: "التاريخ",
    camera: "الكاميرا",
    serial: "الرقم التسلسلي",
    author: "المؤلف",
    description: "الوصف",
    software: "البرنامج",
    preview: "صورة المعاينة",
    other: "بيانات أخرى",
  },

  found: "ما كان فيه",
  fields: {
    date: "تاريخ الالتقاط",
    camera: "الكاميرا",
    lens: "العدسة",
    serial: "الرقم التسلسلي",
    author: "المؤلف",
    copyright: "حقوق النشر",
    description: "الوصف",
    software: "البرنامج",
    place: "المكان",
  },
  coordinates: "\u2066{latitude}, {longitude}\u2069",
  map: "عرض على الخريطة",
  mapNote: "يفتح موقع openstreetmap.org، فيعرف الموقع هذا المكان.",

  keep: "الاحتفاظ ببيانات الصورة",
  keepHelp: "يبقى في الملف التاريخ والكاميرا والمؤلف وحقوق النشر. ويُزال المكان.",
  keepPlace: "الاحتفاظ بالمكان أيضًا",
  keepPlaceHelp: "كل من يصله الملف يستطيع أن يرى أين التُقطت الصورة.",
  chosen: {
    nothing: "بيانات الصورة: تُزال",
    details: "بيانات الصورة: تبقى، ما عدا المكان",
    place: "بيانات الصورة: تبقى مع المكان",
  },
} satisfies Translated<typeof en>;
