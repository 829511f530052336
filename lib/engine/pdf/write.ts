import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type PDFRef, PDFString } from "@cantoo/pdf-lib";
import { turns } from "../metadata/orientation";
import type { JobResult, PdfWriteJob } from "../types";
import { PdfFile } from "./write-file";
import { type Profiles, writeImage } from "./write-image";
import { drawPicture, layOut } from "./write-page";
import { readPictures } from "./write-pictures";
import type { PagePicture } from "./write-types";

/** No date and nothing of this machine: the same pictures make the same file. */
const PRODUCER = "Pixmill";

/** Hundredths of a point are finer than any printer. */
const points = (length: number) => Math.round(length * 100) / 100;

/** @returns the page's object */
function* writePage(
  file: PdfFile,
  profiles: Profiles,
  parent: PDFRef,
  picture: PagePicture,
  options: PdfWriteJob["options"],
): Generator<Uint8Array, PDFRef> {
  const { context } = file;
  const image = yield* writeImage(file, profiles, picture.image, picture.mask);
  const layout = layOut(picture, options);
  const content = context.nextRef();
  const drawing = Buffer.from(drawPicture(layout.picture, picture.orientation), "latin1");
  yield* file.stream(content, context.obj({}), [drawing]);
  const page = context.nextRef();
  const { width, height } = layout.page;
  yield* file.object(
    page,
    context.obj({
      Type: "Page",
      Parent: parent,
      MediaBox: [0, 0, points(width), points(height)],
      Resources: { XObject: { Im0: image } },
      Contents: content,
    }),
  );
  return page;
}

/** The whole document; `onPicture` hears of each picture before it is written. */
async function* writeDocument(
  pictures: AsyncIterable<PagePicture>,
  options: PdfWriteJob["options"],
  onPicture: (picture: PagePicture) => void,
): AsyncGenerator<Uint8Array> {
  const file = new PdfFile();
  const { context } = file;
  const profiles: Profiles = new Map();
  const [pages, catalog, info] = [context.nextRef(), context.nextRef(), context.nextRef()];
  const kids: PDFRef[] = [];
  yield* file.begin();
  for await (const picture of pictures) {
    onPicture(picture);
    kids.push(yield* writePage(file, profiles, pages, picture, options));
  }
  yield* file.object(pages, context.obj({ Type: "Pages", Kids: kids, Count: kids.length }));
  yield* file.object(catalog, context.obj({ Type: "Catalog", Pages: pages }));
  yield* file.object(info, context.obj({ Producer: PDFString.of(PRODUCER) }));
  yield* file.end(catalog, info);
}

/**
 * Writes pictures into one document, a page each in their order, as they are read: at no time more than two of them
 * are in memory.
 *
 * @throws ConversionError whose `files` are those that cannot be read; what the file system throws
 */
export async function writePdf({ inputs, output, limits, options }: PdfWriteJob): Promise<JobResult> {
  let first: PagePicture | undefined;
  let frames = 0;
  const pictures = readPictures(inputs.map((input) => ({ input, limits })));
  const bytes = writeDocument(pictures, options, (picture) => {
    first ??= { ...picture, image: { ...picture.image, data: [] }, mask: undefined };
    frames += 1;
  });
  await pipeline(Readable.from(bytes), createWriteStream(output));
  if (!first) throw new Error("a document without pages");
  const { from, image, orientation } = first;
  const [width, height] = turns[orientation].swap ? [image.height, image.width] : [image.width, image.height];
  return { from, to: "pdf", width, height, size: (await stat(output)).size, frames };
}
