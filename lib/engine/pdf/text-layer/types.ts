import type { ReadPage } from "../../ocr/types";
import type { Matrix } from "../geometry";

/** The text of a scanned page, as one job hands it to another in a JSON file. */
export type ScannedPage = ReadPage & {
  /** From 1. */
  page: number;
  /** From pixels of the straightened picture to the page's own coordinates (ISO 32000-1, 8.3.2.3). */
  toPage: Matrix;
  /** Pixels of the picture per point of the page. */
  scale: number;
};
