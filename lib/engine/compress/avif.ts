import { encodeLossy, type LossyEncoder } from "./lossy";
import type { Raster } from "./planes";
import { openRaster, rasterize } from "./raster";
import * as settings from "./settings";
import type { Candidate, Compressor, Request } from "./types";

const MEGA = 1_000_000;

const effortFor = ({ width, height }: Raster) =>
  width * height > settings.avif.largeMegapixels * MEGA ? settings.avif.largeEffort : settings.avif.effort;

const encoderFor =
  (raster: Raster, chromaSubsampling: "4:2:0" | "4:4:4" = "4:2:0"): LossyEncoder =>
  (pixels, quality) =>
    pixels.avif({ quality, effort: effortFor(raster), chromaSubsampling });

/**
 * The file as it is, unless it carries EXIF or XMP: its items are addressed by their place in the file, so nothing can
 * be cut out. Item entries name their type (ISO/IEC 14496-12, 8.11.6): `Exif`, and `mime` for XMP.
 */
function strip({ bytes }: Request): Uint8Array | null {
  const clean =
    !bytes.includes("infe") || !/infe[\s\S]{8}(Exif|mime)/.test(bytes.toString("latin1", 0, 65_536));
  return clean ? bytes : null;
}

/** More than 8 bits or one frame are more than sharp's encoder writes: such a file is not made poorer to be smaller. */
async function compressAvif({ source, pixels }: Request): Promise<Candidate | null> {
  const raster = await rasterize(pixels);
  if (source.bits > 8 || source.frames > 1) return null;
  const open = () => openRaster(raster);
  const range = settings.searches.avif;
  return (
    (await encodeLossy(raster, open, encoderFor(raster), range)) ??
    encodeLossy(raster, open, encoderFor(raster, "4:4:4"), range)
  );
}

async function withoutMetadata({ bytes, pixels }: Request): Promise<Candidate> {
  const raster = await rasterize(pixels);
  const { low, high } = settings.searches.avif;
  for (let quality: number = high; ; quality -= 10) {
    const encoded = await encoderFor(raster)(openRaster(raster), quality).toBuffer();
    if (encoded.length <= bytes.length || quality - 10 < low) return { bytes: encoded, quality };
  }
}

export const avif: Compressor = { strip, encode: compressAvif, fallback: withoutMetadata, worth: 0.2 };
