import { readFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { dropChannels, toIndexed, writeGray as writeGrey, writeIndexed } from "../formats/png/indexed";
import { isLossless as isLosslessWebp } from "../formats/webp/compress";
import { decodeForPdf } from "../pipeline";
import type { Raster } from "../raster/raster";
import { openRaster, rasterize } from "../raster/raster";
import * as settings from "../settings";
import type { Source } from "../source";
import type { Input } from "../types";
import { openWithVips } from "../vips";
import { DEFAULT_DENSITY, sensible } from "./write-density";
import { ownPng, pngManner } from "./write-png";
import type { PagePicture, PdfImage } from "./write-types";

/** Whether a picture has been through a lossy encoder: then one more of high quality does no harm that shows. */
async function isLossy({ from }: Source, path: string): Promise<boolean> {
  if (from === "webp") return !isLosslessWebp(await readFile(path));
  return from === "jpg" || from === "avif" || from === "heic";
}

async function asJpeg(pixels: Sharp): Promise<PdfImage> {
  const { data, info } = await pixels.jpeg(settings.pdfPhoto).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const space = { channels: channels === 1 ? 1 : 3 } as const;
  return { width, height, bits: 8, space, filter: "DCTDecode", data: [data] };
}

/** Without loss, with as few bits as its colours need. */
async function asPng(raster: Raster): Promise<PdfImage> {
  const indexed = toIndexed(raster);
  if (indexed) return ownPng((await writeGrey(indexed)) ?? (await writeIndexed(indexed)));
  const { compressionLevel, adaptiveFiltering } = settings.png;
  return ownPng(await openRaster(raster).png({ compressionLevel, adaptiveFiltering }).toBuffer());
}

/** Colour and opacity of pixels that have both. */
function split({ data, width, height, channels }: Raster): { colour: Raster; opacity: Raster } {
  const colours = channels - 1;
  const colour = new Uint8Array(width * height * colours);
  const opacity = new Uint8Array(width * height);
  for (let pixel = 0, from = 0, to = 0; pixel < opacity.length; pixel += 1, from += channels) {
    for (let channel = 0; channel < colours; channel += 1, to += 1)
      colour[to] = data[from + channel] as number;
    opacity[pixel] = data[from + colours] as number;
  }
  return {
    colour: { data: colour, width, height, channels: colours },
    opacity: { data: opacity, width, height, channels: 1 },
  };
}

/** The mask has all its 8 bits, whatever it needs: readers differ over others. */
const maskOf = async (opacity: Raster): Promise<PdfImage> =>
  ownPng(await openRaster(opacity).png({ compressionLevel: settings.png.compressionLevel }).toBuffer());

async function imagesOf(pixels: Sharp, lossy: boolean, hasAlpha: boolean) {
  if (lossy && !hasAlpha) return { image: await asJpeg(pixels) };
  const raster = dropChannels(await rasterize(pixels));
  const store = (opaque: Raster) => (lossy ? asJpeg(openRaster(opaque)) : asPng(opaque));
  if (raster.channels % 2 === 1) return { image: await store(raster) };
  const { colour, opacity } = split(raster);
  const [image, mask] = await Promise.all([store(colour), maskOf(opacity)]);
  return { image, mask };
}

/** TIFF's and PNG's; what the others say of it is a camera's default. */
async function densityOf({ from }: Source, path: string): Promise<number> {
  if (from === "png") return pngManner(await readFile(path)).density;
  if (from !== "tiff") return DEFAULT_DENSITY;
  const { density = 0 } = await openWithVips(path, { limitInputPixels: false }).metadata();
  return sensible(density, density) ?? DEFAULT_DENSITY;
}

/**
 * A picture that a PDF cannot hold as it is, decoded, upright and in sRGB; of several frames or pages the first. What
 * was lossy becomes a JPEG of quality 92 in full colour resolution, all else stays without loss; alpha becomes a mask.
 *
 * @throws ConversionError, or what a decoder throws at a damaged file
 */
export async function decodePicture(job: Input, source: Source): Promise<PagePicture> {
  const lossy = await isLossy(source, job.input);
  const images = await decodeForPdf(job, source, (pixels) => imagesOf(pixels, lossy, source.hasAlpha));
  return { from: source.from, ...images, orientation: 1, density: await densityOf(source, job.input) };
}
