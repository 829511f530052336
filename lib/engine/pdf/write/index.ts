import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { PDFHexString, type PDFObject, type PDFRef, PDFString } from "@cantoo/pdf-lib";
import { turns } from "../../image/metadata/orientation";
import type { JobResult, PdfWriteJob } from "../../types";
import { PdfWriter } from "./file";
import { layOut, pageContent } from "./layout";
import type { ColorSpace, PagePicture, PdfImage } from "./picture";
import { readPictures } from "./read-pictures";

/** No date and nothing about this machine: the same pictures make the same file. */
const PRODUCER = "Pixmill";

const deviceSpaces = { 1: "DeviceGray", 3: "DeviceRGB", 4: "DeviceCMYK" } as const;

/** Profiles already in the document, by digest: a hundred photos from one phone share theirs. */
type Profiles = Map<string, PDFRef>;

/** Rounds to hundredths of a point, finer than any printer. */
const roundPoints = (length: number) => Math.round(length * 100) / 100;

/** Writes an image's color space, and its ICC profile if it is new (ISO 32000-1, 8.6.5.5 and 8.6.6.3). */
function* writeColorSpace(
  file: PdfWriter,
  profiles: Profiles,
  { channels, icc, palette }: ColorSpace,
): Generator<Uint8Array, PDFObject> {
  const { context } = file;
  let base: PDFObject = context.obj(deviceSpaces[channels]);
  if (icc) {
    const digest = createHash("sha256").update(icc).digest("hex");
    let profile = profiles.get(digest);
    if (!profile) {
      profile = context.nextRef();
      profiles.set(digest, profile);
      yield* file.stream(profile, context.obj({ N: channels, Alternate: deviceSpaces[channels] }), [icc]);
    }
    base = context.obj(["ICCBased", profile]);
  }
  if (!palette) return base;
  const colors = PDFHexString.of(Buffer.from(palette).toString("hex"));
  return context.obj(["Indexed", base, palette.length / 3 - 1, colors]);
}

/** Writes an image and its mask (ISO 32000-1, 8.9.5 and 11.6.5.3). */
function* writeImage(
  file: PdfWriter,
  profiles: Profiles,
  { width, height, bits, space, filter, parameters, inverted, data }: PdfImage,
  mask?: PdfImage,
): Generator<Uint8Array, PDFRef> {
  const { context } = file;
  const ref = context.nextRef();
  const softMask = mask && (yield* writeImage(file, profiles, mask));
  const dict = context.obj({
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    ColorSpace: yield* writeColorSpace(file, profiles, space),
    BitsPerComponent: bits,
    Filter: filter,
    ...(parameters && { DecodeParms: { ...parameters } }),
    ...(inverted && { Decode: Array.from({ length: 2 * space.channels }, (_, at) => (at + 1) % 2) }),
    ...(softMask && { SMask: softMask }),
  });
  yield* file.stream(ref, dict, data);
  return ref;
}

function* writePage(
  file: PdfWriter,
  profiles: Profiles,
  parent: PDFRef,
  picture: PagePicture,
  options: PdfWriteJob["options"],
): Generator<Uint8Array, PDFRef> {
  const { context } = file;
  const image = yield* writeImage(file, profiles, picture.image, picture.mask);
  const layout = layOut(picture, options);
  const content = context.nextRef();
  const operators = Buffer.from(pageContent(layout.picture, picture.orientation), "latin1");
  yield* file.stream(content, context.obj({}), [operators]);
  const page = context.nextRef();
  const { width, height } = layout.page;
  yield* file.object(
    page,
    context.obj({
      Type: "Page",
      Parent: parent,
      MediaBox: [0, 0, roundPoints(width), roundPoints(height)],
      Resources: { XObject: { Im0: image } },
      Contents: content,
    }),
  );
  return page;
}

/** Yields the bytes of the whole document; `onPicture` is called with each picture before it is written. */
async function* writeDocument(
  pictures: AsyncIterable<PagePicture>,
  options: PdfWriteJob["options"],
  onPicture: (picture: PagePicture) => void,
): AsyncGenerator<Uint8Array> {
  const file = new PdfWriter();
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
 * Writes pictures into one PDF, one page each and all pages of a TIFF, in order. They are read one by one, so that only one
 * is in memory.
 *
 * @throws ConversionError whose `files` are those that cannot be read; file system errors
 */
export async function writePdf({
  inputs,
  output,
  limits,
  maxPages,
  options,
  turns: turned = [],
}: PdfWriteJob): Promise<JobResult> {
  let first: PagePicture | undefined;
  let frames = 0;
  const files = inputs.map((input, index) => ({ input, limits, turn: turned[index] }));
  const pictures = readPictures(files, maxPages);
  const bytes = writeDocument(pictures, options, (picture) => {
    // Without its data, which is not to stay in memory.
    first ??= { ...picture, image: { ...picture.image, data: [] }, mask: undefined };
    frames += 1;
  });
  await pipeline(Readable.from(bytes), createWriteStream(output));
  if (!first) throw new Error("a document without pages");
  const { from, image, orientation } = first;
  const [width, height] = turns[orientation].swap ? [image.height, image.width] : [image.width, image.height];
  return { from, to: "pdf", width, height, size: (await stat(output)).size, frames };
}
