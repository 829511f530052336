import type { Sharp } from "sharp";
import { isGraphic } from "../../raster/is-graphic";
import { openRaster, type Raster, rasterize } from "../../raster/raster";
import type { OutputCodec } from "../codec";

type Kind = { quality: number; effort: number; tune: "iq" | "ssim"; fullChroma: boolean };

/**
 * Measured against `avifenc -s 8`. Effort 2 saves 1% more of a photo's bytes in five times the time; 4, sharp's default,
 * takes twenty times as long.
 */
const settings = {
  /** 0.34 of avifenc's time, 10% fewer bytes, SSIM .9768 (avifenc .9766). */
  photo: { quality: 48, effort: 0, tune: "iq", fullChroma: false } as Kind,
  /**
   * Small photos have more detail per pixel: at 48 their SSIM was .002 to .14 lower. At 54 it is equal on three of seven,
   * with 8 to 13% fewer bytes; detailed and noisy ones stay lower with fewer bytes, a soft one takes 30% more.
   */
  small: { quality: 54, effort: 0, tune: "iq", fullChroma: false } as Kind,
  smallUpTo: 4_000_000,
  /**
   * Screenshots: effort 0 takes 60% more bytes for an SSIM of .988. This takes 0.7 to 0.95 of avifenc's time, 2 to 27%
   * fewer bytes, with an SSIM as high or higher (.9992 and .9990, .9978 and .9966); 'iq' takes 20% longer for no gain.
   */
  graphic: { quality: 60, effort: 1, tune: "ssim", fullChroma: true } as Kind,
  /** Larger pictures are encoded while they are decoded, without looking whether they are graphics. */
  lookUpTo: 25_000_000,
} as const;

/** Whether there is no transparency: an alpha channel would be a second picture to encode. */
function isOpaque({ data, channels }: Raster): boolean {
  if (channels % 2 === 1) return true;
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return false;
  return true;
}

/** Writes an AVIF; graphics and text get more effort and, where the source has it, full color resolution. */
export const encode: OutputCodec["encode"] = async (
  pixels,
  { width, height, isSubsampled },
  { quality, preset },
  output,
) => {
  const { photo, small, graphic, smallUpTo, lookUpTo } = settings;
  const size = width * height;
  const write = (opened: Sharp, kind: Kind) => {
    const full = (kind.fullChroma && !isSubsampled) || preset === "print";
    return opened
      .avif({
        effort: kind.effort,
        tune: kind.tune,
        quality: quality ?? kind.quality,
        chromaSubsampling: full ? "4:4:4" : "4:2:0",
      })
      .toFile(output);
  };
  if (size > lookUpTo) return write(pixels, photo);
  const raster = await rasterize(pixels);
  const opened = isOpaque(raster) ? openRaster(raster).removeAlpha() : openRaster(raster);
  if (isGraphic(raster)) return write(opened, graphic);
  return write(opened, size > smallUpTo ? photo : small);
};
