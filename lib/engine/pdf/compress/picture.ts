import { PDFHexString, type PDFObject, PDFRawStream } from "@cantoo/pdf-lib";
import { filtersOf, name, numberIn } from "../structure/streams";
import { drawPicture, type PageDrawing } from "./picture-draw";
import {
  type Encoded,
  encodeBilevel,
  encodeMask,
  encodePicture,
  type ScaledPicture,
  scalePicture,
} from "./picture-encode";
import { bitsOf, readPicture, type Size, type Source } from "./picture-source";
import type { Placement } from "./placements";
import { MAX_LOSSY_SHARE, MIN_DOWNSCALE, type PictureSettings, UNKNOWN_INCHES, VIEW_DPI } from "./settings";

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

/** Returns how many pixels per inch of paper a gray or color picture has, in the direction that has fewer; 0 for others. */
export function resolutionOf({ stream: { dict }, role, placement }: Picture): number {
  if (role === "mask" || bitsOf(dict) === 1) return 0;
  const [width = 0, height = 0] = [numberIn(dict, "Width"), numberIn(dict, "Height")];
  if (placement === undefined || placement === "anywhere")
    return Math.round(Math.max(width, height) / UNKNOWN_INCHES);
  const inches = [placement.width, placement.height].map((points) => points / POINTS_PER_INCH);
  const [across = 0, down = 0] = inches;
  const resolution = Math.round(Math.min(width / across, height / down));
  return Number.isFinite(resolution) ? resolution : 0;
}

/**
 * Returns a key that two settings share if they encode a picture the same way, provided that likeness is not measured.
 * Quality doesn't matter for bilevel pictures and masks.
 */
export function variantOf({ stream: { dict }, role, placement }: Picture, settings: PictureSettings): string {
  const { dpi, bilevelDpi, quality } = settings;
  // Its data may say another size.
  if (filtersOf(dict).at(-1)?.filter === "JPXDecode") return `${dpi} ${quality}`;
  const isBilevel = bitsOf(dict) === 1;
  const size = { width: numberIn(dict, "Width") ?? 0, height: numberIn(dict, "Height") ?? 0 };
  const { width, height } = targetSize(size, placement, isBilevel ? bilevelDpi : dpi);
  return isBilevel || role === "mask" ? `${width} ${height}` : `${width} ${height} ${quality}`;
}

/** A picture at a resolution: scaled, for any quality; or already encoded, if it is bilevel or a mask. */
export type PreparedPicture = {
  /** Without its samples. */
  source: Source;
  made: ScaledPicture | readonly Encoded[];
};

async function prepare(
  source: Source,
  { role, placement }: Picture,
  { dpi, bilevelDpi }: PictureSettings,
): Promise<PreparedPicture> {
  const size = targetSize(source, placement, source.kind === "bilevel" ? bilevelDpi : dpi);
  const rest = { ...source, file: Buffer.alloc(0) };
  if (source.kind === "bilevel") return { source: rest, made: await encodeBilevel(source, size) };
  if (role === "picture") return { source: rest, made: await scalePicture(source, size) };
  const isShrunk = size.width < source.width && source.kind === "lossless" && source.space.channels === 1;
  return { source: rest, made: isShrunk ? await encodeMask(source, size) : [] };
}

/** Lists what a picture may become. */
async function encode(
  { made }: PreparedPicture,
  { placement }: Picture,
  settings: PictureSettings,
): Promise<readonly Encoded[]> {
  return "raster" in made
    ? encodePicture(made, targetSize(made.raster, placement, VIEW_DPI), settings)
    : made;
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

export type ShrinkOptions = {
  settings: PictureSettings;
  /** Larger pictures stay as they are. */
  megapixels: number;
  drawPage: PageDrawing;
  /** Keeps pictures that had to be drawn, for further calls. */
  drawn?: Map<PDFRawStream, Source>;
};

/** Returns a picture that has to be drawn, once for all calls that share a map. */
async function drawOnce(
  stream: PDFRawStream,
  { settings, drawPage, drawn }: ShrinkOptions,
): Promise<Source | undefined> {
  const known = drawn?.get(stream);
  if (known) return known;
  const source = await drawPicture(stream, settings.forScreen, drawPage);
  if (source) drawn?.set(stream, source);
  return source;
}

/**
 * Decodes and scales a picture for all settings that differ in nothing but quality.
 *
 * @returns undefined for one that stays as it is
 * @throws what decoders throw at damaged data
 */
export async function preparePicture(
  picture: Picture,
  options: ShrinkOptions,
): Promise<PreparedPicture | undefined> {
  const { stream, role } = picture;
  const { settings, megapixels } = options;
  const own = await readPicture(stream, megapixels);
  const isDrawn = own === "unknown" && role === "picture" && !settings.keepsColors;
  const source = own === "unknown" ? isDrawn && (await drawOnce(stream, options)) : own;
  return source ? prepare(source, picture, settings) : undefined;
}

/**
 * Makes a picture smaller.
 *
 * @param prepared for settings of the same resolution
 * @returns the stream itself when too little is gained, or when it cannot be decoded: readers show what they can
 */
export async function shrinkPicture(
  picture: Picture,
  options: ShrinkOptions,
  prepared: Promise<PreparedPicture | undefined> = preparePicture(picture, options),
): Promise<PDFRawStream> {
  const { stream } = picture;
  try {
    const ready = await prepared;
    if (!ready) return stream;
    const { source } = ready;
    const [best] = (await encode(ready, picture, options.settings))
      .filter((encoded) => fits(source, encoded))
      .toSorted((a, b) => a.data.length - b.data.length);
    const isLossy = best?.filter === "DCTDecode" || best?.width !== numberIn(stream.dict, "Width");
    const most = stream.contents.length * (isLossy ? MAX_LOSSY_SHARE : 1);
    return best && best.data.length < most ? streamOf(stream, source, best) : stream;
  } catch {
    return stream;
  }
}
