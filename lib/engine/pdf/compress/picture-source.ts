import { promisify } from "node:util";
import { deflate } from "node:zlib";
import {
  PDFArray,
  type PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { splitSegments } from "../../image/containers/jpeg";
import { makeChunk, makePng } from "../../image/containers/png";
import { readFrame } from "../../image/formats/jpeg/coefficients/frame";
import { filtersOf, flagIn, name, numberIn, unpack } from "../structure/streams";
import { wrapFax } from "./fax";
import { BILEVEL_FACTOR } from "./settings";

const deflateAsync = promisify(deflate);

export type Size = { width: number; height: number };

/** A color space whose samples can be averaged and coded as JPEG (ISO 32000-1, 8.6). */
type ColorSpace = {
  /** Of the colors; palette samples have one. */
  channels: 1 | 3;
  /** The color space of the colors, without the palette. */
  object: PDFObject;
  /** Whether equal red, green and blue are the gray of DeviceGray. */
  neutral: boolean;
  /** Three bytes per color; the samples are indices into it. */
  palette?: Buffer | undefined;
};

/** Longer profiles are not searched for their name. */
const MAX_PROFILE_BYTES = 4_000_000;
const MAX_COLORS = 256;

async function bytesOf(object: PDFObject | undefined): Promise<Uint8Array | undefined> {
  if (object instanceof PDFString || object instanceof PDFHexString) return object.asBytes();
  if (object instanceof PDFRawStream) return (await unpack(object, MAX_PROFILE_BYTES)).data;
  return undefined;
}

/** ICC profiles of sRGB name it in their description. */
const isSrgb = (profile: Uint8Array | undefined) => Buffer.from(profile ?? []).includes("sRGB");

async function readBase(object: PDFObject | undefined): Promise<ColorSpace | undefined> {
  if (object instanceof PDFName) {
    if (object === name("DeviceGray")) return { channels: 1, object, neutral: false };
    if (object === name("DeviceRGB")) return { channels: 3, object, neutral: true };
    return undefined;
  }
  if (!(object instanceof PDFArray)) return undefined;
  const family = object.lookup(0);
  if (family === name("CalGray")) return { channels: 1, object, neutral: false };
  if (family === name("CalRGB")) return { channels: 3, object, neutral: false };
  const profile = object.size() > 1 ? object.lookup(1) : undefined;
  if (family !== name("ICCBased") || !(profile instanceof PDFRawStream)) return undefined;
  const channels = numberIn(profile.dict, "N");
  if (channels !== 1 && channels !== 3) return undefined;
  return { channels, object, neutral: channels === 3 && isSrgb(await bytesOf(profile)) };
}

const grayToRgb = (levels: Buffer) => Buffer.from([...levels].flatMap((level) => [level, level, level]));

async function readIndexed(object: PDFArray): Promise<ColorSpace | undefined> {
  const base = await readBase(object.lookup(1));
  const colors = await bytesOf(object.lookup(3));
  if (!base || !colors) return undefined;
  const plain = Buffer.from(colors.subarray(0, MAX_COLORS * base.channels));
  const palette = base.channels === 1 ? grayToRgb(plain) : plain;
  return { ...base, palette: palette.subarray(0, palette.length - (palette.length % 3)) };
}

/** @returns undefined for CMYK, spot colors and Lab, and for an unreadable color space */
export async function readColorSpace(image: PDFDict): Promise<ColorSpace | undefined> {
  const object = image.lookup(name("ColorSpace"));
  if (object instanceof PDFArray && object.size() === 4 && object.lookup(0) === name("Indexed"))
    return readIndexed(object);
  return readBase(object);
}

/** Predictors from this number on are PNG's filters (ISO 32000-1, table 10). */
const PNG_PREDICTORS = 10;
/** Extra bytes to allow for: some writers end the data with line breaks. */
const SPARE_BYTES = 1024;

type Samples = {
  width: number;
  height: number;
  /** Bits per sample. */
  bits: number;
  /** Samples per pixel; a palette has one. */
  colors: 1 | 3;
  /** Three bytes per color. */
  palette?: Buffer | undefined;
};

/** Samples in a form that sharp decodes: a PNG or JPEG file or, with `raw`, the samples themselves. */
type SampleFile = { file: Buffer; raw?: { width: number; height: number; channels: 1 | 3 } };

/** Puts PNG's filter type 'none' before every row. */
function withFilterBytes(data: Uint8Array, rowBytes: number, height: number): Buffer {
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(data.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1);
  return rows;
}

const pngFile = ({ width, height, bits, colors, palette }: Samples, data: Buffer): Buffer =>
  makePng(
    { width, height, depth: bits, type: palette ? "indexed" : colors === 3 ? "rgb" : "gray" },
    palette ? [makeChunk("PLTE", palette)] : [],
    data,
  );

/** Returns whether rows have PNG's filters, each with its filter type. */
const isFiltered = (parameters: PDFDict | undefined, { width, bits, colors }: Samples) =>
  (numberIn(parameters, "Predictor") ?? 1) >= PNG_PREDICTORS &&
  (numberIn(parameters, "Colors") ?? 1) === colors &&
  (numberIn(parameters, "BitsPerComponent") ?? 8) === bits &&
  numberIn(parameters, "Columns") === width;

/**
 * Reads the samples of a picture that is stored without loss.
 *
 * @returns `null` when samples are missing, and for TIFF's predictor
 */
async function readSamples(stream: PDFRawStream, samples: Samples): Promise<SampleFile | null> {
  const { width, height, bits, colors, palette } = samples;
  const rowBytes = Math.ceil((width * bits * colors) / 8);
  const { data, rest, parameters } = await unpack(stream, (rowBytes + 1) * height + SPARE_BYTES);
  const isPlain = (numberIn(parameters, "Predictor") ?? 1) === 1;
  const length = (isPlain ? rowBytes : rowBytes + 1) * height;
  if (rest.length > 0 || data.length < length) return null;
  if (!isPlain && !isFiltered(parameters, samples)) return null;
  const rows = Buffer.from(data.buffer, data.byteOffset, length);
  if (isPlain && bits === 8 && !palette) return { file: rows, raw: { width, height, channels: colors } };
  const filtered = isPlain ? withFilterBytes(rows, rowBytes, height) : rows;
  return { file: pngFile(samples, await deflateAsync(filtered, { level: 0 })) };
}

/** A picture in a form that sharp decodes; its samples are those of the document. */
export type Source = SampleFile &
  Size &
  (
    | { kind: "jpeg" | "lossless"; space: ColorSpace }
    /** One bit per sample, whatever its two colors are; negative if dark pixels are ones. */
    | { kind: "bilevel"; isNegative: boolean }
  );

/** Returns whether /Decode is the default (8.9.5.2). */
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
  space: ColorSpace,
): Promise<Source | null> {
  const { data, rest } = await unpack(stream);
  const [filter, ...more] = rest;
  if (filter?.filter !== "DCTDecode" || more.length > 0) return null;
  // A picture that states its color transform is unusual.
  if (filter.parameters?.has(name("ColorTransform"))) return null;
  const segments = splitSegments(data);
  const frame = segments?.ended && readFrame(segments.list);
  if (!frame || frame.width !== width || frame.height !== height) return null;
  if (frame.components.length !== space.channels || space.palette) return null;
  return { kind: "jpeg", width, height, file: Buffer.from(data), space };
}

