import type { Translated } from "..";
import type { pdfPages as en } from "../en/pdf-pages";
import { counted } from "../format";

export const pdfPages = {
  format: "صيغة الصور",
  quality: "جودة الصور",
  scales: ["منخفضة", "عادية", "جيدة", "عالية", "عالية جدًا"],
  scale: "{name} (\u2066{factor}x\u2069)",
  scaleHelp: "تصبح صفحة A4 بأبعاد \u2066{width} × {height}\u2069 بكسل (\u2066{dpi} dpi\u2069).",
  pages: "الصفحات",
  pagesHelp: "مثال: \u20661-3, 8\u2069. اتركه فارغًا لكل الصفحات.",
  allPages: "كل الصفحات",
  autoDownload: "تنزيل الصورة الأولى تلقائيًا",
  results: "الصفحات المحوّلة",
  ready: counted({
    one: "صفحة واحدة بصيغة {format}، جاهزة للتنزيل.",
    two: "صفحتان بصيغة {format}، جاهزتان للتنزيل.",
    few: "{n} صفحات بصيغة {format}، جاهزة للتنزيل.",
    other: "{n} صفحة بصيغة {format}، جاهزة للتنزيل.",
  }),
  someReady: "الصفحات الجاهزة للتنزيل بصيغة {format}: {n} من {total}.",
  facts: { pages: "الصفحات المحوّلة", format: "صيغة النتيجة", size: "الحجم الكلي" },
  zip: "تنزيل الكل بصيغة ZIP",
  lost: counted({
    one: "تعذّر تحويل صفحة واحدة. تجد السبب أدناه.",
    two: "تعذّر تحويل صفحتين. تجد السبب أدناه.",
    few: "تعذّر تحويل {n} صفحات. تجد السبب أدناه.",
    other: "تعذّر تحويل {n} صفحة. تجد السبب أدناه.",
  }),
  page: "الصفحة {page}",
  preview: "معاينة الصفحة {page}",
  imageOf: "الصفحة {page}، الصورة {place} من {total}",
  downloadImage: "تنزيل هذه الصورة",
} satisfies Translated<typeof en>;
