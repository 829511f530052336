import type { Translated } from "..";
import type { targetSize as en } from "../en/target-size";

export const targetSize = {
  limit: "التقيد بحد لحجم الملف",
  amount: "أقصى حجم للملف",
  chosen: { none: "بلا حد لحجم الملف", limit: "\u2066{amount} {unit}\u2069 على الأكثر" },
  refused: "أدخل حجمًا لا يقل عن \u20661 KB\u2069.",
  unit: "الوحدة",
  units: { kilobyte: "KB", megabyte: "MB" },
  for: "ينطبق على",
  subjects: { each: "كل صورة", all: "كل الصور معًا" },
  fewerPixels: "تقليل عدد البكسلات عند الحاجة",
  explainOne: "\u20661 KB\u2069 هنا 1,000 بايت، لذلك يناسب الملف أي نموذج.",
  explainAll: "\u20661 KB\u2069 هنا 1,000 بايت، لذلك تناسب الملفات أي نموذج.",
} satisfies Translated<typeof en>;
