import { getHeapStatistics } from "node:v8";
import { isTrap, toConversionError } from "./failure";
import { detailsOf } from "./image/metadata/details";
import { removeDetails } from "./image/metadata/remove";
import { compressImage, convertImage, rewriteImage } from "./image/pipeline";
import { resizeImage } from "./image/resize";
import { startWatchdog } from "./pool/watchdog";
import type { AnyJob, Job, JobMessage, JobResult, PdfFacts, ReplyMessage } from "./types";

/* The entry of a forked process: one job at a time, one reply for each. */

const reply = (message: ReplyMessage) => process.send?.(message);

/** Adds what the file of a picture told about it, and what of that is in the result. */
const withDetails = async (job: Job, result: JobResult): Promise<JobResult> => ({
  ...result,
  ...(await detailsOf(job, result)),
});

/**
 * Does a job.
 *
 * @returns what was written to `job.output`, or what the file says of itself
 * @throws ConversionError, or whatever a codec throws (see `toConversionError`)
 */
async function perform(job: AnyJob): Promise<JobResult | PdfFacts> {
  switch (job.kind) {
    case "image":
      return withDetails(job, await convertImage(job));
    case "compress":
      return withDetails(job, await compressImage(job));
    case "lossless":
      return withDetails(job, await rewriteImage(job));
    case "resize":
      return withDetails(job, await resizeImage(job));
    case "remove-details":
      return withDetails(job, await removeDetails(job));
    // PDFium is large, and most processes never need it.
    case "pdf-open":
      return (await import("./pdf")).openPdf(job);
    case "pdf-page":
      return (await import("./pdf")).drawPdfPage(job);
    // So is the library that writes documents: 0.15 s and 30 MB.
    case "pdf-write":
      return (await import("./pdf/write")).writePdf(job);
    case "pdf-compress":
      return (await import("./pdf/compress")).compressPdf(job);
    case "pdf-word":
      return (await import("./pdf/word")).pdfToWord(job);
    case "pdf-tables":
      return (await import("./pdf/tables")).findTables(job);
    case "ocr-page":
      return (await import("./pdf/text-layer/page")).readScannedPage(job);
    case "ocr-image":
      return (await import("./ocr/image")).readImage(job);
    case "pdf-organize":
      return (await import("./pdf/pages")).organizePdf(job);
    case "pdf-protect":
      return (await import("./pdf/pages/protect")).protectPdf(job);
    case "pdf-unlock":
      return (await import("./pdf/pages/protect")).unlockPdf(job);
    case "pdf-text-layer":
      return (await import("./pdf/text-layer")).addTextLayer(job);
  }
}

async function work({ id, job }: JobMessage) {
  try {
    reply({ type: "done", id, result: await perform(job) });
  } catch (thrown) {
    const { code, limit, files, cause } = toConversionError(thrown);
    // After a trap the memory of a WASM instance is in no known state.
    const spent = isTrap(thrown);
    reply({
      type: "failed",
      id,
      code,
      cause: String(cause ?? ""),
      spent,
      ...(limit !== undefined && { limit }),
      ...(files.length > 0 && { files }),
    });
  }
}

/** Ordinary pictures and PDFs leave a heap of up to 64 MB, garbage included; a JPEG of 500,000 segments left 400. */
const LARGE_HEAP_BYTES = 96_000_000;

/** Frees a large heap at once: V8 collects only while something is allocated, and a process that waits allocates nothing. */
function freeHeap() {
  if (getHeapStatistics().total_heap_size > LARGE_HEAP_BYTES) globalThis.gc?.();
}

process.on("message", async (message: JobMessage) => {
  await work(message);
  freeHeap();
});
// A terminal sends Ctrl-C to the whole group, systemd its SIGTERM: the parent lets work finish, and ends us after it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
// Not process.exit(): it waits for native threads, which may be in the middle of a picture.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
startWatchdog(Number(process.argv[2]));
reply({ type: "ready" });
