import { fromHlg, fromPq, HLG, HLG_GAMMA, HLG_PEAK, PQ, REFERENCE_WHITE, toPq } from "./transfer";

/**
 * Maps luminance to a screen with white at {@link REFERENCE_WHITE}, both in cd/m² (ITU-R BT.2390-11, 5.4.1, EETF, black
 * at 0). Dark and middle tones stay as they are; a spline in PQ rolls off highlights, so that `peak` becomes white. A
 * photo with highlights raised to five times white, as PQ and as HLG, kept its median level of 62 (Chromium 156: 43),
 * and 95% stayed below 247 (Chromium: 236; original: 233).
 */
export function rollOff(luminance: number, peak: number): number {
  if (peak <= REFERENCE_WHITE) return Math.min(luminance, REFERENCE_WHITE);
  const top = toPq(peak);
  const white = toPq(REFERENCE_WHITE) / top;
  const knee = 1.5 * white - 0.5;
  const signal = Math.min(toPq(luminance) / top, 1);
  if (signal < knee) return luminance;
  const t = (signal - knee) / (1 - knee);
  const rolled =
    (2 * t ** 3 - 3 * t ** 2 + 1) * knee +
    (t ** 3 - 2 * t ** 2 + t) * (1 - knee) +
    (-2 * t ** 3 + 3 * t ** 2) * white;
  return fromPq(rolled * top);
}

/** Steps of a gain table. */
export const GAIN_STEPS = 4096;

/**
 * Factors for light from 0 to `peak` (both relative to white) in {@link GAIN_STEPS} steps. Red, green and blue get the
 * factor of the brightest of them: the hue stays, and no channel is clipped.
 */
export function gains(peak: number): Float32Array {
  return Float32Array.from({ length: GAIN_STEPS + 1 }, (_, step) => {
    const light = (peak * step) / GAIN_STEPS;
    return step === 0
      ? 1
      : rollOff(light * REFERENCE_WHITE, peak * REFERENCE_WHITE) / REFERENCE_WHITE / light;
  });
}

/** Steps of the square root of luminance, which is finest in the dark, like the eye. */
export const ROOT_STEPS = 4096;

/**
 * Factors from HLG scene light to display light, white at 1, by the square root of the scene's luminance in
 * {@link ROOT_STEPS} steps (ITU-R BT.2100, table 5, OOTF).
 */
export function sceneGains(): Float32Array {
  // One more entry, because rounding may lift white's luminance just above 1.
  return Float32Array.from({ length: ROOT_STEPS + 2 }, (_, step) => {
    const luminance = (step / ROOT_STEPS) ** 2;
    return (HLG_PEAK / REFERENCE_WHITE) * luminance ** (HLG_GAMMA - 1);
  });
}

/** Share of pixels that may be brighter than white: a few glints must not darken a whole picture. */
const GLINTS = 0.0005;
/** Sampling stride in pixels; a prime, so that samples do not line up in columns at common widths. */
const STRIDE = 7;

/** Luminance in cd/m² of a single channel's signal from 0 to 1. */
const luminanceOf: Record<number, (signal: number) => number> = {
  [PQ]: fromPq,
  [HLG]: (signal) => HLG_PEAK * fromHlg(signal) ** HLG_GAMMA,
};

/**
 * Measures the luminance in cd/m² that all but a few glints of a picture stay below. Few files carry it (`clli`,
 * `mdcv`), and many of those give the mastering display's 1000 or 4000 for a picture without highlights.
 */
export function brightest(
  { data, channels, bits }: { data: Uint8Array | Uint16Array; channels: number; bits: number },
  transfer: number,
): number {
  const shift = data.BYTES_PER_ELEMENT * 8 - bits;
  const codes = 2 ** bits;
  const counts = new Uint32Array(codes);
  const step = channels * (data.length / channels > STRIDE * codes ? STRIDE : 1);
  let seen = 0;
  for (let at = 0; at < data.length; at += step, seen += 1) {
    const r = data[at] as number;
    const g = data[at + 1] as number;
    const b = data[at + 2] as number;
    const code = (r > g ? (r > b ? r : b) : g > b ? g : b) >> shift;
    counts[code] = (counts[code] as number) + 1;
  }
  let code = codes - 1;
  for (let above = counts[code] ?? 0; code > 0 && above <= seen * GLINTS; above += counts[code] ?? 0)
    code -= 1;
  return luminanceOf[transfer]?.(code / (codes - 1)) ?? 0;
}
