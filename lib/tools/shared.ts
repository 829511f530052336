import { type FormatId, formats } from "../formats";
import { hints, simplePng, THREE_VIEW_MAX_FILES } from "../limits";
import type {
  Accept,
  BatchScreen,
  CompressorScreen,
  DropZoneWords,
  MergePdfScreen,
  PdfDocumentScreen,
  Steps,
  ThreeViewScreen,
  Tool,
} from "./types";

/** Sentences, and whole screens, that several tools have in common. */

/** The trust line under every tool's heading. */
export const badges = ["Secure", "No watermark", "Files auto-deleted", "Free forever"] as const;

/** The heading of a tool's steps. */
export const howToTitle = ({ howToTitle, name }: Pick<Tool, "howToTitle" | "name">): string =>
  howToTitle ?? `How to convert ${name}`;

/** 'Supported: ...'; nothing enforces these numbers, so {@link enforcedLimits} stands below them. */
export const supported = (label: string, { files, totalMb } = hints.common): string =>
  `Supported: ${label} only, up to ${files} files, max ${totalMb}MB total`;

/** What the server accepts in one upload. */
export const enforcedLimits = "You can go beyond that: up to 100 files and 100 MB in total";

/** The drop zone of the common layout. */
export const dropZoneFor = (label: string, limits = hints.common): DropZoneWords => ({
  prompt: `Drag & drop ${label} files here`,
  dragging: `Drop your ${label} files here`,
  or: "or",
  button: `Select ${label} Files`,
  hint: supported(label, limits),
  limits: enforcedLimits,
});

/** Messages for a wrong file, dropped or selected, and for none; `label` is cased as specified. */
export const refusalsFor = (label: string) => ({
  drop: `Please drop only ${label} files.`,
  select: `Please select only ${label} files.`,
  none: `Please select at least one ${label} file.`,
});

/** @param converting the second of the four steps, e.g. 'Converting HEIC to png...' */
export const stepsFor = (converting: string): Steps => [
  "Reading your images...",
  converting,
  "Optimizing quality...",
  "Almost done...",
];

/** What the server accepts in one upload, for the hints of pages that are free to name it. */
const uploads = { files: 100, totalMb: 100 } as const;

/** The files of a format, by their types and by every ending. */
export const acceptFormat = (format: FormatId): Accept => {
  const { mimes, extensions } = formats[format];
  const endings = extensions.map((extension) => `.${extension}`);
  return { types: mimes, endings, picker: [...mimes, ...endings].join(",") };
};

/** The common layout for a pair of formats without specified texts, converted by the general call. */
export const batchTo = <const From extends FormatId, const To extends FormatId>(from: From, to: To) => {
  const [source, target] = [formats[from].label, formats[to].label];
  return {
    from,
    to,
    island: "batch",
    call: "imageConvert",
    fields: { format: to },
    accept: acceptFormat(from),
    messages: refusalsFor(source),
    dropZone: { ...dropZoneFor(source), hint: supported(source, uploads), limits: undefined },
    action: `Convert to ${target}`,
    steps: stepsFor(`Converting ${source} to ${target}...`),
    success: `{n} ${target} file(s) converted successfully!`,
    failures: "generic",
  } as const satisfies BatchScreen;
};

/** The screen that merges files of a format into one PDF, in the visitor's order. */
export const mergePdfOf = <const From extends FormatId>(from: From) => {
  const { label } = formats[from];
  return {
    from,
    to: "pdf",
    island: "merge-pdf",
    action: "Convert to PDF",
    starting: "Starting conversion...",
    steps: pdfSteps,
    success: "PDF is ready to download!",
    messages: refusalsFor(label),
    dropZone: {
      button: `Select ${label} Files`,
      prompt: `or drag & drop ${label} files here`,
      dragging: `Drop your ${label} files here`,
      hint: supported(label),
      limits: enforcedLimits,
    },
  } as const satisfies Omit<MergePdfScreen, "call" | "accept">;
};

/** The steps of merging images into one PDF. */
export const pdfSteps: Steps = [
  "Reading your images...",
  "Optimizing quality...",
  "Merging into a single PDF...",
  "Almost done...",
];

