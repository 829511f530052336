/** Luminance in cd/m² of HDR reference white, which matches a web page's white (ITU-R BT.2408, 2.1). */
export const REFERENCE_WHITE = 203;

/** Transfer characteristics (ITU-T H.273, table 3). */
export const SRGB_TRANSFER = 13;
export const PQ = 16;
export const HLG = 18;

/** Converts a signal from 0 to 1 to light: relative to white; in cd/m² for PQ; of the scene, from 0 to 1, for HLG. */
export type ToLight = (signal: number) => number;

/** IEC 61966-2-1. */
export const fromSrgb: ToLight = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** sRGB signal of light from 0 to 1 (IEC 61966-2-1). */
export const toSrgb = (light: number) =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** SMPTE ST 2084, 5; ITU-R BT.2100, table 4. */
const m1 = 2610 / 16384;
const m2 = (2523 / 4096) * 128;
const c1 = 3424 / 4096;
const c2 = (2413 / 4096) * 32;
const c3 = (2392 / 4096) * 32;
const PQ_PEAK = 10_000;

/** Luminance in cd/m² of a PQ signal. */
export function fromPq(signal: number): number {
  const root = signal ** (1 / m2);
  return PQ_PEAK * (Math.max(root - c1, 0) / (c2 - c3 * root)) ** (1 / m1);
}

/** PQ signal of a luminance in cd/m². */
export function toPq(luminance: number): number {
  const power = (luminance / PQ_PEAK) ** m1;
  return ((c1 + c2 * power) / (1 + c3 * power)) ** m2;
}

/** ITU-R BT.2100, table 5. */
const a = 0.17883277;
const b = 1 - 4 * a;
const c = 0.5 - a * Math.log(4 * a);
/** Scene light, from 0 to 1, of an HLG signal. */
export const fromHlg: ToLight = (v) => (v <= 0.5 ? v ** 2 / 3 : (Math.exp((v - c) / a) + b) / 12);

/** Peak luminance in cd/m² and system gamma of the display that HLG pictures are graded on (BT.2100). */
export const HLG_PEAK = 1000;
export const HLG_GAMMA = 1.2;

/**
 * By code point (ITU-T H.273, table 3). BT.709, 601 and 2020 (1, 6, 14, 15) are shown with sRGB's curve: their own
 * describes cameras, and Chromium and Skia do the same.
 */
export const transfers: ReadonlyMap<number, ToLight> = new Map([
  ...[1, 6, 13, 14, 15].map((code) => [code, fromSrgb] as const),
  [4, (v) => v ** 2.2], // BT.470 M
  [5, (v) => v ** 2.8], // BT.470 BG
  [8, (v) => v], // linear
  [PQ, fromPq],
  [HLG, fromHlg],
]);

export const isSrgbTransfer = (transfer: number): boolean =>
  (transfers.get(transfer) ?? fromSrgb) === fromSrgb;

/**
 * Light of every code a sample can have, white at 1 (HLG: the scene's brightest at 1).
 *
 * @param bits bits of a coded sample
 */
export function lightOfCodes(transfer: number, bits: number): Float64Array {
  const toLight = transfers.get(transfer) ?? fromSrgb;
  const white = transfer === PQ ? REFERENCE_WHITE : 1;
  const codes = 2 ** bits;
  return Float64Array.from({ length: codes }, (_, code) => toLight(code / (codes - 1)) / white);
}

/** Steps of linear light, fine enough for 8 bits: where sRGB is steepest, five entries share a level. */
export const SRGB_STEPS = 16_384;

/** sRGB of linear light from 0 to 1 in so many steps, as codes up to `most`. */
export const srgbCodes = (steps: number, most: number): number[] =>
  Array.from({ length: steps + 1 }, (_, step) => Math.round(most * toSrgb(step / steps)));

let codesOfLight: Uint8Array | undefined;

/** 8-bit sRGB of linear light from 0 to 1 in {@link SRGB_STEPS} steps (IEC 61966-2-1). Made when first used: few pictures need it. */
export const srgbOfLight = (): Uint8Array => {
  codesOfLight ??= Uint8Array.from(srgbCodes(SRGB_STEPS, 255));
  return codesOfLight;
};
