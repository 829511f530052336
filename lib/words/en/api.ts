/**
 * The page for programmers, and the descriptions in the OpenAPI document. Between backticks stands code, which stays as it
 * is. `{retention}` is how long results are kept.
 */

const password = "Opens the file, if it has a password.";
const pages = "Pages to take, such as `1-3, 8`, or `5-` from there on. All pages if empty.";
const targetSize = "The most bytes that each result may have.";

const keeping = {
  preserve_metadata: "Keeps the metadata, except for the location.",
  preserve_location: "With `preserve_metadata`: keeps the location, too.",
};

const pdfPage = {
  pageSize: "Size of the pages. `fit` makes each page as large as its picture.",
  orientation: "Turns the paper. `auto` follows each picture. Without effect on `fit`.",
  margin: "White space around each picture: none, a quarter of an inch, or three quarters.",
  turns:
    "Turns each picture clockwise: `0`, `90`, `180` or `270` degrees, one for each file in their order, such as `0,90,0`.",
};

const reading = {
  language: "Language of the text in pictures. `auto` finds out for each page.",
  progress: "Sends the progress while it works. See [Progress](/api#progress).",
};

const tables = {
  ...reading,
  format: "A workbook, CSV (a ZIP if there are several tables), or the cells in JSON.",
  layout: "`tables` takes what looks like a table, `page` all text of each page.",
  regions:
    'Areas to read instead of finding tables, in JSON: `[{"page":1,"box":[left,top,right,bottom]}]`, in points from the upper left corner.',
  text: "Keeps numbers and dates as text.",
  oneSheet: "Puts all tables into one sheet, or one CSV file.",
  separator: "What stands between the values in CSV.",
  bom: "Starts CSV files with a byte order mark, which Excel needs to read accents.",
};

