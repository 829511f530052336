import * as z from "zod/mini";
import { pageFormats, withJpeg } from "../formats";
import { pdfScale, targetSize } from "../limits";
import { bytesFrom, flag, oneOf, pageRange, turnsOfFiles, word } from "./fields";
import { noted, params } from "./notes";
import { ocrChoices } from "./ocr";

/** Formats that `/api/convert` writes; 'jpeg' is a JPG whose name ends in .jpeg. */
const pageTargets = withJpeg(pageFormats);

/**
 * A page as a picture, or its error. {@link pageUrl} is the address of the picture.
 */
const page = z.object({
  /** From 1. */
  page: z.number(),
  /** Absent if there is an error. */
  filename: z.optional(z.string()),
  /** Bytes; absent if there is an error. */
  size: z.optional(z.number()),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  params: z.optional(params),
});
export type ConvertedPage = z.infer<typeof page>;

/** How strongly the pictures of a PDF are compressed: from no visible difference on screen to just readable. */
export const pdfLevels = ["light", "balanced", "strong"] as const;

/** 'flow': text in paragraphs, which can be edited freely. 'exact': pages that look like those of the PDF. */
export const wordLayouts = ["flow", "exact"] as const;
export type WordLayout = (typeof wordLayouts)[number];

/** The reply for one document made of one PDF. */
export const documentReply = z.object({
  success: z.optional(z.literal(true)),
  originalName: z.optional(z.string()),
  convertedName: z.optional(z.string()),
  /** Bytes of the original and of the result. */
  originalSize: z.optional(z.number()),
  fileSize: z.number(),
  downloadUrl: z.string(),
  ...noted,
});

/** Lines of JSON, as they come: progress, and the reply or the error last. */
export const PROGRESS_TYPE = "application/x-ndjson";

/** A line of an answer that reports how many pages have been read. */
export const readingProgress = z.object({ done: z.number(), pages: z.number() });
export type ReadingProgress = z.infer<typeof readingProgress>;

/** Options of calls that read scanned pages. Their calls name what a line of progress is, too. */
export const readingFields = {
  /** The language of the scans; 'auto' finds out for each page. */
  language: z._default(word(ocrChoices), "auto"),
  /** Answers with lines of JSON: a {@link readingProgress} for each page, and the reply or the error last. */
  progress: z._default(flag, false),
} as const;

export const pdfCalls = {
  /** The pages of one PDF as pictures; each can be downloaded as soon as it is rendered. */
  pdfToImages: {
    path: "/api/convert",
    fileField: "pdf",
    multiple: false,
    fields: z.object({
      /** Pixels per point (1/72 inch): 2 is 144 dpi. */
      scale: z._default(oneOf(pdfScale.choices), pdfScale.default),
      format: z._default(word(pageTargets), "jpg"),
      /** '1-3, 8'; all pages if empty. */
      pages: z.optional(pageRange),
      password: z.optional(z.string()),
    }),
    reply: z.object({
      success: z.optional(z.literal(true)),
      data: z.object({
        sessionId: z.string(),
        /** Converted pages. */
        totalPages: z.number(),
        /** Pages of the document. */
        documentPages: z.optional(z.number()),
        /** In page order. */
        images: z.array(page),
      }),
    }),
  },
  /**
   * The same document in fewer bytes, or unchanged if it cannot get smaller. With `targetSize` its pictures are made as
   * good as fits, at 72 dpi or more; if that is not enough, the call fails with `target_unreachable`.
   */
  compressPdf: {
    path: "/api/compress-pdf",
    fileField: "pdf",
    multiple: false,
    fields: z.object({
      level: z._default(word(pdfLevels), "balanced"),
      /** Most bytes of the result, in place of a level. A document that has no more is compressed as at 'light'. */
      targetSize: z.optional(bytesFrom(targetSize.least)),
      password: z.optional(z.string()),
    }),
    reply: z.extend(documentReply, {
      /** Most pixels per inch of the pictures that were changed to fit `targetSize`; absent if none was. */
      dpi: z.optional(z.number()),
    }),
  },
  /** The same document with the text of its scanned pages, to be searched and selected. */
  ocrPdf: {
    path: "/api/ocr-pdf",
    progress: readingProgress,
    fileField: "pdf",
    multiple: false,
    fields: z.object({
      ...readingFields,
      /** '1-3, 8'; all scanned pages if empty. */
      pages: z.optional(pageRange),
      password: z.optional(z.string()),
    }),
    reply: z.extend(documentReply, {
      /** Pages of the document, those whose picture was read, and the words found. */
      pages: z.optional(z.number()),
      readPages: z.optional(z.number()),
      words: z.optional(z.number()),
    }),
  },
  /** A .docx with the text of the document, and of its scanned pages. */
  pdfToWord: {
    path: "/api/pdf-to-word",
    progress: readingProgress,
    fileField: "pdf",
    multiple: false,
    fields: z.object({
      ...readingFields,
      layout: z._default(word(wordLayouts), "flow"),
      password: z.optional(z.string()),
    }),
    reply: z.extend(documentReply, {
      /** Scanned pages whose text was read from their pictures. */
      readPages: z.optional(z.number()),
    }),
  },
} as const;

/** Address of a page's picture, relative to the site. */
export const pageUrl = (sessionId: string, filename: string): string =>
  `/api/download/${encodeURIComponent(sessionId)}/${encodeURIComponent(filename)}`;
/** Address of a ZIP of all pages, relative to the site. */
export const pagesZipUrl = (sessionId: string): string =>
  `/api/download-all/${encodeURIComponent(sessionId)}`;

/** 'fit': as large as the image. On paper, the image fills the page inside its margin. */
const pdfPageSizes = ["fit", "a4", "letter"] as const;
/** Orientation of paper; 'auto' follows the image. Without effect on 'fit'. */
const pdfOrientations = ["auto", "portrait", "landscape"] as const;
/** White around the image: none, 1/4 inch, 3/4 inch. */
const pdfMargins = ["none", "small", "large"] as const;

/** Options beyond the specification: its calls send none of them. */
export const pdfPageFields = z.object({
  pageSize: z._default(word(pdfPageSizes), "fit"),
  orientation: z._default(word(pdfOrientations), "auto"),
  margin: z._default(word(pdfMargins), "none"),
  /** Degrees clockwise that each image is turned by (0, 90, 180 or 270), one for each in their order: '0,90,0'. */
  turns: z.optional(turnsOfFiles),
});
/** What is the same for all pages. */
export type PdfPageOptions = Omit<z.infer<typeof pdfPageFields>, "turns">;
