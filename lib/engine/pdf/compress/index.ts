import { copyFile, readFile, writeFile } from "node:fs/promises";
import type { JobResult, PdfCompressJob } from "../../types";
import { openDocument, withDocument } from "../document";
import { drawPage, packPage } from "../draw";
import { nameSpaces } from "../repair";
import { saveDecrypted } from "../save";
import { compareDocuments, compareSheets } from "./compare";
import type { PageDrawing } from "./picture-draw";
import { type RewriteOptions, rewrite } from "./rewrite";
import { DRAWING_BUDGET_MS, MAX_DRAWN_PIXELS, MAX_DRAWN_SIDE, TIME_BUDGET_MS } from "./settings";

/** The smaller document, or why there is none. */
type Attempt = Buffer | "unreadable" | "different" | "not smaller";

/** @param bytes not encrypted */
async function attempt(
  job: PdfCompressJob,
  bytes: Uint8Array | undefined,
  options: RewriteOptions,
  maxBytes: number,
): Promise<Attempt> {
  const made = bytes && (await rewrite(bytes, options).catch(() => undefined));
  if (!made) return "unreadable";
  const { bytes: smaller, hasChangedPictures, hasChangedFonts, hasHugePictures } = made;
  if (smaller.length >= maxBytes) return "not smaller";
  // The glyphs of changed fonts have been compared already.
  const isDrawn = hasChangedPictures || (hasChangedFonts && !hasHugePictures);
  const compare = withDocument(job, (document) => compareDocuments(document, smaller, isDrawn));
  const likeness = await compare.catch(() => "different");
  const isEnough = likeness === "same" || (likeness === "too slow to say" && !hasChangedPictures);
  if (isEnough) return smaller;
  return likeness === "different" ? "different" : "not smaller";
}

/** Returns a function that draws the only page of documents, until a time is used up. */
function drawWithin(job: PdfCompressJob, budgetMs: number): PageDrawing {
  let usedMs = 0;
  const options = { page: 1, scale: 1, maxMegapixels: MAX_DRAWN_PIXELS / 1_000_000, maxSide: MAX_DRAWN_SIDE };
  return async (bytes) => {
    if (usedMs > budgetMs) throw new Error("no time left for drawing");
    const begun = Date.now();
    try {
      return await withDocument(job, ({ pdfium }) => {
        const document = openDocument(pdfium, bytes, undefined);
        // Not closed after a trap, which ends the instance, see `PdfDocument.close`.
        const raster = drawPage(document, options, packPage);
        document.close();
        return raster;
      });
    } finally {
      usedMs += Date.now() - begun;
    }
  };
}

/**
 * Rewrites the document's own bytes or, where these are encrypted or damaged, PDFium's copy of them. If the result
 * draws differently, tries once more with the pictures and fonts unchanged.
 */
async function makeSmaller(job: PdfCompressJob, bytes: Buffer, isEncrypted: boolean): Promise<Attempt> {
  const { level, limits } = job;
  const options: RewriteOptions = {
    level,
    megapixels: limits.megapixels,
    deadline: Date.now() + TIME_BUDGET_MS,
    drawPage: drawWithin(job, DRAWING_BUDGET_MS),
    samePages: (before, after, isExact) =>
      withDocument(job, ({ pdfium }) => compareSheets(pdfium, before, after, isExact)),
  };
  const copy = () => withDocument(job, saveDecrypted);
  const first = isEncrypted ? "unreadable" : await attempt(job, bytes, options, bytes.length);
  const second = first === "unreadable" ? await attempt(job, await copy(), options, bytes.length) : first;
  if (second !== "different") return second;
  return attempt(job, await copy(), { ...options, level: undefined }, bytes.length);
}

/**
 * Makes a PDF smaller: its pictures as the level says, everything else without loss. The result is checked by drawing
 * it. A document that would become larger or draw differently is returned unchanged, and so is a signed one.
 *
 * @throws ConversionError as `withDocument` does
 */
export async function compressPdf(job: PdfCompressJob): Promise<JobResult> {
  const { pages, isSigned, isEncrypted } = await withDocument(job, (document) => {
    const { c } = document.pdfium;
    return {
      pages: document.pages,
      isSigned: c.FPDF_GetSignatureCount(document.handle) > 0,
      isEncrypted: c.FPDF_GetSecurityHandlerRevision(document.handle) >= 0,
    };
  });
  const bytes = await readFile(job.input);
  // As in the document that the result is compared with.
  nameSpaces(bytes);
  const result = { from: "pdf", to: "pdf", width: 0, height: 0, frames: pages } as const;
  const made = isSigned ? "not smaller" : await makeSmaller(job, bytes, isEncrypted);
  if (typeof made === "string") {
    await copyFile(job.input, job.output);
    return { ...result, size: bytes.length, kept: true, ...(isSigned && { remark: "signed" }) };
  }
  await writeFile(job.output, made);
  return { ...result, size: made.length, ...(isEncrypted && { remark: "unprotected" }) };
}
