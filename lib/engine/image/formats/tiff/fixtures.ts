import { deflateSync } from "node:zlib";
import { type Entry, LONG, numbers, SHORT, UNDEFINED, writeDirectory } from "../../containers/tiff";
import { tag } from "./layout";

export type TiffOptions = {
  /** Bits of a sample, and what it is: unsigned (1), signed (2), float (3). */
  bits: number;
  format?: 1 | 2 | 3;
  /** 1 gray, 0 gray with white at 0, 2 RGB, 5 CMYK. */
  photometric?: number;
  /** Samples of a pixel, alpha included; the default has no alpha. */
  samples?: number;
  predictor?: 2 | 3;
  planar?: boolean;
  icc?: Buffer;
  compression?: number;
};

const colorsOf = (photometric: number) => ({ 2: 3, 5: 4 })[photometric] ?? 1;

/** One sample, the highest bit first for those of no whole bytes; `value` is from 0 to 1, floats as they are. */
function bitsOf(value: number, bits: number, format: number): string {
  const bytes = Buffer.alloc(8);
  if (format === 3 && bits === 32) bytes.writeFloatLE(value);
  else if (format === 3 && bits === 64) bytes.writeDoubleLE(value);
  else if (format === 3) bytes.writeUInt16LE(halfBits(value));
  else if (bits === 64) bytes.writeBigUInt64LE(BigInt(Math.round(value * (2 ** 32 - 1))) * 0x1_0000_0001n);
  else if (bits % 8 === 0) bytes.writeUIntLE(Math.round(value * (2 ** bits - 1)), 0, bits / 8);
  else
    return Math.round(value * (2 ** bits - 1))
      .toString(2)
      .padStart(bits, "0");
  return [...bytes.subarray(0, bits / 8)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
}

/** Half precision of a positive number of at least 2 to the -14th. */
function halfBits(value: number): number {
  if (value === 0) return 0;
  const exponent = Math.floor(Math.log2(value));
  return ((exponent + 15) << 10) | Math.round((value / 2 ** exponent - 1) * 1024);
}

/** Differences of neighbors (2), or of bytes sorted by their place (3), for samples of 32 bits in a row. */
function predict(row: Buffer, samples: number, predictor: 2 | 3): Buffer {
  const count = row.length / 4;
  if (predictor === 2) {
    const out = Buffer.from(row);
    for (let at = count - 1; at >= samples; at -= 1)
      out.writeUInt32LE((row.readUInt32LE(4 * at) - row.readUInt32LE(4 * (at - samples))) >>> 0, 4 * at);
    return out;
  }
  const sorted = Buffer.from(
    row.map((_, at) => row[4 * (at % count) + 3 - Math.floor(at / count)] as number),
  );
  return Buffer.from(sorted.map((byte, at) => byte - (at < samples ? 0 : (sorted[at - samples] as number))));
}

/**
 * Makes a TIFF of `width` pixels per row, deflated if it has a predictor.
 *
 * @param rows samples of each row, interleaved, from 0 to 1
 */
export function tiffOf(rows: readonly (readonly number[])[], options: TiffOptions): Buffer {
  const { bits, format = 1, photometric = 1, predictor, planar = false, icc } = options;
  const samples = options.samples ?? colorsOf(photometric);
  const width = (rows[0]?.length ?? 0) / samples;
  const planes = planar ? Array.from({ length: samples }, (_, plane) => plane) : [undefined];
  const strips = planes.map((plane) =>
    Buffer.concat(
      rows.map((row) => {
        const shown = plane === undefined ? row : row.filter((_, at) => at % samples === plane);
        const digits = shown.map((value) => bitsOf(value, bits, format)).join("");
        const bytes = Buffer.from(
          (digits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2)),
        );
        return predictor ? predict(bytes, planar ? 1 : samples, predictor) : bytes;
      }),
    ),
  );
  const data = predictor ? strips.map((strip) => deflateSync(strip)) : strips;
  const starts = data.map(
    (_, index) => 8 + data.slice(0, index).reduce((sum, strip) => sum + strip.length, 0),
  );
  const all = Buffer.concat(data);
  const at = 8 + all.length + (all.length % 2);
  const entries: Entry[] = [
    numbers(tag.width, LONG, [width]),
    numbers(tag.height, LONG, [rows.length]),
    numbers(tag.bitsPerSample, SHORT, Array<number>(samples).fill(bits)),
    numbers(tag.compression, SHORT, [options.compression ?? (predictor ? 8 : 1)]),
    numbers(tag.photometric, SHORT, [photometric]),
    numbers(tag.stripOffsets, LONG, starts),
    numbers(tag.samplesPerPixel, SHORT, [samples]),
    numbers(tag.rowsPerStrip, LONG, [rows.length]),
    numbers(
      tag.stripByteCounts,
      LONG,
      data.map(({ length }) => length),
    ),
    numbers(tag.planarConfiguration, SHORT, [planar ? 2 : 1]),
    numbers(tag.sampleFormat, SHORT, Array<number>(samples).fill(format)),
    ...(predictor ? [numbers(tag.predictor, SHORT, [predictor])] : []),
    ...(samples > colorsOf(photometric) ? [numbers(tag.extraSamples, SHORT, [2])] : []),
    ...(icc ? [{ tag: tag.icc, type: UNDEFINED, count: icc.length, data: icc }] : []),
  ];
  const head = Buffer.from("II*\0\0\0\0\0", "latin1");
  head.writeUInt32LE(at, 4);
  return Buffer.concat([head, all, Buffer.alloc(all.length % 2), writeDirectory(entries, at)]);
}
