import type { OcrLanguage, ReadImage } from "../../contract/ocr";
import type { Box, Matrix } from "../pdf/geometry";

/** Gray pixels, 0 is black. */
export type GrayRaster = { data: Uint8Array; width: number; height: number };

/** A word that was read. Its box is in pixels of the straightened picture. */
export type ReadWord = Box & {
  text: string;
  /** 0 to 100, as Tesseract estimates it. */
  confidence: number;
};

/** A line of words in reading order. Right-to-left words are in logical order, like their letters. */
export type ReadLine = Box & {
  /** Height of the baseline at the left and the right end of the line. */
  baseline: readonly [left: number, right: number];
  words: ReadWord[];
};

/** Lines that belong together, in reading order. */
export type ReadParagraph = { lines: ReadLine[] };

/** The text of a picture file, as it is handed to the server. */
export type ReadPicture = ReadImage & Pick<ReadPage, "isUnread">;

/** The text of one picture. */
export type ReadPage = {
  /** Size of the straightened picture in pixels. */
  width: number;
  height: number;
  /** From pixels of the straightened picture to those of the picture that was read. */
  matrix: Matrix;
  /** Quarter turns to the right that made it upright. */
  turns: number;
  language: OcrLanguage;
  /** Mean of its words, 0 to 100; 0 without words. */
  confidence: number;
  paragraphs: ReadParagraph[];
  /** Whether there is text in a script or language that we cannot read. */
  isUnread?: boolean;
};
