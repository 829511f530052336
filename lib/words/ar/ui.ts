import type { Translated } from "..";
import type { ui as en } from "../en/ui";

export const ui = {
  close: "إغلاق",
  hidePassword: "إخفاء كلمة المرور",
  showPassword: "إظهار كلمة المرور",
  hide: "إخفاء",
  show: "إظهار",
  pictureNotLoaded: "تعذّر تحميل هذه الصورة.",
  quarter: "{percent} بالمئة",
} satisfies Translated<typeof en>;
