import type { Translated } from "..";
import type { homeDrop as en } from "../en/home-drop";

export const homeDrop = {
  prompt: "أفلت صورًا أو ملفات PDF في أي مكان من هذه الصفحة",
  touch: "اختر صورًا أو ملفات PDF",
  dragging: "أفلتها هنا",
  wrong: "نقبل الصور وملفات PDF",
  looking: "جارٍ فحص ملفاتك...",
  failed: "لم يكتمل تحميل جزء من هذه الصفحة. تحقق من اتصالك، ثم اختر ملفاتك من جديد.",
  lost: "لم تصل الملفات التي شاركتها، ولم نحتفظ بأي منها. اخترها هنا بدلًا من ذلك.",
  button: "اختر الملفات",
  others: "اختر ملفات أخرى",
  note: "JPG وPNG وWEBP وAVIF وHEIC وGIF وTIFF وBMP وSVG وPSD وPDF وغيرها. يمكنك إفلات مجلدات كاملة أيضًا. بعدها تختار الصيغة الجديدة.",
  private: "لم يُرفع أي شيء بعد.",
} satisfies Translated<typeof en>;
