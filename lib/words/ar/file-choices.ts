import type { Translated } from "..";
import type { fileChoices as en } from "../en/file-choices";
import { counted } from "../format";

export const fileChoices = {
  question: counted({
    one: "إلى ماذا تريد تحويله؟",
    two: "إلى ماذا تريد تحويلهما؟",
    other: "إلى ماذا تريد تحويلها؟",
  }),
  noQuestion: "لا نستطيع تحويل هذا بعد",
  noneLeft: "لم يبقَ أي ملف",
  files: {
    photo: {
      name: counted({
        one: "صورة {label} واحدة",
        two: "صورتا {label}",
        few: "{n} صور {label}",
        many: "{n} صورة {label}",
        other: "{n} صورة {label}",
      }),
      none: counted({
        one: "لا نستطيع تحويل صورة {label} بعد.",
        other: "لا نستطيع تحويل صور {label} بعد.",
      }),
    },
    picture: {
      name: counted({
        one: "صورة {label} واحدة",
        two: "صورتا {label}",
        few: "{n} صور {label}",
        many: "{n} صورة {label}",
        other: "{n} صورة {label}",
      }),
      none: counted({
        one: "لا نستطيع تحويل صورة {label} بعد.",
        other: "لا نستطيع تحويل صور {label} بعد.",
      }),
    },
    document: {
      name: counted({
        one: "ملف {label} واحد",
        two: "ملفا {label}",
        few: "{n} ملفات {label}",
        many: "{n} ملف {label}",
        other: "{n} ملف {label}",
      }),
      none: counted({
        one: "لا نستطيع تحويل ملف {label} بعد.",
        other: "لا نستطيع تحويل ملفات {label} بعد.",
      }),
    },
    file: {
      name: counted({
        one: "ملف {label} واحد",
        two: "ملفا {label}",
        few: "{n} ملفات {label}",
        many: "{n} ملف {label}",
        other: "{n} ملف {label}",
      }),
      none: counted({
        one: "لا نستطيع تحويل ملف {label} بعد.",
        other: "لا نستطيع تحويل ملفات {label} بعد.",
      }),
    },
  },
  together: "كل الملفات معًا ({n})",
  nameAndSize: "{name}، {size}",
  list: "الملفات ({size})",
  remove: "إزالة {name}",
  more: "خيارات أخرى",
  choiceFor: "{files}: ",
  choiceAs: "{choice}، بصيغة {format}",
  choices: {
    docx: "Word",
    xlsx: "Excel",
    txt: "نص",
    merged: "ملف PDF واحد مدمج",
    split: "PDF مقسّم إلى أجزاء",
    organized: "PDF بترتيب جديد للصفحات",
    searchable: "PDF قابل للبحث",
    protected: "PDF بكلمة مرور",
    unlocked: "PDF بلا كلمة مرور",
    resized: "أبعاد أخرى",
    cleaned: "بلا بيانات الصورة",
    other: "صيغة أخرى",
  },
  smaller: counted({ one: "ملف أصغر", two: "ملفان أصغر", other: "ملفات أصغر" }),
  unreadable: counted({
    one: "لا نستطيع قراءة هذا الملف: {names}.",
    two: "لا نستطيع قراءة هذين الملفين: {names}.",
    other: "لا نستطيع قراءة هذه الملفات: {names}.",
  }),
  unreadableMore: counted({
    one: "لا نستطيع قراءة هذه الملفات: {names} وملف آخر.",
    two: "لا نستطيع قراءة هذه الملفات: {names} وملفان آخران.",
    few: "لا نستطيع قراءة هذه الملفات: {names} و{n} ملفات أخرى.",
    many: "لا نستطيع قراءة هذه الملفات: {names} و{n} ملفًا آخر.",
    other: "لا نستطيع قراءة هذه الملفات: {names} و{n} ملف آخر.",
  }),
  unreadableAs: {
    picture: counted({
      one: "هذا نوع من الصور لا نعرفه، أو أن الملف تالف. احفظه بصيغة JPG أو PNG في البرنامج الذي أنشأته به، ثم اختر الملف الجديد.",
      other:
        "هذه أنواع من الصور لا نعرفها، أو أن الملفات تالفة. احفظها بصيغة JPG أو PNG في البرنامج الذي أنشأتها به، ثم اختر الملفات الجديدة.",
    }),
    document: counted({
      one: "هذا مستند، ونحن نقبل الصور وملفات PDF. احفظه بصيغة PDF في البرنامج الذي أنشأته به، ثم اختر ملف PDF.",
      other:
        "هذه مستندات، ونحن نقبل الصور وملفات PDF. احفظها بصيغة PDF في البرنامج الذي أنشأتها به، ثم اختر ملفات PDF.",
    }),
    other: counted({
      one: "ليس صورة ولا ملف PDF، أو أنه تالف.",
      other: "ليست صورًا ولا ملفات PDF، أو أنها تالفة.",
    }),
  },
} satisfies Translated<typeof en>;
