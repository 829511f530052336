import * as z from "zod/mini";
import { word } from "./fields";

/** How far a PDF's pictures are taken down: hardly, so that a screen shows no difference, or as far as they stay readable. */
export const pdfLevels = ["light", "balanced", "strong"] as const;

/** One document made of one PDF. */
const made = z.object({
  success: z.optional(z.literal(true)),
  originalName: z.optional(z.string()),
  convertedName: z.optional(z.string()),
  /** Bytes of what came in, and of the result. */
  originalSize: z.optional(z.number()),
  fileSize: z.number(),
  downloadUrl: z.string(),
  /** What the visitor should know of the result: a sentence of `notes`. */
  note: z.optional(z.string()),
});

export const pdfDocumentCalls = {
  /** The same document in fewer bytes, or as it came when it cannot be smaller. */
  compressPdf: {
    path: "/api/compress-pdf",
    fileField: "pdf",
    multiple: false,
    fields: z.object({
      level: z._default(word(pdfLevels), "balanced"),
      password: z.optional(z.string()),
    }),
    reply: made,
  },
  /** A .docx with the text of the document. */
  pdfToWord: {
    path: "/api/pdf-to-word",
    fileField: "pdf",
    multiple: false,
    fields: z.object({ password: z.optional(z.string()) }),
    reply: made,
  },
} as const;
