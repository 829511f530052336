import { ConversionError } from "../../../../contract/errors";
import type { PdfWordJob } from "../../../types";
import { type PdfDocument, withDocument } from "../../document";
import type { Box } from "../../geometry";
import { type ExactPage, type PageLayer, writeExactDocx } from "../docx/exact";
import type { GraphicsLayer } from "../extract/graphics";
import { extractExactPage, withPage } from "../extract/page";
import { encodePictures } from "../extract/pictures";
import { createWidths } from "../extract/widths";
import type { DocumentWriter, Picture } from "../types";
import { toFrames } from "./frames";

/** Time in which pages are drawn as pictures, for a whole document, in milliseconds: a third of what a job has. */
const RENDERING_MS = 10_000;

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

async function toLayer(layer: GraphicsLayer): Promise<PageLayer> {
  if (layer.kind === "paths") return layer;
  const [picture] = (await encodePictures([layer.raw])) as [Picture];
  return { kind: "picture", picture };
}

/** Creates a document whose pages look like those of the PDF. */
export function createExact(job: PdfWordJob): DocumentWriter {
  const pages: ExactPage[] = [];
  let [spent, hasText] = [0, false];
  return {
    async add(number, scan) {
      const start = performance.now();
      const readPage = (document: PdfDocument) => {
        const content = withPage(document, number, scan, (page) =>
          extractExactPage(page, spent < RENDERING_MS),
        );
        const { width, height } = content.view;
        const widths = createWidths(document);
        const frames = toFrames(content.glyphs, widths.widthOf, {
          left: 0,
          top: 0,
          right: width,
          bottom: height,
        });
        const rotated = content.rotated.flatMap(({ glyphs, toView }) =>
          toFrames(glyphs, widths.widthOf, EVERYWHERE).map((frame) => ({ frame, toView })),
        );
        widths.close();
        hasText ||= content.hasText;
        const { layers, unreadable, isEmpty } = content;
        return { width, height, frames, rotated, layers, unreadable, isEmpty };
      };
      const { layers, unreadable, isEmpty, ...page } = await withDocument(
        job,
        readPage,
        (read) => read.isEmpty,
      );
      const encoded: PageLayer[] = [];
      for (const layer of layers) encoded.push(await toLayer(layer));
      pages.push({ ...page, layers: encoded });
      if (layers.some((layer) => layer.kind === "picture")) spent += performance.now() - start;
      return unreadable;
    },
    async finish() {
      const [first] = pages;
      const isEmpty = !hasText && pages.every((page) => page.layers.length === 0);
      if (!first || isEmpty) throw new ConversionError("no_text");
      return { docx: await writeExactDocx(pages), width: first.width, height: first.height, hasText };
    },
  };
}
