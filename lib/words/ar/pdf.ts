import type { Translated } from "..";
import type { pdf as en } from "../en/pdf";

export const pdf = {
  chosen: "ملف {format} المختار",
  cleared: "أُزيل الملف. لاسترجاعه: {keys}.",
  broken: "لا يمكن فتح {name}. إما أنه تالف أو أنه ليس ملف PDF.",
  doubtful: "قد يكون ملف PDF هذا تالفًا. تأكد من وجود كل صفحاته.",
  uploaded: "اكتمل الرفع.",
  password: "كلمة مرور ملف PDF هذا",
  passwordHelp: "نستخدمها لفتح الملف ولا نحتفظ بها.",
  result: "النتيجة",
  download: "تنزيل PDF",
  page: "الصفحة",
  pageOf: "الصفحة {page} من {total}",
  previous: "الصفحة السابقة",
  next: "الصفحة التالية",
  failures: {
    failed: "حدث خطأ أثناء التحويل.",
    page: "تعذّر تنزيل الصورة.",
    pages: "تعذّر تنزيل كل الصور.",
    advice: {
      no_text: "لا يمكن قراءة خط اليد والطباعة الباهتة جدًا. هل تحتاج إلى صور للصفحات فقط؟",
      no_tables: "هل تحتاج إلى النص فقط؟",
      target_unreachable: "احذف بعض الصفحات، أو أرسله في عدة ملفات PDF.",
      too_many_pages: "اختر صفحات أقل حيث يمكنك ذلك، أو قسّم ملف PDF أولًا.",
    },
  },
} satisfies Translated<typeof en>;
