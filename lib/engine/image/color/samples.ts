import { type Chromaticities, type Matrix, matrixToSrgb, SRGB_PRIMARIES } from "./primaries";
import { fromSrgb, srgbCodes, type ToLight, toSrgb, transfers } from "./transfer";

/** An SDR color space: code points (ITU-T H.273), or the chromaticities and the gamma that a file names. */
export type RgbSpace = {
  primaries: number | Chromaticities;
  /** A code point, or the power that turns a signal into light. */
  transfer: number | { power: number };
};

/** Steps of linear light: in the dark, where sRGB is steepest, one is a twentieth of an 8-bit level. */
const STEPS = 65_536;

const lightOf = ({ transfer }: RgbSpace): ToLight =>
  typeof transfer === "number" ? (transfers.get(transfer) ?? fromSrgb) : (signal) => signal ** transfer.power;

/**
 * Converts samples of any depth to sRGB in place, without losing bits; alpha stays as it is. Wide gamuts are clipped.
 *
 * @param samples interleaved gray, gray and alpha, RGB or RGBA, by their number of channels
 */
export function toSrgbSamples(samples: Uint8Array | Uint16Array, channels: number, space: RgbSpace): void {
  const most = samples instanceof Uint8Array ? 255 : 65_535;
  const toLight = lightOf(space);
  if (channels < 3 || space.primaries === SRGB_PRIMARIES) {
    // Without steps, which would merge dark codes of 16 bits.
    const levels = Uint16Array.from({ length: most + 1 }, (_, code) =>
      Math.round(most * toSrgb(toLight(code / most))),
    );
    mapEach(samples, channels, levels);
    return;
  }
  const light = Float64Array.from({ length: most + 1 }, (_, code) => STEPS * toLight(code / most));
  const codes = Uint16Array.from(srgbCodes(STEPS, most));
  mapColors(samples, channels, light, codes, matrixToSrgb(space.primaries));
}

function mapEach(samples: Uint8Array | Uint16Array, channels: number, levels: Uint16Array) {
  const colors = channels < 3 ? 1 : 3;
  for (let at = 0; at < samples.length; at += channels)
    for (let color = at; color < at + colors; color += 1)
      samples[color] = levels[samples[color] as number] as number;
}

function mapColors(
  samples: Uint8Array | Uint16Array,
  channels: number,
  light: Float64Array,
  codes: Uint16Array,
  [[rr, rg, rb], [gr, gg, gb], [br, bg, bb]]: Matrix,
) {
  for (let at = 0; at < samples.length; at += channels) {
    const red = light[samples[at] as number] as number;
    const green = light[samples[at + 1] as number] as number;
    const blue = light[samples[at + 2] as number] as number;
    const r = rr * red + rg * green + rb * blue + 0.5;
    const g = gr * red + gg * green + gb * blue + 0.5;
    const b = br * red + bg * green + bb * blue + 0.5;
    samples[at] = codes[r < 0 ? 0 : r < STEPS ? r | 0 : STEPS] as number;
    samples[at + 1] = codes[g < 0 ? 0 : g < STEPS ? g | 0 : STEPS] as number;
    samples[at + 2] = codes[b < 0 ? 0 : b < STEPS ? b | 0 : STEPS] as number;
  }
}
