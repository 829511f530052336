import type { Sharp } from "sharp";
import { encodeLossy, type LossyEncoder } from "./lossy";
import type { Raster } from "./planes";
import { openRaster, rasterize } from "./raster";
import * as settings from "./settings";
import type { Candidate, Compressor, Request } from "./types";
import { isLossless, stripWebp } from "./webp-chunks";

const MEGA = 1_000_000;

const effortFor = ({ width, height }: Raster) =>
  width * height > settings.webp.largeMegapixels * MEGA ? settings.webp.largeEffort : settings.webp.effort;

const smaller = (a: Candidate | null, b: Candidate) => (a && a.bytes.length < b.bytes.length ? a : b);

/** A still picture is encoded from what is decoded already; only the file knows an animation's frames and delays. */
const opener =
  ({ source, pixels }: Request, raster: Raster) =>
  (): Sharp =>
    source.frames > 1 ? pixels.clone() : openRaster(raster);

/** A lossless source may well be smaller without loss: drawings are. Both are made, and the smaller is taken. */
async function compressWebp(request: Request): Promise<Candidate | null> {
  const raster = await rasterize(request.pixels);
  const open = opener(request, raster);
  const effort = effortFor(raster);
  const lossless = isLossless(request.bytes);
  const lossy: LossyEncoder = (pixels, quality) =>
    pixels.webp({ quality, effort, alphaQuality: 100, smartSubsample: lossless });
  const found = await encodeLossy(raster, open, lossy, settings.searches.webp);
  if (!lossless) return found;
  return smaller(found, { bytes: await open().webp({ lossless: true, effort }).toBuffer() });
}

async function turn(request: Request): Promise<Candidate> {
  const found = await compressWebp(request);
  if (found) return found;
  const quality = settings.searches.webp.high;
  return { bytes: await request.pixels.clone().webp({ quality, alphaQuality: 100 }).toBuffer(), quality };
}

export const webp: Compressor = {
  strip: ({ bytes }) => stripWebp(bytes),
  encode: compressWebp,
  fallback: turn,
  worth: 0.2,
};
