import { toSrgb } from "../../color/transfer";

/** Illuminant D50 and the XYZ of linear sRGB for it (ICC's sRGB, Bradford-adapted). */
const WHITE = [0.9642, 1, 0.8249] as const;
type Row = readonly [x: number, y: number, z: number];
const TO_LINEAR: readonly [Row, Row, Row] = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
];

/** Inverse of the function of CIE 15:2004, 8.2.1. */
const fromLab = (value: number) =>
  value > 6 / 29 ? value * value * value : 3 * (6 / 29) ** 2 * (value - 4 / 29);

/** Samples of sRGB's transfer function (IEC 61966-2-1), from 0 to 1. */
const STEPS = 65_535;
let encoded: Float32Array | undefined;

/** Makes the table when the first picture needs it: at the start of every engine process it would take 7 ms. */
function signals(): Float32Array {
  encoded ??= Float32Array.from({ length: STEPS + 1 }, (_, index) => toSrgb(index / STEPS));
  return encoded;
}

/** Applies sRGB's transfer function to linear light; what is beyond 0 and 1 is clipped. */
export const toSignal = (light: number): number =>
  signals()[Math.round(Math.min(1, Math.max(0, light)) * STEPS)] as number;

/**
 * Converts CIELAB (D50), as Photoshop stores it, to sRGB in place: lightness from 0 to the highest sample, a and b around
 * the middle one.
 *
 * @param most the highest sample
 * @param stride samples of a pixel
 */
export function labToSrgb(samples: Uint8Array | Uint16Array, stride: number, most: number): void {
  const middle = (most + 1) / 2;
  const scale = 128 / middle;
  const [red, green, blue] = TO_LINEAR;
  const level = (x: number, y: number, z: number, [a, b, c]: Row) =>
    Math.round(toSignal(a * x + b * y + c * z) * most);
  for (let at = 0; at < samples.length; at += stride) {
    const lightness = ((samples[at] as number) * 100) / most;
    const a = ((samples[at + 1] as number) - middle) * scale;
    const b = ((samples[at + 2] as number) - middle) * scale;
    const height = (lightness + 16) / 116;
    const x = fromLab(height + a / 500) * WHITE[0];
    const y = fromLab(height) * WHITE[1];
    const z = fromLab(height - b / 200) * WHITE[2];
    samples[at] = level(x, y, z, red);
    samples[at + 1] = level(x, y, z, green);
    samples[at + 2] = level(x, y, z, blue);
  }
}
