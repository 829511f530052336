import * as z from "zod/mini";
import { advancedPng } from "../limits";
import { errorCodes } from "./errors";

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

/** One file of a batch: converted, or with its own error in its place. */
const image = z.object({
  originalName: z.string(),
  convertedName: z.optional(z.string()),
  /** Bytes of the result. */
  size: z.optional(z.number()),
  downloadUrl: z.optional(z.string()),
  error: z.optional(z.string()),
  code: z.optional(z.enum(errorCodes)),
});
export type ConvertedImage = z.infer<typeof image>;

const images = z.object({ success: z.literal(true), images: z.array(image) });

const noFields = z.object({});

/** Multipart fields are strings; these read them as what they mean. */
const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((value) => value === "true"),
);
/** A number by specification, a whole one for every encoder: what comes between two is rounded. */
const wholeBetween = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,4}(\.\d{1,4})?$/)),
    z.pipe(
      z.transform(Number),
      z.pipe(z.number().check(z.minimum(min), z.maximum(max)), z.transform(Math.round)),
    ),
  );

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
      success: z.literal(true),
      originalName: z.string(),
      convertedName: z.string(),
      /** Bytes of the result. */
      fileSize: z.number(),
      downloadUrl: z.string(),
    }),
  },
  jpgToPng: {
    path: "/api/jpg-to-png",
    fileField: "images",
    multiple: true,
    fields: noFields,
    reply: images,
  },
  heicToJpg: {
    path: "/api/heic-to-jpg",
    fileField: "images",
    multiple: true,
    fields: noFields,
    reply: images,
  },
} as const;

export type CallId = keyof typeof calls;
export type Fields<Id extends CallId> = z.infer<(typeof calls)[Id]["fields"]>;
export type Reply<Id extends CallId> = z.infer<(typeof calls)[Id]["reply"]>;
