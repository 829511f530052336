import type { Cicp } from "./cicp";
import { type Matrix, matrixToSrgb } from "./primaries";
import { brightest, GAIN_STEPS, gains, ROOT_STEPS, sceneGains } from "./tone-curve";
import { HLG, lightOfCodes, PQ, REFERENCE_WHITE, SRGB_STEPS, srgbOfLight } from "./transfer";

/** Interleaved RGB or RGBA, straight alpha, rows without padding. */
export type CodedPixels = {
  data: Uint8Array | Uint16Array;
  width: number;
  height: number;
  channels: 3 | 4;
  /** Bits of a coded sample, in the upper bits of 16 as libvips returns them; all of them when absent. */
  bits?: number;
};
type DeepPixels = CodedPixels & { bits: number };

/** 8-bit sRGB, as `openRaw` takes it. */
type SdrPixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };

/** Samples per chunk: a multiple of 3 and 4, small enough for a core's own cache. */
const CHUNK = 12 * 1024;

/** Conversion of a pixel: codes to light, to sRGB's primaries, and for HDR two factors. */
type Plan = {
  /** Light by code, white at {@link SRGB_STEPS}. */
  light: Float64Array;
  matrix: Matrix;
  /** HLG: factors from scene light to display light, by the square root of luminance. */
  scene?: Float32Array;
  /** Tone mapping factors, by the brightest channel, up to `peak` (white is 1). */
  tone?: Float32Array;
  peak: number;
};

function planFor(pixels: DeepPixels, { primaries, transfer }: Cicp): Plan {
  const plan = {
    light: lightOfCodes(transfer, pixels.bits).map((light) => light * SRGB_STEPS),
    matrix: matrixToSrgb(primaries),
    peak: 1,
  };
  if (transfer !== PQ && transfer !== HLG) return plan;
  const peak = Math.max(1, brightest(pixels, transfer) / REFERENCE_WHITE);
  return { ...plan, peak, tone: gains(peak), scene: transfer === HLG ? sceneGains() : undefined };
}

/**
 * Converts decoded pixels of any H.273 color space to sRGB. Wide gamuts are clipped; PQ and HLG are tone-mapped so that
 * reference white stays near white and the picture's brightest parts become white (see `rollOff`). 12 megapixels of 10
 * bits on a busy core: wide gamut 140 ms, PQ 250 ms, HLG 310 ms.
 *
 * @param pixels full-range RGB: libheif has undone the matrix and the range
 */
export function toSdr(pixels: CodedPixels, cicp: Cicp): SdrPixels {
  const { data, width, height, channels } = pixels;
  const room = data.BYTES_PER_ELEMENT * 8;
  const bits = pixels.bits ?? room;
  const plan = planFor({ ...pixels, bits }, cicp);
  const out = new Uint8Array(width * height * channels);
  // The loops see one type of array, whatever the depth: with two, V8 makes them twice as slow.
  const codes = new Uint16Array(CHUNK);
  for (let at = 0; at < out.length; at += CHUNK) {
    const part = out.subarray(at, at + CHUNK);
    codes.set(data.subarray(at, at + CHUNK));
    if (plan.tone) mapHdr(codes, part, channels, room - bits, { ...plan, tone: plan.tone });
    else mapColors(codes, part, channels, room - bits, plan);
    if (channels === 4) mapAlpha(codes, part, room - bits, 2 ** bits - 1);
  }
  return { data: out, width, height, channels };
}

function mapAlpha(codes: Uint16Array, out: Uint8Array, shift: number, most: number) {
  for (let at = 3; at < out.length; at += 4) out[at] = (((codes[at] as number) >> shift) * 255) / most + 0.5;
}

// Nothing in these loops allocates or calls, which is what makes them fast.

function mapColors(
  codes: Uint16Array,
  out: Uint8Array,
  channels: number,
  shift: number,
  { light, matrix }: Plan,
) {
  const [[rr, rg, rb], [gr, gg, gb], [br, bg, bb]] = matrix;
  const srgb = srgbOfLight();
  for (let at = 0; at < out.length; at += channels) {
    const red = light[(codes[at] as number) >> shift] as number;
    const green = light[(codes[at + 1] as number) >> shift] as number;
    const blue = light[(codes[at + 2] as number) >> shift] as number;
    const r = rr * red + rg * green + rb * blue + 0.5;
    const g = gr * red + gg * green + gb * blue + 0.5;
    const b = br * red + bg * green + bb * blue + 0.5;
    out[at] = srgb[r < 0 ? 0 : r < SRGB_STEPS ? r | 0 : SRGB_STEPS] as number;
    out[at + 1] = srgb[g < 0 ? 0 : g < SRGB_STEPS ? g | 0 : SRGB_STEPS] as number;
    out[at + 2] = srgb[b < 0 ? 0 : b < SRGB_STEPS ? b | 0 : SRGB_STEPS] as number;
  }
}

function mapHdr(
  codes: Uint16Array,
  out: Uint8Array,
  channels: number,
  shift: number,
  { light, matrix, scene, tone, peak }: Plan & { tone: Float32Array },
) {
  const [[rr, rg, rb], [gr, gg, gb], [br, bg, bb]] = matrix;
  const srgb = srgbOfLight();
  const top = peak * SRGB_STEPS;
  const toneStep = GAIN_STEPS / top;
  // Gains are 1 up to here, so most pixels need no lookup.
  const knee = Math.max(0, tone.findIndex((gain) => gain < 1) - 1) / toneStep;
  const rootStep = ROOT_STEPS / Math.sqrt(SRGB_STEPS);
  for (let at = 0; at < out.length; at += channels) {
    const red = light[(codes[at] as number) >> shift] as number;
    const green = light[(codes[at + 1] as number) >> shift] as number;
    const blue = light[(codes[at + 2] as number) >> shift] as number;
    const r = rr * red + rg * green + rb * blue;
    const g = gr * red + gg * green + gb * blue;
    const b = br * red + bg * green + bb * blue;
    let factor = 1;
    if (scene) {
      // Luminance weights of BT.709, because the light is in sRGB's primaries by now.
      const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      factor = scene[(luminance > 0 ? Math.sqrt(luminance) * rootStep + 0.5 : 0) | 0] as number;
    }
    const most = (r > g ? (r > b ? r : b) : g > b ? g : b) * factor;
    if (most >= top) factor *= SRGB_STEPS / most;
    else if (most > knee) {
      const step = most * toneStep;
      const lower = tone[step | 0] as number;
      factor *= lower + (step - (step | 0)) * ((tone[(step | 0) + 1] as number) - lower);
    }
    const sr = r * factor + 0.5;
    const sg = g * factor + 0.5;
    const sb = b * factor + 0.5;
    out[at] = srgb[sr < 0 ? 0 : sr < SRGB_STEPS ? sr | 0 : SRGB_STEPS] as number;
    out[at + 1] = srgb[sg < 0 ? 0 : sg < SRGB_STEPS ? sg | 0 : SRGB_STEPS] as number;
    out[at + 2] = srgb[sb < 0 ? 0 : sb < SRGB_STEPS ? sb | 0 : SRGB_STEPS] as number;
  }
}
