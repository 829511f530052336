import sharp, { type Sharp } from "sharp";
import type { Plane } from "../../image/compress/planes";
import { meanSimilarity } from "../../image/compress/ssim";
import { dropChannels, toIndexed, writeGray, writeIndexed } from "../../image/formats/png/indexed";
import { isGraphic } from "../../image/raster/is-graphic";
import { openRaster, type Raster } from "../../image/raster/raster";
import { pack } from "../structure/streams";
import { imageOfPng } from "../write/png";
import { encodeJbig2 } from "./jbig2";
import type { Size, Source } from "./picture-source";
import {
  MAX_BILEVEL_PIXELS,
  MAX_LOSSLESS_PIXELS,
  MAX_MOZJPEG_PIXELS,
  MAX_PHOTO_QUALITY,
  MAX_PLAIN_BYTES,
  MAX_SMALL_PIXELS,
  type PictureSettings,
  PLAIN_QUALITY_REDUCTION,
  QUALITY_STEP,
} from "./settings";

/** A picture's new data as a PDF stores it. */
export type Encoded = Size & {
  data: Buffer;
  bits: number;
  channels: 1 | 3;
  palette?: Uint8Array | undefined;
} & (
    | { filter: "DCTDecode" | "JBIG2Decode" }
    | { filter: "FlateDecode"; parameters: Readonly<Record<string, number>> }
  );

/** Levels between these are neither black nor white. */
const [INK, PAPER] = [48, 208];
/** Share of such samples up to which they are edges of text; halftones have more. */
const MAX_BETWEEN = 0.2;

/** An ICC profile inside the file is not the document's. */
const open = ({ file, raw }: Source) =>
  sharp(file, { ...(raw && { raw }), ignoreIcc: true, limitInputPixels: false, failOn: "error" });

