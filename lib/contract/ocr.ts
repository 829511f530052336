import * as z from "zod/mini";
import { word } from "./fields";
import { noted } from "./notes";

/**
 * Languages that scans are read in, by the codes of Tesseract (ISO 639-2/T, with the script where there are several).
 * 'auto' finds out by the look of the letters and the most frequent words.
 */
const choosable = [
  "eng",
  "deu",
  "fra",
  "spa",
  "por",
  "ita",
  "nld",
  "pol",
  "tur",
  "vie",
  "ell",
  "ukr",
  "jpn",
  "chi_sim",
  "chi_tra",
  "kor",
  "ara",
  "heb",
  "hin",
  "tha",
] as const;
/** Russian is no choice, because no package has its data: 'auto' reads it where Debian's are installed. */
const ocrLanguages = [...choosable, "rus"] as const;
export type OcrLanguage = (typeof ocrLanguages)[number];

export const ocrChoices = ["auto", ...choosable] as const;
export type OcrChoice = (typeof ocrChoices)[number];

/** A word that was read, and its box in pixels of the upright picture. */
const readWord = z.object({
  text: z.string(),
  /** 0 to 100. */
  confidence: z.number(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** The text of a picture. */
const readImage = z.object({
  language: z.enum(ocrLanguages),
  /** Mean of its words, 0 to 100; 0 without text. */
  confidence: z.number(),
  /** Size of the upright picture in pixels. */
  width: z.number(),
  height: z.number(),
  /** A line for each line, and an empty line between paragraphs. */
  text: z.string(),
  words: z.array(readWord),
});
export type ReadImage = z.infer<typeof readImage>;

export const ocrCalls = {
  /** The text of one picture; nothing is stored. */
  imageToText: {
    path: "/api/image-to-text",
    fileField: "image",
    multiple: false,
    fields: z.object({ language: z._default(word(ocrChoices), "auto") }),
    reply: z.extend(readImage, {
      success: z.optional(z.literal(true)),
      originalName: z.optional(z.string()),
      ...noted,
    }),
  },
} as const;
