/** Primaries of BT.709 and sRGB (ITU-T H.273, table 2). */
export const SRGB_PRIMARIES = 1;

type Xy = readonly [x: number, y: number];
/** CIE 1931 chromaticities of a color space. */
export type Chromaticities = { red: Xy; green: Xy; blue: Xy; white: Xy };
type Row = readonly [number, number, number];
/** Rows of a 3 x 3 matrix. */
export type Matrix = readonly [Row, Row, Row];

const D65: Xy = [0.3127, 0.329];
const C: Xy = [0.31, 0.316];
const DCI: Xy = [0.314, 0.351];
/** White point of the ICC profile connection space: XYZ (0.9642, 1, 0.8249) (ICC.1:2010, 7.2.16). */
const D50: Xy = [0.9642 / 2.7891, 1 / 2.7891];

const srgb: Chromaticities = { red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06], white: D65 };
const smpte170: Chromaticities = { red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07], white: D65 };

/** By code point (ITU-T H.273, table 2). 10, CIE XYZ, is left out: no decoder returns such pixels as RGB. */
export const chromaticities: ReadonlyMap<number, Chromaticities> = new Map([
  [SRGB_PRIMARIES, srgb],
  [4, { red: [0.67, 0.33], green: [0.21, 0.71], blue: [0.14, 0.08], white: C }], // BT.470 M
  [5, { red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06], white: D65 }], // BT.470 BG, PAL
  [6, smpte170], // NTSC
  [7, smpte170], // SMPTE ST 240
  [8, { red: [0.681, 0.319], green: [0.243, 0.692], blue: [0.145, 0.049], white: C }], // film
  [9, { red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046], white: D65 }], // BT.2020, BT.2100
  [11, { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: DCI }], // SMPTE RP 431, cinema P3
  [12, { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: D65 }], // SMPTE EG 432, Display P3
  [22, { red: [0.63, 0.34], green: [0.295, 0.605], blue: [0.155, 0.077], white: D65 }], // EBU Tech. 3213
]);

const dot = (a: Row, b: Row) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Row, b: Row): Row => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const scale = (a: Row, by: number): Row => [a[0] * by, a[1] * by, a[2] * by];
const apply = (m: Matrix, v: Row): Row => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];
const transpose = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];
const multiply = (a: Matrix, b: Matrix): Matrix => {
  const [x, y, z] = transpose(b);
  return transpose([apply(a, x), apply(a, y), apply(a, z)]);
};
const diagonal = ([a, b, c]: Row): Matrix => [
  [a, 0, 0],
  [0, b, 0],
  [0, 0, c],
];
function invert([a, b, c]: Matrix): Matrix {
  const determinant = dot(a, cross(b, c));
  const columns = [cross(b, c), cross(c, a), cross(a, b)] as const;
  return transpose([
    scale(columns[0], 1 / determinant),
    scale(columns[1], 1 / determinant),
    scale(columns[2], 1 / determinant),
  ]);
}

const toXyz = ([x, y]: Xy): Row => [x / y, 1, (1 - x - y) / y];

/** Matrix from linear RGB to CIE XYZ, white at Y = 1 (SMPTE RP 177). */
function xyzFrom({ red, green, blue, white }: Chromaticities): Matrix {
  const primaries = transpose([toXyz(red), toXyz(green), toXyz(blue)]);
  return multiply(primaries, diagonal(apply(invert(primaries), toXyz(white))));
}

/** Cone responses of the Bradford transform (ICC.1:2022, annex E). */
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** Chromatic adaptation from one white point to another. */
function adaptation(white: Xy, target: Xy): Matrix {
  const from = apply(bradford, toXyz(white));
  const to = apply(bradford, toXyz(target));
  const gains = diagonal([to[0] / from[0], to[1] / from[1], to[2] / from[2]]);
  return multiply(invert(bradford), multiply(gains, bradford));
}

/**
 * Matrix from linear RGB to linear sRGB; out-of-gamut colors become negative or exceed 1.
 *
 * @param primaries a code point, or chromaticities
 */
export function matrixToSrgb(primaries: number | Chromaticities): Matrix {
  const from = typeof primaries === "number" ? (chromaticities.get(primaries) ?? srgb) : primaries;
  return multiply(invert(xyzFrom(srgb)), multiply(adaptation(from.white, D65), xyzFrom(from)));
}

/** Tolerance of {@link isSrgb}: cHRM has five decimals, and some writers round to three. */
const NEAR = 0.001;

/** Whether chromaticities are those of sRGB. */
export const isSrgb = (from: Chromaticities): boolean =>
  (["red", "green", "blue", "white"] as const).every((name) =>
    from[name].every((value, axis) => Math.abs(value - (srgb[name][axis] ?? 0)) <= NEAR),
  );

/** Whether chromaticities span a triangle, so that every color has one RGB. */
export const isUsable = ({ red, green, blue, white }: Chromaticities): boolean => {
  const inRange = [red, green, blue, white].every(([x, y]) => x >= 0 && y > 0 && x + y <= 1);
  const area = (green[0] - red[0]) * (blue[1] - red[1]) - (blue[0] - red[0]) * (green[1] - red[1]);
  return inRange && Math.abs(area) > NEAR;
};

/** XYZ of red, green and blue as in an ICC profile, adapted to D50; empty for unknown primaries. */
export function colorantsOf(primaries: number): readonly Row[] {
  const from = chromaticities.get(primaries);
  return from ? transpose(multiply(adaptation(from.white, D50), xyzFrom(from))) : [];
}