/** Decodes pixels at a size, in the document's own color space. */
async function decode(
  source: Source,
  { width, height }: Size,
  channels: 1 | 3,
  kernel: "lanczos3" | "mitchell",
) {
  const { data, info } = await open(source)
    .resize(width, height, { fit: "fill", kernel })
    .toColourspace(channels === 1 ? "b-w" : "srgb")
    .removeAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

async function encodeJpeg(
  raster: Raster,
  quality: number,
  chromaSubsampling: "4:2:0" | "4:4:4",
): Promise<Encoded> {
  const { width, height } = raster;
  const isLarge = width * height > MAX_MOZJPEG_PIXELS;
  const encoder = isLarge
    ? { quality: quality - PLAIN_QUALITY_REDUCTION, progressive: true }
    : { quality: Math.min(100, quality), mozjpeg: true };
  const data = await openRaster(raster)
    .jpeg({ ...encoder, chromaSubsampling })
    .toBuffer();
  return { width, height, data, bits: 8, channels: raster.channels as 1 | 3, filter: "DCTDecode" };
}

/** Returns the brightness of a picture as a screen shows it. */
async function lumaAt(picture: Sharp, { width, height }: Size): Promise<Plane> {
  const { data, info } = await picture
    .resize(width, height, { fit: "fill", kernel: "linear" })
    .toColourspace("b-w")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encodes a photo at the lowest of a few qualities at which it is like enough on a screen. */
async function encodePhoto(
  raster: Raster,
  { quality, likeness }: PictureSettings,
  view: Size,
): Promise<Encoded> {
  const first = await encodeJpeg(raster, quality, "4:2:0");
  if (likeness === undefined) return first;
  const before = await lumaAt(openRaster(raster), view);
  let encoded = first;
  for (let tried = quality; tried < MAX_PHOTO_QUALITY; ) {
    if (meanSimilarity(before, await lumaAt(sharp(encoded.data), view)) >= likeness) break;
    tried = Math.min(tried + QUALITY_STEP, MAX_PHOTO_QUALITY);
    encoded = await encodeJpeg(raster, tried, "4:2:0");
  }
  return encoded;
}

/** Encodes a graphic at the lower of two qualities at which it is like enough on a screen. */
async function encodeGraphic(raster: Raster, settings: PictureSettings, view: Size): Promise<Encoded> {
  const { graphicQuality, likeness } = settings;
  if (likeness !== undefined) {
    const lower = await encodeJpeg(raster, graphicQuality - QUALITY_STEP, "4:4:4");
    const before = await lumaAt(openRaster(raster), view);
    if (meanSimilarity(before, await lumaAt(sharp(lower.data), view)) >= likeness) return lower;
  }
  return encodeJpeg(raster, graphicQuality, "4:4:4");
}

/** Unwraps a PNG of our own, whose data a PDF stores as it is. */
function toFlate(png: Buffer): Encoded {
  const { width, height, bits, space, parameters = {}, data } = imageOfPng(png);
  const { channels, palette } = space;
  return {
    width,
    height,
    data: Buffer.concat(data),
    bits,
    channels: channels as 1 | 3,
    palette,
    filter: "FlateDecode",
    parameters,
  };
}

/** Encodes every pixel without loss in several ways: adaptive filters make graphics larger as often as smaller. */
async function encodeLossless(raster: Raster): Promise<Encoded[]> {
  const indexed = toIndexed(raster);
  const files = indexed ? [(await writeGray(indexed)) ?? (await writeIndexed(indexed))] : [];
  for (const adaptiveFiltering of [true, false])
    files.push(
      await openRaster(raster).png({ compressionLevel: 9, adaptiveFiltering, palette: false }).toBuffer(),
    );
  return files.map(toFlate);
}

/** Encodes a transparency mask without loss, because what is below would show through. */
export async function encodeMask(source: Source, size: Size): Promise<Encoded[]> {
  return encodeLossless(await decode(source, size, 1, "mitchell"));
}

/** Returns the picture at a size; undefined for a halftone, whose dots would run together. */
async function scaleBilevel(source: Source, size: Size): Promise<Raster | undefined> {
  const raster = await decode(source, size, 1, "mitchell");
  let between = 0;
  for (const level of raster.data) if (level > INK && level < PAPER) between += 1;
  return between > MAX_BETWEEN * raster.data.length ? undefined : raster;
}

/** Encodes a bilevel picture, scaled only if it stays sharp. */
export async function encodeBilevel(source: Source & { kind: "bilevel" }, size: Size): Promise<Encoded[]> {
  const isScaled = size.width < source.width;
  const scaled = isScaled ? await scaleBilevel(source, size) : undefined;
  if (!scaled && source.width * source.height > MAX_BILEVEL_PIXELS) return [];
  const raster = scaled ?? (await decode(source, source, 1, "mitchell"));
  const { width, height } = raster;
  const data = encodeJbig2(raster, source.isNegative ? "light" : "dark");
  return [{ width, height, data, bits: 1, channels: 1, filter: "JBIG2Decode" }];
}

/** A gray or color picture at a size, and what every quality is compared with. */
export type ScaledPicture = { raster: Raster; isGraphic: boolean; lossless: readonly Encoded[] };

/** Scales a gray or color picture. */
export async function scalePicture(
  source: Source & { kind: "jpeg" | "lossless" },
  size: Size,
): Promise<ScaledPicture> {
  const { channels, neutral } = source.space;
  const pixels = await decode(source, size, channels, "lanczos3");
  const raster = neutral ? dropChannels(pixels) : pixels;
  if (source.kind === "jpeg") return { raster, isGraphic: false, lossless: [] };
  if (!isGraphic(raster)) {
    const isSmall = raster.width * raster.height <= MAX_SMALL_PIXELS;
    const lossless = isSmall ? await encodeLossless(raster) : await encodeIndexed(raster);
    return { raster, isGraphic: false, lossless };
  }
  const isScaled = size.width < source.width || size.height < source.height;
  const isLossless = size.width * size.height <= MAX_LOSSLESS_PIXELS;
  const lossless = isLossless ? await encodeLossless(raster) : await encodePlain(raster);
  if (isScaled && source.width * source.height <= MAX_LOSSLESS_PIXELS)
    lossless.push(...(await encodeIndexed(await decode(source, source, channels, "lanczos3"))));
  return { raster, isGraphic: true, lossless };
}

/**
 * Encodes a scaled picture; graphics keep their sharp edges unless that costs too many bytes.
 *
 * @param view size at which a screen shows it
 */
export async function encodePicture(
  { raster, isGraphic, lossless }: ScaledPicture,
  view: Size,
  settings: PictureSettings,
): Promise<Encoded[]> {
  const encodeLossy = isGraphic ? encodeGraphic : encodePhoto;
  return [await encodeLossy(raster, settings, view), ...lossless];
}

/** Deflates the samples alone: large drawings are mostly paper, and filters would only hide that. */
async function encodePlain({ data, width, height, channels }: Raster): Promise<Encoded[]> {
  if (data.length > MAX_PLAIN_BYTES) return [];
  const packed = await pack(data);
  const sizes = { width, height, bits: 8, channels: channels as 1 | 3 } as const;
  return [{ ...sizes, data: packed, filter: "FlateDecode", parameters: {} }];
}

async function encodeIndexed(raster: Raster): Promise<Encoded[]> {
  if (raster.width * raster.height > MAX_LOSSLESS_PIXELS) return [];
  const indexed = toIndexed(raster);
  return indexed ? [toFlate(await writeIndexed(indexed))] : [];
}
