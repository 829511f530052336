import sharp from "sharp";
import { dropChannels, toIndexed, writeGray as writeGrey, writeIndexed } from "../../formats/png/indexed";
import { isGraphic as isDrawn } from "../../raster/is-graphic";
import type { Raster } from "../../raster/raster";
import { openRaster } from "../../raster/raster";
import { ownPng } from "../write-png";
import type { Size } from "./picture-size";
import type { Source } from "./picture-source";
import {
  DRAWING_QUALITY,
  LOSSLESS_UP_TO_PIXELS,
  MOZJPEG_UP_TO_PIXELS,
  type PictureSettings,
  PLAIN_LESS_QUALITY,
} from "./settings";

/** A picture's new data, as a document holds it. */
export type Encoded = Size & {
  data: Buffer;
  bits: number;
  channels: 1 | 3;
  palette?: Uint8Array | undefined;
} & ({ filter: "DCTDecode" } | { filter: "FlateDecode"; parameters: Readonly<Record<string, number>> });

/** From this level on a sample that was made of several is paper. */
const HALF = 128;
/** What is between these levels is neither ink nor paper. */
const [INK, PAPER] = [48, 208];
/** Share of it that edges of text make at most; halftones are nothing else. */
const MOST_BETWEEN = 0.2;

/** Profiles that a file has besides are not the document's. */
const open = ({ file, raw }: Source) =>
  sharp(file, { ...(raw && { raw }), ignoreIcc: true, limitInputPixels: false, failOn: "error" });

/** Pixels of a size, in the document's own colours. */
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

async function asJpeg(
  raster: Raster,
  quality: number,
  chromaSubsampling: "4:2:0" | "4:4:4",
): Promise<Encoded> {
  const { width, height } = raster;
  const isLarge = width * height > MOZJPEG_UP_TO_PIXELS;
  const encoder = isLarge
    ? { quality: quality - PLAIN_LESS_QUALITY, progressive: true }
    : { quality, mozjpeg: true };
  const data = await openRaster(raster)
    .jpeg({ ...encoder, chromaSubsampling })
    .toBuffer();
  return { width, height, data, bits: 8, channels: raster.channels as 1 | 3, filter: "DCTDecode" };
}

/** A PNG of our own is what a document holds, but for its frame. */
function asFlate(png: Buffer): Encoded {
  const { width, height, bits, space, parameters = {}, data } = ownPng(png);
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

/** All that came of trying to keep every pixel; filters that follow each row do drawings harm as often as good. */
async function withoutLoss(raster: Raster): Promise<Encoded[]> {
  const indexed = toIndexed(raster);
  const files = indexed ? [(await writeGrey(indexed)) ?? (await writeIndexed(indexed))] : [];
  for (const adaptiveFiltering of [true, false])
    files.push(
      await openRaster(raster).png({ compressionLevel: 9, adaptiveFiltering, palette: false }).toBuffer(),
    );
  return files.map(asFlate);
}

/** Transparency: nothing of it may be lost, or what lies below shows through. */
export async function encodeMask(source: Source, size: Size): Promise<Encoded[]> {
  return withoutLoss(await decode(source, size, 1, "mitchell"));
}

/** Ink or paper, as it was; but for halftones, whose dots would run together. */
export async function encodeInk(source: Source, size: Size): Promise<Encoded[]> {
  const raster = await decode(source, size, 1, "mitchell");
  let between = 0;
  for (const level of raster.data) if (level > INK && level < PAPER) between += 1;
  if (between > MOST_BETWEEN * raster.data.length) return [];
  const data = raster.data.map((level) => (level < HALF ? 0 : 255));
  const indexed = toIndexed({ ...raster, data });
  const file = indexed && (await writeGrey(indexed));
  return file ? [asFlate(file)] : [];
}

/** Grey or colour; what is drawn with sharp edges keeps them, unless that costs more than it can. */
export async function encodePicture(
  source: Source & { kind: "jpeg" | "lossless" },
  size: Size,
  { quality }: PictureSettings,
): Promise<Encoded[]> {
  const { channels, neutral } = source.space;
  const pixels = await decode(source, size, channels, "lanczos3");
  const raster = neutral ? dropChannels(pixels) : pixels;
  if (source.kind === "jpeg") return [await asJpeg(raster, quality, "4:2:0")];
  if (!isDrawn(raster)) return [await asJpeg(raster, quality, "4:2:0"), ...(await ofFewColours(raster))];
  const isScaled = size.width < source.width || size.height < source.height;
  const encoded = [await asJpeg(raster, Math.max(quality, DRAWING_QUALITY), "4:4:4")];
  if (size.width * size.height <= LOSSLESS_UP_TO_PIXELS) encoded.push(...(await withoutLoss(raster)));
  if (isScaled && source.width * source.height <= LOSSLESS_UP_TO_PIXELS)
    encoded.push(...(await ofFewColours(await decode(source, source, channels, "lanczos3"))));
  return encoded;
}

async function ofFewColours(raster: Raster): Promise<Encoded[]> {
  if (raster.width * raster.height > LOSSLESS_UP_TO_PIXELS) return [];
  const indexed = toIndexed(raster);
  return indexed ? [asFlate(await writeIndexed(indexed))] : [];
}
