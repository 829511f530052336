import { outputCodecs } from "../formats";
import type { JobResult, PdfFacts, PdfOpenJob, PdfPageJob } from "../types";
import { drawPage } from "./draw";
import { encodePage } from "./encode-page";
import { packPage } from "./page-raster";
import { withDocument } from "./session";

/** Opens a PDF, to see whether it can be and how many pages it has. */
export const openPdf = (job: PdfOpenJob): Promise<PdfFacts> => withDocument(job, ({ pages }) => ({ pages }));

/** Draws one page of a PDF into a picture file. */
export async function drawPdfPage(job: PdfPageJob): Promise<JobResult> {
  const { page, scale, to, limits } = job;
  const options = { page, scale, maxMegapixels: limits.megapixels, maxSide: outputCodecs[to].longestSide };
  const { raster, pages } = await withDocument(job, (document) => ({
    raster: drawPage(document, options, packPage),
    pages: document.pages,
  }));
  const size = await encodePage(raster, to, job.output);
  return { from: "pdf", to, width: raster.width, height: raster.height, size, frames: pages };
}