async function readBilevel(stream: PDFRawStream, size: Size): Promise<Source | null> {
  const [last] = filtersOf(stream.dict).slice(-1);
  if (last?.filter !== "CCITTFaxDecode") {
    const file = await readSamples(stream, { ...size, bits: 1, colors: 1 });
    return file && { kind: "bilevel", isNegative: false, ...size, ...file };
  }
  const { data, rest } = await unpack(stream);
  const [fax] = rest;
  const file = rest.length === 1 && fax ? wrapFax(data, size, fax.parameters) : undefined;
  const isNegative = Boolean(fax?.parameters && flagIn(fax.parameters, "BlackIs1"));
  return file ? { kind: "bilevel", isNegative, ...size, file } : null;
}

const isJpeg = (dict: PDFDict) => filtersOf(dict).some(({ filter }) => filter === "DCTDecode");

/** Returns the bits per sample: one for stencils (ISO 32000-1, 8.9.6.2), eight for a JPEG, whatever its dictionary says. */
export function bitsOf(dict: PDFDict): number {
  if (isJpeg(dict)) return 8;
  return flagIn(dict, "ImageMask") ? 1 : (numberIn(dict, "BitsPerComponent") ?? 8);
}

/**
 * Reads a picture that can be made smaller. Color key masks and anything unusual are left alone.
 *
 * @param megapixels limit of its size; of bilevel ones {@link BILEVEL_FACTOR} times as much
 * @returns 'unknown' for JPEG 2000, CMYK and spot colors, which have to be drawn
 * @throws what decoders throw at damaged data
 */
export async function readPicture(
  stream: PDFRawStream,
  megapixels: number,
): Promise<Source | "unknown" | null> {
  const { dict } = stream;
  const [width = 0, height = 0] = [numberIn(dict, "Width"), numberIn(dict, "Height")];
  const bits = bitsOf(dict);
  const most = megapixels * 1_000_000 * (bits === 1 ? BILEVEL_FACTOR : 1);
  if (width < 1 || height < 1 || width * height > most) return null;
  if (dict.lookup(name("Mask")) instanceof PDFArray) return null;
  const space = flagIn(dict, "ImageMask") ? undefined : await readColorSpace(dict);
  if (filtersOf(dict).at(-1)?.filter === "JPXDecode") return "unknown";
  if (bits === 1)
    return !space || space.channels === 1 || space.palette ? readBilevel(stream, { width, height }) : null;
  if (!space) return "unknown";
  if (!isPlain(dict, space.palette ? (1 << bits) - 1 : 1)) return null;
  if (isJpeg(dict)) return readJpeg(stream, width, height, space);
  const colors = space.palette ? 1 : space.channels;
  const file = await readSamples(stream, { width, height, bits, colors, palette: space.palette });
  return file && { kind: "lossless", width, height, space, ...file };
}
