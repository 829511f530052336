import { hints, pagePlan, THREE_VIEW_MAX_FILES } from "../limits";
import { listIn } from "../words/phrases";
import { pictureLabels } from "./pictures";
import { fillAll, type LanguageWords, type ScreenWords } from "./words";

// What several pages say. `{from}` and `{to}` are names of formats; each page fills the places with its own.

/** All picture formats that are read. */
export const pictures = { and: listIn("en", pictureLabels), or: listIn("en", pictureLabels, "or") };

/** A wrong file, dropped or selected, and none. `{from}` is cased as specified. */
export const refusals = {
  drop: "Please drop only {from} files.",
  select: "Please select only {from} files.",
  none: "Please select at least one {from} file.",
};

const dropZone = {
  prompt: "Drag & drop {from} files here",
  dragging: "Drop your {from} files here",
  or: "or",
  button: "Select {from} Files",
  hint: "Supported: {from} only, up to {files} files, max {totalMb}MB total",
};

/** What the server accepts in one upload; nothing enforces the specified numbers above it. */
const limits = "More is fine: up to 100 files, 100 MB";

/** The drop zone of the common layout with its specified texts. */
export const specifiedDropZone = { ...dropZone, limits };

/** The common layout for a pair of formats without specified texts. */
export const batch = {
  messages: refusals,
  dropZone: fillAll(dropZone, { files: 100, totalMb: 100 }),
  action: "Convert to {to}",
  steps: [
    "Reading your images...",
    "Converting {from} to {to}...",
    "Optimizing quality...",
    "Almost done...",
  ],
  success: "{n} {to} file(s) converted successfully!",
} satisfies ScreenWords["batch"];

/** The common layout with its specified texts. */
export const specifiedBatch = {
  ...batch,
  dropZone: fillAll(specifiedDropZone, hints.common),
  success: "{to} file(s) ready to download!",
} satisfies ScreenWords["batch"];

/** The simple PNG layout. */
export const simplePng = fillAll(
  {
    ...batch,
    messages: { ...fillAll(refusals, { from: "png" }), none: refusals.none },
    dropZone: specifiedBatch.dropZone,
  } satisfies ScreenWords["batch"],
  { from: "PNG" },
);

/** The screen of JPG to WEBP and JPG to GIF. */
export const threeView = fillAll(
  {
    messages: {
      none: "Please select at least one JPG file.",
      some: "Only JPG files were added.",
      tooMany: "Only the first {files} files are kept.",
    },
    dropZone: {
      prompt: "Drag & drop or click to upload",
      dragging: "Drop JPG files here",
      or: "or",
      button: "Select JPG Files",
      hint: "Maximum {files} files",
    },
    action: "Convert to {to}",
    steps: batch.steps,
  } satisfies ScreenWords["three-view"],
  { from: "JPG", files: THREE_VIEW_MAX_FILES },
);

/** The screen that merges files of a format into one PDF. */
export const mergePdf = fillAll(
  {
    messages: refusals,
    dropZone: {
      button: "Select {from} Files",
      prompt: "or drag & drop {from} files here",
      dragging: "Drop your {from} files here",
      hint: dropZone.hint,
      limits,
    },
    action: "Convert to PDF",
    starting: "Starting conversion...",
    steps: [
      "Reading your images...",
      "Optimizing quality...",
      "Merging into a single PDF...",
      "Almost done...",
    ],
    success: "PDF is ready to download!",
  } satisfies ScreenWords["merge-pdf"],
  hints.common,
);

/** What the screens of one PDF say to other files. */
export const pdfMessages = { wrong: "Please select a valid PDF file.", none: "Please select a PDF file." };

/** Their drop zone, but for its hint. */
export const pdfDropZone = {
  prompt: "Drag & drop a PDF file here",
  dragging: "Drop your PDF here",
  or: "or",
  button: "Select PDF File",
};

/** The screen that makes pictures of a PDF's pages. */
export const pdfImages = {
  messages: pdfMessages,
  dropZone: { ...pdfDropZone, hint: "One PDF up to 100 MB, up to 500 pages at a time" },
  action: "Convert to {to}",
  steps: ["Reading your PDF...", "Converting the pages...", "Optimizing quality...", "Almost done..."],
} satisfies ScreenWords["images"];

/** The languages of texts, with the automatic choice first. */
export const languages = {
  auto: "Detect automatically",
  ara: "Arabic",
  chi_sim: "Chinese (Simplified)",
  chi_tra: "Chinese (Traditional)",
  nld: "Dutch",
  eng: "English",
  fra: "French",
  deu: "German",
  ell: "Greek",
  heb: "Hebrew",
  hin: "Hindi",
  ita: "Italian",
  jpn: "Japanese",
  kor: "Korean",
  pol: "Polish",
  por: "Portuguese",
  rus: "Russian",
  spa: "Spanish",
  tha: "Thai",
  tur: "Turkish",
  ukr: "Ukrainian",
  vie: "Vietnamese",
} satisfies LanguageWords;

/** The screen that finds tables. */
export const pdfTables = {
  steps: ["Reading your PDF...", "Finding the tables...", "Reading numbers and dates...", "Almost done..."],
  languages,
} as const;

/** The board of pages. */
export const pageBoard = fillAll(
  {
    messages: {
      none: "Please select at least one PDF file.",
      some: "Only PDF files were added.",
      tooMany: "Only the first {files} files are kept.",
    },
    dropZone: {
      prompt: "Drag & drop PDF files here",
      dragging: "Drop your PDF files here",
      or: "or",
      button: "Select PDF Files",
      hint: "Up to {files} PDFs, 100 MB in total",
    },
    steps: ["Reading your PDFs...", "Arranging the pages...", "Writing the result...", "Almost done..."],
  } satisfies Omit<ScreenWords["page-board"], "action">,
  { files: pagePlan.files },
);
