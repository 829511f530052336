import { ConversionError } from "../../../../contract/errors";
import { toTiff } from "../../raster/tiff-carrier";
import { blockBytes, readPlanes, rowBytes } from "./bytes";
import type { SampleLayout } from "./layout";
import { undoPredictor } from "./predictor";

/** Most bytes of samples that are read at once; there are two copies of them. */
const MOST_BYTES = 1024 ** 3;

/** The highest 16-bit sample. */
const WHITE = 65_535;

/** Reads the sample at an index of a row, from 0 to 1. */
type Reader = (row: DataView, index: number) => number;

/** Half precision (IEEE 754-2008, 3.4): a sign, five bits of exponent, ten of fraction. */
function halfOf(code: number): number {
  const exponent = (code >> 10) & 31;
  const fraction = code & 1023;
  const sign = code & 0x8000 ? -1 : 1;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (exponent ? (1 + fraction / 1024) * 2 ** (exponent - 15) : fraction * 2 ** -24);
}

/** Reads a sample of up to 16 bits that is packed without gaps, the highest bit first: three bytes hold it. */
function packedReader(bits: number): Reader {
  const most = 2 ** bits - 1;
  return (row, index) => {
    const at = (index * bits) >> 3;
    const byte = (next: number) => (at + next < row.byteLength ? row.getUint8(at + next) : 0);
    const three = (byte(0) << 16) | (byte(1) << 8) | byte(2);
    return ((three >> (24 - ((index * bits) & 7) - bits)) & most) / most;
  };
}

function readerOf({ bits, float, little, predictor }: SampleLayout): Reader {
  const order = predictor === 3 ? false : little;
  if (float && bits === 16) return (row, index) => halfOf(row.getUint16(2 * index, order));
  if (float && bits === 32) return (row, index) => row.getFloat32(4 * index, order);
  if (float) return (row, index) => row.getFloat64(8 * index, order);
  if (bits === 16) return (row, index) => row.getUint16(2 * index, order) / WHITE;
  if (bits === 32) return (row, index) => row.getUint32(4 * index, order) / (2 ** 32 - 1);
  // The upper half says enough.
  if (bits === 64) return (row, index) => row.getUint32(8 * index + (order ? 4 : 0), order) / (2 ** 32 - 1);
  return packedReader(bits);
}

/**
 * Reads the samples of a TIFF as 16-bit ones: integers by their range, floats from 0 to 1. What is beyond is clipped,
 * as ImageMagick does.
 *
 * @param file of this layout
 * @returns a TIFF for `openWithVips`, with the file's profile and orientation
 * @throws ConversionError `out_of_memory`; `cannot_convert` where no float is between 0 and 1: measurements, which have
 * no agreed look; libvips' own for damaged data
 */
export async function readSamples(file: Uint8Array, layout: SampleLayout): Promise<Buffer> {
  const { width, height, planar, samples, colors, hasAlpha, inverted, icc, orientation } = layout;
  const channels = colors + (hasAlpha ? 1 : 0);
  const stride = rowBytes(layout);
  const block = blockBytes(layout);
  if (stride * height * (planar ? samples : 1) > MOST_BYTES || width * height * channels * 2 > MOST_BYTES)
    throw new ConversionError("out_of_memory", { cause: `samples of ${stride} x ${height} bytes` });
  const planes = await readPlanes(file, layout);
  const read = readerOf(layout);
  const out = new Uint16Array(width * height * channels);
  // Whether a sample lies between black and white, and beyond it.
  let between = false;
  let beyond = false;
  const take = (row: DataView, index: number, at: number, isColor: boolean) => {
    const value = read(row, index);
    if (value > 0 && value < 1) between = true;
    else if (value > 1) beyond = true;
    const level = value > 0 ? (value < 1 ? value * WHITE + 0.5 : WHITE) : 0;
    out[at] = inverted && isColor ? WHITE - Math.trunc(level) : level;
  };
  for (const [number, bytes] of planes.entries()) {
    if (number >= channels) break;
    for (let y = 0; y < height; y += 1) {
      const row = bytes.subarray(y * stride, (y + 1) * stride);
      for (let at = 0; at < stride; at += block) undoPredictor(row.subarray(at, at + block), layout);
      const view = new DataView(row.buffer, row.byteOffset, row.byteLength);
      for (let x = 0, at = y * width * channels; x < width; x += 1, at += channels)
        if (planar) take(view, x, at + number, number < colors);
        else
          for (let sample = 0; sample < channels; sample += 1)
            take(view, x * samples + sample, at + sample, sample < colors);
    }
  }
  if (layout.float && beyond && !between)
    throw new ConversionError("cannot_convert", { cause: "floats of no agreed range" });
  const data = new Uint8Array(out.buffer);
  return toTiff({ data, width, height, channels, colors, bits: 16, orientation }, icc);
}
