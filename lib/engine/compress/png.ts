import { chunksOf, PNG_SIGNATURE, withChunks } from "../containers/png";
import type { Raster } from "./planes";
import { writeGray, writeIndexed } from "./png-write";
import { decodeLike, openRaster, rasterize, sample } from "./raster";
import { dropChannels, toIndexed } from "./reduce";
import * as settings from "./settings";
import type { Candidate, Compressor, Request } from "./types";
import { toReference, visibleBands, visibleError } from "./visible-error";

const MEGA = 1_000_000;

const picture = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS"];
const animation = ["acTL", "fcTL", "fdAT"];
const color = ["gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "cLLI", "sBIT"];
const visible = new Set([...picture, ...animation, ...color]);

/** Keeps the chunks that change how a PNG looks: no text, time, EXIF, print size, background or histogram. */
const strip = (bytes: Buffer): Buffer =>
  Buffer.concat([
    PNG_SIGNATURE,
    ...chunksOf(bytes)
      .filter(({ name }) => visible.has(name))
      .map(({ whole }) => whole),
  ]);

/** Whether libpng shows a picture differently than browsers do: animated, or in a color space that only cICP names. */
const isBeyondLibpng = (bytes: Buffer): boolean =>
  chunksOf(bytes).some(({ name }) => name === "acTL" || name === "cICP");

/** Gamma and primaries, which browsers apply and libvips ignores: the new file has to keep them. */
function colorChunks(bytes: Buffer): Buffer[] {
  const chunks = chunksOf(bytes);
  const overruled = chunks.some(({ name }) => name === "iCCP" || name === "sRGB");
  if (overruled) return [];
  return chunks.filter(({ name }) => name === "gAMA" || name === "cHRM").map(({ whole }) => whole);
}

const smallest = (files: readonly (Buffer | null)[]): Buffer =>
  files.filter((file) => file !== null).reduce((best, file) => (file.length < best.length ? file : best));

const megapixels = ({ width, height }: Raster) => (width * height) / MEGA;

const quantize = (raster: Raster, effort: number) =>
  openRaster(raster)
    .png({ ...settings.png.palette, effort })
    .toBuffer();

/** A palette of 256 colors, if nobody sees the difference: neither grain nor bands. */
async function tryPalette(raster: Raster, effort: number): Promise<Buffer | null> {
  const bytes = await quantize(raster, effort);
  const after = await decodeLike(raster, bytes);
  const reference = toReference(raster);
  const same =
    visibleError(reference, after) <= settings.targets.palette &&
    visibleBands(reference, after) <= settings.targets.bands;
  return same ? bytes : null;
}

/** Whether a small sample, quickly quantized, errs by so much that the whole picture will. */
async function isHopeless(raster: Raster): Promise<boolean> {
  const { tile, effort, surplus } = settings.png.quick;
  const tiles = sample(raster, tile);
  if (tiles === raster) return false;
  const after = await decodeLike(tiles, await quantize(tiles, effort));
  return visibleError(toReference(tiles), after) > settings.targets.palette * surplus;
}

/** Most pictures of many colors need all of them; on a large one a sample says so for a tenth of the time. */
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
  if (indexed) return [await writeIndexed(indexed), await writeGray(indexed), ...(await lossless(raster))];
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
  return { bytes: withChunks(smallest(await variants(raster)), colorChunks(bytes)) };
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
  strip: ({ bytes }) => strip(bytes),
  encode: compressPng,
  fallback: rewrite,
  worth: 0,
};
