import * as z from "zod/mini";
import { outputFormats, withJpeg } from "../formats";
import { advancedPng, imageConvert, targetSize } from "../limits";
import { detailsHeader, photoDetails } from "./details";
import { errorCodes } from "./errors";
import { bytesFrom, flag, hexColor, wholeBetween, word } from "./fields";
import { noted, params } from "./notes";
import { ocrCalls } from "./ocr";
import { pageCalls } from "./pages";
import { pdfCalls, pdfPageFields } from "./pdf";
import { resizeCall } from "./resize";
import { tableCalls } from "./tables";

/** Every call of the backend: the fields that a page sends, and the reply that it may rely on. */

/** A file or page that failed: its code, and what its sentence mentions. */
const failedPart = z.object({
  name: z.optional(z.string()),
  /** From 1, for a page. */
  page: z.optional(z.number()),
  code: z.string(),
  params,
});
export type FailedPart = z.infer<typeof failedPart>;

/** The reply of every failed call, whatever its status. */
export const failure = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.enum(errorCodes),
  /** What the sentence mentions. */
  params,
  /** A line 'name: sentence' for each file or page that failed, and the same by codes. */
  details: z.optional(z.array(z.string())),
  files: z.optional(z.array(failedPart)),
});
export type Failure = z.infer<typeof failure>;

/** The parts of a {@link failure} that another backend may send; our own always sends all of them. */
export const refusal = z.partial(
  z.extend(failure, {
    success: z.boolean(),
    /** A newer server may have more of them; only our own sends `params`. */
    code: z.string(),
  }),
);
export type Refusal = z.infer<typeof refusal>;

/** A failure that came with a status of success. */
export const failedReply = z.extend(refusal, { success: z.literal(false) });

/** For a target that holds one picture, made of an original with several. */
const several = {
  /** Frames or pages of the original. */
  frames: z.optional(z.number()),
  ...noted,
};

/**
 * One file of a batch, or its error in its place. A page relies only on `downloadUrl`, `data` and `error`; our
 * backend always sends the names too.
 */
const image = z.object({
  originalName: z.optional(z.string()),
  convertedName: z.optional(z.string()),
  /** Bytes of the result. */
  size: z.optional(z.number()),
  /** Size of the result divided by that of the original, to three decimals: 0.25 is a quarter. */
  compressionRatio: z.optional(z.number()),
  downloadUrl: z.optional(z.string()),
  /** Pixels of a resized picture, and pixels per inch where its size on paper is known. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  dpi: z.optional(z.number()),
  /** The result itself in base64, and its type, instead of a URL. */
  data: z.optional(z.string()),
  type: z.optional(z.string()),
  ...several,
  details: z.optional(photoDetails),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  params: z.optional(params),
});
export type ConvertedImage = z.infer<typeof image>;

const images = z.object({ success: z.optional(z.literal(true)), images: z.array(image) });

/** The reply of a call that returns the file itself instead of JSON; the call names its `type`. */
export const file = z.instanceof(Blob);

/** Formats that `/api/image/convert` writes; 'jpeg' is a JPG whose name ends in .jpeg. */
export const targetFormats = withJpeg(outputFormats);

/** Pixels of the longer side that an SVG can be drawn with. */
const svgSide = { min: 16, max: 8192 } as const;

const target = z.optional(word(targetFormats));

/** What of a photo's details a result keeps. */
const keeping = {
  /** Keeps the file's metadata, except the location. */
  preserve_metadata: z._default(flag, false),
  /** With `preserve_metadata`: keeps the location, too. */
  preserve_location: z._default(flag, false),
};

const convertFields = z.object({
  format: target,
  /** Another name for `format`, which wins if both are sent. */
  target_format: target,
  /** 1 to 100, for lossy targets. By default each format has its own value, for a similar look. */
  quality: z.optional(wholeBetween(imageConvert.quality.min, imageConvert.quality.max)),
  /**
   * 'web': the requested quality, with chroma subsampling (4:2:0) below 90.
   * 'print': full chroma resolution, and a quality of at least 92.
   */
  preset: z._default(word(["web", "print"]), "web"),
  /** Spends more time on a smaller file of the same quality: more effort, and progressive JPEG if it is smaller. */
  auto_optimize: z._default(flag, false),
  /** Pixels of the longer side that an SVG is drawn with. By default its own size, but 1024 to 4096 pixels. */
  svg_side: z.optional(wholeBetween(svgSide.min, svgSide.max)),
  ...keeping,
});

/** Requires a target, under either name. */
const imageConvertFields = z.pipe(
  convertFields,
  z.transform((given, context) => {
    const format = given.format ?? given.target_format;
    if (format) return { ...given, format };
    context.issues.push({ code: "custom", input: given, path: ["format"] });
    return z.NEVER;
  }),
);

