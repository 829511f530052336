import * as zlib from "node:zlib";
import { type Chunk, chunksOf, crc32 } from "../containers/png";
import { openTiff } from "../containers/tiff";
import { orientationIn } from "../metadata/orientation";
import { isPixelData } from "./png-data";
import { DEFAULT_DENSITY, densityOfPhys } from "./write-density";
import { saneProfile } from "./write-icc";
import type { PagePicture, PdfImage } from "./write-types";

/** Colour types of the header (PNG 3, 11.2.1) without alpha, and their channels. */
const GREY = 0;
const INDEXED = 3;
const channelsOf: Readonly<Record<number, 1 | 3>> = { [GREY]: 1, 2: 3, [INDEXED]: 1 };
/** PNG's filters, whichever each row names (ISO 32000-1, table 10). */
const PNG_PREDICTOR = 15;
/** No sane profile is longer; a bomb may be. */
const MOST_PROFILE_BYTES = 16_000_000;

/** Node's own came with 20.15 and takes a fifth of the time. */
const checksum: (bytes: Uint8Array) => number = zlib.crc32 ?? crc32;

/** Whether a chunk's type and payload are what they were when it was written (PNG 3, 5.3). */
const isRight = ({ whole }: Chunk) =>
  checksum(whole.subarray(4, -4)) === whole.readUInt32BE(whole.length - 4);

const payloadOf = (chunks: readonly Chunk[], name: string) =>
  chunks.find((chunk) => chunk.name === name)?.payload;

/** An iCCP chunk is a name, a zero, the method 0, and the deflated profile (PNG 3, 11.3.2.3). */
function profileOf(chunks: readonly Chunk[]): Buffer | undefined {
  const payload = payloadOf(chunks, "iCCP");
  if (!payload) return undefined;
  try {
    return zlib.inflateSync(payload.subarray(payload.indexOf(0) + 2), {
      maxOutputLength: MOST_PROFILE_BYTES,
    });
  } catch {
    // The picture is whole without it.
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
  const colours = type === GREY ? 1 : 3;
  return {
    width,
    height,
    bits,
    space: { channels: colours, icc: saneProfile(profileOf(chunks), colours), palette },
    filter: "FlateDecode",
    parameters: { Predictor: PNG_PREDICTOR, Colors: channels, BitsPerComponent: bits, Columns: width },
    data: chunks.filter(({ name }) => name === "IDAT").map(({ payload }) => payload),
  };
}

/** The picture of a PNG that we wrote ourselves: opaque, not interlaced. */
export function ownPng(bytes: Buffer): PdfImage {
  const image = imageOf(chunksOf(bytes));
  if (!image) throw new Error("a PNG of our own that a PDF cannot hold");
  return image;
}

/** What a PNG says of how it is shown; the same for one whose data cannot be passed on. */
export function pngManner(bytes: Buffer): Pick<PagePicture, "orientation" | "density"> {
  const chunks = chunksOf(bytes);
  const exif = payloadOf(chunks, "eXIf");
  const density = densityOfPhys(payloadOf(chunks, "pHYs") ?? Buffer.alloc(0));
  return { orientation: orientationIn(exif ? openTiff(exif) : null), density: density ?? DEFAULT_DENSITY };
}

/**
 * A PNG as a page's picture, its data byte for byte: PDF's Flate filter with PNG's predictor is PNG's own compression
 * (ISO 32000-1, 7.4.4.4). The data is inflated once, and nothing kept of it, to find damage.
 *
 * @returns `null` for alpha and interlace, which a PDF stores otherwise, and for data that is not exactly right
 */
export async function passPng(bytes: Buffer): Promise<PagePicture | null> {
  const chunks = chunksOf(bytes);
  const image = chunks.every(isRight) ? imageOf(chunks) : null;
  if (!image) return null;
  const { width, height, bits, data, parameters } = image;
  const rowBytes = Math.ceil((width * bits * (parameters?.Colors ?? 1)) / 8);
  if (!(await isPixelData(data, rowBytes, height))) return null;
  return { from: "png", image, ...pngManner(bytes) };
}
