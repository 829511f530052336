import { fromHlg, fromPq, HLG, HLG_GAMMA, HLG_PEAK, PQ, REFERENCE_WHITE, toPq } from "./transfer";

/**
 * Luminance that a screen with white at {@link REFERENCE_WHITE} shows for that of the picture, both in cd/m²: ITU-R
 * BT.2390-11, 5.4.1 (EETF), black at 0. Dark and middle tones stay as they are, a spline in PQ rolls off what is
 * brighter, so that `peak` becomes white. A photo whose lights were raised to five times white, as PQ and as HLG, came
 * back with its median level of 62 (Chromium 156: 43) and 95% below 247 (236; it was 233).
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

/** Entries of a gain table. */
export const GAIN_STEPS = 4096;

/**
 * Factors for light from 0 to `peak` (both relative to white) in {@link GAIN_STEPS} steps. Red, green and blue get the
 * same factor, that of the brightest of them: the hue stays, and no channel is cut off.
 */
export function gains(peak: number): Float32Array {
  return Float32Array.from({ length: GAIN_STEPS + 1 }, (_, step) => {
    const light = (peak * step) / GAIN_STEPS;
    return step === 0
      ? 1
      : rollOff(light * REFERENCE_WHITE, peak * REFERENCE_WHITE) / REFERENCE_WHITE / light;
  });
}

/** Steps of the square root of luminance: fine where the eye sees fine, in the dark. */
export const ROOT_STEPS = 4096;

/**
 * Factors from the light of an HLG scene to that of the screen, white at 1, by the square root of the scene's
 * luminance in {@link ROOT_STEPS} steps (ITU-R BT.2100, table 5, OOTF).
 */
export function sceneGains(): Float32Array {
  // A rounding error may bring white's own luminance to just above 1, hence one more.
  return Float32Array.from({ length: ROOT_STEPS + 2 }, (_, step) => {
    const luminance = (step / ROOT_STEPS) ** 2;
    return (HLG_PEAK / REFERENCE_WHITE) * luminance ** (HLG_GAMMA - 1);
  });
}

/** Pixels that may be brighter than what becomes white: a few glints must not darken a whole picture. */
const GLINTS = 0.0005;
/** Every so many pixels are looked at; a prime, so that columns of common widths do not line up. */
const STRIDE = 7;

/** Cd/m² of a color channel's signal from 0 to 1, by itself. */
const luminanceOf: Record<number, (signal: number) => number> = {
  [PQ]: fromPq,
  [HLG]: (signal) => HLG_PEAK * fromHlg(signal) ** HLG_GAMMA,
};

/**
 * The luminance in cd/m² that all but a few glints of a picture stay below. Measured, because few files say it
 * (`clli`, `mdcv`) and many of these give the mastering screen's 1000 or 4000 for a picture without any highlight.
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
