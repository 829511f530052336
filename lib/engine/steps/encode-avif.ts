import type { Sharp } from "sharp";
import type { Raster } from "../compress/planes";
import { openRaster, rasterize } from "../compress/raster";
import { isDrawn } from "../drawn";
import * as settings from "../settings";
import type { Source } from "../source";
import type { ImageOptions } from "../types";
import type { Written } from "./encode";

/** Whether alpha, if there is any, says nothing: it would be a second picture to encode. */
function isOpaque({ data, channels }: Raster): boolean {
  if (channels % 2 === 1) return true;
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return false;
  return true;
}

/** Writes an AVIF; text and flat colors get more effort and what there is of color resolution. */
export async function writeAvif(
  pixels: Sharp,
  { width: across, height: down, halvedColor }: Source,
  { quality, preset }: ImageOptions,
  output: string,
): Promise<Written> {
  const { photo, small, drawn, smallUpTo, lookUpTo } = settings.avif;
  const size = across * down;
  const write = async (opened: Sharp, kind: typeof photo | typeof small | typeof drawn) => {
    const full = (kind.fullColor && !halvedColor) || preset === "print";
    const {
      width,
      height,
      size: bytes,
    } = await opened
      .avif({
        effort: kind.effort,
        tune: kind.tune,
        quality: quality ?? kind.quality,
        chromaSubsampling: full ? "4:4:4" : "4:2:0",
      })
      .toFile(output);
    return { width, height, size: bytes };
  };
  if (size > lookUpTo) return write(pixels, photo);
  const raster = await rasterize(pixels);
  const opened = isOpaque(raster) ? openRaster(raster).removeAlpha() : openRaster(raster);
  if (isDrawn(raster)) return write(opened, drawn);
  return write(opened, size > smallUpTo ? photo : small);
}
