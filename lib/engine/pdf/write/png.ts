import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as zlib from "node:zlib";
import { type Chunk, chunksOf, crc32 } from "../../image/containers/png";
import { openTiff } from "../../image/containers/tiff";
import { colorSpaceOf } from "../../image/formats/png/color";
import { orientationIn } from "../../image/metadata/orientation";
import { CHUNK_BYTES, inChunks } from "./file";
import { DEFAULT_DENSITY, densityOfPhys, type PagePicture, type PdfImage, usableProfile } from "./picture";

/** Channels of the color types without alpha (PNG 3, 11.2.1). */
const GRAY = 0;
const INDEXED = 3;
const channelsOf: Readonly<Record<number, 1 | 3>> = { [GRAY]: 1, 2: 3, [INDEXED]: 1 };
/** Each row names its PNG filter (ISO 32000-1, table 10). */
const PNG_PREDICTOR = 15;
/** The last of PNG's filter types (PNG 3, 9.2); every row begins with one. */
const LAST_FILTER_TYPE = 4;
/** No real profile is longer; a decompression bomb may be. */
const MAX_PROFILE_BYTES = 16_000_000;

/** Node's own came with 20.15 and takes a fifth of the time. */
const checksum: (bytes: Uint8Array) => number = zlib.crc32 ?? crc32;

/** Returns whether a chunk's checksum matches its type and payload (PNG 3, 5.3). */
const hasRightChecksum = ({ whole }: Chunk) =>
  checksum(whole.subarray(4, -4)) === whole.readUInt32BE(whole.length - 4);

const payloadOf = (chunks: readonly Chunk[], name: string) =>
  chunks.find((chunk) => chunk.name === name)?.payload;

/** Inflates the iCCP chunk: a name, a zero, the method 0 and the compressed profile (PNG 3, 11.3.2.3). */
function profileOf(chunks: readonly Chunk[]): Buffer | undefined {
  const payload = payloadOf(chunks, "iCCP");
  if (!payload) return undefined;
  try {
    return zlib.inflateSync(payload.subarray(payload.indexOf(0) + 2), {
      maxOutputLength: MAX_PROFILE_BYTES,
    });
  } catch {
    // The picture is complete without it.
    return undefined;
  }
}

type Header = { width: number; height: number; bits: number; type: number; interlaced: boolean };

function headerOf(chunks: readonly Chunk[]): Header | null {
  const payload = payloadOf(chunks, "IHDR");
  if (payload?.length !== 13) return null;
  const [bits = 0, type = 0, , , interlace] = payload.subarray(8);
  const [width, height] = [payload.readUInt32BE(0), payload.readUInt32BE(4)];
  return { width, height, bits, type, interlaced: interlace !== 0 };
}

function imageOf(chunks: readonly Chunk[]): PdfImage | null {
  const header = headerOf(chunks);
  const channels = header && channelsOf[header.type];
  if (!channels || header.interlaced || payloadOf(chunks, "tRNS")) return null;
  const { width, height, bits, type } = header;
  const palette = type === INDEXED ? payloadOf(chunks, "PLTE") : undefined;
  if (type === INDEXED && !palette) return null;
  const colors = type === GRAY ? 1 : 3;
  return {
    width,
    height,
    bits,
    space: { channels: colors, icc: usableProfile(profileOf(chunks), colors), palette },
    filter: "FlateDecode",
    parameters: { Predictor: PNG_PREDICTOR, Colors: channels, BitsPerComponent: bits, Columns: width },
    data: chunks.filter(({ name }) => name === "IDAT").map(({ payload }) => payload),
  };
}

/**
 * Returns whether data inflates, with the right checksum, to exactly this many rows of a PNG (PNG 3, 7.3 and 10).
 *
 * @param rowBytes of pixels, without the filter type
 */
async function isPngRows(data: readonly Uint8Array[], rowBytes: number, rows: number): Promise<boolean> {
  const stride = rowBytes + 1;
  const expected = stride * rows;
  let seen = 0;
  const check = new Writable({
    write(part: Buffer, _encoding, done) {
      const first = (stride - (seen % stride)) % stride;
      seen += part.length;
      let valid = seen <= expected;
      for (let at = first; at < part.length; at += stride)
        if ((part[at] ?? 0) > LAST_FILTER_TYPE) valid = false;
      done(valid ? null : new Error("not rows of PNG"));
    },
  });
  try {
    const inflate = zlib.createInflate({ chunkSize: CHUNK_BYTES });
    await pipeline(Readable.from(inChunks(data)), inflate, check);
  } catch {
    return false;
  }
  return seen === expected;
}

/** Returns the image of a PNG from our own encoders: opaque, not interlaced. */
export function imageOfPng(bytes: Buffer): PdfImage {
  const image = imageOf(chunksOf(bytes));
  if (!image) throw new Error("a PNG of our own that a PDF cannot hold");
  return image;
}

/** Returns a PNG's orientation and density, also for one whose data cannot be embedded. */
export function displayInfo(bytes: Buffer): Pick<PagePicture, "orientation" | "density"> {
  const chunks = chunksOf(bytes);
  const exif = payloadOf(chunks, "eXIf");
  const density = densityOfPhys(payloadOf(chunks, "pHYs") ?? Buffer.alloc(0));
  return { orientation: orientationIn(exif ? openTiff(exif) : null), density: density ?? DEFAULT_DENSITY };
}

/**
 * Embeds a PNG, its data byte for byte: PDF's Flate filter with a PNG predictor is PNG's own compression (ISO
 * 32000-1, 7.4.4.4). The data is inflated once, without keeping it, to find damage.
 *
 * @returns `null` for alpha, interlacing and gamma, which a PDF stores differently, and for damaged data
 */
export async function embedPng(bytes: Buffer): Promise<PagePicture | null> {
  const chunks = chunksOf(bytes);
  const image = chunks.every(hasRightChecksum) && !colorSpaceOf(chunks) ? imageOf(chunks) : null;
  if (!image) return null;
  const { width, height, bits, data, parameters } = image;
  const rowBytes = Math.ceil((width * bits * (parameters?.Colors ?? 1)) / 8);
  if (!(await isPngRows(data, rowBytes, height))) return null;
  return { from: "png", image, ...displayInfo(bytes) };
}
