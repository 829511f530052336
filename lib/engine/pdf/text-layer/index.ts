import { copyFile, readFile, writeFile } from "node:fs/promises";
import { ConversionError } from "../../../contract/errors";
import type { JobResult, PdfTextLayerJob } from "../../types";
import { factsOf, openDocument, withDocument } from "../document";
import { loadPdfium } from "../pdfium";
import { saveDecrypted } from "../structure/save";
import { appendText } from "./append";
import type { ScannedPage } from "./types";

/** Share of the characters that a reader has to find again: spaces and line ends are counted differently. */
const FOUND_SHARE = 0.7;

const charactersOf = ({ paragraphs }: ScannedPage): number =>
  paragraphs
    .flatMap(({ lines }) => lines)
    .flatMap(({ words }) => words)
    .reduce((sum, { text }) => sum + text.length, 0);

/** Returns whether PDFium, as a reader, opens the document and finds the text of its pages. */
async function isReadable(bytes: Buffer, pages: number, scans: readonly ScannedPage[]): Promise<boolean> {
  const pdfium = await loadPdfium();
  const document = openDocument(pdfium, bytes, undefined);
  if (document.pages !== pages) return false;
  const { c } = pdfium;
  return scans.every((scan) => {
    const page = c.FPDF_LoadPage(document.handle, scan.page - 1);
    const textPage = page && c.FPDFText_LoadPage(page);
    const found = textPage ? c.FPDFText_CountChars(textPage) : 0;
    if (textPage) c.FPDFText_ClosePage(textPage);
    if (page) c.FPDF_ClosePage(page);
    return found >= charactersOf(scan) * FOUND_SHARE;
  });
}

async function attempt(
  bytes: Buffer,
  pages: number,
  scans: readonly ScannedPage[],
): Promise<Buffer | undefined> {
  const made = await appendText(bytes, scans).catch(() => undefined);
  if (!made) return undefined;
  const isGood = await isReadable(made, pages, scans).catch(() => false);
  return isGood ? made : undefined;
}

/**
 * Adds the text of scanned pages to a PDF, so that it can be searched and selected. Pages keep their look and their
 * data; a document that is encrypted or damaged is saved by PDFium first. A signed one is returned unchanged.
 *
 * @throws ConversionError `cannot_convert` for a document in which no reader finds the text; what `withDocument` throws
 */
export async function addTextLayer(job: PdfTextLayerJob): Promise<JobResult> {
  const [input = "", ...texts] = job.inputs;
  const source = { input, ...(job.password && { password: job.password }) };
  const { pages, isSigned, isEncrypted, isMended } = await withDocument(source, factsOf);
  const bytes = await readFile(input);
  const result = { from: "pdf", to: "pdf", width: 0, height: 0, frames: pages } as const;
  const keep = async (remark?: "signed"): Promise<JobResult> => {
    await copyFile(input, job.output);
    return { ...result, size: bytes.length, kept: true, ...(remark && { remark }) };
  };
  if (isSigned) return keep("signed");
  const read = await Promise.all(
    texts.map(async (path) => JSON.parse(await readFile(path, "utf8")) as ScannedPage),
  );
  const scans = read.filter((scan) => charactersOf(scan) > 0);
  if (scans.length === 0) return keep();
  const copy = () => withDocument(source, saveDecrypted);
  const first = isEncrypted || isMended ? undefined : await attempt(bytes, pages, scans);
  const saved = first ? undefined : await copy();
  const made = first ?? (saved && (await attempt(saved, pages, scans)));
  if (!made) throw new ConversionError("cannot_convert", { cause: "no reader finds the text" });
  await writeFile(job.output, made);
  return { ...result, size: made.length, ...(isEncrypted && { remark: "unprotected" }) };
}
