import { readFile, stat, writeFile } from "node:fs/promises";
import { ConversionError } from "../../../contract/errors";
import type { JobResult, PdfWordJob } from "../../types";
import { withDocument } from "../document";
import type { ScannedPage } from "../text-layer/types";
import { writeDocx } from "./docx/document";
import { MIN_UNREADABLE, type WrittenDocument, writeExact } from "./exact/document";
import { extractPage } from "./extract/page";
import { encodePictures } from "./extract/pictures";
import { createLayout } from "./layout/document";
import { findHeadings } from "./layout/paragraphs/headings";
import { resolveHyphens } from "./layout/paragraphs/hyphens";
import { findLists } from "./layout/paragraphs/lists";
import type { Block, PageLayout } from "./types";

/** Text that is part of a picture counts, such as the labels of a map. */
const hasText = (blocks: readonly Block[]) =>
  blocks.some((block) => block.kind !== "picture" || block.alt !== undefined);

/** Reads the files with the text of scanned pages. */
async function readScans(paths: readonly string[]): Promise<Map<number, ScannedPage>> {
  const read = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  return new Map(read.map((text) => JSON.parse(text) as ScannedPage).map((scan) => [scan.page, scan]));
}

/**
 * Converts a PDF to a Word document: paragraphs in reading order, headings, lists, tables and pictures; or, if its layout
 * is to be exact, pages that look as they did.
 *
 * @throws ConversionError `too_many_pages`, `no_text` for pages without text, and what {@link withDocument} throws
 */
export async function pdfToWord(wordJob: PdfWordJob): Promise<JobResult> {
  const job = { ...wordJob, forText: true };
  const count = await withDocument(job, ({ pages }) => pages);
  if (count > job.maxPages) throw new ConversionError("too_many_pages", { limit: job.maxPages });
  const scans = await readScans(job.texts ?? []);
  const { docx, width, height, unreadable } =
    job.layout === "exact" ? await writeExact(job, count, scans) : await writeFlowing(job, count, scans);
  await writeFile(job.output, docx);
  const { size } = await stat(job.output);
  return {
    from: "pdf",
    to: "docx",
    width: Math.round(width),
    height: Math.round(height),
    size,
    frames: count,
    ...(unreadable.length > 0 && { unreadable }),
  };
}

/** Pages that are read after this time keep their text alone if they are scans with a layer of it: books have hundreds. */
const SEARCH_MS = 6000;

/** Text in paragraphs that flow. */
async function writeFlowing(
  job: PdfWordJob,
  count: number,
  scans: ReadonlyMap<number, ScannedPage>,
): Promise<WrittenDocument> {
  const layout = createLayout(count);
  const unreadable: number[] = [];
  const searchesUntil = performance.now() + SEARCH_MS;
  for (let number = 1; number <= count; number++) {
    // One page at a time, so that only one page's pixels are in memory.
    const {
      view,
      pictures,
      unreadable: lost,
      ...content
    } = await withDocument(job, (document) =>
      extractPage(document, number, scans.get(number), performance.now() < searchesUntil),
    );
    if (lost >= MIN_UNREADABLE) unreadable.push(number);
    const { width, height } = view;
    layout.add({ ...content, width, height, pictures: await encodePictures(pictures) });
  }
  const pages = layout.finish();
  const blocks = pages.flatMap(({ bands }) =>
    bands.flatMap(({ columns }) =>
      columns.flatMap((column) =>
        column.blocks.filter((block) => block.kind !== "paragraph" || !block.continues),
      ),
    ),
  );
  if (!hasText(blocks)) throw new ConversionError("no_text");
  const headersFooters = pages.flatMap(({ header, footer }) =>
    [header, footer].flatMap((one) => one?.paragraphs ?? []),
  );
  resolveHyphens([...blocks, ...headersFooters]);
  findHeadings(blocks);
  findLists(blocks);
  const [first] = pages as [PageLayout];
  return { docx: await writeDocx(pages, blocks), width: first.width, height: first.height, unreadable };
}
