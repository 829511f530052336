import type { Translated } from "..";
import type { failures as en } from "../en/failures";
import { counted } from "../format";

export const failures = {
  line: "{name}: {reason}",
  page: "الصفحة {page}",
  network: "خطأ في الشبكة",
  timeout: "انتهت مهلة الطلب",
  reply: "أرسل الخادم ردًا لم نستطع قراءته",
  server: "خطأ في الخادم",
  status: "خطأ في الخادم ({status})",
  silent: {
    file: "تعذّر تحويل هذا الملف.",
    compression: "تعذّر ضغط هذا الملف.",
    page: "تعذّر تحويل هذه الصفحة.",
  },
  advice: {
    network: "لم نستطع الوصول إلى الخادم. تحقق من اتصالك وحاول مرة أخرى.",
    reply: "أعد تحميل الصفحة وحاول مرة أخرى.",
    timeout: "استغرق هذا وقتًا طويلًا. حاول مرة أخرى، أو استخدم ملفات أصغر.",
    tooLarge: "حجم الملفات المرفوعة كبير جدًا. اختر ملفات أقل أو أصغر.",
    server: "واجه الخادم مشكلة. حاول مرة أخرى بعد قليل.",
  },
  tryAgain: "فشل التحويل. حاول مرة أخرى.",
  conversion: "فشل التحويل: {reason}",
  compression: "فشل الضغط. حاول مرة أخرى.",
  empty: "لم تصل أي صورة.",
  file: "تعذّر تحويل {name}: {reason}",
  batch: "فشل تحويل المجموعة",
  download: "تعذّر تنزيل {name}: {reason}",
  zip: "تعذّر إنشاء ملف ZIP: {reason}",
  leftOut: counted({
    one: "استُبعد ملف واحد.",
    two: "استُبعد ملفان.",
    few: "استُبعدت {n} ملفات.",
    many: "استُبعد {n} ملفًا.",
    other: "استُبعد {n} ملف.",
  }),
  overLimit: "تقبل هذه الأداة ملفات حتى \u2066{limit} MB\u2069.",
  eachLimit: "الحد الأقصى لكل ملف \u2066{limit} MB\u2069.",
  onlyFirst: "تأخذ هذه الصفحة ملف PDF واحدًا في كل مرة. أبقينا الأول.",
  png: {
    said: "خطأ: {reason}",
    failed: "فشل التحويل",
    noAnswer: "لا رد من الخادم. تحقق من اتصالك.",
    timeout: "انتهت مهلة الطلب. حاول بملفات أصغر.",
    conversion: "لم تُحوَّل أي صورة",
    download: "تعذّر تنزيل الملفات المحوّلة",
  },
  jpeg: {
    timeout: "انتهت مهلة الطلب (انقطع الاتصال)",
    tooLarge: "الملف كبير جدًا",
    advice: "تحقق من اتصالك وحاول مرة أخرى.",
  },
  kinds: {
    // The type of a file needs no article: both forms are the same.
    named: { a: "{format}", an: "{format}" },
    is: { only: "هذا ملف {format}.", one: "{name} هو ملف {format}.", all: "هذه ملفات {format}." },
    made: {
      only: "هذا ملف {format} أصلًا. لا حاجة إلى تحويله.",
      one: "{name} هو ملف {format} أصلًا. لا حاجة إلى تحويله.",
      all: "هذه ملفات {format} أصلًا. لا حاجة إلى تحويلها.",
    },
    rename: {
      one: "{kind} غيّر امتداده إلى \u2066.{ending}\u2069، ثم اختره من جديد.",
      all: "{kind} غيّر امتدادها إلى \u2066.{ending}\u2069، ثم اخترها من جديد.",
    },
    extension: "{kind} لا تقبل هذه الصفحة إلا الملفات المنتهية بالامتداد \u2066.{ending}\u2069.",
    unknown: "لا نتعرف على صيغة {name}.",
    unreadable:
      "لا نستطيع قراءة ملفات {format}. احفظ الصورة بصيغة PNG أو JPG في البرنامج الذي أنشأتها به، ثم اختر الملف الجديد.",
  },
} satisfies Translated<typeof en>;
