import { ConversionError } from "../../../contract/errors";
import { openDocument, type PdfDocument } from "../document";
import { type DrawnPage, type DrawOptions, drawPage } from "../drawing/draw";
import { createScratch, type Pdfium } from "../pdfium";

/** How many pages are compared, evenly spread: reading one takes at most a tenth of the time of drawing it. */
const PAGES = { drawn: 3, read: 24 } as const;
/** Objects of a page that are compared; those inside a form or an annotation are covered by its bounds. */
const MAX_OBJECTS = 2000;
/** Longest side at which pages are drawn, in pixels. */
const SIDE = 480;
const MEGAPIXELS = 1;
/** Time for comparing, checked between two pages, in milliseconds; the first is always compared. */
const ENOUGH_MS = 3000;
/** A page that takes longer is not drawn a second time, in milliseconds: nobody would wait for the proof. */
const SLOW_MS = 6000;
/** Side of the squares whose means are compared, in pixels: they average out what JPEG and scaling change. */
const SQUARE = 12;
/** Levels of 255, in one channel, by which the means of a square must differ to count as different. */
const DIFFERENT = 28;
/** Points by which two computations of one coordinate may differ. */
const ROUNDING = 0.01;

/** Scale at which even a dot fills a square. */
const LARGE_SCALE = 4;
/** Time for all of its pages, in milliseconds; those after it count as different. */
const SHEETS_MS = 4000;
/** Limits of a page of a small document. */
const SHEET_MEGAPIXELS = 16;
const SHEET_SIDE = 4000;

type Likeness = "same" | "different" | "too slow to say";

/** Returns the mean red, green and blue of each square. */
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

/** Draws a page. @returns undefined for a page that cannot be drawn */
function draw<T>(document: PdfDocument, options: DrawOptions, use: (drawn: DrawnPage) => T): T | undefined {
  try {
    return drawPage(document, options, use);
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}

/** Draws a page at low resolution. */
function drawMeans(document: PdfDocument, page: number): Float64Array | undefined {
  const scratch = createScratch(document.pdfium);
  document.pdfium.c.FPDF_GetPageSizeByIndexF(document.handle, page - 1, scratch.at(0));
  const scale = SIDE / Math.max(...scratch.f32s(0, 2), 1);
  scratch.free();
  return draw(document, { page, scale, maxMegapixels: MEGAPIXELS, maxSide: SIDE + 1 }, meansOf);
}

/**
 * Lists a page's size, and the kinds and bounds of its objects, without drawing it: pictures are not decoded, which
 * would take most of the time of a scan.
 *
 * @returns undefined for a page that cannot be read
 */
function readStructure({ pdfium, handle }: PdfDocument, number: number): number[] | undefined {
  const { c } = pdfium;
  const page = c.FPDF_LoadPage(handle, number - 1);
  if (page === 0) return undefined;
  const scratch = createScratch(pdfium);
  const [left, bottom, right, top] = [0, 1, 2, 3].map(scratch.at) as [number, number, number, number];
  const count = c.FPDFPage_CountObjects(page);
  const structure = [
    c.FPDF_GetPageWidthF(page),
    c.FPDF_GetPageHeightF(page),
    count,
    c.FPDFPage_GetAnnotCount(page),
  ];
  for (let i = 0; i < Math.min(count, MAX_OBJECTS); i += 1) {
    const object = c.FPDFPage_GetObject(page, i);
    const hasBounds = c.FPDFPageObj_GetBounds(object, left, bottom, right, top);
    const bounds = hasBounds ? [0, 1, 2, 3].map((slot) => scratch.f32(slot)) : [];
    structure.push(c.FPDFPageObj_GetType(object), ...bounds);
  }
  scratch.free();
  c.FPDF_ClosePage(page);
  return structure;
}

const spreadPages = (count: number, most: number) => [
  ...new Set(Array.from({ length: most }, (_, i) => 1 + Math.round((i * (count - 1)) / (most - 1)))),
];

/** Compares what was read of two pages, where undefined is a page that cannot be read. */
function compareNumbers(
  before: ArrayLike<number> | undefined,
  after: ArrayLike<number> | undefined,
  tolerance: number,
): Likeness {
  if (!before || !after) return before === after ? "same" : "different";
  if (before.length !== after.length) return "different";
  for (let at = 0; at < before.length; at += 1) {
    const difference = Math.abs((before[at] as number) - (after[at] as number));
    if (!(difference < tolerance || Object.is(before[at], after[at]))) return "different";
  }
  return "same";
}

function compareDrawings(original: PdfDocument, rewritten: PdfDocument, page: number): Likeness {
  const begun = Date.now();
  const before = drawMeans(original, page);
  if (Date.now() - begun > SLOW_MS) return "too slow to say";
  return compareNumbers(before, drawMeans(rewritten, page), DIFFERENT);
}

/** Compares pages until one differs or the time is up. */
function compareEach(pages: readonly number[], compare: (page: number) => Likeness): Likeness {
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
  const read = compareEach(spreadPages(pages, PAGES.read), (page) =>
    compareNumbers(readStructure(original, page), readStructure(rewritten, page), ROUNDING),
  );
  if (read !== "same" || !isDrawn) return read;
  return compareEach(spreadPages(pages, PAGES.drawn), (page) => compareDrawings(original, rewritten, page));
}

/**
 * Returns whether another document has as many pages as an open one, with the same objects in the same places.
 *
 * @param isDrawn whether to draw pages too, because pictures or fonts have changed; they must look the same but for details
 * @throws ConversionError when the other document cannot be opened
 */
export function compareDocuments(original: PdfDocument, other: Uint8Array, isDrawn: boolean): Likeness {
  const rewritten = openDocument(original.pdfium, other, undefined);
  const likeness = comparePages(original, rewritten, isDrawn);
  rewritten.close();
  return likeness;
}

/**
 * Compares the pages of two small documents.
 *
 * @param isExact whether every pixel has to be the same; otherwise pages are drawn larger, and edges may differ
 * @returns for each page whether it looks the same
 */
export function compareSheets(
  pdfium: Pdfium,
  before: Uint8Array,
  after: Uint8Array,
  isExact: boolean,
): boolean[] {
  const [first, second] = [openDocument(pdfium, before, undefined), openDocument(pdfium, after, undefined)];
  const limits = { maxMegapixels: SHEET_MEGAPIXELS, maxSide: SHEET_SIDE };
  const [scale, tolerance] = isExact ? [1, 1] : [LARGE_SCALE, DIFFERENT];
  const use = (drawn: DrawnPage): Uint8Array | Float64Array =>
    isExact ? drawn.rgbx.slice() : meansOf(drawn);
  const isSame = (page: number) => {
    const drawn = draw(first, { page, scale, ...limits }, use);
    return (
      drawn && compareNumbers(drawn, draw(second, { page, scale, ...limits }, use), tolerance) === "same"
    );
  };
  const begun = Date.now();
  const same = Array.from(
    { length: first.pages },
    (_, i) => Date.now() - begun < SHEETS_MS && isSame(i + 1) === true,
  );
  first.close();
  second.close();
  return same;
}
