import { ConversionError } from "../../../contract/errors";
import { openDocument, type PdfDocument } from "../document";
import { type DrawnPage, drawPage } from "../draw";
import { factsOf } from "./page-facts";

/** Pages that are looked at, the first, the last and some between: reading one takes a tenth of drawing it, or less. */
const PAGES = { drawn: 3, read: 24 } as const;
/** Longest side at which they are drawn, in pixels. */
const SIDE = 480;
/** Checked between two pages, in milliseconds; the first is always looked at. */
const ENOUGH_MS = 3000;
/** A page that takes longer is not drawn a second time, in milliseconds: nobody would wait for the proof. */
const SLOW_MS = 6000;
/** Side of the squares whose means are compared, in pixels: what JPEG and scaling do is gone in them. */
const SQUARE = 12;
/** Levels of 255 between the means of two squares, in one channel, at which something else is drawn. */
const DIFFERENT = 28;

const MEGAPIXELS = 1;

/** Means of squares, red, green and blue. */
function meansOf({ width, height, rgbx }: DrawnPage): Float64Array {
  const columns = Math.ceil(width / SQUARE);
  const means = new Float64Array(columns * Math.ceil(height / SQUARE) * 3);
  const counts = new Uint32Array(means.length / 3);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      const square = Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE);
      counts[square] = (counts[square] as number) + 1;
      for (let channel = 0; channel < 3; channel += 1)
        means[square * 3 + channel] =
          (means[square * 3 + channel] as number) + (rgbx[at + channel] as number);
    }
  return means.map((sum, i) => sum / (counts[Math.floor(i / 3)] || 1));
}

/** @returns undefined for a page that cannot be drawn, which is then no measure for the other */
function look(document: PdfDocument, page: number): Float64Array | undefined {
  const { c } = document.pdfium;
  const size = document.pdfium.copyIn(new Uint8Array(8));
  c.FPDF_GetPageSizeByIndexF(document.handle, page - 1, size);
  const copy = document.pdfium.view(size, 8).slice();
  document.pdfium.free(size);
  const [width = 1, height = 1] = new Float32Array(copy.buffer);
  const scale = SIDE / Math.max(width, height, 1);
  try {
    return drawPage(document, { page, scale, maxMegapixels: MEGAPIXELS, maxSide: SIDE + 1 }, meansOf);
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}

const pagesToLookAt = (count: number, most: number) => [
  ...new Set(Array.from({ length: most }, (_, i) => 1 + Math.round((i * (count - 1)) / (most - 1)))),
];

export type Likeness = "same" | "different" | "too slow to say";

/** Points that two ways to the same number may differ by. */
const ROUNDING = 0.01;

const areAlike = (before: ArrayLike<number>, after: ArrayLike<number>, by: number) =>
  before.length === after.length &&
  Array.from(before).every(
    (value, at) => Object.is(value, after[at]) || Math.abs(value - (after[at] ?? 0)) < by,
  );

function compareFacts(original: PdfDocument, rewritten: PdfDocument, page: number): Likeness {
  const [before, after] = [factsOf(original, page), factsOf(rewritten, page)];
  if (!before || !after) return before === after ? "same" : "different";
  return areAlike(before, after, ROUNDING) ? "same" : "different";
}

function compareDrawn(original: PdfDocument, rewritten: PdfDocument, page: number): Likeness {
  const begun = Date.now();
  const before = look(original, page);
  if (Date.now() - begun > SLOW_MS) return "too slow to say";
  const after = look(rewritten, page);
  if (!before || !after) return before === after ? "same" : "different";
  return areAlike(before, after, DIFFERENT) ? "same" : "different";
}

/** Compares pages until one is different, or the time is up. */
function compareSome(pages: readonly number[], compare: (page: number) => Likeness): Likeness {
  const started = Date.now();
  for (const page of pages) {
    const likeness = compare(page);
    if (likeness !== "same") return likeness;
    if (Date.now() - started > ENOUGH_MS) break;
  }
  return "same";
}

function comparePages(original: PdfDocument, rewritten: PdfDocument, isDrawn: boolean): Likeness {
  const { pages } = original;
  if (pages !== rewritten.pages) return "different";
  const read = compareSome(pagesToLookAt(pages, PAGES.read), (page) =>
    compareFacts(original, rewritten, page),
  );
  if (read !== "same" || !isDrawn) return read;
  return compareSome(pagesToLookAt(pages, PAGES.drawn), (page) => compareDrawn(original, rewritten, page));
}

/**
 * Whether another document has as many pages as an open one, and these hold the same objects in the same places.
 *
 * @param isDrawn whether pages are drawn too, and should look the same but for details: pictures have changed
 * @throws ConversionError for one that cannot be opened
 */
export function compareDocuments(original: PdfDocument, other: Uint8Array, isDrawn: boolean): Likeness {
  const rewritten = openDocument(original.pdfium, other, undefined);
  const likeness = comparePages(original, rewritten, isDrawn);
  rewritten.close();
  return likeness;
}
