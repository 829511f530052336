import * as z from "zod/mini";
import { pdfScale } from "../limits";
import { pageRange, word } from "./fields";

/** Formats that `/api/convert` writes; 'jpeg' is a JPG whose name ends in .jpeg. */
export const pageTargets = ["jpg", "jpeg", "png", "webp"] as const;

/** '2' and '2.0' both count. */
const scales = pdfScale.choices.flatMap((scale) => [String(scale), scale.toFixed(1)]);

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
});
export type ConvertedPage = z.infer<typeof page>;

export const pdfCalls = {
  /** The pages of one PDF as pictures; each can be downloaded as soon as it is rendered. */
  pdfToImages: {
    path: "/api/convert",
    fileField: "pdf",
    multiple: false,
    fields: z.object({
      /** Pixels per point (1/72 inch): 2 is 144 dpi. */
      scale: z._default(z.pipe(word(scales), z.transform(Number)), pdfScale.default),
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
} as const;

/** Address of a page's picture, relative to the host. */
export const pageUrl = (sessionId: string, filename: string): string =>
  `/api/download/${encodeURIComponent(sessionId)}/${encodeURIComponent(filename)}`;
/** Address of a ZIP of all pages, relative to the host. */
export const pagesZipUrl = (sessionId: string): string =>
  `/api/download-all/${encodeURIComponent(sessionId)}`;
