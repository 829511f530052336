import { ConversionError } from "../../../../contract/errors";
import type { PdfWordJob } from "../../../types";
import { type PdfDocument, withDocument } from "../../document";
import type { Box } from "../../geometry";
import type { ScannedPage } from "../../text-layer/types";
import { type ExactPage, type PageLayer, type RotatedFrame, writeExactDocx } from "../docx/exact";
import type { GraphicsLayer } from "../extract/graphics";
import { extractExactPage } from "../extract/page";
import { encodePictures } from "../extract/pictures";
import { createWidths, type WidthCache, type WidthOf } from "../extract/widths";
import { toFrames } from "./frames";

/** A Word file, the size of its first page in points, and the pages with text that is lost. */
export type WrittenDocument = { docx: Buffer; width: number; height: number; unreadable: number[] };

/** Characters of unknown meaning from which a page has text that is lost; fewer are bullets and arrows. */
export const MIN_UNREADABLE = 20;

/** Time in which pages are drawn as pictures, for a whole document, in milliseconds: a third of what a job has. */
const RENDERING_MS = 10_000;

type Content = ReturnType<typeof extractExactPage>;

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const rotatedFrames = ({ rotated }: Content, widthOf: WidthOf): RotatedFrame[] =>
  rotated.flatMap(({ glyphs, toView }) =>
    toFrames(glyphs, widthOf, EVERYWHERE).map((frame) => ({ frame, toView })),
  );

async function toLayers(layers: readonly GraphicsLayer[]): Promise<PageLayer[]> {
  const encoded: PageLayer[] = [];
  for (const layer of layers) {
    if (layer.kind === "paths") encoded.push(layer);
    else for (const picture of await encodePictures([layer.raw])) encoded.push({ kind: "picture", picture });
  }
  return encoded;
}

/**
 * Converts a PDF to a Word document whose pages look like its own.
 *
 * @param count how many pages there are
 * @throws ConversionError `no_text` for pages without text, and what {@link withDocument} throws
 */
export async function writeExact(
  job: PdfWordJob,
  count: number,
  scans: ReadonlyMap<number, ScannedPage>,
): Promise<WrittenDocument> {
  const cache: WidthCache = new Map();
  const pages: ExactPage[] = [];
  const unreadable: number[] = [];
  let [spent, hasText] = [0, false];
  for (let number = 1; number <= count; number++) {
    const start = performance.now();
    const read = (document: PdfDocument) => {
      const content = extractExactPage(document, number, scans.get(number), spent < RENDERING_MS);
      const widths = createWidths(document, cache);
      const shown = { left: 0, top: 0, right: content.view.width, bottom: content.view.height };
      const page = {
        width: shown.right,
        height: shown.bottom,
        frames: toFrames(content.glyphs, widths.widthOf, shown),
        rotated: rotatedFrames(content, widths.widthOf),
      };
      widths.close();
      return { page, layers: content.layers, isText: content.hasText, lost: content.unreadable };
    };
    const { page, layers, isText, lost } = await withDocument(job, read);
    hasText ||= isText;
    if (lost >= MIN_UNREADABLE) unreadable.push(number);
    pages.push({ ...page, layers: await toLayers(layers) });
    if (layers.some((layer) => layer.kind === "picture")) spent += performance.now() - start;
  }
  const [first] = pages;
  if (!first || !hasText) throw new ConversionError("no_text");
  return { docx: await writeExactDocx(pages), width: first.width, height: first.height, unreadable };
}
