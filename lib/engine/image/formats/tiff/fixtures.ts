import { type Entry, LONG, numbers, SHORT, UNDEFINED, writeTiff } from "../../containers/tiff";

export type TiffOptions = {
  /** Bits of a sample, and what it is: unsigned (1), signed (2), float (3). */
  bits: 8 | 32 | 64;
  format?: 1 | 2 | 3;
  /** 1 gray, 0 gray with white at 0, 2 RGB. */
  photometric?: number;
  /** Samples of a pixel, alpha included; the default has no alpha. */
  samples?: number;
  icc?: Buffer;
  compression?: number;
};

const colorsOf = (photometric: number) => (photometric === 2 ? 3 : 1);

/** Samples as they are stored; `value` is from 0 to 1, floats as they are. */
function bytesOf(values: readonly number[], bits: number, format: number): Uint8Array {
  if (format === 3) return new Uint8Array((bits === 32 ? Float32Array : Float64Array).from(values).buffer);
  const levels = values.map((value) => Math.round(value * (2 ** bits - 1)));
  return new Uint8Array((bits === 32 ? Uint32Array : Uint8Array).from(levels).buffer);
}

/**
 * Makes a TIFF of one strip.
 *
 * @param rows samples of each row, interleaved, from 0 to 1
 */
export function tiffOf(rows: readonly (readonly number[])[], options: TiffOptions): Buffer {
  const { bits, format = 1, photometric = 1, compression = 1, icc } = options;
  const samples = options.samples ?? colorsOf(photometric);
  const data = bytesOf(rows.flat(), bits, format);
  const each = (value: number) => Array<number>(samples).fill(value);
  return writeTiff(data, (at): Entry[] => [
    numbers(256, LONG, [(rows[0]?.length ?? 0) / samples]),
    numbers(257, LONG, [rows.length]),
    numbers(258, SHORT, each(bits)), // BitsPerSample
    numbers(259, SHORT, [compression]),
    numbers(262, SHORT, [photometric]),
    numbers(273, LONG, [at]), // StripOffsets
    numbers(277, SHORT, [samples]), // SamplesPerPixel
    numbers(278, LONG, [rows.length]), // RowsPerStrip
    numbers(279, LONG, [data.length]), // StripByteCounts
    numbers(339, SHORT, each(format)), // SampleFormat
    ...(samples > colorsOf(photometric) ? [numbers(338, SHORT, [2])] : []), // ExtraSamples: straight alpha
    ...(icc ? [{ tag: 34675, type: UNDEFINED, count: icc.length, data: icc }] : []),
  ]);
}
