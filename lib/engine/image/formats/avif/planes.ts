/** Decoded planes: luma, Cb, Cr and perhaps alpha, rows without padding. */
export type Planes = {
  data: Uint8Array | Uint16Array;
  hasAlpha: boolean;
  width: number;
  height: number;
  bits: 8 | 10;
  /** How often chroma is halved: 4:2:0 both ways, 4:2:2 across, 4:4:4 not at all. */
  halved: { across: 0 | 1; down: 0 | 1 };
  /** Luma from 0 to the highest code; else from 16 to 235 of 8 bits (ITU-T H.273, 8.3). */
  fullRange: boolean;
};

const MAGIC = "YUV4MPEG2 ";
const NEWLINE = 0x0a;

/** Chroma of YUV4MPEG2 (`C`): its subsampling, and `p` with the depth if there are more than 8 bits; 12 are rare. */
const CHROMA = /^(420|422|444)(?:jpeg|p(10)|(alpha))?$/;

/**
 * Reads the first frame of a YUV4MPEG2 file (https://wiki.multimedia.cx/index.php/YUV4MPEG2), as avifdec writes it.
 *
 * @param file at the start of its own memory, because samples of 16 bits are read where they lie
 * @returns undefined for gray, for other depths than 8 and 10 bits, and for what is cut off
 */
export function readY4m(file: Buffer): Planes | undefined {
  const end = file.indexOf(NEWLINE);
  const start = file.indexOf(NEWLINE, end + 1) + 1;
  const head = file.toString("latin1", 0, end);
  if (end < 0 || start === 0 || !head.startsWith(MAGIC)) return undefined;
  const fields = head.slice(MAGIC.length).split(" ");
  const field = (name: string) => fields.find((one) => one.startsWith(name))?.slice(name.length);
  const [, sampling, depth, alpha] = field("C")?.match(CHROMA) ?? [];
  if (!sampling) return undefined;
  const width = Number(field("W"));
  const height = Number(field("H"));
  const bits = (Number(depth) || 8) as Planes["bits"];
  const halved = { across: sampling === "444" ? 0 : 1, down: sampling === "420" ? 1 : 0 } as const;
  const hasAlpha = alpha !== undefined;
  const samples = width * height * (hasAlpha ? 2 : 1) + 2 * chromaSize({ width, height, halved }).samples;
  const bytes = samples * (bits > 8 ? 2 : 1);
  if (!(samples > 0) || file.length < start + bytes) return undefined;
  const body = file.subarray(start, start + bytes);
  const data = bits > 8 ? new Uint16Array(Uint8Array.from(body).buffer) : body;
  return { data, hasAlpha, width, height, bits, halved, fullRange: field("XCOLORRANGE=") === "FULL" };
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

/** Factors of Cb and Cr in red, green and blue. */
type Factors = { crRed: number; cbGreen: number; crGreen: number; cbBlue: number };

const { fround } = Math;

/** In 32-bit floats, as libheif calculates them: the last bits decide on a few samples of 10 bits. */
function factorsOf(matrix: number): Factors | undefined {
  const weights = lumaWeights.get(matrix);
  if (!weights) return undefined;
  const [red, blue] = [fround(weights.red), fround(weights.blue)];
  const minusGreen = fround(fround(blue + red) - 1);
  const crRed = fround(2 * fround(1 - red));
  const cbBlue = fround(2 * fround(1 - blue));
  const cbGreen = fround(fround(fround(2 * blue) * fround(1 - blue)) / minusGreen);
  const crGreen = fround(fround(fround(2 * red) * fround(1 - red)) / minusGreen);
  return { crRed, cbGreen, crGreen, cbBlue };
}

/** Interleaved full-range RGB or RGBA; more than 8 bits lie in the upper bits of 16, as libvips returns them. */
export type Rgb = { data: Uint8Array | Uint16Array; width: number; height: number; channels: 3 | 4 };

/**
 * Converts planes to RGB as libheif does, sample for sample: chroma is repeated, not interpolated.
 *
 * @param matrix coefficients of ITU-T H.273, table 4
 * @returns undefined for a matrix that is not one of weights (RGB, YCgCo, ICtCp)
 */
export function toRgb(planes: Planes, matrix: number): Rgb | undefined {
  const factors = factorsOf(matrix);
  if (!factors) return undefined;
  const { width, height, bits, fullRange, hasAlpha } = planes;
  const data = bits === 8 && fullRange ? fromBytes(planes, factors) : fromPlanes(planes, factors);
  return { data, width, height, channels: hasAlpha ? 4 : 3 };
}

/** Where the planes after luma begin. */
function layoutOf({ width, height, halved }: Planes) {
  const { columns, samples } = chromaSize({ width, height, halved });
  const cbAt = width * height;
  return { columns, cbAt, crAt: cbAt + samples, alphaAt: cbAt + 2 * samples };
}

/** In whole numbers of 1/256, which libheif does 4:2:0 with. */
const byFixedPoint = (...terms: readonly (readonly [factor: number, value: number])[]) =>
  (terms.reduce((sum, [factor, value]) => sum + Math.round(256 * factor) * value, 0) + 128) >> 8;
const byFloat = (...terms: readonly (readonly [factor: number, value: number])[]) =>
  Math.floor(terms.reduce((sum, [factor, value]) => sum + factor * value, 0.5));

// Nothing in the loops below allocates or calls, which is what makes them fast.

/** The case of nearly every file: what chroma adds to luma is a whole number, which tables hold. */
function fromBytes(planes: Planes, { crRed, cbGreen, crGreen, cbBlue }: Factors): Uint8Array {
  const { data, width, height, halved, hasAlpha } = planes;
  const { columns, cbAt, crAt, alphaAt } = layoutOf(planes);
  const add = halved.down ? byFixedPoint : byFloat;
  const red = Int16Array.from({ length: 256 }, (_, cr) => add([crRed, cr - 128]));
  const blue = Int16Array.from({ length: 256 }, (_, cb) => add([cbBlue, cb - 128]));
  const green = Int16Array.from({ length: 256 * 256 }, (_, both) =>
    add([cbGreen, (both >> 8) - 128], [crGreen, (both & 255) - 128]),
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
      rgb[to] = luma + (red[cr] as number);
      rgb[to + 1] = luma + (green[(cb << 8) | cr] as number);
      rgb[to + 2] = luma + (blue[cb] as number);
      if (hasAlpha) rgb[to + 3] = data[alphaAt + from] as number;
    }
  }
  return new Uint8Array(rgb.buffer);
}

