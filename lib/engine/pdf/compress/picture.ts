import { PDFHexString, type PDFObject, PDFRawStream } from "@cantoo/pdf-lib";
import { type Encoded, encodeInk, encodeMask, encodePicture } from "./picture-encode";
import { sizeFor } from "./picture-size";
import { readPicture, type Source } from "./picture-source";
import type { Placement } from "./placements";
import { type PictureSettings, WORTH_LOSING } from "./settings";
import { name, numberIn } from "./streams";

/** A picture that a document draws, or the transparency of one. */
export type Picture = { stream: PDFRawStream; role: "picture" | "mask"; placement: Placement | undefined };

async function encode(
  source: Source,
  { role, placement }: Picture,
  settings: PictureSettings,
): Promise<Encoded[]> {
  const size = sizeFor(source, placement, source.kind === "ink" ? settings.inkDpi : settings.dpi);
  const isScaled = size.width < source.width;
  if (source.kind === "ink") return isScaled ? encodeInk(source, size) : [];
  if (role === "picture") return encodePicture(source, size, settings);
  return isScaled && source.kind === "lossless" && source.space.channels === 1
    ? encodeMask(source, size)
    : [];
}

/** Its colours: those of the original, in a palette or reduced to grey where they were. */
function spaceFor(
  stream: PDFRawStream,
  source: Source,
  { channels, palette }: Encoded,
): PDFObject | undefined {
  // Ink keeps what its two colours are.
  if (source.kind === "ink") return stream.dict.get(name("ColorSpace"));
  const { context } = stream.dict;
  const { object, channels: before } = source.space;
  if (palette)
    return context.obj([
      name("Indexed"),
      object,
      palette.length / 3 - 1,
      PDFHexString.of(Buffer.from(palette).toString("hex")),
    ]);
  return channels < before ? name("DeviceGray") : object;
}

function streamOf(stream: PDFRawStream, source: Source, encoded: Encoded): PDFRawStream {
  const dict = stream.dict.clone();
  const { context } = dict;
  dict.set(name("Width"), context.obj(encoded.width));
  dict.set(name("Height"), context.obj(encoded.height));
  dict.set(name("BitsPerComponent"), context.obj(encoded.bits));
  dict.set(name("Filter"), name(encoded.filter));
  dict.delete(name("DecodeParms"));
  if (encoded.filter === "FlateDecode") dict.set(name("DecodeParms"), context.obj({ ...encoded.parameters }));
  if (source.kind !== "ink") dict.delete(name("Decode"));
  const space = spaceFor(stream, source, encoded);
  if (space) dict.set(name("ColorSpace"), space);
  return PDFRawStream.of(dict, encoded.data);
}

/**
 * A palette of three channels cannot number the grey levels of a space that has one, nor can grey stand for a colour
 * space that is not neutral.
 */
const fits = (source: Source, { palette, channels }: Encoded) =>
  source.kind === "ink" ||
  (palette
    ? source.space.channels === 3
    : channels === 3 || source.space.channels === 1 || source.space.neutral);

/**
 * Makes a picture smaller.
 *
 * @returns the picture itself where too little is gained, and where it cannot be decoded: readers show of it what they can
 */
export async function shrink(
  picture: Picture,
  settings: PictureSettings,
  megapixels: number,
): Promise<PDFRawStream> {
  const { stream } = picture;
  try {
    const source = await readPicture(stream, megapixels);
    if (!source) return stream;
    const [best] = (await encode(source, picture, settings))
      .filter((encoded) => fits(source, encoded))
      .toSorted((a, b) => a.data.length - b.data.length);
    const isLossy = best?.filter === "DCTDecode" || best?.width !== numberIn(stream.dict, "Width");
    const most = stream.contents.length * (isLossy ? WORTH_LOSING : 1);
    return best && best.data.length < most ? streamOf(stream, source, best) : stream;
  } catch {
    return stream;
  }
}
