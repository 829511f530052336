import type { Translated } from "..";
import type { pdf as en } from "../en/pdf";

export const pdf = {
  chosen: "ملف {format} المختار",
  cleared: "أُزيل الملف. لاسترجاعه: {keys}.",
  uploaded: "اكتمل الرفع.",
  password: "كلمة مرور ملف PDF هذا",
  passwordHelp: "نستخدمها لفتح الملف ولا نحتفظ بها.",
  result: "النتيجة",
  download: "تنزيل PDF",
  page: "الصفحة",
  pageOf: "الصفحة {page} من {total}",
  previous: "الصفحة السابقة",
  next: "الصفحة التالية",
} satisfies Translated<typeof en>;