/** A call for any number of files, without options. */
const batch = <const Path extends string>(path: Path) =>
  ({ path, fileField: "images", multiple: true, fields: z.object({}), reply: images }) as const;

/** The same for a target that can hold a photo's details. */
const keepingBatch = <const Path extends string>(path: Path) =>
  ({ ...batch(path), fields: z.object(keeping) }) as const;

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
      backgroundColor: z._default(hexColor, advancedPng.background),
      removeTransparency: z._default(flag, advancedPng.removeTransparency),
    }),
    reply: z.object({
      success: z.optional(z.literal(true)),
      originalName: z.optional(z.string()),
      convertedName: z.optional(z.string()),
      /** Bytes of the result. */
      fileSize: z.number(),
      downloadUrl: z.string(),
      ...several,
      details: z.optional(photoDetails),
    }),
  },
  jpgToPng: keepingBatch("/api/jpg-to-png"),
  heicToJpg: keepingBatch("/api/heic-to-jpg"),
  heicToPng: keepingBatch("/api/heic-to-png"),
  webpToPng: keepingBatch("/api/webp-to-png"),
  webpToJpg: keepingBatch("/api/webp-to-jpg"),
  avifToPng: keepingBatch("/api/avif-to-png"),
  avifToJpg: keepingBatch("/api/avif-to-jpg"),
  /** JPEGs, upright and without metadata, are returned as .jpeg without being encoded again. */
  jpgToJpeg: batch("/api/Jpg-to-jpeg"),
  imageConvert: { ...batch("/api/image/convert"), fields: imageConvertFields, required: ["format"] },
  /** The same for one JPEG. The page sends `inputFormat`, but only the content counts. */
  jpegToJpg: {
    path: "/api/jpeg-to-jpg",
    fileField: "image",
    multiple: false,
    fields: z.object({
      /** The ending of the result's name. */
      outputFormat: z._default(word(["jpg", "jpeg"]), "jpg"),
      inputFormat: z.optional(z.string()),
    }),
    reply: file,
    type: "image/jpeg",
    /** Headers of JSON; left out where there is nothing to tell. */
    headers: { [detailsHeader]: photoDetails },
  },
  /** A PDF with a page per image, and per page of a TIFF, in order. If one fails, the call fails; `details` names it. */
  imageToPdf: { ...batch("/api/imagetopdf"), fields: pdfPageFields, reply: file, type: "application/pdf" },
  jpgToPdf: { ...batch("/api/jpg-to-pdf"), fields: pdfPageFields, reply: file, type: "application/pdf" },
  /** A ZIP of the compressed files under their own names, with {@link zipErrors} if some failed. */
  compressor: {
    ...batch("/api/compressor/image"),
    fields: z.object({
      /** Most bytes of each result, or of all; without it, results look the same as their originals. */
      targetSize: z.optional(bytesFrom(targetSize.least)),
      /** 'each': every result. 'all': all results together, their ZIP included; the largest files give way. */
      targetFor: z._default(word(["each", "all"]), "each"),
      /** Whether a picture may get fewer pixels where a lower quality would look worse. */
      fewerPixels: z._default(flag, true),
    }),
    reply: file,
    type: "application/zip",
  },
  /** The same JPGs, PNGs, WEBPs, AVIFs and HEICs without what describes them. Their pictures are not encoded again. */
  removeExif: batch("/api/remove-exif"),
  /** Pictures of another size, in their own format or another. */
  resize: { ...batch(resizeCall.path), fields: resizeCall.fields },
  ...pdfCalls,
  ...ocrCalls,
  ...pageCalls,
  ...tableCalls,
} as const;

/** The comment of a ZIP of compressed files, if it has one. */
export const zipComment = z.object({
  /** Positions, from 0, of the PNGs that lost pixels or most colors, or failed, and would fit as JPGs of their full size. */
  fitsAsJpg: z.optional(z.array(z.number())),
  /** Most bytes of each file; set with `fitsAsJpg`. */
  targetSize: z.optional(z.number()),
  /** Files that failed, by position. */
  failed: z.optional(z.array(z.object({ index: z.number(), code: z.string(), params }))),
  /** Of each file, by position; null for one that failed or had none. */
  details: z.optional(z.array(z.nullable(photoDetails))),
});
export type ZipComment = z.infer<typeof zipComment>;

/** The last entry of a ZIP if some files failed: one line 'name: sentence' for each. */
export const zipErrors = "errors.txt";

export type CallId = keyof typeof calls;
export type Fields<Id extends CallId> = z.infer<(typeof calls)[Id]["fields"]>;
export type Reply<Id extends CallId> = z.infer<(typeof calls)[Id]["reply"]>;
