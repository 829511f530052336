import type { Translated } from "..";
import type { pdfMaking as en } from "../en/pdf-making";
import { counted } from "../format";

export const pdfMaking = {
  options: "خيارات الصفحة",
  pageSize: "مقاس الصفحة",
  sizes: { fit: "بمقاس الصورة", a4: "A4", letter: "Letter" },
  orientation: "الاتجاه",
  orientations: { auto: "مثل الصورة", portrait: "عمودي", landscape: "أفقي" },
  margin: "الهامش",
  margins: { none: "بلا هامش", small: "هامش صغير", large: "هامش كبير" },
  pages: {
    fit: "بمقاس الصورة",
    fitTo: "بمقاس الصورة: \u2066{width} × {height}\u2069",
    a4: { auto: "A4", portrait: "A4، عمودي", landscape: "A4، أفقي" },
    letter: { auto: "Letter", portrait: "Letter، عمودي", landscape: "Letter، أفقي" },
  },
  noPreview: "لا معاينة في هذا المتصفح",
  addMore: "إضافة المزيد",
  without: counted({
    one: "استبعادها والتحويل",
    two: "استبعاد صورتين والتحويل",
    few: "استبعاد {n} صور والتحويل",
    other: "استبعاد {n} صورة والتحويل",
  }),
  name: "اسم ملف PDF",
  result: "النتيجة",
  about: counted({
    one: "صفحة واحدة، {size}",
    two: "صفحتان، {size}",
    few: "{n} صفحات، {size}",
    other: "{n} صفحة، {size}",
  }),
  download: "تنزيل PDF",
} satisfies Translated<typeof en>;
