import type { Translated } from "..";
import type { offline as en } from "../en/offline";

export const offline = {
  title: "لا يوجد اتصال - {site}",
  heading: "أنت غير متصل بالإنترنت",
  needed:
    "يفتح {site} الصفحات ويحوّل الملفات على خادمه، لذلك تحتاج كل أداة إلى الإنترنت. تحقق من اتصالك، ثم حاول مرة أخرى.",
  shared: "الملفات التي شاركتها تنتظر على هذا الجهاز. وتظهر هنا عندما يعود الاتصال.",
  retry: "إعادة المحاولة",
} satisfies Translated<typeof en>;
