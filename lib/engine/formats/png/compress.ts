import type { Candidate, Compressor, Request } from "../../compress";
import { targets } from "../../compress/settings";
import { toReference, visibleBands, visibleError } from "../../compress/visible-error";
import { chunksOf, PNG_SIGNATURE, withChunks } from "../../containers/png";
import type { Raster } from "../../raster/raster";
import { decodeLike, openRaster, rasterize, sample } from "../../raster/raster";
import { MEGA } from "../../source";
import { dropChannels, toIndexed, writeGray, writeIndexed } from "./indexed";

const settings = {
  /** 1 megapixel of a photo, busy machine: level 7 with adaptive filters 220 ms, level 9 800 ms for 2.5% less. */
  lossless: { compressionLevel: 7, palette: false },
  /** 1 megapixel of a photo: effort 4 takes 300 ms, 5 380, 7 720 for 8% less; half dithering is 2 to 25% smaller. */
  palette: { palette: true, dither: 0.5, compressionLevel: 9 },
  effort: { small: 7, usual: 5 },
  smallMegapixels: 0.5,
  /**
   * A palette is refused by a small sample first: 60 ms, where one for the whole of a busy megapixel takes 870. With 80
   * pictures of 0.3 to 2.5 megapixels its error was up to 1.13 times that of the whole at full effort.
   */
  quick: { tile: 96, effort: 1, surplus: 1.15 },
  /** From here a file is large: a sample says first whether a palette is worth trying. */
  largeMegapixels: 1.5,
  /** A palette's bytes a pixel from which the same picture without loss, of three channels, was not smaller on any picture tried. */
  busy: 0.25,
  /** From here the time of a job is near (0.25 s a megapixel lossless, 0.4 s a palette): one fast way, no palette. */
  hugeMegapixels: 30,
  fast: { compressionLevel: 4, palette: false },
} as const;

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
    .png({ ...settings.palette, effort })
    .toBuffer();

/** A palette of 256 colors, if nobody sees the difference: neither grain nor bands. */
async function tryPalette(raster: Raster, effort: number): Promise<Buffer | null> {
  const bytes = await quantize(raster, effort);
  const after = await decodeLike(raster, bytes);
  const reference = toReference(raster);
  const same =
    visibleError(reference, after) <= targets.palette && visibleBands(reference, after) <= targets.bands;
  return same ? bytes : null;
}

/** Whether a small sample, quickly quantized, errs by so much that the whole picture will. */
async function isHopeless(raster: Raster): Promise<boolean> {
  const { tile, effort, surplus } = settings.quick;
  const tiles = sample(raster, tile);
  if (tiles === raster) return false;
  const after = await decodeLike(tiles, await quantize(tiles, effort));
  return visibleError(toReference(tiles), after) > targets.palette * surplus;
}

/** Most pictures of many colors need all of them; on a large one a sample says so for a tenth of the time. */
async function withPalette(raster: Raster): Promise<Buffer | null> {
  const { effort, smallMegapixels, largeMegapixels } = settings;
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
        .png({ ...settings.lossless, adaptiveFiltering })
        .toBuffer(),
    ),
  );

async function variants(raster: Raster): Promise<(Buffer | null)[]> {
  const indexed = toIndexed(raster);
  if (indexed) return [await writeIndexed(indexed), await writeGray(indexed), ...(await lossless(raster))];
  if (megapixels(raster) > settings.hugeMegapixels)
    return [
      await openRaster(raster)
        .png({ ...settings.fast, adaptiveFiltering: true })
        .toBuffer(),
    ];
  const palette = await withPalette(raster);
  const isBusy = palette && palette.length > settings.busy * raster.width * raster.height;
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

export const compressor: Compressor = {
  strip: ({ bytes }) => strip(bytes),
  encode: compressPng,
  fallback: rewrite,
  worth: 0,
};
