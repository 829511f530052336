import type { Sharp } from "sharp";
import { isGraphic as isDrawn } from "../raster/is-graphic";
import * as settings from "../settings";
import type { PageFormat } from "../types";
import { openRaw } from "../vips";
import type { PageRaster } from "./page-raster";

/** Writes a page to a file. @returns its bytes */
export async function encodePage(raster: PageRaster, to: PageFormat, output: string): Promise<number> {
  const { size } = await encode(raster, to).toFile(output);
  return size;
}

function encode(raster: PageRaster, to: PageFormat): Sharp {
  const pixels = openRaw(raster).toColourspace(raster.channels === 1 ? "b-w" : "srgb");
  const { jpg, png, webp } = settings.page;
  if (to === "jpg") return pixels.jpeg(jpg);
  const kind = isDrawn(raster) ? "drawn" : "picture";
  return to === "png" ? pixels.png(png[kind]) : pixels.webp(webp[kind]);
}