/** Luma and chroma of the narrower range are stretched by these (libheif's, rounded as there). */
const STRETCH = { luma: 1.1689, chroma: 1.1429 };

/** In 32-bit floats, as libheif does everything else. */
function fromPlanes(planes: Planes, factors: Factors): Uint8Array | Uint16Array {
  const { data, width, height, bits, halved, fullRange, hasAlpha } = planes;
  const { columns, cbAt, crAt, alphaAt } = layoutOf(planes);
  const codes = 2 ** bits;
  const black = fullRange ? 0 : 16 << (bits - 8);
  const tableOf = (entry: (code: number) => number) =>
    Float32Array.from({ length: codes }, (_, code) => entry(code));
  const lumaOf = tableOf((code) => (code - black) * (fullRange ? 1 : fround(STRETCH.luma)));
  const chromaOf = tableOf((code) => (code - codes / 2) * (fullRange ? 1 : fround(STRETCH.chroma)));
  const timesChroma = (factor: number) => chromaOf.map((chroma) => factor * chroma);
  const crRed = timesChroma(factors.crRed);
  const cbGreen = timesChroma(factors.cbGreen);
  const crGreen = timesChroma(factors.crGreen);
  const cbBlue = timesChroma(factors.cbBlue);
  const channels = hasAlpha ? 4 : 3;
  const length = width * height * channels;
  const rgb = bits > 8 ? new Uint16Array(length) : new Uint8Array(length);
  const most = codes - 1;
  const shift = bits > 8 ? 16 - bits : 0;
  for (let y = 0, from = 0, to = 0; y < height; y += 1) {
    const row = (y >> halved.down) * columns;
    for (let x = 0; x < width; x += 1, from += 1, to += channels) {
      const at = row + (x >> halved.across);
      const luma = lumaOf[data[from] as number] as number;
      const cb = data[cbAt + at] as number;
      const cr = data[crAt + at] as number;
      const red = fround(fround(luma + (crRed[cr] as number)) + 0.5);
      const green = fround(fround(fround(luma + (cbGreen[cb] as number)) + (crGreen[cr] as number)) + 0.5);
      const blue = fround(fround(luma + (cbBlue[cb] as number)) + 0.5);
      rgb[to] = (red < 0 ? 0 : red > most ? most : red) << shift;
      rgb[to + 1] = (green < 0 ? 0 : green > most ? most : green) << shift;
      rgb[to + 2] = (blue < 0 ? 0 : blue > most ? most : blue) << shift;
      if (hasAlpha) rgb[to + 3] = data[alphaAt + from] as number;
    }
  }
  return rgb;
}
