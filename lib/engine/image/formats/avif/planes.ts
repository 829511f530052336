/** Decoded planes of 8 bits and full range: luma, Cb, Cr and perhaps alpha, rows without padding. */
export type Planes = {
  data: Uint8Array;
  hasAlpha: boolean;
  width: number;
  height: number;
  /** How often chroma is halved: 4:2:0 both ways, 4:2:2 across, 4:4:4 not at all. */
  halved: { across: 0 | 1; down: 0 | 1 };
};

const MAGIC = "YUV4MPEG2 ";
const NEWLINE = 0x0a;

/** Chroma of YUV4MPEG2 (`C`): its subsampling, and whether alpha follows. More than 8 bits are named behind it. */
const CHROMA = /^(420|422|444)(?:jpeg|(alpha))?$/;

/**
 * Reads the first frame of a YUV4MPEG2 file (https://wiki.multimedia.cx/index.php/YUV4MPEG2), as avifdec writes it.
 *
 * @returns undefined for gray, more than 8 bits, the range of 16 to 235 (ITU-T H.273, 8.3), and what is cut off
 */
export function readY4m(file: Buffer): Planes | undefined {
  const end = file.indexOf(NEWLINE);
  const start = file.indexOf(NEWLINE, end + 1) + 1;
  const head = file.toString("latin1", 0, end);
  if (end < 0 || start === 0 || !head.startsWith(MAGIC)) return undefined;
  const fields = head.slice(MAGIC.length).split(" ");
  const field = (name: string) => fields.find((one) => one.startsWith(name))?.slice(name.length);
  const [, sampling, alpha] = field("C")?.match(CHROMA) ?? [];
  if (!sampling || field("XCOLORRANGE=") !== "FULL") return undefined;
  const width = Number(field("W"));
  const height = Number(field("H"));
  const halved = { across: sampling === "444" ? 0 : 1, down: sampling === "420" ? 1 : 0 } as const;
  const hasAlpha = alpha !== undefined;
  const bytes = width * height * (hasAlpha ? 2 : 1) + 2 * chromaSize({ width, height, halved }).samples;
  if (!(bytes > 0) || file.length < start + bytes) return undefined;
  return { data: file.subarray(start, start + bytes), hasAlpha, width, height, halved };
}

function chromaSize({ width, height, halved }: Pick<Planes, "width" | "height" | "halved">) {
  const columns = (width + halved.across) >> halved.across;
  return { columns, samples: columns * ((height + halved.down) >> halved.down) };
}

/** Weights of red and blue in luma by matrix coefficients (ITU-T H.273, table 4); 2 is unspecified, which is BT.601. */
const lumaWeights = new Map<number, { red: number; blue: number }>([
  [1, { red: 0.2126, blue: 0.0722 }],
  [2, { red: 0.299, blue: 0.114 }],
  [5, { red: 0.299, blue: 0.114 }],
  [6, { red: 0.299, blue: 0.114 }],
  [9, { red: 0.2627, blue: 0.0593 }],
]);

/** Whether {@link toRgb} converts by these coefficients. */
export const isWeighted = (matrix: number): boolean => lumaWeights.has(matrix);

/** Interleaved RGB or RGBA. */
export type Rgb = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };

/** In whole numbers of 1/256, which libheif does 4:2:0 with. */
const byFixedPoint = (...terms: readonly (readonly [factor: number, value: number])[]) =>
  (terms.reduce((sum, [factor, value]) => sum + Math.round(256 * factor) * value, 0) + 128) >> 8;
const byFloat = (...terms: readonly (readonly [factor: number, value: number])[]) =>
  Math.floor(terms.reduce((sum, [factor, value]) => sum + factor * value, 0.5));

/**
 * Converts planes to RGB as libheif does, sample for sample: chroma is repeated, not interpolated, and what it adds to luma
 * is a whole number, which tables hold. Nothing in the loop allocates or calls, which is what makes it fast.
 *
 * @param matrix coefficients of ITU-T H.273, table 4
 * @returns undefined for a matrix that is not one of weights (RGB, YCgCo, ICtCp)
 */
export function toRgb(planes: Planes, matrix: number): Rgb | undefined {
  const weights = lumaWeights.get(matrix);
  if (!weights) return undefined;
  // As 32-bit floats, which libheif holds them in: a few sums would be rounded otherwise.
  const [red, blue] = [Math.fround(weights.red), Math.fround(weights.blue)];
  const green = 1 - red - blue;
  const ofRed = 2 * (1 - red);
  const ofBlue = 2 * (1 - blue);
  const ofGreen = { cb: (-blue * ofBlue) / green, cr: (-red * ofRed) / green };
  const { data, width, height, halved, hasAlpha } = planes;
  const { columns, samples } = chromaSize(planes);
  const cbAt = width * height;
  const crAt = cbAt + samples;
  const alphaAt = crAt + samples;
  const add = halved.down ? byFixedPoint : byFloat;
  const toRed = Int16Array.from({ length: 256 }, (_, cr) => add([ofRed, cr - 128]));
  const toBlue = Int16Array.from({ length: 256 }, (_, cb) => add([ofBlue, cb - 128]));
  const toGreen = Int16Array.from({ length: 256 * 256 }, (_, both) =>
    add([ofGreen.cb, (both >> 8) - 128], [ofGreen.cr, (both & 255) - 128]),
  );
  const channels = hasAlpha ? 4 : 3;
  const rgb = new Uint8ClampedArray(width * height * channels);
  for (let y = 0, from = 0, to = 0; y < height; y += 1) {
    const row = (y >> halved.down) * columns;
    for (let x = 0; x < width; x += 1, from += 1, to += channels) {
      const at = row + (x >> halved.across);
      const luma = data[from] as number;
      const cb = data[cbAt + at] as number;
      const cr = data[crAt + at] as number;
      rgb[to] = luma + (toRed[cr] as number);
      rgb[to + 1] = luma + (toGreen[(cb << 8) | cr] as number);
      rgb[to + 2] = luma + (toBlue[cb] as number);
      if (hasAlpha) rgb[to + 3] = data[alphaAt + from] as number;
    }
  }
  return { data: new Uint8Array(rgb.buffer), width, height, channels };
}
