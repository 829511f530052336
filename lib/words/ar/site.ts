import type { Translated } from "..";
import type { site as en } from "../en/site";

export const site = {
  skip: "الانتقال إلى المحتوى",
  breadcrumb: "مسار التصفح",
  languages: "اللغة",
  menu: {
    open: "القائمة",
    close: "إغلاق",
    label: "الأدوات",
    back: "كل القوائم",
    searches: "{searches} عملية بحث",
    comingSoon: "قريبًا",
    start: "ابدأ التحويل الآن",
    help: "تحتاج إلى مساعدة؟",
  },
  menus: {
    popular: { name: "الأكثر استخدامًا", about: "الأدوات التي يبحث عنها الناس أكثر من غيرها" },
    iphone: {
      name: "صيغ الآيفون",
      about: "حوّل صور HEIC من آيفون أو آيباد إلى JPG أو PNG أو WEBP",
    },
    web: {
      name: "صيغ الويب",
      about: "حوّل الصور من WEBP وAVIF وإليهما، مع بقاء الصور المتحركة متحركة",
    },
    pdf: {
      name: "أدوات PDF",
      about: "ادمج ملفات PDF وقسّمها واضغطها، وأنشئها من الصور، وحوّلها إلى صور أو Word",
    },
    other: {
      name: "صيغ أخرى",
      about: "حوّل بين JPG وPNG، وافتح ملفات TIFF، وأنشئ صور GIF وأيقونات المواقع، أو اختر صيغة أخرى",
    },
    utilities: {
      name: "أدوات مساعدة",
      about: "غيّر أبعاد الصور، وصغّر حجم الصور وملفات PDF، واقرأ النص في الصور",
    },
  },
  deadEnds: {
    "/image-convert": "محوّل الصور",
    "/image-resizer": "مغيّر أبعاد الصور",
    "/about": "نبذة عنا",
    "/privacy-policy": "سياسة الخصوصية",
    "/terms-of-service": "شروط الخدمة",
  },
  footer: {
    about: "حوّل الصور وملفات PDF مجانًا. بلا حساب وبلا علامة مائية، وتُحذف ملفاتك من الخادم.",
    label: "كل الأدوات والصفحات",
    support: "الدعم",
    company: "عن الموقع",
    social: "شبكات التواصل",
    account: "{site} على {network}",
    share: "شارك {site} على {network}",
  },
} satisfies Translated<typeof en>;
