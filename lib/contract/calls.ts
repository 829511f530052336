import * as z from "zod/mini";
import { advancedPng } from "../limits";
import { errorCodes } from "./errors";
import { flag, hexColour, wholeBetween, word } from "./fields";
import { imageConvertFields } from "./image-convert";
import { pdfCalls } from "./pdf";
import { pdfDocumentCalls } from "./pdf-document";
import { pdfPageFields } from "./pdf-write";

/** Every call of the backend, both ways: the fields a page sends, the reply it may rely on. */

/** What every failed call answers, whatever its status. */
export const failure = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.enum(errorCodes),
  details: z.optional(z.array(z.string())),
});
export type Failure = z.infer<typeof failure>;

/** As much of a {@link failure} as another backend may send; our own always sends all of it. */
export const refusal = z.object({
  success: z.optional(z.boolean()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  details: z.optional(z.array(z.string())),
  /** For programs: a screen may have a field to put it right. */
  code: z.optional(z.string()),
});
export type Refusal = z.infer<typeof refusal>;

/** An answer that says itself that it failed, under a status that does not. */
export const failedReply = z.extend(refusal, { success: z.literal(false) });

/** When the target holds one picture and the original has several. */
const more = {
  /** Frames or pages of the original. */
  frames: z.optional(z.number()),
  /** What the visitor should know of it: a sentence of `notes`. */
  note: z.optional(z.string()),
};

/**
 * One file of a batch: converted, or with its own error in its place. A page relies on `downloadUrl`, `data` and
 * `error` alone; our backend always says the names.
 */
const image = z.object({
  originalName: z.optional(z.string()),
  convertedName: z.optional(z.string()),
  /** Bytes of the result. */
  size: z.optional(z.number()),
  /** Bytes of the result for one of the original, to three places: 0.25 is a quarter of it, over 1 is larger. */
  compressionRatio: z.optional(z.number()),
  downloadUrl: z.optional(z.string()),
  /** The result itself in base64, and its type, in place of an address. */
  data: z.optional(z.string()),
  type: z.optional(z.string()),
  ...more,
  error: z.optional(z.string()),
  code: z.optional(z.string()),
});
export type ConvertedImage = z.infer<typeof image>;

const images = z.object({ success: z.optional(z.literal(true)), images: z.array(image) });

/** The reply of a call whose answer is the file itself, not JSON; the call says its `type`. */
export const file = z.instanceof(Blob);

/** Any number of files to one format, without options. */
const batch = <const Path extends string>(path: Path) =>
  ({ path, fileField: "images", multiple: true, fields: z.object({}), reply: images }) as const;

export const calls = {
  pngToJpg: {
    path: "/png-to-jpg",
    fileField: "image",
    multiple: false,
    fields: z.object({
      quality: z._default(
        wholeBetween(advancedPng.quality.min, advancedPng.quality.max),
        advancedPng.quality.default,
      ),
      backgroundColor: z._default(hexColour, advancedPng.background),
      removeTransparency: z._default(flag, advancedPng.removeTransparency),
    }),
    reply: z.object({
      success: z.optional(z.literal(true)),
      originalName: z.optional(z.string()),
      convertedName: z.optional(z.string()),
      /** Bytes of the result. */
      fileSize: z.number(),
      downloadUrl: z.string(),
      ...more,
    }),
  },
  jpgToPng: batch("/api/jpg-to-png"),
  heicToJpg: batch("/api/heic-to-jpg"),
  heicToPng: batch("/api/heic-to-png"),
  webpToPng: batch("/api/webp-to-png"),
  webpToJpg: batch("/api/webp-to-jpg"),
  avifToPng: batch("/api/avif-to-png"),
  avifToJpg: batch("/api/avif-to-jpg"),
  /** JPEGs come back with their own data, upright and without metadata, as .jpeg. */
  jpgToJpeg: batch("/api/Jpg-to-jpeg"),
  imageConvert: { ...batch("/api/image/convert"), fields: imageConvertFields },
  /** The JPEG's own data, upright and without metadata; `inputFormat` is sent by the page, the content counts. */
  jpegToJpg: {
    path: "/api/jpeg-to-jpg",
    fileField: "image",
    multiple: false,
    fields: z.object({
      /** The ending of the answer's name. */
      outputFormat: z._default(word(["jpg", "jpeg"]), "jpg"),
      inputFormat: z.optional(z.string()),
    }),
    reply: file,
    type: "image/jpeg",
  },
  /** A PDF with a page for every image, in their order. One that fails fails all; `details` says which. */
  imageToPdf: { ...batch("/api/imagetopdf"), fields: pdfPageFields, reply: file, type: "application/pdf" },
  jpgToPdf: { ...batch("/api/jpg-to-pdf"), fields: pdfPageFields, reply: file, type: "application/pdf" },
  /** A ZIP of the compressed files under their own names, and of {@link zipErrors} if some failed. */
  compressor: { ...batch("/api/compressor/image"), reply: file, type: "application/zip" },
  ...pdfCalls,
  ...pdfDocumentCalls,
} as const;

/** The entry of a ZIP that names the files which failed, a line 'name: sentence' each. Always the last. */
export const zipErrors = "errors.txt";

export type CallId = keyof typeof calls;
export type Fields<Id extends CallId> = z.infer<(typeof calls)[Id]["fields"]>;
export type Reply<Id extends CallId> = z.infer<(typeof calls)[Id]["reply"]>;
