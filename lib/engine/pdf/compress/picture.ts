import { PDFHexString, type PDFObject, PDFRawStream } from "@cantoo/pdf-lib";
import { drawPicture, type PageDrawing } from "./picture-draw";
import { type Encoded, encodeBilevel, encodeMask, encodePicture } from "./picture-encode";
import { readPicture, type Size, type Source } from "./picture-source";
import type { Placement } from "./placements";
import { MAX_LOSSY_SHARE, MIN_DOWNSCALE, type PictureSettings, UNKNOWN_INCHES, VIEW_DPI } from "./settings";
import { name, numberIn } from "./streams";

/** A picture, or the transparency mask of one. */
export type Picture = { stream: PDFRawStream; role: "picture" | "mask"; placement: Placement | undefined };

const POINTS_PER_INCH = 72;

/**
 * Returns how many pixels a picture keeps.
 *
 * @param dpi pixels per inch of paper, in the direction that has fewer
 */
function targetSize({ width, height }: Size, placement: Placement | undefined, dpi: number): Size {
  const needed = (points: number, pixels: number) => ((points / POINTS_PER_INCH) * dpi) / pixels;
  const factor =
    placement === undefined || placement === "anywhere"
      ? (UNKNOWN_INCHES * dpi) / Math.max(width, height)
      : Math.max(needed(placement.width, width), needed(placement.height, height));
  if (factor * MIN_DOWNSCALE >= 1) return { width, height };
  const scaled = (pixels: number) => Math.max(1, Math.ceil(pixels * factor));
  return { width: scaled(width), height: scaled(height) };
}

async function encode(
  source: Source,
  { role, placement }: Picture,
  settings: PictureSettings,
): Promise<Encoded[]> {
  const size = targetSize(source, placement, source.kind === "bilevel" ? settings.bilevelDpi : settings.dpi);
  const isScaled = size.width < source.width;
  if (source.kind === "bilevel") return encodeBilevel(source, size);
  if (role === "picture") return encodePicture(source, size, targetSize(size, placement, VIEW_DPI), settings);
  return isScaled && source.kind === "lossless" && source.space.channels === 1
    ? encodeMask(source, size)
    : [];
}

/** Returns the color space of the result: the original one, with a palette or reduced to gray if the result is. */
function spaceFor(
  stream: PDFRawStream,
  source: Source,
  { channels, palette }: Encoded,
): PDFObject | undefined {
  // Its two colors stay as they are.
  if (source.kind === "bilevel") return stream.dict.get(name("ColorSpace"));
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
  if (source.kind !== "bilevel") dict.delete(name("Decode"));
  const space = spaceFor(stream, source, encoded);
  if (space) dict.set(name("ColorSpace"), space);
  return PDFRawStream.of(dict, encoded.data);
}

/**
 * Returns whether the color space can hold the result: a palette has three channels, gray only replaces neutral
 * colors.
 */
const fits = (source: Source, { palette, channels }: Encoded) =>
  source.kind === "bilevel" ||
  (palette
    ? source.space.channels === 3
    : channels === 3 || source.space.channels === 1 || source.space.neutral);

type ShrinkOptions = {
  settings: PictureSettings;
  /** Larger pictures stay as they are. */
  megapixels: number;
  drawPage: PageDrawing;
};

/**
 * Makes a picture smaller.
 *
 * @returns the stream itself when too little is gained, or when it cannot be decoded: readers show what they can
 */
export async function shrinkPicture(
  picture: Picture,
  { settings, megapixels, drawPage }: ShrinkOptions,
): Promise<PDFRawStream> {
  const { stream, role } = picture;
  try {
    const own = await readPicture(stream, megapixels);
    const drawn =
      own === "unknown" && role === "picture" && !settings.keepsColors
        ? drawPicture(stream, settings.forScreen, drawPage)
        : undefined;
    const source = own === "unknown" ? await drawn : own;
    if (!source) return stream;
    const [best] = (await encode(source, picture, settings))
      .filter((encoded) => fits(source, encoded))
      .toSorted((a, b) => a.data.length - b.data.length);
    const isLossy = best?.filter === "DCTDecode" || best?.width !== numberIn(stream.dict, "Width");
    const most = stream.contents.length * (isLossy ? MAX_LOSSY_SHARE : 1);
    return best && best.data.length < most ? streamOf(stream, source, best) : stream;
  } catch {
    return stream;
  }
}
