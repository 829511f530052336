import { copyFile, readFile, writeFile } from "node:fs/promises";
import type { JobResult, PdfCompressJob } from "../../types";
import { withDocument } from "../document";
import { compareDocuments } from "./compare";
import { plainCopy } from "./plain-copy";
import { type RewriteOptions, rewrite } from "./rewrite";
import { WORK_MS } from "./settings";

type Facts = { pages: number; isSigned: boolean; isEncrypted: boolean };

const look = (job: PdfCompressJob): Promise<Facts> =>
  withDocument(job, ({ pdfium: { c }, handle, pages }) => ({
    pages,
    isSigned: c.FPDF_GetSignatureCount(handle) > 0,
    isEncrypted: c.FPDF_GetSecurityHandlerRevision(handle) >= 0,
  }));

/** What came of a try: the smaller document, or why there is none. */
type Attempt = Buffer | "unreadable" | "different" | "hopeless";

/** @param bytes not encrypted */
async function attempt(
  job: PdfCompressJob,
  bytes: Uint8Array | undefined,
  options: RewriteOptions,
  below: number,
): Promise<Attempt> {
  const made = bytes && (await rewrite(bytes, options).catch(() => undefined));
  if (!made) return "unreadable";
  const { bytes: smaller, hasOtherPictures } = made;
  if (smaller.length >= below) return "hopeless";
  const compare = withDocument(job, (document) => compareDocuments(document, smaller, hasOtherPictures));
  const likeness = await compare.catch(() => "different");
  if (likeness === "same") return smaller;
  return likeness === "different" ? "different" : "hopeless";
}

/**
 * By its own bytes; where these are encrypted or not in order, by the copy that PDFium makes. When that draws
 * differently, it is tried once more with its pictures as they are.
 */
async function makeSmaller(job: PdfCompressJob, bytes: Buffer, isEncrypted: boolean): Promise<Attempt> {
  const options = { level: job.level, megapixels: job.limits.megapixels, until: Date.now() + WORK_MS };
  const copy = () => withDocument(job, plainCopy);
  const first = isEncrypted ? "unreadable" : await attempt(job, bytes, options, bytes.length);
  const second = first === "unreadable" ? await attempt(job, await copy(), options, bytes.length) : first;
  if (second !== "different") return second;
  return attempt(job, await copy(), { ...options, level: undefined }, bytes.length);
}

/**
 * Makes a PDF smaller: its pictures by the level, all else without loss. The result is proven by drawing it: a document
 * that would be larger, or draw differently, comes back as it was, and so does a signed one.
 *
 * @throws ConversionError as `withDocument` does
 */
export async function compressPdf(job: PdfCompressJob): Promise<JobResult> {
  const { pages, isSigned, isEncrypted } = await look(job);
  const bytes = await readFile(job.input);
  const result = { from: "pdf", to: "pdf", width: 0, height: 0, frames: pages } as const;
  const made = isSigned ? "hopeless" : await makeSmaller(job, bytes, isEncrypted);
  if (typeof made === "string") {
    await copyFile(job.input, job.output);
    return { ...result, size: bytes.length, kept: true, ...(isSigned && { remark: "signed" }) };
  }
  await writeFile(job.output, made);
  return { ...result, size: made.length, ...(isEncrypted && { remark: "unprotected" }) };
}
