import type { Size } from "../../../../resize/plan";
import type { Candidate, Compressor, Request } from "../../compress";
import { colorsOf, type Ladder, settingOf, type View } from "../../compress/ladder";
import { targets } from "../../compress/settings";
import { toReference, visibleBands, visibleError } from "../../compress/visible-error";
import { chunksOf, joinChunks, withChunks } from "../../containers/png";
import { isGraphic } from "../../raster/is-graphic";
import { decodeLike, openRaster, type Raster, rasterize, sample } from "../../raster/raster";
import { MEGA } from "../../source";
import { fitsDecently } from "../jpeg/compress";
import { colorSpaceOf } from "./color";
import { dropChannels, type Indexed, toIndexed, writeGray, writeIndexed } from "./indexed";
import { reduceColors } from "./reduce";

const settings = {
  /** 1 megapixel of a photo, busy machine: level 7 with adaptive filters 220 ms, level 9 800 ms for 2.5% less. */
  lossless: { compressionLevel: 7, palette: false },
  /** 1 megapixel of a photo: effort 4 takes 300 ms, 5 380, 7 720 for 8% less; half dithering is 2 to 25% smaller. */
  palette: { palette: true, dither: 0.5, compressionLevel: 9 },
  effort: { small: 7, usual: 5 },
  smallMegapixels: 0.5,
  /**
   * A small sample refuses most palettes in 60 ms, where a whole busy megapixel takes 870. In 80 pictures of 0.3 to 2.5
   * megapixels the sample's error was up to 1.13 times that of the whole at full effort.
   */
  quick: { tile: 96, effort: 1, surplus: 1.15 },
  /** Above this, a sample decides first whether a palette is worth trying. */
  largeMegapixels: 1.5,
  /** Bytes per pixel of a palette PNG above which the lossless one was never smaller (on all pictures tried). */
  busy: 0.25,
  /** Above this, time gets short (0.25 s per megapixel lossless, 0.4 s with a palette): one fast encode, no palette. */
  hugeMegapixels: 30,
  fast: { compressionLevel: 4, palette: false },
  /** For a target size, where a large picture may need two encodings. 12 megapixels in 256 colors: 0.5 s at 6, 1.7 to 2.7 at 9. */
  level: { large: 6, usual: 9, largeMegapixels: { photo: 1.5, graphic: 4 } },
  /** The same where transparency needs libimagequant: 4.8 s at effort 5, 2.9 at 1, and 1.5 without dithering. */
  haste: {
    large: { effort: 1, compressionLevel: 6 },
    hugeMegapixels: 5,
    huge: { dither: 0 },
  },
} as const;

