import * as z from "zod/mini";
import { word } from "./fields";

/** How strongly a PDF's pictures are compressed: from no visible difference on screen to just readable. */
export const pdfLevels = ["light", "balanced", "strong"] as const;

/** The reply for one document made of one PDF. */
const made = z.object({
  success: z.optional(z.literal(true)),
  originalName: z.optional(z.string()),
  convertedName: z.optional(z.string()),
  /** Bytes of the original and of the result. */
  originalSize: z.optional(z.number()),
  fileSize: z.number(),
  downloadUrl: z.string(),
  /** A sentence of `notes` for the visitor. */
  note: z.optional(z.string()),
});

export const pdfDocumentCalls = {
  /** The same document in fewer bytes, or unchanged if it cannot get smaller. */
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
