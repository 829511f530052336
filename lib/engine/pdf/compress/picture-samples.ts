import { promisify } from "node:util";
import { deflate } from "node:zlib";
import type { PDFDict, PDFRawStream } from "@cantoo/pdf-lib";
import { makeChunk, PNG_SIGNATURE } from "../../containers/png";
import { numberIn, unpack } from "./streams";

const deflated = promisify(deflate);

/** PNG's colour types (PNG 3, 11.2.1). */
const GREY = 0;
const RGB = 2;
const INDEXED = 3;

/** The predictors from here on are PNG's filters (ISO 32000-1, table 10). */
const PNG_PREDICTORS = 10;
/** Some writers end the data with a line break or two. */
const SPARE_BYTES = 1024;

export type Samples = {
  width: number;
  height: number;
  /** Of a sample. */
  bits: number;
  /** Samples a pixel; numbers of a palette have one. */
  colours: 1 | 3;
  /** Three bytes a colour. */
  palette?: Buffer | undefined;
};

/** Samples as a decoder of pictures takes them: a PNG or a JPEG, or, with `raw`, themselves. */
export type SampleFile = { file: Buffer; raw?: { width: number; height: number; channels: 1 | 3 } };

/** Puts PNG's 'no filter' before every row. */
function withFilterBytes(data: Uint8Array, rowBytes: number, height: number): Buffer {
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(data.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1);
  return rows;
}

function pngFile({ width, height, bits, colours, palette }: Samples, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = palette ? INDEXED : colours === 3 ? RGB : GREY;
  return Buffer.concat([
    PNG_SIGNATURE,
    makeChunk("IHDR", header),
    ...(palette ? [makeChunk("PLTE", palette)] : []),
    makeChunk("IDAT", data),
    makeChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Whether rows were filtered as PNG does it, each by the filter that it names. */
const isFiltered = (parameters: PDFDict | undefined, { width, bits, colours }: Samples) =>
  (numberIn(parameters, "Predictor") ?? 1) >= PNG_PREDICTORS &&
  (numberIn(parameters, "Colors") ?? 1) === colours &&
  (numberIn(parameters, "BitsPerComponent") ?? 8) === bits &&
  numberIn(parameters, "Columns") === width;

/**
 * The samples of a picture that is stored without loss.
 *
 * @returns `null` where there are too few of them, and for TIFF's predictor
 */
export async function readSamples(stream: PDFRawStream, samples: Samples): Promise<SampleFile | null> {
  const { width, height, bits, colours, palette } = samples;
  const rowBytes = Math.ceil((width * bits * colours) / 8);
  const { data, rest, parameters } = await unpack(stream, (rowBytes + 1) * height + SPARE_BYTES);
  const isPlain = (numberIn(parameters, "Predictor") ?? 1) === 1;
  const length = (isPlain ? rowBytes : rowBytes + 1) * height;
  if (rest.length > 0 || data.length < length) return null;
  if (!isPlain && !isFiltered(parameters, samples)) return null;
  const rows = Buffer.from(data.buffer, data.byteOffset, length);
  if (isPlain && bits === 8 && !palette) return { file: rows, raw: { width, height, channels: colours } };
  const filtered = isPlain ? withFilterBytes(rows, rowBytes, height) : rows;
  return { file: pngFile(samples, await deflated(filtered, { level: 0 })) };
}
