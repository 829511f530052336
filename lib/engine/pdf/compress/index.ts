import { copyFile, readFile, writeFile } from "node:fs/promises";
import { ConversionError } from "../../../contract/errors";
import { COMPRESS_MAX_PAGES } from "../../../limits";
import type { JobResult, PdfCompressJob } from "../../types";
import { factsOf, openDocument, withDocument } from "../document";
import { drawPage, packPage } from "../drawing/draw";
import { nameSpaces } from "../structure/repair";
import { saveDecrypted } from "../structure/save";
import { compareDocuments, compareSheets } from "./compare";
import { OutOfTime } from "./fit";
import type { PageDrawing } from "./picture-draw";
import { type RewriteOptions, type Rewritten, rewrite } from "./rewrite";
import {
  FIT_BUDGET_MS,
  MAX_DRAWN_PIXELS,
  MAX_DRAWN_SIDE,
  MAX_DRAWN_TOGETHER,
  TIME_BUDGET_MS,
} from "./settings";

/** A smaller document, and how pictures were fitted to a target. */
type Smaller = Pick<Rewritten, "bytes" | "dpi" | "isReduced">;
/** The smaller document, or why there is none. */
type Attempt = Smaller | "unreadable" | "different" | "not smaller";

/** @param bytes not encrypted */
async function attempt(
  job: PdfCompressJob,
  bytes: Uint8Array | undefined,
  options: RewriteOptions,
  maxBytes: number,
): Promise<Attempt> {
  const made =
    bytes &&
    (await rewrite(bytes, options).catch((error) => {
      if (error instanceof OutOfTime)
        throw new ConversionError("conversion_timeout", { limit: FIT_BUDGET_MS / 1000 });
      return undefined;
    }));
  if (!made) return "unreadable";
  const { bytes: smaller, hasChangedPictures, hasChangedFonts } = made;
  if (smaller.length >= maxBytes) return "not smaller";
  const isDrawn = hasChangedPictures || hasChangedFonts;
  const compare = withDocument(job, (document) => compareDocuments(document, smaller, isDrawn));
  const likeness = await compare.catch(() => "different");
  // The glyphs of changed fonts have been compared already.
  const isEnough = likeness === "same" || (likeness === "too slow to say" && !hasChangedPictures);
  if (isEnough) return made;
  return likeness === "different" ? "different" : "not smaller";
}

/** Returns a function that draws the only page of documents, until `most` pixels are used up. */
function drawWithin(job: PdfCompressJob, most: number): PageDrawing {
  let drawn = 0;
  const options = { page: 1, scale: 1, maxMegapixels: MAX_DRAWN_PIXELS / 1_000_000, maxSide: MAX_DRAWN_SIDE };
  return async (bytes, pixels) => {
    if (drawn + pixels > most) throw new Error("no pixels left for drawing");
    drawn += pixels;
    return await withDocument(job, ({ pdfium }) => {
      const document = openDocument(pdfium, bytes, undefined);
      // Not closed after a trap, which ends the instance, see `PdfDocument.close`.
      const raster = drawPage(document, options, packPage);
      document.close();
      return raster;
    });
  };
}

/**
 * Rewrites the document's own bytes or, where these are encrypted or damaged, PDFium's copy of them. If the result
 * draws differently, tries once more with the pictures and fonts unchanged.
 */
async function makeSmaller(job: PdfCompressJob, bytes: Buffer, isCopied: boolean): Promise<Attempt> {
  const { level, limits, target } = job;
  const isFitted = target !== undefined && bytes.length > target;
  const options: RewriteOptions = {
    level: target === undefined ? level : "light",
    ...(isFitted && { target }),
    megapixels: limits.megapixels,
    deadline: Date.now() + (isFitted ? FIT_BUDGET_MS : TIME_BUDGET_MS),
    drawPage: drawWithin(job, MAX_DRAWN_TOGETHER),
    samePages: (before, after, isExact) =>
      withDocument(job, ({ pdfium }) => compareSheets(pdfium, before, after, isExact)),
  };
  const copy = () => withDocument(job, saveDecrypted);
  const first = isCopied ? "unreadable" : await attempt(job, bytes, options, bytes.length);
  const second = first === "unreadable" ? await attempt(job, await copy(), options, bytes.length) : first;
  if (second !== "different") return second;
  return attempt(job, await copy(), { ...options, level: undefined, target: undefined }, bytes.length);
}

/**
 * Makes a PDF smaller: its pictures as the level says, or as well as a target allows, everything else without loss. The
 * result is checked by drawing it. A document that would become larger or draw differently is returned unchanged, and so
 * is a signed one; one that is within its target only gets the level Light.
 *
 * @throws ConversionError as `withDocument` does; `too_many_pages` (limit); `target_unreachable` (limit: kilobytes that can
 * be reached, of 1,000 bytes); `conversion_timeout` (limit: seconds) when there was no time to reach the target
 */
export async function compressPdf(job: PdfCompressJob): Promise<JobResult> {
  const { pages, isSigned, isEncrypted, isMended } = await withDocument(job, factsOf);
  if (pages > COMPRESS_MAX_PAGES) throw new ConversionError("too_many_pages", { limit: COMPRESS_MAX_PAGES });
  const bytes = await readFile(job.input);
  // As in the document that the result is compared with.
  nameSpaces(bytes);
  const result = { from: "pdf", to: "pdf", width: 0, height: 0, frames: pages } as const;
  const made = isSigned ? "not smaller" : await makeSmaller(job, bytes, isEncrypted || isMended);
  const size = typeof made === "string" ? bytes.length : made.bytes.length;
  if (job.target !== undefined && size > job.target)
    throw new ConversionError("target_unreachable", { limit: Math.ceil(size / 1000) });
  if (typeof made === "string") {
    await copyFile(job.input, job.output);
    return { ...result, size, kept: true, ...(isSigned && { remark: "signed" }) };
  }
  await writeFile(job.output, made.bytes);
  return {
    ...result,
    size,
    ...(made.dpi && { dpi: made.dpi, isReduced: made.isReduced === true }),
    ...(isEncrypted && { remark: "unprotected" }),
  };
}
