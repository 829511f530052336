import { LONG, numbers, SHORT, UNDEFINED, writeTiff } from "../containers/tiff";

/** Decoded pixels: three or four bytes each, rows without padding, straight alpha. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };

/** Rows per strip: few enough for libvips to read the picture as needed. */
const STRIP_ROWS = 64;

/** PhotometricInterpretation by number of color channels: gray (black is 0), RGB, CMYK (TIFF 6.0, section 8). */
const photometric = { 1: 1, 3: 2, 4: 5 } as const;

type Carried = {
  /** Samples of `bits` bits, little-endian; rows without padding, straight alpha. */
  data: Uint8Array;
  width: number;
  height: number;
  /** Colors, and perhaps alpha. */
  channels: number;
  /** Gray, RGB (default) or CMYK. */
  colors?: keyof typeof photometric;
  /** 8 by default. */
  bits?: 8 | 16;
  /** As in EXIF; upright by default. */
  orientation?: number;
};

/**
 * Wraps raw pixels and their ICC profile in an uncompressed TIFF in memory (TIFF 6.0, sections 2 and 18), because sharp
 * takes no profile for raw pixels. This costs one copy (12 megapixels: about 10 ms); reading it back is free.
 *
 * @returns a file for `openWithVips`
 */
export function toTiff(pixels: Carried, icc?: Uint8Array): Buffer {
  const { data, width, height, channels, colors = 3, bits = 8, orientation = 1 } = pixels;
  const rowBytes = (width * channels * bits) / 8;
  const strips = Array.from({ length: Math.ceil(height / STRIP_ROWS) }, (_, index) => index * STRIP_ROWS);
  return writeTiff(data, (at) => [
    numbers(256, LONG, [width]),
    numbers(257, LONG, [height]),
    numbers(258, SHORT, Array<number>(channels).fill(bits)), // BitsPerSample
    numbers(259, SHORT, [1]), // Compression: none
    numbers(262, SHORT, [photometric[colors]]),
    numbers(
      273, // StripOffsets
      LONG,
      strips.map((row) => at + row * rowBytes),
    ),
    numbers(274, SHORT, [orientation]),
    numbers(277, SHORT, [channels]), // SamplesPerPixel
    numbers(278, LONG, [STRIP_ROWS]), // RowsPerStrip
    numbers(
      279, // StripByteCounts
      LONG,
      strips.map((row) => Math.min(STRIP_ROWS, height - row) * rowBytes),
    ),
    ...(channels > colors ? [numbers(338, SHORT, [2])] : []), // ExtraSamples: straight alpha
    ...(icc ? [{ tag: 34675, type: UNDEFINED, count: icc.length, data: icc }] : []),
  ]);
}
