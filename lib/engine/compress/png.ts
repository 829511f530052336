import type { Raster } from "./planes";
import { colourChunks, isBeyondLibpng, stripPng, withChunks } from "./png-chunks";
import { writeGrey, writeIndexed } from "./png-write";
import { decodeLike, openRaster, rasterize, sample } from "./raster";
import { dropChannels, toIndexed } from "./reduce";
import * as settings from "./settings";
import type { Candidate, Compressor, Request } from "./types";
import { toReference, visibleBands, visibleError } from "./visible-error";

const MEGA = 1_000_000;

const smallest = (files: readonly (Buffer | null)[]): Buffer =>
  files.filter((file) => file !== null).reduce((best, file) => (file.length < best.length ? file : best));

const megapixels = ({ width, height }: Raster) => (width * height) / MEGA;

const quantise = (raster: Raster, effort: number) =>
  openRaster(raster)
    .png({ ...settings.png.palette, effort })
    .toBuffer();

/** A palette of 256 colours, if nobody sees the difference: neither grain nor bands. */
async function tryPalette(raster: Raster, effort: number): Promise<Buffer | null> {
  const bytes = await quantise(raster, effort);
  const after = await decodeLike(raster, bytes);
  const reference = toReference(raster);
  const same =
    visibleError(reference, after) <= settings.targets.palette &&
    visibleBands(reference, after) <= settings.targets.bands;
  return same ? bytes : null;
}

/** Whether a small sample, quickly quantised, errs by so much that the whole picture will. */
async function isHopeless(raster: Raster): Promise<boolean> {
  const { tile, effort, surplus } = settings.png.quick;
  const tiles = sample(raster, tile);
  if (tiles === raster) return false;
  const after = await decodeLike(tiles, await quantise(tiles, effort));
  return visibleError(toReference(tiles), after) > settings.targets.palette * surplus;
}

/** Most pictures of many colours need all of them; on a large one a sample says so for a tenth of the time. */
async function withPalette(raster: Raster): Promise<Buffer | null> {
  const { effort, smallMegapixels, largeMegapixels } = settings.png;
  const size = megapixels(raster);
  if (await isHopeless(raster)) return null;
  if (size <= largeMegapixels)
    return tryPalette(raster, size < smallMegapixels ? effort.small : effort.usual);
  return (await tryPalette(sample(raster), effort.usual)) && tryPalette(raster, effort.usual);
}

/** Filters that follow each row help photos, none at all helps drawings: nothing tells which but trying both. */
const lossless = (raster: Raster): Promise<Buffer[]> =>
  Promise.all(
    [true, false].map((adaptiveFiltering) =>
      openRaster(raster)
        .png({ ...settings.png.lossless, adaptiveFiltering })
        .toBuffer(),
    ),
  );

async function variants(raster: Raster): Promise<(Buffer | null)[]> {
  const indexed = toIndexed(raster);
  if (indexed) return [await writeIndexed(indexed), await writeGrey(indexed), ...(await lossless(raster))];
  if (megapixels(raster) > settings.png.hugeMegapixels)
    return [
      await openRaster(raster)
        .png({ ...settings.png.fast, adaptiveFiltering: true })
        .toBuffer(),
    ];
  const palette = await withPalette(raster);
  const isBusy = palette && palette.length > settings.png.busy * raster.width * raster.height;
  return isBusy ? [palette] : [palette, ...(await lossless(raster))];
}

async function rewrite({ bytes, pixels }: Request): Promise<Candidate> {
  const raster = dropChannels(await rasterize(pixels));
  return { bytes: withChunks(smallest(await variants(raster)), colourChunks(bytes)) };
}

/**
 * Samples of 16 bits become 8: a screen shows no more, and the file is for looking at. An animation is kept as it is,
 * for libvips would hand out its first frame; that one is decoded, so that a damaged file is found.
 */
async function compressPng(request: Request): Promise<Candidate | null> {
  if (!isBeyondLibpng(request.bytes)) return rewrite(request);
  await rasterize(request.pixels);
  return null;
}

export const png: Compressor = {
  strip: ({ bytes }) => stripPng(bytes),
  encode: compressPng,
  fallback: rewrite,
  worth: 0,
};
