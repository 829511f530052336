import type { Translated } from "..";
import type { failure as en } from "../en/failure";

export const failure = {
  title: "خطأ غير متوقع في التطبيق",
  server: "500 خطأ داخلي في الخادم",
  advice: "حاول مرة أخرى. إذا لم يفد ذلك فابدأ من جديد من الصفحة الرئيسية. لم تتغير الملفات على جهازك.",
  reference: "إذا راسلتنا فاذكر رقم الخطأ {digest}",
  retry: "إعادة المحاولة",
  home: "الصفحة الرئيسية",
} satisfies Translated<typeof en>;