/** The simple PNG layout: one call with the specified options; its failures are shown in the server's words. */
export const simplePngTo = <const To extends "jpg" | "webp">(to: To) => {
  const label = to.toUpperCase();
  return {
    from: "png",
    to,
    island: "batch",
    call: "imageConvert",
    fields: {
      target_format: to,
      quality: String(simplePng.quality),
      preset: "web",
      auto_optimize: "true",
      preserve_metadata: "false",
    },
    timeoutMs: simplePng.timeoutMs,
    accept: { types: ["image/png"], endings: [], picker: "image/png,.png" },
    messages: {
      drop: "Please drop only png files.",
      select: "Please select only png files.",
      none: "Please select at least one PNG file.",
    },
    dropZone: dropZoneFor("PNG"),
    action: `Convert to ${label}`,
    steps: stepsFor(`Converting PNG to ${label}...`),
    success: `{n} ${label} file(s) converted successfully!`,
    failures: "own words",
  } as const satisfies BatchScreen;
};

/** The screen of JPG to WEBP and JPG to GIF. */
export const threeViewTo = <const To extends "webp" | "gif">(to: To) => {
  const label = to.toUpperCase();
  return {
    from: "jpg",
    to,
    island: "three-view",
    call: "imageConvert",
    fields: { format: to },
    accept: { types: [], endings: [".jpg", ".jpeg"], picker: ".jpg,.jpeg,image/jpeg" },
    messages: {
      none: "Please select at least one JPG file.",
      some: "Only JPG files were added.",
      tooMany: `Only the first ${THREE_VIEW_MAX_FILES} files are kept.`,
    },
    dropZone: {
      prompt: "Drag & drop or click to upload",
      dragging: "Drop JPG files here",
      or: "or",
      button: "Select JPG Files",
      hint: `Maximum ${THREE_VIEW_MAX_FILES} files`,
    },
    action: `Convert to ${label}`,
    steps: stepsFor(`Converting JPG to ${label}...`),
  } as const satisfies ThreeViewScreen;
};

/** The shared screen for one PDF: what it accepts, and what it says to other files. */
export const pdfDocument = {
  island: "pdf-document",
  accept: { types: ["application/pdf"], endings: [], picker: "application/pdf,.pdf" },
  messages: { wrong: "Please select a valid PDF file.", none: "Please select a PDF file." },
} as const;

/** Limits of the tools that turn pages of a PDF into images. */
export const pagesHint = "One PDF up to 100 MB, up to 500 pages at a time";

export const pdfDropZone = (hint: string): DropZoneWords => ({
  prompt: "Drag & drop a PDF file here",
  dragging: "Drop your PDF here",
  or: "or",
  button: "Select PDF File",
  hint,
});

/** The steps of working on a PDF; the two in the middle name the work. */
export const documentSteps = (second: string, third: string): Steps => [
  "Reading your PDF...",
  second,
  third,
  "Almost done...",
];

/** The screen of Compress PDF, and of its variants for a size. */
export const pdfCompression = {
  ...pdfDocument,
  from: "pdf",
  to: "pdf",
  job: "compress",
  call: "compressPdf",
  dropZone: pdfDropZone("One PDF, up to 100 MB"),
  action: "Compress PDF",
  steps: documentSteps("Compressing the pictures...", "Removing unused data..."),
  levels: [
    { level: "light", name: "Light", means: "looks nearly the same, even in print" },
    { level: "balanced", name: "Balanced", means: "small enough to email, sharp on screen" },
    { level: "strong", name: "Strong", means: "the smallest file, still readable" },
  ],
  level: "balanced",
} as const satisfies Partial<PdfDocumentScreen>;

/** The screen of Compress Image and its variants. */
export const imageCompression = {
  theme: "dark",
  from: "image",
  to: "zip",
  island: "compressor",
  call: "compressor",
  accept: {
    types: ["image/jpeg", "image/png", "image/webp", "image/avif"],
    endings: [],
    picker: "image/jpeg,image/png,image/webp,image/avif",
  },
  messages: {
    wrong: "Please select valid images (JPG, PNG, WebP, AVIF).",
    none: "Please select image(s) to compress.",
  },
  dropZone: {
    prompt: "Drag & drop images here",
    dragging: "Drop your images here",
    or: "or",
    button: "Choose Image(s)",
    hint: "JPG, PNG, WEBP or AVIF",
  },
  action: "Compress",
  success: "Compression complete! Download the ZIP below.",
} as const satisfies CompressorScreen & Pick<Tool, "theme">;
