import type { Size } from "../../../../resize/plan";
import { isHdr } from "../../color/cicp";
import type { Candidate, Compressor, Request } from "../../compress";
import type { Ladder, View } from "../../compress/ladder";
import { encodeLossy, type LossyEncoder } from "../../compress/search";
import type { Search } from "../../compress/settings";
import { itemData, itemTypes } from "../../containers/bmff";
import { openRaster, type Raster, rasterize } from "../../raster/raster";
import { MEGA } from "../../source";

/** All trials of a megapixel took 7 s at effort 4, 1.2 s at effort 2; 0 gives the same bytes as 2 on large photos. */
const settings = { effort: 2, largeEffort: 0, largeMegapixels: 1 } as const;
const SPACE = 0x20;
const range: Search = { low: 40, high: 90, guess: 63 };

const effortFor = ({ width, height }: Size) =>
  width * height > settings.largeMegapixels * MEGA ? settings.largeEffort : settings.effort;

const encoderFor =
  (size: Size, chromaSubsampling: "4:2:0" | "4:4:4" = "4:2:0"): LossyEncoder =>
  (pixels, quality) =>
    pixels.avif({ quality, effort: effortFor(size), chromaSubsampling });

/** Whether a file is more than sharp can write: more than 8 bits, HDR, or animated. Smaller must not mean poorer. */
const isRicher = ({ source: { bits, coded, frames } }: Request): boolean =>
  frames > 1 || bits > 8 || (coded !== undefined && (coded.bits > 8 || isHdr(coded.cicp)));

/** EXIF without a tag: the offset of its TIFF header, that header, and an empty directory (ISO/IEC 23008-12, A.2.1). */
const EMPTY_EXIF = Buffer.from("\0\0\0\0II*\0\x08\0\0\0\0\0\0\0\0\0", "latin1");

/** Overwrites EXIF and XMP, which keep their place and length. */
function blank(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  for (const exif of itemData(copy, "Exif")) {
    exif.fill(0);
    exif.set(EMPTY_EXIF.subarray(0, exif.length));
  }
  for (const xmp of itemData(copy, "mime")) xmp.fill(SPACE);
  return copy;
}

/**
 * Keeps the file as it is, unless it carries EXIF or XMP: its items are addressed by their place in the file, so
 * nothing can be cut out. Where encoding it anew would lose something, they are overwritten.
 */
const strip = (request: Request): Uint8Array | null => {
  const { bytes } = request;
  if (!itemTypes(bytes).some((type) => type === "Exif" || type === "mime")) return bytes;
  return isRicher(request) ? blank(bytes) : null;
};

async function compressAvif(request: Request): Promise<Candidate | null> {
  const raster = await rasterize(request.pixels);
  if (isRicher(request)) return null;
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
  const encode = (view: View, quality: number) =>
    encoderFor(view.of ?? view)(openRaster(view.raster as Raster), quality).toBuffer();
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
