import { stat, writeFile } from "node:fs/promises";
import { ConversionError } from "../../../contract/errors";
import type { JobResult, PdfWordJob } from "../../types";
import { withDocument } from "../document";
import { writeDocument } from "./docx-document";
import { findHeadings } from "./headings";
import { layOutPage } from "./layout";
import { findLists } from "./lists";
import { encodePictures } from "./pictures";
import { readPage } from "./read-page";
import type { Block, PageLayout } from "./types";

const hasText = (blocks: readonly Block[]) => blocks.some(({ kind }) => kind !== "picture");

/**
 * Writes a PDF's text as a document of Word: paragraphs in reading order, headings, lists, tables and pictures.
 *
 * @throws ConversionError `too_many_pages`, `no_text` where pages are pictures, and what {@link withDocument} throws
 */
export async function pdfToWord(job: PdfWordJob): Promise<JobResult> {
  const count = await withDocument(job, ({ pages }) => pages);
  if (count > job.maxPages) throw new ConversionError("too_many_pages", { limit: job.maxPages });
  const pages: PageLayout[] = [];
  for (let number = 1; number <= count; number++) {
    // One page after the other, so that only one page's pixels are in memory.
    const { view, glyphs, asides, pictures, rules } = await withDocument(job, (document) =>
      readPage(document, number),
    );
    const { width, height } = view;
    const files = await encodePictures(pictures);
    pages.push(
      layOutPage({
        width,
        height,
        glyphs,
        asides: asides.map((aside) => aside.glyphs),
        pictures: files,
        rules,
      }),
    );
  }
  const blocks = pages.flatMap(({ bands }) =>
    bands.flatMap(({ columns }) => columns.flatMap((column) => column.blocks)),
  );
  if (!hasText(blocks)) throw new ConversionError("no_text");
  findHeadings(blocks);
  findLists(blocks);
  await writeFile(job.output, await writeDocument(pages, blocks));
  const [first] = pages as [PageLayout];
  const { size } = await stat(job.output);
  return {
    from: "pdf",
    to: "docx",
    width: Math.round(first.width),
    height: Math.round(first.height),
    size,
    frames: count,
  };
}
