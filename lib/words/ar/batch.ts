import type { Translated } from "..";
import type { batch as en } from "../en/batch";
import { counted } from "../format";

export const batch = {
  target: "الصيغة المطلوبة",
  smaller: "لتصغير حجم صورة مع إبقاء صيغتها، استخدم {tool}.",
  savedAgain: "قد يكبر حجم ملف {format} عند حفظه من جديد. لتصغيره استخدم {tool}.",
  more: "تحويل ملفات أخرى",
  ready: counted({
    one: "ملف {format} جاهز.",
    two: "ملفا {format} جاهزان.",
    few: "{n} ملفات {format} جاهزة.",
    many: "{n} ملف {format} جاهز.",
    other: "{n} ملف {format} جاهز.",
  }),
  inFormat: counted({
    one: "ملف واحد بصيغة {format}، جاهز للتنزيل.",
    two: "ملفان بصيغة {format}، جاهزان للتنزيل.",
    few: "{n} ملفات بصيغة {format}، جاهزة للتنزيل.",
    many: "{n} ملفًا بصيغة {format}، جاهزة للتنزيل.",
    other: "{n} ملف بصيغة {format}، جاهزة للتنزيل.",
  }),
  downloadFormat: "تنزيل {format} {n}",
  downloadImage: "تنزيل الصورة {n}",
} satisfies Translated<typeof en>;
