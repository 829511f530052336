import type { Translated } from "..";
import type { pdfWord as en } from "../en/pdf-word";

export const pdfWord = {
  layout: "التخطيط",
  last: "جارٍ كتابة المستند...",
  finished: "انتهى، المستند جاهز.",
  success: "مستند Word جاهز للتنزيل والتحرير.",
  download: "تنزيل \u2066.docx\u2069",
} satisfies Translated<typeof en>;
