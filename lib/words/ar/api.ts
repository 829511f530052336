import type { api as en } from "../en/api";

const password = "تفتح الملف إن كانت له كلمة مرور.";
const pages = "الصفحات المطلوبة، مثل `1-3, 8`، أو `5-` لكل ما بعدها. كل الصفحات إن تُرك فارغًا.";
const targetSize = "أقصى حجم لكل نتيجة بالبايت.";
const note = "جملة، إن كانت النتيجة مختلفة عما قد تتوقعه.";
const notes = "الشيء نفسه على شكل `code` مع `params`.";
const frames = "عدد الصور في ملفك إن كانت أكثر من واحدة؛ في النتيجة صورة واحدة.";
const code = "رمز الخطأ.";
const params = "الأرقام والأسماء التي في جملة الخطأ.";

const keeping = {
  preserve_metadata: "يُبقي البيانات الوصفية، ما عدا الموقع الجغرافي.",
  preserve_location: "مع `preserve_metadata`: يُبقي الموقع الجغرافي أيضًا.",
};

const pdfPage = {
  pageSize: "مقاس الصفحات. مع `fit` تكون كل صفحة بحجم صورتها.",
  orientation: "اتجاه الورقة. `auto` يتبع كل صورة. لا أثر له مع `fit`.",
  margin: "الهامش الأبيض حول كل صورة: بلا هامش، أو ربع بوصة، أو ثلاثة أرباع البوصة.",
  turns:
    "يدوّر كل صورة مع عقارب الساعة: `0` أو `90` أو `180` أو `270` درجة، قيمة لكل ملف بترتيب الملفات، مثل `0,90,0`.",
};

const reading = {
  language: "لغة النص في الصور. مع `auto` تُكتشف لغة كل صفحة.",
  progress: "يرسل مقدار التقدم أثناء العمل. انظر [التقدم](/api#progress).",
};

const tables = {
  ...reading,
  format: "ملف Excel، أو CSV (داخل ZIP إن تعددت الجداول)، أو الخلايا بصيغة JSON.",
  layout: "مع `tables` يؤخذ ما يشبه الجدول، ومع `page` كل نص الصفحة.",
  regions:
    'مناطق تُقرأ بدل البحث عن الجداول، بصيغة JSON: `[{"page":1,"box":[left,top,right,bottom]}]`، بالنقاط (points) من الزاوية العليا اليسرى.',
  text: "يُبقي الأرقام والتواريخ نصًا.",
  oneSheet: "يضع كل الجداول في ورقة واحدة، أو في ملف CSV واحد.",
  separator: "ما يفصل بين القيم في CSV.",
  bom: "يبدأ ملفات CSV بعلامة ترتيب البايتات (BOM)، وبها يقرأ Excel العربية قراءة صحيحة.",
};

