import type { Translated } from "..";
import type { cameraPdf as en } from "../en/camera-pdf";
import { counted } from "../format";

export const cameraPdf = {
  capture: "التقاط صور",
  files: "الملفات المختارة",
  success: counted({
    one: "ملف PDF واحد فيه صورة واحدة.",
    two: "ملف PDF واحد فيه صورتان.",
    few: "ملف PDF واحد فيه {n} صور.",
    other: "ملف PDF واحد فيه {n} صورة.",
  }),
  change: "تعديل الصفحات",
  camera: {
    title: "التقاط بالكاميرا",
    view: "عرض مباشر من الكاميرا، معكوس كالمرآة",
    starting: "جارٍ تشغيل الكاميرا...",
    take: "التقاط صورة ({n})",
    taken: "التُقطت الصورة!",
    discard: "تجاهل الكل",
    discarded: "أُزيلت الصور الملتقطة",
    captures: "الصور الملتقطة",
    use: "استخدام الصور الملتقطة في PDF ({n})",
    none: "لم تلتقط أي صورة بعد",
    again: "إعادة المحاولة",
  },
  cameraErrors: {
    noApi: "هذا المتصفح لا يدعم استخدام الكاميرا",
    unsupported: "الكاميرا غير مدعومة على هذا الجهاز أو المتصفح",
    ownDocument: "أعد تحميل هذه الصفحة لاستخدام الكاميرا، ثم اختر ملفاتك من جديد.",
    noFeed: "تعذّر عرض صورة الكاميرا",
    noAccess: "تعذّر الوصول إلى الكاميرا",
    notReady: "الكاميرا ليست جاهزة بعد",
    notCaptured: "تعذّر التقاط الصورة",
  },
  cameraAdvice: {
    NotAllowedError: "اسمح لهذا الموقع باستخدام الكاميرا في إعدادات المتصفح، ثم حاول مرة أخرى.",
    NotFoundError: "صِل كاميرا بجهازك وحاول مرة أخرى، أو أغلق هذه النافذة واختر صورًا بدلًا من ذلك.",
    NotReadableError: "أغلق البرامج الأخرى التي تستخدم الكاميرا، ثم حاول مرة أخرى.",
  },
} satisfies Translated<typeof en>;
