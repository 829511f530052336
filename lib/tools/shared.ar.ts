import { hints, pagePlan, THREE_VIEW_MAX_FILES } from "../limits";
import { listIn } from "../words/phrases";
import { pictureLabels } from "./pictures";
import { fillAll, type LanguageWords, type ScreenWords } from "./words";

export const pictures = { and: listIn("ar", pictureLabels), or: listIn("ar", pictureLabels, "or") };

export const refusals = {
  drop: "أفلت ملفات {from} فقط.",
  select: "اختر ملفات {from} فقط.",
  none: "اختر ملف {from} واحدًا على الأقل.",
};

const dropZone = {
  prompt: "اسحب ملفات {from} وأفلتها هنا",
  dragging: "أفلت ملفات {from} هنا",
  or: "أو",
  button: "اختر ملفات {from}",
  hint: "الصيغة المقبولة: {from} فقط، عدد الملفات حتى {files}، وحجمها حتى \u2066{totalMb} MB\u2069 إجمالًا",
};

const limits = "يمكنك إضافة المزيد: حتى 100 ملف، \u2066100 MB\u2069";

export const specifiedDropZone = { ...dropZone, limits };

export const batch = {
  messages: refusals,
  dropZone: fillAll(dropZone, { files: 100, totalMb: 100 }),
  action: "تحويل إلى {to}",
  steps: [
    "جارٍ قراءة صورك...",
    "جارٍ التحويل من {from} إلى {to}...",
    "جارٍ ضبط الجودة...",
    "اقتربنا من النهاية...",
  ],
  success: "نجح التحويل. ملفات {to}: {n}",
} satisfies ScreenWords["batch"];

export const specifiedBatch = {
  ...batch,
  dropZone: fillAll(specifiedDropZone, hints.common),
  success: "ملفات {to} جاهزة للتنزيل!",
} satisfies ScreenWords["batch"];

export const simplePng = fillAll(
  {
    ...batch,
    messages: refusals,
    dropZone: specifiedBatch.dropZone,
  } satisfies ScreenWords["batch"],
  { from: "PNG" },
);

export const threeView = fillAll(
  {
    messages: {
      none: "اختر ملف JPG واحدًا على الأقل.",
      some: "أُضيفت ملفات JPG فقط.",
      tooMany: "الحد الأقصى للملفات {files}، لذلك أبقينا الأولى منها فقط.",
    },
    dropZone: {
      prompt: "اسحب الملفات وأفلتها هنا، أو انقر لرفعها",
      dragging: "أفلت ملفات JPG هنا",
      or: "أو",
      button: "اختر ملفات JPG",
      hint: "الحد الأقصى {files} ملفًا",
    },
    action: "تحويل إلى {to}",
    steps: batch.steps,
  } satisfies ScreenWords["three-view"],
  { from: "JPG", files: THREE_VIEW_MAX_FILES },
);

export const mergePdf = fillAll(
  {
    messages: refusals,
    dropZone: {
      button: "اختر ملفات {from}",
      prompt: "أو اسحب ملفات {from} وأفلتها هنا",
      dragging: "أفلت ملفات {from} هنا",
      hint: dropZone.hint,
      limits,
    },
    action: "تحويل إلى PDF",
    starting: "جارٍ بدء التحويل...",
    steps: [
      "جارٍ قراءة صورك...",
      "جارٍ ضبط الجودة...",
      "جارٍ الدمج في ملف PDF واحد...",
      "اقتربنا من النهاية...",
    ],
    success: "ملف PDF جاهز للتنزيل!",
  } satisfies ScreenWords["merge-pdf"],
  hints.common,
);

export const pdfMessages = { wrong: "اختر ملف PDF صالحًا.", none: "اختر ملف PDF." };

export const pdfDropZone = {
  prompt: "اسحب ملف PDF وأفلته هنا",
  dragging: "أفلت ملف PDF هنا",
  or: "أو",
  button: "اختر ملف PDF",
};

export const pdfImages = {
  messages: pdfMessages,
  dropZone: { ...pdfDropZone, hint: "ملف PDF واحد حتى \u2066100 MB\u2069، وحتى 500 صفحة في كل مرة" },
  action: "تحويل إلى {to}",
  steps: ["جارٍ قراءة ملف PDF...", "جارٍ تحويل الصفحات...", "جارٍ ضبط الجودة...", "اقتربنا من النهاية..."],
} satisfies ScreenWords["images"];

export const languages = {
  auto: "اكتشاف تلقائي",
  ara: "العربية",
  chi_sim: "الصينية (المبسطة)",
  chi_tra: "الصينية (التقليدية)",
  nld: "الهولندية",
  eng: "الإنجليزية",
  fra: "الفرنسية",
  deu: "الألمانية",
  ell: "اليونانية",
  heb: "العبرية",
  hin: "الهندية",
  ita: "الإيطالية",
  jpn: "اليابانية",
  kor: "الكورية",
  pol: "البولندية",
  por: "البرتغالية",
  rus: "الروسية",
  spa: "الإسبانية",
  tha: "التايلاندية",
  tur: "التركية",
  ukr: "الأوكرانية",
  vie: "الفيتنامية",
} satisfies LanguageWords;

export const pdfTables = {
  steps: [
    "جارٍ قراءة ملف PDF...",
    "جارٍ البحث عن الجداول...",
    "جارٍ قراءة الأرقام والتواريخ...",
    "اقتربنا من النهاية...",
  ],
  languages,
} as const;

export const pageBoard = fillAll(
  {
    messages: {
      none: "اختر ملف PDF واحدًا على الأقل.",
      some: "أُضيفت ملفات PDF فقط.",
      tooMany: "الحد الأقصى للملفات {files}، لذلك أبقينا الأولى منها فقط.",
    },
    dropZone: {
      prompt: "اسحب ملفات PDF وأفلتها هنا",
      dragging: "أفلت ملفات PDF هنا",
      or: "أو",
      button: "اختر ملفات PDF",
      hint: "حتى {files} ملف PDF، و\u2066100 MB\u2069 إجمالًا",
    },
    steps: [
      "جارٍ قراءة ملفات PDF...",
      "جارٍ ترتيب الصفحات...",
      "جارٍ كتابة النتيجة...",
      "اقتربنا من النهاية...",
    ],
  } satisfies Omit<ScreenWords["page-board"], "action">,
  { files: pagePlan.files },
);
