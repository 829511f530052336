import type { DeepPixels } from "./to-sdr";
import { fromHlg, fromPq, HLG, HLG_GAMMA, HLG_PEAK, PQ } from "./transfer";

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
export function brightest({ data, channels, bits }: DeepPixels, transfer: number): number {
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
