import type { Candidate, Compressor, Request } from "../../compress";
import type { Ladder, View } from "../../compress/fit";
import { encodeLossy, type LossyEncoder } from "../../compress/search";
import type { Search } from "../../compress/settings";
import { itemTypes } from "../../containers/bmff";
import { openRaster, type Raster, rasterize } from "../../raster/raster";
import { MEGA } from "../../source";

/** All trials of a megapixel took 7 s at effort 4, 1.2 s at effort 2; 0 gives the same bytes as 2 on large photos. */
const settings = { effort: 2, largeEffort: 0, largeMegapixels: 1 } as const;
const range: Search = { low: 40, high: 90, guess: 63 };

const effortFor = ({ width, height }: Raster) =>
  width * height > settings.largeMegapixels * MEGA ? settings.largeEffort : settings.effort;

const encoderFor =
  (raster: Raster, chromaSubsampling: "4:2:0" | "4:4:4" = "4:2:0"): LossyEncoder =>
  (pixels, quality) =>
    pixels.avif({ quality, effort: effortFor(raster), chromaSubsampling });

/**
 * Keeps the file as it is, unless it carries EXIF or XMP: its items are addressed by their place in the file, so
 * nothing can be cut out.
 */
const strip = ({ bytes }: Request): Uint8Array | null =>
  itemTypes(bytes).some((type) => type === "Exif" || type === "mime") ? null : bytes;

/** Skips files of more than 8 bits or one frame, which sharp cannot write: smaller must not mean poorer. */
async function compressAvif({ source, pixels }: Request): Promise<Candidate | null> {
  const raster = await rasterize(pixels);
  if (source.bits > 8 || source.frames > 1) return null;
  const open = () => openRaster(raster);
  return (
    (await encodeLossy(raster, open, encoderFor(raster), range)) ??
    encodeLossy(raster, open, encoderFor(raster, "4:4:4"), range)
  );
}

/** Qualities for a target size; see the JPEG's. */
const fitting = {
  fine: { low: 30, high: 92, guess: 55, shrunk: 52 },
  rough: { low: 1, high: 29, guess: 15, rough: true },
} as const;

/** A target size asks for a file that every form takes: HDR becomes SDR, and of an animation the first frame stays. */
function ladder(): Ladder {
  const encode = ({ raster }: View, quality: number) =>
    encoderFor(raster as Raster)(openRaster(raster as Raster), quality).toBuffer();
  return [
    { ...fitting.fine, encode },
    { ...fitting.rough, encode },
  ];
}

async function withoutMetadata({ bytes, pixels }: Request): Promise<Candidate> {
  const raster = await rasterize(pixels);
  const { low, high } = range;
  for (let quality = high; ; quality -= 10) {
    const encoded = await encoderFor(raster)(openRaster(raster), quality).toBuffer();
    if (encoded.length <= bytes.length || quality - 10 < low) return { bytes: encoded, quality };
  }
}

export const compressor: Compressor = {
  ladder,
  strip,
  // The index turns the picture, and it stays.
  stripsUpright: true,
  encode: compressAvif,
  fallback: withoutMetadata,
  minGain: 0.2,
};