const picture = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS"];
const animation = ["acTL", "fcTL", "fdAT"];
const color = ["gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "cLLI", "sBIT"];
const visible = new Set([...picture, ...animation, ...color]);

/** Keeps the chunks that change how a PNG looks: no text, time, EXIF, print size, background or histogram. */
const strip = (bytes: Buffer): Buffer => joinChunks(chunksOf(bytes).filter(({ name }) => visible.has(name)));

/** Whether sRGB or libpng would lose a part of it: animated, or in a color space, perhaps HDR, that cICP names. */
const isBeyondLibpng = (bytes: Buffer): boolean =>
  chunksOf(bytes).some(({ name }) => name === "acTL" || name === "cICP");

/** Gamma and primaries that were not converted, because they mean sRGB: browsers may apply them all the same. */
function colorChunks(bytes: Buffer): Buffer[] {
  const chunks = chunksOf(bytes);
  const isOverruled = chunks.some(({ name }) => name === "iCCP" || name === "sRGB");
  if (isOverruled || colorSpaceOf(chunks)) return [];
  return chunks.filter(({ name }) => name === "gAMA" || name === "cHRM").map(({ whole }) => whole);
}

const smallest = (files: readonly (Buffer | null)[]): Buffer =>
  files.filter((file) => file !== null).reduce((best, file) => (file.length < best.length ? file : best));

const megapixels = ({ width, height }: Size) => (width * height) / MEGA;

const quantize = (raster: Raster, effort: number) =>
  openRaster(raster)
    .png({ ...settings.palette, effort })
    .toBuffer();

/** Encodes with a palette of 256 colors; `null` if grain or bands would be visible. */
async function tryPalette(raster: Raster, effort: number): Promise<Buffer | null> {
  const bytes = await quantize(raster, effort);
  const after = await decodeLike(raster, bytes);
  const reference = toReference(raster);
  const same =
    visibleError(reference, after) <= targets.palette && visibleBands(reference, after) <= targets.bands;
  return same ? bytes : null;
}

/** Whether a small sample, quickly quantized, has so much error that the whole picture will too. */
async function isHopeless(raster: Raster): Promise<boolean> {
  const { tile, effort, surplus } = settings.quick;
  const tiles = sample(raster, tile);
  if (tiles === raster) return false;
  const after = await decodeLike(tiles, await quantize(tiles, effort));
  return visibleError(toReference(tiles), after) > targets.palette * surplus;
}

/** Tries a palette, on large pictures with a sample first: most need all their colors, and it takes a tenth of the time. */
async function withPalette(raster: Raster): Promise<Buffer | null> {
  const { effort, smallMegapixels, largeMegapixels } = settings;
  const size = megapixels(raster);
  if (await isHopeless(raster)) return null;
  if (size <= largeMegapixels)
    return tryPalette(raster, size < smallMegapixels ? effort.small : effort.usual);
  return (await tryPalette(sample(raster), effort.usual)) && tryPalette(raster, effort.usual);
}

/** Encodes with and without adaptive filters: they help photos and hurt drawings, and only trying tells which. */
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
 * Numbers of colors for a target size: by eye, fewer than 64 look worse than fewer pixels. With fewer pixels, photos look
 * best in 200 or more (visible error of 12 megapixels in 500 KB: 3.4, and 4.1 in 160), graphics in 64 and more pixels (a
 * drawing in 50 KB: 8.0, and 9.7 in 160).
 */
const fine = { low: settingOf(64), high: settingOf(256), guess: settingOf(160) };
const shrunk = { photo: settingOf(208), graphic: settingOf(64) };
const rough = { low: settingOf(2), high: settingOf(64) - 1, guess: settingOf(24), rough: true };
/** The numbers that libimagequant offers for pictures with transparency. */
const withAlpha = [256, 16, 4].map(settingOf);

/** One encoding, without a choice. */
const only = (setting: number) => ({ low: setting, high: setting, guess: setting });

/** First all colors, then fewer and fewer. Whether a palette looks the same does not matter: only the bytes do. */
function ladder(_: Request, raster: Raster): Ladder {
  const rung = (encode: (raster: Raster, setting: number, size: number) => Promise<Buffer>) => ({
    encode: (view: View, setting: number) =>
      encode(dropChannels(view.raster as Raster), setting, megapixels(view.of ?? view)),
  });
  const { palette, lossless, fast, effort, haste, largeMegapixels } = settings;
  const exact = rung(async (part) => {
    const indexed = toIndexed(part) as Indexed;
    return smallest([await writeIndexed(indexed), await writeGray(indexed)]);
  });
  const all = [false, true].map((adaptiveFiltering) =>
    rung((part, _, size) =>
      openRaster(part)
        .png({ ...(size > largeMegapixels ? fast : lossless), adaptiveFiltering })
        .toBuffer(),
    ),
  );
  const same = (toIndexed(raster) ? [exact, ...all] : all).map((way) => ({ ...only(0), ...way }));
  if (dropChannels(raster).channels % 2 === 1) {
    const kind = isGraphic(raster) ? "graphic" : "photo";
    const reduce = rung((part, setting, size) => {
      const isLarge = size > settings.level.largeMegapixels[kind] && setting > rough.low;
      return reduceColors(part, colorsOf(setting), isLarge ? settings.level.large : settings.level.usual);
    });
    return [...same, { ...fine, shrunk: shrunk[kind], ...reduce }, { ...rough, ...reduce }];
  }
  const reduce = rung((part, setting, size) =>
    openRaster(part)
      .png({
        ...palette,
        effort: effort.usual,
        ...(size > largeMegapixels && haste.large),
        ...(size > haste.hugeMegapixels && haste.huge),
        colours: colorsOf(setting),
      })
      .toBuffer(),
  );
  return [...same, ...withAlpha.map((setting, place) => ({ ...only(setting), rough: place > 0, ...reduce }))];
}

/** Only where nothing is transparent and nothing moves. */
async function fitsAsJpg({ bytes }: Request, raster: Raster, limit: number): Promise<boolean> {
  const kept = dropChannels(raster);
  return kept.channels % 2 === 1 && !isBeyondLibpng(bytes) && fitsDecently(kept, limit);
}

/**
 * Reduces 16-bit samples to 8: a screen shows no more. An animation is kept as it is, because libvips only returns its
 * first frame; so is what cICP names. Both are decoded to find damage.
 */
async function compressPng(request: Request): Promise<Candidate | null> {
  if (!isBeyondLibpng(request.bytes)) return rewrite(request);
  await rasterize(request.pixels);
  return null;
}

export const compressor: Compressor = {
  ladder,
  fitsAsJpg,
  strip: ({ bytes }) => strip(bytes),
  encode: compressPng,
  fallback: rewrite,
  minGain: 0,
};
