import { PDFArray, PDFBool, type PDFDict, PDFNumber, type PDFRawStream } from "@cantoo/pdf-lib";
import { splitSegments } from "../../containers/jpeg";
import { readFrame } from "../../formats/jpeg/lossless/frame";
import { readSpace, type Space } from "./colour-space";
import { readSamples, type SampleFile } from "./picture-samples";
import { filtersOf, name, numberIn, unpack } from "./streams";

/** A picture of a document as a file that a decoder of pictures takes; its samples are the document's own. */
export type Source = SampleFile & {
  width: number;
  height: number;
} & (
    | { kind: "jpeg" | "lossless"; space: Space }
    /** One bit a sample, whatever its two colours are. */
    | { kind: "ink" }
  );

const flagIn = (dict: PDFDict, key: string) => dict.lookup(name(key)) === PDFBool.True;

/** Whether samples stand for what they always do (8.9.5.2). */
function isPlain(dict: PDFDict, top: number): boolean {
  const decode = dict.lookup(name("Decode"));
  if (!(decode instanceof PDFArray)) return true;
  return decode.asArray().every((_, i) => {
    const value = decode.lookup(i);
    return value instanceof PDFNumber && value.asNumber() === (i % 2 ? top : 0);
  });
}

async function readJpeg(
  stream: PDFRawStream,
  width: number,
  height: number,
  space: Space,
): Promise<Source | null> {
  const { data, rest } = await unpack(stream);
  const [filter, ...more] = rest;
  if (filter?.filter !== "DCTDecode" || more.length > 0) return null;
  // Who has to say how the colours are coded does something unusual.
  if (filter.parameters?.has(name("ColorTransform"))) return null;
  const segments = splitSegments(data);
  const frame = segments?.ended && readFrame(segments.list);
  if (!frame || frame.width !== width || frame.height !== height) return null;
  if (frame.components.length !== space.channels || space.palette) return null;
  return { kind: "jpeg", width, height, file: Buffer.from(data), space };
}

async function readInk(stream: PDFRawStream, width: number, height: number): Promise<Source | null> {
  const file = await readSamples(stream, { width, height, bits: 1, colours: 1 });
  return file && { kind: "ink", width, height, ...file };
}

/**
 * A picture that can be made smaller. Left alone are fax codings, JPEG 2000, ink colours, colours that mean 'not
 * there', and whatever is unusual.
 *
 * @param megapixels how large it may be
 * @throws what decoders throw at damaged data
 */
export async function readPicture(stream: PDFRawStream, megapixels: number): Promise<Source | null> {
  const { dict } = stream;
  const [width = 0, height = 0] = [numberIn(dict, "Width"), numberIn(dict, "Height")];
  if (width < 1 || height < 1 || width * height > megapixels * 1_000_000) return null;
  if (dict.lookup(name("Mask")) instanceof PDFArray) return null;
  const bits = flagIn(dict, "ImageMask") ? 1 : (numberIn(dict, "BitsPerComponent") ?? 8);
  const isJpeg = filtersOf(dict).some(({ filter }) => filter === "DCTDecode");
  const space = flagIn(dict, "ImageMask") ? undefined : await readSpace(dict);
  if (bits === 1 && !isJpeg)
    return !space || space.channels === 1 || space.palette ? readInk(stream, width, height) : null;
  if (!space || !isPlain(dict, space.palette ? (1 << bits) - 1 : 1)) return null;
  if (isJpeg) return readJpeg(stream, width, height, space);
  const colours = space.palette ? 1 : space.channels;
  const file = await readSamples(stream, { width, height, bits, colours, palette: space.palette });
  return file && { kind: "lossless", width, height, space, ...file };
}