export const api = {
  contents: "في هذه الصفحة",
  guide: "الدليل",
  callsHeading: "الاستدعاءات",
  title: "واجهة {site} البرمجية (API)",
  description:
    "الاستدعاءات التي تستخدمها صفحات هذا الموقع. لا حاجة إلى مفتاح. قد يُحدَّد عدد التحويلات لكل عنوان IP؛ وللبرنامج الذي يحمل رمزًا من مدير الموقع حدوده الخاصة.",

  start: {
    heading: "كيف يعمل الاستدعاء",
    blocks: [
      "كل أداة في هذا الموقع استدعاء يستطيع برنامجك إجراءه أيضًا. أرسل الملفات على شكل نموذج (`multipart/form-data`)، فتصلك النتائج أو روابطها. الاستخدام مجاني، بلا حساب ولا مفتاح.",
      {
        list: [
          "أرسل الخيارات قبل الملفات. تُرسل الأرقام و`true` و`false` نصًا.",
          "كرّر الحقل `images` لإرسال عدة صور. تأتي النتائج بالترتيب نفسه.",
          "العبرة بمحتوى الملف لا باسمه. واستدعاء الصور يقبل كل صيغة نقرؤها، مهما كان عنوانه.",
          "تأتي الاستدعاءات من البرامج ومن صفحات هذا الموقع. ولا تستطيع صفحة في موقع آخر إجراءها من المتصفح.",
        ],
      },
      "تعمل أمثلة `fetch` في Node.js 20 أو أحدث. وتحتاج أمثلة Python إلى الحزمة `requests`.",
    ],
    document: "مستند OpenAPI، لمولّدات الشيفرة",
  },
  limits: {
    heading: "الحدود والرموز",
    blocks: [
      {
        list: [
          "يعيد `GET /api/limits` أقصى حجم للطلب الواحد بالميغابايت (`maxUploadMb`) وأقصى عدد لملفاته (`maxFiles`).",
          "يُحسب كل ملف تحويلًا واحدًا. وعدد تحويلات عنوانك في الدقيقة محدود: تبيّن الترويسات `RateLimit-Limit` و`RateLimit-Remaining` و`RateLimit-Reset` (بالثواني) كم بقي منها. وتغيب حيث لا يوجد حد.",
          "عند الحالة 429 أو 503 انتظر عدد الثواني المذكور في `Retry-After` ثم حاول مرة أخرى.",
          "إذا أعطاك مدير الموقع رمزًا، فأرسله هكذا: `Authorization: Bearer TOKEN`. تصبح لبرنامجك حدوده الخاصة. والرمز غير المعروف يُرد عليه بالحالة 401.",
        ],
      },
    ],
  },
  results: {
    heading: "النتائج وحذفها",
    blocks: [
      "قيمة `downloadUrl` مسار على هذا الخادم. يبدأ بالنص `/api/download/` ثم معرّف الجلسة: 40 خانة عشوائية لا يعرفها غيرك. وكل من تعطيه الرابط يستطيع فتحه.",
      "تُحذف الملفات المرفوعة عند جاهزية الرد، والنتائج بعد مدة أقصاها {retention}، أو فور حذفك لجلستها. والاستدعاءات التي ترد بالملف نفسه لا تخزّن شيئًا.",
    ],
    caption: "طلبات عن النتائج والخادم",
    images: "الاستدعاءات التي تقبل عدة صور ترد بقائمة منها:",
    example: "تنزيل نتيجة، ثم حذف جلستها:",
  },
  errors: {
    heading: "الأخطاء",
    blocks: [
      "الاستدعاء الذي يفشل حالته 400 أو أكثر، ورده بصيغة JSON. الحقل `code` لبرنامجك، و`message` للناس. وفي `params` الأرقام والأسماء التي في الجملة، وفي `files` رمز كل ملف أو صفحة لم تنجح.",
      "إذا أرسلت عدة صور وفشل بعضها فقط، فالحالة 200. وتجد للصور التي فشلت `error` و`code` في مكانها من `images`.",
      "الجمل بالإنجليزية، أو بلغة أخرى من لغات هذا الموقع إن طلبها برنامجك، مثلًا بـ `Accept-Language: ar`.",
    ],
    caption: "كل الرموز",
    head: { code: "الرمز", status: "الحالة", meaning: "الرسالة" },
  },
  progress: {
    heading: "التقدم",
    blocks: [
      "قد تستغرق قراءة المستندات الممسوحة ضوئيًا دقائق. والاستدعاءات التي فيها الحقل `progress` تستطيع أن تخبرك أين وصلت: أرسل `true`، فيأتي الرد كائن JSON في كل سطر (`application/x-ndjson`).",
      "تُرسل حالته قبل انتهاء العمل، لذلك تكون 200 حتى إذا فشل الاستدعاء. والسطر الأخير هو النتيجة أو الخطأ.",
    ],
  },
  health: {
    heading: "حالة الخادم",
    blocks: [
      "يرد `GET /api/health/live` ما دام الخادم يعمل. ويرد `GET /api/health/ready` بالحالة 200 ما دام قادرًا على تحويل الملفات، وإلا فبالحالة 503.",
    ],
  },

  call: {
    fields: "الحقول",
    answer: "الرد",
    errors: "أخطاء هذا الاستدعاء، إضافة إلى ما قد يحدث في أي استدعاء",
    examples: "مثال",
    copy: "نسخ",
    copied: "نُسخ",
    languages: { curl: "curl", fetch: "fetch في Node.js", python: "Python" },
  },
  field: {
    file: "ملف، مطلوب",
    files: "ملف أو أكثر، مطلوب",
    fewFiles: "الحد الأقصى للملفات {n}، مطلوب",
    text: "نص",
    yesNo: "`true` أو `false`",
    color: "لون، مثل `#ffffff`",
    between: "عدد من {min} إلى {max}",
    atLeast: "عدد صحيح، {min} أو أكثر",
    required: "مطلوب",
    default: "القيمة الافتراضية `{value}`",
  },
  files: { image: "الصورة.", images: "الصور.", pdf: "ملف PDF.", pdfs: "ملفات PDF." },
  answers: {
    json: "JSON",
    images: "JSON فيه القائمة `images`، وهي [موصوفة أعلاه](/api#results).",
    "application/pdf": "ملف PDF نفسه",
    "application/zip": "ملف ZIP",
    "image/jpeg": "الصورة نفسها",
  },
  others: {
    limits: "حدود الطلب الواحد.",
    live: "هل الخادم يعمل.",
    ready: "هل يستطيع الخادم تحويل الملفات وتخزينها.",
    download: "نتيجة واحدة. يمكن طلب أجزاء منها باستخدام `Range`.",
    downloadAll: "ملف ZIP فيه كل نتائج الجلسة.",
    listResults: "نتائج الجلسة التي ما زالت مخزّنة.",
    deleteResults: "يحذف كل نتائج الجلسة الآن.",
    sessionId: "من أحد الردود: 40 خانة ست عشرية عشوائية.",
    filename: "من أحد الردود.",
    failure: "خطأ: جملة للناس، بالإنجليزية أو باللغة التي يطلبها `Accept-Language`، ورمز للبرامج.",
    lines:
      "يُرسل إذا كانت قيمة `progress` هي true: كائن JSON في كل سطر، التقدم أولًا، وفي الأخير الرد أو الخطأ.",
    notReady: "لا يستطيع؛ ويبيّن `checks` السبب.",
  },

  calls: {
    pngToJpg: {
      about: "يصنع JPG من صورة واحدة.",
      fields: {
        quality: "القيمة الأعلى تعطي مظهرًا أفضل وملفًا أكبر.",
        backgroundColor: "يظهر في المواضع الشفافة من الصورة.",
        removeTransparency: "مع `false` تُزال الشفافية بلا لون خلفية.",
      },
    },
    jpgToPng: { about: "يصنع صور PNG من JPG ومن كل الصور الأخرى.", fields: keeping },
    heicToJpg: { about: "يصنع صور JPG. مخصص لصور الآيفون.", fields: keeping },
    heicToPng: { about: "يصنع صور PNG من صور الآيفون.", fields: keeping },
    webpToPng: { about: "يصنع صور PNG ويحفظ الشفافية.", fields: keeping },
    webpToJpg: { about: "يصنع صور JPG. وتصبح المواضع الشفافة بيضاء.", fields: keeping },
    avifToPng: { about: "يصنع صور PNG من صور AVIF.", fields: keeping },
    avifToJpg: { about: "يصنع صور JPG من صور AVIF.", fields: keeping },
    jpgToJpeg: {
      about:
        "يجعل امتداد صور JPG هو \u2066.jpeg\u2069، ويعدّل اتجاهها ويزيل بياناتها الوصفية، بلا إعادة ترميز.",
      fields: {},
    },
    imageConvert: {
      about: "يحوّل الصور إلى الصيغة التي تسمّيها.",
      fields: {
        format: "صيغة النتائج. `jpeg` هي JPG ينتهي اسمها بـ\u2066.jpeg\u2069.",
        target_format: "اسم آخر للحقل `format`.",
        quality: "للصيغ التي تفقد بعض التفاصيل. القيمة الافتراضية تجعل النتائج متقاربة المظهر في كل الصيغ.",
        preset: "مع `print` تُحفظ كل تفاصيل الألوان، بجودة لا تقل عن 92.",
        auto_optimize: "يستغرق وقتًا أطول ليصنع ملفًا أصغر بالمظهر نفسه.",
        svg_side: "طول الضلع الأطول للرسم (SVG) بالبكسل.",
        ...keeping,
      },
    },
    jpegToJpg: {
      about:
        "يغيّر امتداد صورة JPG واحدة ويعدّل اتجاهها، بلا إعادة ترميز. وتذكر الترويسة `Photo-Details`، بصيغة JSON، بيانات الصورة التي أزيلت والتي بقيت.",
      fields: {
        outputFormat: "امتداد النتيجة.",
        inputFormat: "لا أثر له: العبرة بمحتوى الملف.",
      },
    },
    imageToPdf: { about: "يصنع ملف PDF واحدًا فيه صفحة لكل صورة، بترتيب الصور.", fields: pdfPage },
    jpgToPdf: {
      about: "يفعل الشيء نفسه، ويسمّي ملف PDF باسم الصورة إن كانت واحدة.",
      fields: pdfPage,
    },
    removeExif: {
      about: "يزيل ما تقوله الملفات عن صورها، بلا إعادة ترميز الصور.",
      fields: {},
    },
    compressor: {
      about:
        "يصغّر حجم الصور بصيغتها نفسها. الملفات التي تفشل مذكورة في `errors.txt` داخل ZIP، وفي JSON الموجود في تعليقه، وفيه أيضًا صور PNG التي كان حجمها سيكفي لو كانت JPG، وبيانات الصور التي أزيلت والتي بقيت.",
      fields: {
        targetSize:
          "أقصى حجم بالبايت. من دونه تبدو النتائج مثل أصولها. وقد تفقد صور PNG بعض البكسلات أو الألوان لتبلغه.",
        targetFor: "هل `targetSize` لكل نتيجة أم لملف ZIP كله.",
        fewerPixels: "هل يجوز أن تقل بكسلات الصورة إذا كان مظهرها سيسوء من دون ذلك.",
      },
    },
    resize: {
      about:
        "يغيّر أبعاد الصور. حدّدها بطريقة واحدة: `width` أو `height` أو كلاهما، أو `percent`، أو `longest`، أو `preset`.",
      fields: {
        width: "بالبكسل. من دون `height` تحتفظ الصورة بنسبة أبعادها.",
        height: "بالبكسل. من دون `width` تحتفظ الصورة بنسبة أبعادها.",
        percent: "نسبة مئوية من أبعاد الصورة نفسها.",
        longest: "طول الضلع الأطول بالبكسل.",
        preset: "مقاس له اسم. للورق 300 بكسل في البوصة، ويدور مع الصور الأفقية.",
        fit: "عند تحديد الضلعين: `inside` يُبقي الصورة ضمنهما، و`cover` يقصها، و`pad` يضيف حوافّ.",
        crop: "ما يُبقيه `cover` من كل ملف، مفصولًا بفواصل: المسافة إلى اليمين وإلى الأسفل (`50` هي الوسط)، ثم التقريب، وكلها نسب مئوية، مثل `50 50 100`.",
        background: "لون الحوافّ، وما خلف المواضع الشفافة إن كانت الصيغة لا تدعمها.",
        enlarge: "يكبّر الصور التي هي أصغر من ذلك.",
        format: "صيغة النتائج. `original` يُبقي صيغة كل ملف، ويصنع JPG من HEIC.",
        targetSize,
      },
    },
    pdfToImages: {
      about: "يصنع صورة من كل صفحة في ملف PDF.",
      fields: {
        scale:
          "عدد البكسلات لكل نقطة (point): القيمة 1 هي \u206672 dpi\u2069، والقيمة 2 هي \u2066144 dpi\u2069.",
        format: "صيغة الصور. `jpeg` هي JPG ينتهي اسمها بـ\u2066.jpeg\u2069.",
        pages,
        password,
      },
    },
    compressPdf: {
      about: "يصغّر ملف PDF، أو يعيده كما هو إن لم يكن ذلك ممكنًا.",
      fields: { level: "مقدار التفاصيل التي يجوز أن تفقدها صوره.", targetSize, password },
    },
    ocrPdf: {
      about: "يقرأ الصفحات الممسوحة ضوئيًا، ويضيف نصها إلى ملف PDF ليصبح قابلًا للبحث.",
      fields: { ...reading, pages, password },
    },
    pdfToWord: {
      about: "يصنع مستند Word (DOCX) من ملف PDF. وتُقرأ الصفحات الممسوحة ضوئيًا.",
      fields: {
        ...reading,
        layout: "مع `flow` فقرات يسهل تعديلها، ومع `exact` صفحات تشبه صفحات PDF.",
        password,
      },
    },
    imageToText: {
      about: "يقرأ النص الذي في صورة. لا يُخزَّن شيء.",
      fields: { language: reading.language },
    },
    organizePdf: {
      about:
        "يدمج ملفات PDF ويقسمها ويعيد ترتيبها. حدّد المطلوب بطريقة واحدة: `plan` أو `split` أو `merge`. أقصى عدد لصفحات النتيجة 10,000.",
      fields: {
        plan: 'ملفات PDF المطلوب صنعها، بصيغة JSON: `{"documents":[{"name":"a.pdf","pages":[{"file":0,"page":3,"rotate":90}]}]}`. يبدأ ترقيم الملفات من 0 والصفحات من 1، و`{"blank":{"width":595,"height":842}}` صفحة فارغة.',
        split:
          "يقسم ملفًا واحدًا: عند `pages` المحددة، أو عند إشاراته المرجعية `bookmarks`، أو بعد كل عدد معين من الصفحات.",
        merge: "مع `true` تصبح كل الملفات ملف PDF واحدًا.",
        passwords: 'كلمة مرور لكل ملف، بصيغة JSON، مثل `["","secret"]`.',
      },
    },
    protectPdf: {
      about: "يشفّر ملف PDF بكلمة مرور (AES-256).",
      fields: {
        newPassword: "تفتح ملف PDF الجديد. أقصى طول لها 127 بايت بترميز UTF-8.",
        password: "تفتح الملف إن كانت له كلمة مرور من قبل.",
        allowPrinting: "هل يجوز للقرّاء طباعته. تستطيع البرامج تجاهل ذلك.",
        allowCopying: "هل يجوز للقرّاء نسخ نصه وصوره.",
        allowChanges: "هل يجوز للقرّاء تعديله.",
      },
    },
    unlockPdf: {
      about: "يزيل كلمة المرور وكل القيود من ملف PDF.",
      fields: { password: "لا حاجة إليها إن كان ملف PDF يُفتح من دونها." },
    },
    pdfToExcel: {
      about: "يجد الجداول في ملف PDF. وتُقرأ الصفحات الممسوحة ضوئيًا.",
      fields: { ...tables, pages, password },
    },
    imageToExcel: {
      about: "يجد الجداول في صورة، وتُقرأ كأنها صفحة A4.",
      fields: tables,
    },
  },

  reply: {
    success: "قيمته true دائمًا.",
    originalName: "اسم ملفك.",
    convertedName: "اسم النتيجة.",
    originalSize: "حجم ملفك بالبايت.",
    fileSize: "حجم النتيجة بالبايت.",
    downloadUrl: "مسار النتيجة.",
    frames,
    note,
    "notes[]": notes,
    details: "ما كان الملف يقوله عن الصورة: `removed` و`kept`.",
    dpi: "أكبر عدد بكسلات في البوصة لصور الملف الآن، إن صُغّر بعضها.",
    pages: "عدد صفحات PDF.",
    readPages: "عدد الصفحات الممسوحة ضوئيًا التي قُرئت.",
    words: "عدد الكلمات التي وُجدت.",
    "tables[]":
      "الجداول: الصفحة `page` التي تبدأ فيها، وموضعها `box` بالنقاط (points)، و`rows` و`columns` و`title`.",
    language: "لغة النص.",
    confidence: "درجة الثقة في القراءة، من 0 إلى 100.",
    width: "عرض الصورة بالبكسل وهي بالاتجاه الصحيح.",
    height: "ارتفاع الصورة بالبكسل وهي بالاتجاه الصحيح.",
    text: "النص، وبين الفقرات سطر فارغ.",
    "words[]": "كل كلمة: `text` و`confidence` وموضعها (`x` و`y` و`width` و`height`) بالبكسل.",
    "images[].originalName": "اسم ملفك.",
    "images[].convertedName": "اسم النتيجة.",
    "images[].size": "حجم النتيجة بالبايت.",
    "images[].compressionRatio": "حجم النتيجة مقسومًا على حجم ملفك: 0.25 تعني الربع.",
    "images[].downloadUrl": "مسار النتيجة.",
    "images[].width": "عرض الصورة بالبكسل بعد تغيير أبعادها.",
    "images[].height": "ارتفاع الصورة بالبكسل بعد تغيير أبعادها.",
    "images[].dpi": "عدد البكسلات في البوصة، إن كان المقاس على الورق معروفًا.",
    "images[].frames": frames,
    "images[].note": note,
    "images[].notes[]": notes,
    "images[].details": "ما كان الملف يقوله عن الصورة: `removed` و`kept`؛ ومن `removeExif` أيضًا `found`.",
    "images[].error": "سبب فشل هذا الملف، مكان النتيجة.",
    "images[].code": code,
    "images[].params": params,
    "data.sessionId": "جلسة النتائج.",
    "data.totalPages": "عدد الصفحات التي حُوّلت.",
    "data.documentPages": "عدد صفحات PDF.",
    "data.images[].page": "رقم الصفحة، بدءًا من 1.",
    "data.images[].filename": "اسم الصورة في الجلسة.",
    "data.images[].size": "حجم الصورة بالبايت.",
    "data.images[].error": "سبب فشل هذه الصفحة، مكان الصورة.",
    "data.images[].code": code,
    "data.images[].params": params,
    "data.documents[].name": "اسم ملف PDF.",
    "data.documents[].size": "حجم ملف PDF بالبايت.",
    "data.documents[].pages": "عدد صفحات PDF.",
    "data.documents[].downloadUrl": "مسار ملف PDF.",
    "data.documents[].note": note,
    "data.documents[].notes[]": notes,
    "data.zipUrl": "مسار ملف ZIP فيه كل ملفات PDF، إن تعددت.",
    "files[].filename": "اسم النتيجة.",
    "files[].size": "حجم النتيجة بالبايت.",
    "files[].downloadUrl": "مسار النتيجة.",
    done: "عدد الصفحات التي قُرئت.",
  },
} satisfies typeof en;
