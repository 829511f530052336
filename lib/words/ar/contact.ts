import type { Translated } from "..";
import type { contact as en, contactFacts as enFacts } from "../en/contact";

export const contact = {
  form: "نموذج الاتصال",
  fields: {
    name: { label: "الاسم", missing: "أدخل اسمك" },
    email: { label: "البريد الإلكتروني", missing: "أدخل بريدك الإلكتروني" },
    subject: { label: "الموضوع", missing: "أدخل الموضوع" },
    message: { label: "الرسالة", missing: "أدخل رسالتك" },
  },
  emailInvalid: "أدخل بريدًا إلكترونيًا مثل name@example.com",
  category: "الفئة (اختيارية)",
  categories: {
    support: { tile: "؟", name: "الدعم", about: "فشل تحويل ملف، أو تحتاج إلى مساعدة" },
    bug: { tile: "خلل", name: "الإبلاغ عن خلل", about: "شيء في الموقع لا يعمل" },
    feature: { tile: "جديد", name: "اقتراح ميزة", about: "صيغة أو خيار تودّ أن نضيفه" },
    business: { tile: "عمل", name: "الأعمال", about: "الشراكات والصحافة والتراخيص" },
  },
  noCategory: "لا شيء مما سبق",
  send: "إرسال الرسالة",
  sending: "جارٍ إرسال الرسالة...",
  unsent: {
    nowhere: "هذا النموذج غير مرتبط بصندوق بريد بعد: تبقى رسالتك في متصفحك ولا تصلنا.",
    email: "هذا النموذج غير مرتبط بصندوق بريد بعد: تبقى رسالتك في متصفحك. للتواصل معنا اكتب إلى {email}.",
  },
  sent: "شكرًا لك! أُرسلت رسالتك بنجاح. سنرد عليك خلال 24 ساعة.",
} satisfies Translated<typeof en>;

export const contactFacts = {
  label: "معلومات مفيدة",
  facts: {
    reply: { name: "مدة الرد", text: "خلال 24 ساعة، وغالبًا من ساعتين إلى 4 ساعات" },
    hours: { name: "ساعات العمل", text: "من الاثنين إلى الجمعة، من 9 صباحًا إلى 6 مساءً بتوقيت EST" },
  },
  email: "البريد الإلكتروني",
  faq: "الحدود والصيغ والخصوصية",
} satisfies Translated<typeof enFacts>;
