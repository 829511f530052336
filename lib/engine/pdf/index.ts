import type { Sharp } from "sharp";
import type { PageFormat } from "../../formats";
import { outputCodecs } from "../image/formats";
import { settings as png } from "../image/formats/png/encode";
import { isGraphic } from "../image/raster/is-graphic";
import { openRaw } from "../image/vips";
import type { JobResult, PdfFacts, PdfOpenJob, PdfPageJob } from "../types";
import { bookmarksOf } from "./bookmarks";
import { withDocument } from "./document";
import { drawPage, type PageRaster, packPage } from "./drawing/draw";
import { survey } from "./text-layer/survey";

/**
 * Opens a PDF to check that it can be read, counts its pages, and looks for those without text, or with wrong text, if asked.
 *
 * @throws ConversionError as `withDocument` does
 */
export async function openPdf(job: PdfOpenJob): Promise<PdfFacts> {
  const { pages, ...found } = await withDocument(job, (document) => ({
    pages: document.pages,
    ...(document.pages <= (job.findScansUpTo ?? 0) && survey(document)),
    ...(job.findBookmarks && { bookmarks: bookmarksOf(document) }),
  }));
  if (job.compare) return { pages, scans: await findMisleading(job, job.compare) };
  const { scans, doubtful = [], bookmarks } = found;
  return {
    pages,
    ...(scans && { scans }),
    ...(doubtful.length > 0 && { doubtful }),
    ...(bookmarks && { bookmarks }),
  };
}

/** Lists the pages whose pictures show other words than their text has. */
async function findMisleading(job: PdfOpenJob, pages: readonly number[]): Promise<number[]> {
  // Most documents need no Tesseract.
  const { isMisleading, takeSample } = await import("./text-layer/compare");
  const misleading: number[] = [];
  for (const page of pages) {
    const sample = await withDocument(job, (document) => takeSample(document, page));
    if (await isMisleading(sample)) misleading.push(page);
  }
  return misleading;
}

/**
 * Draws one page of a PDF into a picture file.
 *
 * @throws ConversionError as `withDocument` and `drawPage` do
 */
export async function drawPdfPage(job: PdfPageJob): Promise<JobResult> {
  const { page, scale, to, limits } = job;
  const options = { page, scale, maxMegapixels: limits.megapixels, maxSide: outputCodecs[to].longestSide };
  const { raster, pages } = await withDocument(
    job,
    (document) => ({ raster: drawPage(document, options, packPage), pages: document.pages }),
    (drawn) => drawn.raster.isEmpty,
  );
  const { size } = await encodePage(raster, to).toFile(job.output);
  return { from: "pdf", to, width: raster.width, height: raster.height, size, frames: pages };
}

/**
 * Settings for a page at 144 dpi (2 megapixels), one core, warm; `graphic` is text and lines, everything else a picture.
 * JPEG: optimized codes would take 12 ms, not 5, for 3% fewer bytes. PNG without filters: 23 ms and 380 KB of a page of
 * text, 41 ms and 413 KB with; of a photo 2312 KB and 1792. WEBP of text: lossless 74 ms and 34 KB, lossy 73 and 247.
 */
const settings = {
  jpg: { quality: 85, chromaSubsampling: "4:2:0", optimizeCoding: false },
  png: {
    graphic: { compressionLevel: 6, adaptiveFiltering: false },
    picture: { compressionLevel: png.compressionLevel, adaptiveFiltering: png.adaptiveFiltering },
  },
  webp: { graphic: { lossless: true, effort: 2 }, picture: { quality: 85, effort: 2 } },
} as const;

function encodePage(raster: PageRaster, to: PageFormat): Sharp {
  const pixels = openRaw(raster).toColourspace(raster.channels === 1 ? "b-w" : "srgb");
  if (to === "jpg") return pixels.jpeg(settings.jpg);
  const kind = isGraphic(raster) ? "graphic" : "picture";
  return to === "png" ? pixels.png(settings.png[kind]) : pixels.webp(settings.webp[kind]);
}
