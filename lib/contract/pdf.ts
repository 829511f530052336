import * as z from "zod/mini";
import { pdfScale } from "../limits";
import { pageRange, word } from "./fields";

/** What `/api/convert` writes: 'jpeg' is a JPG whose name ends in .jpeg. */
export const pageTargets = ["jpg", "jpeg", "png", "webp"] as const;

/** '2' is as good as '2.0'. */
const scales = pdfScale.choices.flatMap((scale) => [String(scale), scale.toFixed(1)]);

/**
 * A page that became a picture, or the error of one that did not in its place. Where its bytes are is said by
 * {@link pageUrl}.
 */
const page = z.object({
  /** From 1. */
  page: z.number(),
  /** Absent when there is an error. */
  filename: z.optional(z.string()),
  /** Bytes; absent when there is an error. */
  size: z.optional(z.number()),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
});
export type ConvertedPage = z.infer<typeof page>;

export const pdfCalls = {
  /** The pages of one PDF as pictures, each as soon as it is drawn under its own address. */
  pdfToImages: {
    path: "/api/convert",
    fileField: "pdf",
    multiple: false,
    fields: z.object({
      /** Pixels a point (1/72 inch): 2 is 144 dpi. */
      scale: z._default(z.pipe(word(scales), z.transform(Number)), pdfScale.default),
      format: z._default(word(pageTargets), "jpg"),
      /** '1-3, 8'; all of them when empty. */
      pages: z.optional(pageRange),
      password: z.optional(z.string()),
    }),
    reply: z.object({
      success: z.optional(z.literal(true)),
      data: z.object({
        sessionId: z.string(),
        /** Pages that were converted. */
        totalPages: z.number(),
        /** Pages of the document. */
        documentPages: z.optional(z.number()),
        /** In the order of the pages. */
        images: z.array(page),
      }),
    }),
  },
} as const;

/** Where a page's picture is, and all of them as a ZIP; relative to the host. */
export const pageUrl = (sessionId: string, filename: string): string =>
  `/api/download/${encodeURIComponent(sessionId)}/${encodeURIComponent(filename)}`;
export const pagesZipUrl = (sessionId: string): string =>
  `/api/download-all/${encodeURIComponent(sessionId)}`;
