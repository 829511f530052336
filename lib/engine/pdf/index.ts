import type { Sharp } from "sharp";
import { isDrawn } from "../drawn";
import * as settings from "../settings";
import type { JobResult, PageFormat, PdfFacts, PdfOpenJob, PdfPageJob } from "../types";
import { openRaw } from "../vips";
import { withDocument } from "./document";
import { drawPage, type PageRaster, packPage } from "./draw";

/** Opens a PDF to check that it can be read, and counts its pages. @throws ConversionError as `withDocument` does */
export const openPdf = (job: PdfOpenJob): Promise<PdfFacts> => withDocument(job, ({ pages }) => ({ pages }));

/**
 * Draws one page of a PDF into a picture file.
 *
 * @throws ConversionError as `withDocument` and `drawPage` do
 */
export async function drawPdfPage(job: PdfPageJob): Promise<JobResult> {
  const { page, scale, to, limits } = job;
  const options = { page, scale, maxMegapixels: limits.megapixels, maxSide: settings.longestSide[to] };
  const { raster, pages } = await withDocument(job, (document) => ({
    raster: drawPage(document, options, packPage),
    pages: document.pages,
  }));
  const { size } = await encodePage(raster, to).toFile(job.output);
  return { from: "pdf", to, width: raster.width, height: raster.height, size, frames: pages };
}

function encodePage(raster: PageRaster, to: PageFormat): Sharp {
  const pixels = openRaw(raster).toColourspace(raster.channels === 1 ? "b-w" : "srgb");
  const { jpg, png, webp } = settings.page;
  if (to === "jpg") return pixels.jpeg(jpg);
  const kind = isDrawn(raster) ? "drawn" : "picture";
  return to === "png" ? pixels.png(png[kind]) : pixels.webp(webp[kind]);
}
