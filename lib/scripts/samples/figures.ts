import { rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { compressImage, convertImage } from "../../engine/image/pipeline";
import type { ImageOptions } from "../../engine/types";
import type { OutputFormat } from "../../formats";
import { simplePng } from "../../limits";
import { drawGraphic } from "./draw";

/** Widths in pixels of the figures that show the whole scene. */
const LARGE = 1040;
const SMALL = 560;
/** Small enough to be shown pixel for pixel, two in a row. */
const TINY = 300;
/** The first kite, pixel for pixel. */
const kite = { left: 130, top: 110, width: TINY, height: 225 } as const;

const limits = { megapixels: 10, frames: 1 };

type Engine = { compressImage: typeof compressImage; convertImage: typeof convertImage };
/** An original, and what the engine makes of it with the settings of a page. */
type Result = { name: string; from: string } & (
  | { compress: true }
  | { to: OutputFormat; options: ImageOptions }
);

const results: readonly Result[] = [
  { name: "compress-image-after.jpg", from: "compress-image-before.jpg", compress: true },
  { name: "png-to-jpg-white.jpg", from: "transparent.png", to: "jpg", options: { quality: 85 } },
  { name: "png-to-jpg-85.jpg", from: "kite.png", to: "jpg", options: { quality: 85 } },
  { name: "png-to-jpg-30.jpg", from: "kite.png", to: "jpg", options: { quality: 30 } },
  { name: "jpg-to-gif-after.gif", from: "jpg-to-gif-before.jpg", to: "gif", options: {} },
  {
    name: "png-to-webp-after.webp",
    from: "transparent.png",
    to: "webp",
    options: { quality: simplePng.quality, optimize: true },
  },
  { name: "avif-to-jpg-before.avif", from: "small.png", to: "avif", options: {} },
  { name: "avif-to-jpg-after.jpg", from: "avif-to-jpg-before.avif", to: "jpg", options: {} },
];

/**
 * Draws the figures of the articles into a folder. Their sizes in bytes are stated in the articles; a test compares them.
 *
 * @param photo the drawn scene as a lossless picture
 * @param loadEngine called when all is drawn: the engine blocks libvips' SVG loader for its whole process
 * @returns the paths of the files
 */
export async function drawFigures(
  photo: Buffer,
  folder: string,
  loadEngine: () => Promise<Engine>,
): Promise<string[]> {
  const path = (name: string) => join(folder, name);
  const png = { compressionLevel: 9, adaptiveFiltering: true } as const;
  await drawGraphic(SMALL).png(png).toFile(path("transparent.png"));
  await sharp(photo).resize(LARGE).jpeg({ quality: 92 }).toFile(path("compress-image-before.jpg"));
  await sharp(photo).resize(TINY).jpeg({ quality: 90 }).toFile(path("jpg-to-gif-before.jpg"));
  const hidden = ["kite.png", "small.png"];
  await sharp(photo).extract(kite).toFile(path("kite.png"));
  await sharp(photo).resize(SMALL).toFile(path("small.png"));
  const { compressImage, convertImage } = await loadEngine();
  for (const result of results) {
    const files = { input: path(result.from), output: path(result.name), limits };
    if ("compress" in result) await compressImage({ kind: "compress", ...files });
    else await convertImage({ kind: "image", ...files, to: result.to, options: result.options });
  }
  for (const name of hidden) rmSync(path(name));
  const originals = results.map(({ from }) => from).filter((name) => !hidden.includes(name));
  return [...new Set([...originals, ...results.map(({ name }) => name)])].sort().map(path);
}
