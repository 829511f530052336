import { pdfLevels } from "../contract/pdf";
import { type FormatId, formats } from "../formats";
import { simplePng } from "../limits";
import type {
  Accept,
  BatchScreen,
  BoardMode,
  CompressorScreen,
  MergePdfScreen,
  PageBoardScreen,
  PdfDocumentScreen,
  ThreeViewScreen,
  Tool,
} from "./types";

/** Screens that several tools have in common. */

/** The files of a format, by their types and by every ending. */
export const acceptFormat = (format: FormatId): Accept => {
  const { mimes, extensions } = formats[format];
  const endings = extensions.map((extension) => `.${extension}`);
  return { types: mimes, endings, picker: [...mimes, ...endings].join(",") };
};

/** The files of a type, whatever their ending. */
export const acceptType = (type: string): Accept => ({ types: [type], endings: [], picker: type });

/** The common layout for a pair of formats without specified texts, converted by the general call. */
export const batchTo = <const From extends FormatId, const To extends FormatId>(from: From, to: To) =>
  ({
    from,
    to,
    screen: "batch",
    call: "imageConvert",
    fields: { format: to },
    accept: acceptFormat(from),
    failures: "generic",
  }) as const satisfies BatchScreen;

/** The screen that merges files of a format into one PDF, in the visitor's order. */
export const mergePdfOf = <const From extends FormatId>(from: From) =>
  ({ from, to: "pdf", screen: "merge-pdf" }) as const satisfies Partial<MergePdfScreen>;

/** The simple PNG layout: one call with the specified options; its failures are shown in the server's words. */
export const simplePngTo = <const To extends "jpg" | "webp">(to: To) =>
  ({
    from: "png",
    to,
    screen: "batch",
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
    failures: "own words",
  }) as const satisfies BatchScreen;

/** The screen of JPG to WEBP and JPG to GIF. */
export const threeViewTo = <const To extends "webp" | "gif">(to: To) =>
  ({
    from: "jpg",
    to,
    screen: "three-view",
    call: "imageConvert",
    fields: { format: to },
    accept: { types: [], endings: [".jpg", ".jpeg"], picker: ".jpg,.jpeg,image/jpeg" },
  }) as const satisfies ThreeViewScreen;

/** The shared screen for one PDF. */
export const pdfDocument = {
  screen: "pdf-document",
  from: "pdf",
  accept: { types: ["application/pdf"], endings: [], picker: "application/pdf,.pdf" },
} as const satisfies Partial<PdfDocumentScreen>;

/** The screen that finds tables in a PDF. */
export const pdfTables = <const Format extends "xlsx" | "csv">(to: Format) =>
  ({
    ...pdfDocument,
    to,
    job: "tables",
    call: "pdfToExcel",
    choices: { format: to, oneSheet: false, text: false, separator: "comma", bom: true },
    instead: "/pdf-to-word",
  }) as const satisfies PdfDocumentScreen;

/** The board of pages, in a mode. */
export const pageBoard = <const Mode extends BoardMode>(mode: Mode) =>
  ({
    screen: "page-board",
    mode,
    from: "pdf",
    to: "pdf",
    call: "organizePdf",
    accept: pdfDocument.accept,
  }) as const satisfies PageBoardScreen;

/** The screen of Compress PDF, and of its variants for a size. */
export const pdfCompression = {
  ...pdfDocument,
  to: "pdf",
  job: "compress",
  call: "compressPdf",
  levels: pdfLevels,
  level: "balanced",
} as const satisfies PdfDocumentScreen;

/** The screen of Compress Image and its variants. */
export const imageCompression = {
  theme: "dark",
  from: "image",
  to: "zip",
  screen: "compressor",
  call: "compressor",
  accept: {
    types: ["image/jpeg", "image/png", "image/webp", "image/avif"],
    endings: [],
    picker: "image/jpeg,image/png,image/webp,image/avif",
  },
} as const satisfies CompressorScreen & Pick<Tool, "theme">;
