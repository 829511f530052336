import { stat, writeFile } from "node:fs/promises";
import { ConversionError } from "../../../contract/errors";
import type { JobResult, PdfWordJob } from "../../types";
import { withDocument } from "../document";
import { writeDocx } from "./docx/document";
import { createExact } from "./exact/document";
import { encodePictures } from "./extract/pictures";
import { createLayout } from "./layout/document";
import { findHeadings } from "./layout/paragraphs/headings";
import { resolveHyphens } from "./layout/paragraphs/hyphens";
import { findLists } from "./layout/paragraphs/lists";
import { createPageReader, MIN_UNREADABLE, readScans } from "./read-pages";
import type { Block, DocumentWriter, PageLayout } from "./types";

/** Text that is part of a picture counts, such as the labels of a map. */
const haveText = (blocks: readonly Block[]) =>
  blocks.some((block) => block.kind !== "pictures" || block.pictures.some(({ alt }) => alt !== undefined));

/**
 * Converts a PDF to a Word document: paragraphs in reading order, headings, lists, tables and pictures; or, if its layout
 * is to be exact, pages that look as they did.
 *
 * @throws ConversionError `too_many_pages`, `no_text` for empty pages, and what {@link withDocument} throws
 */
export async function pdfToWord(wordJob: PdfWordJob): Promise<JobResult> {
  const job = { ...wordJob, forText: true } as const;
  const count = await withDocument(job, ({ pages }) => pages);
  if (count > job.maxPages) throw new ConversionError("too_many_pages", { limit: job.maxPages });
  const scans = await readScans(job.texts ?? []);
  const document = job.layout === "exact" ? createExact(job) : createFlow(job, count);
  const unreadable: number[] = [];
  // One page at a time, so that only one page's pixels are in memory.
  for (let page = 1; page <= count; page++)
    if ((await document.add(page, scans.get(page))) >= MIN_UNREADABLE) unreadable.push(page);
  const { docx, width, height, hasText } = await document.finish();
  await writeFile(job.output, docx);
  const { size } = await stat(job.output);
  return {
    from: "pdf",
    to: "docx",
    width: Math.round(width),
    height: Math.round(height),
    size,
    frames: count,
    ...(!hasText && { textless: true }),
    ...(unreadable.length > 0 && { unreadable }),
  };
}

/** Creates a document with text in paragraphs that flow. */
function createFlow(job: PdfWordJob & { forText: true }, count: number): DocumentWriter {
  const layout = createLayout(count);
  const read = createPageReader(job);
  return {
    async add(number, scan) {
      const { view, pictures, unreadable, isEmpty, ...content } = await read(number, scan);
      const { width, height } = view;
      layout.add({ ...content, width, height, pictures: await encodePictures(pictures) });
      return unreadable;
    },
    async finish() {
      const pages = layout.finish();
      const columns = pages.flatMap(({ bands }) => bands.flatMap((band) => band.columns));
      const blocks = columns.flatMap((column) =>
        column.blocks.filter((block) => block.kind !== "paragraph" || !block.continues),
      );
      const headersFooters = pages.flatMap(({ header, footer }) =>
        [header, footer].flatMap((one) => one?.paragraphs ?? []),
      );
      if (blocks.length + headersFooters.length === 0) throw new ConversionError("no_text");
      resolveHyphens([...blocks, ...headersFooters]);
      findHeadings(blocks);
      findLists(blocks);
      const [{ width, height }] = pages as [PageLayout];
      return {
        docx: await writeDocx(pages, blocks),
        width,
        height,
        hasText: haveText([...blocks, ...headersFooters]),
      };
    },
  };
}
