import type { Sharp } from "sharp";
import { decodeLike, openRaster, type Raster, sample } from "../raster/raster";
import { MEGA } from "../source";
import type { Candidate } from "./index";
import * as settings from "./settings";
import { type Search, targets } from "./settings";
import { toReference, visibleError } from "./visible-error";

export type Trial = { quality: number; error: number; bytes: Uint8Array };

export type Encode = (quality: number) => Promise<Uint8Array>;

/** Returns a function that encodes a picture at a quality and measures the visible error. */
export function trialsOf(raster: Raster, encode: Encode): (quality: number) => Promise<Trial> {
  const reference = toReference(raster);
  return async (quality) => {
    const bytes = await encode(quality);
    return { quality, bytes, error: visibleError(reference, await decodeLike(raster, bytes)) };
  };
}

/** Extrapolates the logarithm of the error, which is nearly linear in quality, to the target's. */
function guessNext(target: number, { quality, error }: Trial, other: Trial | null): number {
  if (error <= 0) return 0;
  const rise = other && other.error > 0 ? Math.log(error / other.error) / (other.quality - quality) : 0;
  return Math.round(quality + Math.log(error / target) / (rise > 0 ? rise : settings.ERROR_SLOPE));
}

/**
 * Finds the lowest quality whose error stays within the target, by regula falsi with few trials.
 *
 * @returns `null` when even the highest is not good enough
 */
export async function lowestQuality(
  measure: (quality: number) => Promise<Trial>,
  target: number,
  { low, high, guess }: Search,
): Promise<Trial | null> {
  let passed: Trial | null = null;
  let failed: Trial | null = null;
  let quality: number = guess;
  for (let round = 0; round < settings.SEARCH_ROUNDS; round += 1) {
    const trial = await measure(quality);
    if (trial.error <= target) passed = trial;
    else failed = trial;
    const floor = failed ? failed.quality + 1 : low;
    const ceiling = passed ? passed.quality - 1 : high;
    const done = passed !== null && passed.error >= target * settings.NEAR_ENOUGH;
    if (done || floor > ceiling) break;
    const next = guessNext(target, trial, trial === passed ? failed : passed);
    quality = Math.min(ceiling, Math.max(floor, next));
  }
  return passed;
}

/** Encodes a whole picture, and again at a better quality if it turns out worse than its sample. */
export async function encodeWhole(raster: Raster, quality: number, encode: Encode): Promise<Candidate> {
  const bytes = await encode(quality);
  if (raster.width * raster.height > settings.VERIFY_MEGAPIXELS * MEGA) return { bytes, quality };
  const error = visibleError(toReference(raster), await decodeLike(raster, bytes));
  if (error <= settings.targets.lossy * settings.VERIFY_TOLERANCE) return { bytes, quality };
  const better = Math.min(100, quality + settings.VERIFY_STEP);
  return { bytes: await encode(better), quality: better };
}

export type LossyEncoder = (pixels: Sharp, quality: number) => Sharp;

/**
 * Encodes at the lowest quality that looks the same, found on a sample.
 *
 * @param whole opens the picture for the final encode, with its frames and delays, which the raster lacks
 * @returns `null` when no quality is good enough
 */
export async function encodeLossy(
  raster: Raster,
  whole: () => Sharp,
  encode: LossyEncoder,
  range: Search,
): Promise<Candidate | null> {
  const tiles = sample(raster);
  const trials = trialsOf(tiles, (quality) => encode(openRaster(tiles), quality).toBuffer());
  const found = await lowestQuality(trials, targets.lossy, range);
  return found && encodeWhole(raster, found.quality, (quality) => encode(whole(), quality).toBuffer());
}