export const api = {
  contents: "On this page",
  guide: "Guide",
  callsHeading: "Calls",
  /** What the OpenAPI document says about itself. */
  title: "{site} API",
  description:
    "The calls that this site's pages make. No key is needed. Conversions may be limited by IP address; a program with a token of the operator has limits of its own.",

  start: {
    heading: "How a call works",
    blocks: [
      "Every tool of this site is a call that your program can make, too. Send the files as a form (`multipart/form-data`), and you get the results, or links to them. It's free, and you don't need an account or a key.",
      {
        list: [
          "Send the options before the files. Numbers, `true` and `false` are sent as text.",
          "Repeat the field `images` for several pictures. Results come in the same order.",
          "The content of a file counts, not its name. A call for pictures takes every format that we read, whatever its address says.",
          "Calls come from programs and from the pages of this site. A page of another site can't make them from a browser.",
        ],
      },
      "The examples with `fetch` run in Node.js 20 or newer. Those in Python need the package `requests`.",
    ],
    /** Text of the link to the OpenAPI document. */
    document: "OpenAPI document, for generators of clients",
  },
  limits: {
    heading: "Limits and tokens",
    blocks: [
      {
        list: [
          "`GET /api/limits` returns how many megabytes (`maxUploadMb`) and files (`maxFiles`) one request may have.",
          "Each file counts as one conversion. How many your address can make per minute is limited: the headers `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (in seconds) say how many are left. They are absent where there is no limit.",
          "With status 429 or 503, wait as many seconds as `Retry-After` says, and try again.",
          "If the operator of this site gives you a token, send it as `Authorization: Bearer TOKEN`. Your program then has limits of its own. A token that isn't known gets 401.",
        ],
      },
    ],
  },
  results: {
    heading: "Results and deletion",
    blocks: [
      "A `downloadUrl` is a path on this host. It starts with `/api/download/` and the id of a session: 40 random digits that only you know. Anyone you give the link to can open it.",
      "Uploads are deleted when the answer is ready, results after {retention}, or as soon as you delete their session. Calls that answer with the file itself store nothing.",
    ],
    caption: "Requests about results and the server",
    images: "Calls that take several pictures answer with a list of them:",
    example: "Download a result, then delete its session:",
  },
  errors: {
    heading: "Errors",
    blocks: [
      "A call that fails has a status of 400 or more, and answers in JSON. `code` is for your program, `message` for people. `params` has the numbers and names in the sentence, and `files` the code of each file or page that failed.",
      "If you send several pictures and only some of them fail, the status is 200. Those have an `error` and a `code` in their place in `images`.",
      "Sentences are in English, or in another language of this site if your program asks for it, such as with `Accept-Language: de`.",
    ],
    caption: "All codes",
    head: { code: "Code", status: "Status", meaning: "Message" },
  },
  progress: {
    heading: "Progress",
    blocks: [
      "Reading scans can take minutes. Calls with the field `progress` can tell you how far they are: send `true`, and the answer is one JSON object on each line (`application/x-ndjson`).",
      "Its status is sent before the work ends, so it's 200 even if the call fails. The last line is the result or the error.",
    ],
  },
  health: {
    heading: "Health",
    blocks: [
      "`GET /api/health/live` answers while the server runs. `GET /api/health/ready` answers 200 while it can convert files, otherwise 503.",
    ],
  },

  call: {
    fields: "Fields",
    answer: "Answer",
    errors: "Errors of this call, besides those that any call can have",
    examples: "Example",
    copy: "Copy",
    copied: "Copied",
    languages: { curl: "curl", fetch: "fetch, in Node.js", python: "Python" },
  },
  field: {
    file: "file, required",
    files: "one or more files, required",
    fewFiles: "up to {n} files, required",
    text: "text",
    yesNo: "`true` or `false`",
    color: "color, such as `#ffffff`",
    between: "number from {min} to {max}",
    atLeast: "whole number, {min} or more",
    required: "required",
    default: "default `{value}`",
  },
  /** The files that a call takes, and what its answer is. */
  files: { image: "The picture.", images: "The pictures.", pdf: "The PDF.", pdfs: "The PDFs." },
  answers: {
    json: "JSON",
    images: "JSON with the list `images`, which is [described above](/api#results).",
    "application/pdf": "The PDF itself",
    "application/zip": "A ZIP",
    "image/jpeg": "The picture itself",
  },
  /** Paths besides the calls. */
  others: {
    limits: "The limits of one request.",
    live: "Whether the server runs.",
    ready: "Whether the server can convert and store files.",
    download: "One result. Parts of it can be requested with `Range`.",
    downloadAll: "A ZIP of all results of a session.",
    listResults: "The results of a session that are still stored.",
    deleteResults: "Deletes all results of a session now.",
    sessionId: "From a reply: 40 random hexadecimal digits.",
    filename: "From a reply.",
    failure:
      "An error: a sentence for people, in English or the language that `Accept-Language` asks for, and a code for programs.",
    lines:
      "Sent if `progress` is true: a JSON object on each line, the progress first, and the reply or the error last.",
    notReady: "It can't; `checks` says why.",
  },

  /** What each call does, and its fields. */
  calls: {
    pngToJpg: {
      about: "Makes a JPG of one picture.",
      fields: {
        quality: "Higher looks better and makes a larger file.",
        backgroundColor: "Shows through where the picture is transparent.",
        removeTransparency: "With `false`, transparency is dropped without a background color.",
      },
    },
    jpgToPng: { about: "Makes PNGs. For JPGs and all other pictures.", fields: keeping },
    heicToJpg: { about: "Makes JPGs. Made for photos of an iPhone.", fields: keeping },
    heicToPng: { about: "Makes PNGs of the photos of an iPhone.", fields: keeping },
    webpToPng: { about: "Makes PNGs, and keeps transparency.", fields: keeping },
    webpToJpg: { about: "Makes JPGs. Transparency becomes white.", fields: keeping },
    avifToPng: { about: "Makes PNGs of AVIF pictures.", fields: keeping },
    avifToJpg: { about: "Makes JPGs of AVIF pictures.", fields: keeping },
    jpgToJpeg: {
      about:
        "Gives JPGs the ending .jpeg, turns them upright and removes their metadata, without encoding them again.",
      fields: {},
    },
    imageConvert: {
      about: "Converts pictures to the format that you name.",
      fields: {
        format: "Format of the results. `jpeg` is a JPG whose name ends in .jpeg.",
        target_format: "Another name for `format`.",
        quality: "For formats that lose detail. By default, results of all formats look about the same.",
        preset: "`print` keeps all color detail, with a quality of at least 92.",
        auto_optimize: "Takes more time for a smaller file that looks the same.",
        svg_side: "Pixels of the longer side that a drawing (SVG) gets.",
        ...keeping,
      },
    },
    jpegToJpg: {
      about:
        "Gives one JPG another ending, and turns it upright, without encoding it again. The header `Photo-Details` says, as JSON, which details of the photo were removed or kept.",
      fields: {
        outputFormat: "Ending of the result.",
        inputFormat: "Ignored: the content of the file counts.",
      },
    },
    imageToPdf: { about: "Makes one PDF with a page for each picture, in their order.", fields: pdfPage },
    jpgToPdf: {
      about: "Does the same, and names the PDF after the picture if there is only one.",
      fields: pdfPage,
    },
    removeExif: {
      about: "Removes what files say about their pictures, without encoding the pictures again.",
      fields: {},
    },
    compressor: {
      about:
        "Makes pictures smaller in their own format. Files that fail are listed in the ZIP's `errors.txt`, and in the JSON of its comment, which also says which PNGs would fit as JPGs, and which details of the photos were removed or kept.",
      fields: {
        targetSize:
          "The most bytes. Without it, results look like their originals. PNGs may lose pixels or colors to fit.",
        targetFor: "Whether `targetSize` is for each result or for the whole ZIP.",
        fewerPixels: "Whether a picture may get fewer pixels where it would look worse otherwise.",
      },
    },
    resize: {
      about:
        "Changes the size of pictures. Name it in one way: `width`, `height` or both, `percent`, `longest`, or `preset`.",
      fields: {
        width: "Pixels. Without `height`, the picture keeps its proportions.",
        height: "Pixels. Without `width`, the picture keeps its proportions.",
        percent: "Of the picture's own size.",
        longest: "Pixels of the longer side.",
        preset: "A named size. Paper has 300 pixels per inch, and turns for pictures in landscape.",
        fit: "With two sides: `inside` keeps the picture within them, `cover` crops it, `pad` adds borders.",
        crop: "What `cover` keeps of each file, separated by commas: how far to the right and down (`50` is the middle), and the zoom, all in percent, such as `50 50 100`.",
        background: "Of the borders, and behind transparent parts where the format has none.",
        enlarge: "Makes pictures larger that are smaller than that.",
        format: "Format of the results. `original` keeps that of each file, and makes a JPG of a HEIC.",
        targetSize,
      },
    },
    pdfToImages: {
      about: "Makes a picture of each page of a PDF.",
      fields: {
        scale: "Pixels per point: 1 is 72 dpi, 2 is 144 dpi.",
        format: "Format of the pictures. `jpeg` is a JPG whose name ends in .jpeg.",
        pages,
        password,
      },
    },
    compressPdf: {
      about: "Makes a PDF smaller, or returns it unchanged if that isn't possible.",
      fields: { level: "How much detail its pictures may lose.", targetSize, password },
    },
    ocrPdf: {
      about: "Reads scanned pages, and adds their text to the PDF so that it can be searched.",
      fields: { ...reading, pages, password },
    },
    pdfToWord: {
      about: "Makes a Word document (DOCX) of a PDF. Scanned pages are read.",
      fields: {
        ...reading,
        layout:
          "`flow` makes paragraphs that are easy to edit, `exact` pages that look like those of the PDF.",
        password,
      },
    },
    imageToText: {
      about: "Reads the text in a picture. Nothing is stored.",
      fields: { language: reading.language },
    },
    organizePdf: {
      about:
        "Merges, splits and reorders PDFs. Say what to make in one way: `plan`, `split` or `merge`. A result has up to 10,000 pages.",
      fields: {
        plan: 'The PDFs to make, in JSON: `{"documents":[{"name":"a.pdf","pages":[{"file":0,"page":3,"rotate":90}]}]}`. Files count from 0, pages from 1, and `{"blank":{"width":595,"height":842}}` is an empty page.',
        split: "Splits one file: at its `pages`, at its `bookmarks`, or after every so many pages.",
        merge: "With `true`, all files become one PDF.",
        passwords: 'A password for each file, in JSON, such as `["","secret"]`.',
      },
    },
    protectPdf: {
      about: "Encrypts a PDF with a password (AES-256).",
      fields: {
        newPassword: "Opens the new PDF. Up to 127 bytes of UTF-8.",
        password: "Opens the file, if it has a password already.",
        allowPrinting: "Whether readers may print it. Programs can ignore this.",
        allowCopying: "Whether readers may copy its text and pictures.",
        allowChanges: "Whether readers may change it.",
      },
    },
    unlockPdf: {
      about: "Removes the password and all restrictions of a PDF.",
      fields: { password: "Not needed if the PDF opens without one." },
    },
    pdfToExcel: {
      about: "Finds the tables of a PDF. Scanned pages are read.",
      fields: { ...tables, pages, password },
    },
    imageToExcel: {
      about: "Finds the tables in a picture, which is read as an A4 page.",
      fields: tables,
    },
  },

  /** What the answers hold. `[]` marks lists; what is in `notes`, `tables` and `words` is told with them. */
  reply: {
    success: "Always true.",
    originalName: "Name of your file.",
    convertedName: "Name for the result.",
    originalSize: "Bytes of your file.",
    fileSize: "Bytes of the result.",
    downloadUrl: "Path of the result.",
    frames: "Pictures in your file, if there are several; the result has one.",
    note: "A sentence, if the result differs from what you might expect.",
    "notes[]": "The same as a `code` with `params`.",
    details: "What the file said about the photo: `removed` and `kept`.",
    dpi: "Most pixels per inch that the pictures have now, if some were made smaller.",
    pages: "Pages of the PDF.",
    readPages: "Scanned pages that were read.",
    words: "Words that were found.",
    "tables[]": "The tables: the `page` they start on, their `box` in points, `rows`, `columns` and `title`.",
    language: "Language of the text.",
    confidence: "How sure the reading is, from 0 to 100.",
    width: "Pixels of the upright picture, across.",
    height: "Pixels of the upright picture, down.",
    text: "The text, with an empty line between paragraphs.",
    "words[]": "Each word: `text`, `confidence`, and its box (`x`, `y`, `width`, `height`) in pixels.",
    "images[].originalName": "Name of your file.",
    "images[].convertedName": "Name for the result.",
    "images[].size": "Bytes of the result.",
    "images[].compressionRatio": "Size of the result divided by that of your file: 0.25 is a quarter.",
    "images[].downloadUrl": "Path of the result.",
    "images[].width": "Pixels of a resized picture, across.",
    "images[].height": "Pixels of a resized picture, down.",
    "images[].dpi": "Pixels per inch, where the size on paper is known.",
    "images[].frames": "Pictures in your file, if there are several; the result has one.",
    "images[].note": "A sentence, if the result differs from what you might expect.",
    "images[].notes[]": "The same as a `code` with `params`.",
    "images[].details":
      "What the file said about the photo: `removed` and `kept`; from `removeExif` also `found`.",
    "images[].error": "Why this file failed, in place of a result.",
    "images[].code": "Code of the error.",
    "images[].params": "Numbers and names in the error's sentence.",
    "data.sessionId": "Session of the results.",
    "data.totalPages": "Pages that were converted.",
    "data.documentPages": "Pages of the PDF.",
    "data.images[].page": "Number of the page, from 1.",
    "data.images[].filename": "Name of the picture in the session.",
    "data.images[].size": "Bytes of the picture.",
    "data.images[].error": "Why this page failed, in place of a picture.",
    "data.images[].code": "Code of the error.",
    "data.images[].params": "Numbers and names in the error's sentence.",
    "data.documents[].name": "Name of the PDF.",
    "data.documents[].size": "Bytes of the PDF.",
    "data.documents[].pages": "Pages of the PDF.",
    "data.documents[].downloadUrl": "Path of the PDF.",
    "data.documents[].note": "A sentence, if the result differs from what you might expect.",
    "data.documents[].notes[]": "The same as a `code` with `params`.",
    "data.zipUrl": "Path of a ZIP of all PDFs, if there are several.",
    "files[].filename": "Name of the result.",
    "files[].size": "Bytes of the result.",
    "files[].downloadUrl": "Path of the result.",
    done: "Pages that have been read.",
  },
};
