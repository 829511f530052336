import type { Sharp } from "sharp";
import type { Raster } from "./planes";
import { openRaster, sample } from "./raster";
import { encodeWhole, lowestQuality, trialsOf } from "./search";
import { type Search, targets } from "./settings";
import type { Candidate } from "./types";

export type LossyEncoder = (pixels: Sharp, quality: number) => Sharp;

/**
 * Encodes at the lowest quality that looks the same, found on a sample.
 *
 * @param whole opens the picture for the last encode, with what the raster knows nothing of: frames and delays
 * @returns `null` when no quality does
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
