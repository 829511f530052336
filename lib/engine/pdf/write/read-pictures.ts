import { readFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { ConversionError, type FileFailure } from "../../../contract/errors";
import type { QuarterTurn } from "../../../contract/fields";
import { isPhoto } from "../../../formats";
import { sniffFormat } from "../../../sniff";
import { isTrap, toConversionError } from "../../failure";
import { settings as png } from "../../image/formats/png/encode";
import { dropChannels, toIndexed, writeGray, writeIndexed } from "../../image/formats/png/indexed";
import { pagesOf, type TiffPage } from "../../image/formats/tiff/pages";
import { isLossless as isLosslessWebp } from "../../image/formats/webp/compress";
import { readHeader } from "../../image/formats/with-vips";
import { turnedBy } from "../../image/metadata/orientation";
import { decodeForPdf, openPicture, readHead } from "../../image/pipeline";
import { openRaster, type Raster, rasterize } from "../../image/raster/raster";
import type { Source } from "../../image/source";
import type { Input } from "../../types";
import { embedJpeg } from "./jpeg";
import { DEFAULT_DENSITY, type PagePicture, type PdfImage, plausibleDensity, stretchOf } from "./picture";
import { displayInfo, embedPng, imageOfPng } from "./png";

/**
 * Settings for a photo that a PDF cannot hold as it is. It has been through a lossy encoder already: at 92 in full color
 * resolution the second pass does not show.
 */
const photoSettings = { quality: 92, chromaSubsampling: "4:4:4", optimizeCoding: false } as const;

/** A picture of a document: a file, or a page of a TIFF. */
type Picture = Input & Partial<TiffPage>;

/** Returns whether a picture has been through a lossy encoder: then another pass at high quality does not show. */
async function hasLost({ from, isLossy }: Source, picture: Picture): Promise<boolean> {
  if (from === "webp") return !isLosslessWebp(await readFile(picture.input));
  if (isLossy !== undefined) return isLossy;
  return picture.isLossy || isPhoto(from);
}

async function toJpegImage(pixels: Sharp): Promise<PdfImage> {
  const { data, info } = await pixels.jpeg(photoSettings).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const space = { channels: channels === 1 ? 1 : 3 } as const;
  return { width, height, bits: 8, space, filter: "DCTDecode", data: [data] };
}

/** Stores pixels without loss, with as few bits as their colors need. */
async function toLosslessImage(raster: Raster): Promise<PdfImage> {
  const indexed = toIndexed(raster);
  if (indexed) return imageOfPng((await writeGray(indexed)) ?? (await writeIndexed(indexed)));
  const { compressionLevel, adaptiveFiltering } = png;
  return imageOfPng(await openRaster(raster).png({ compressionLevel, adaptiveFiltering }).toBuffer());
}

/** Splits pixels with alpha into their colors and their opacity. */
function splitAlpha({ data, width, height, channels }: Raster): { color: Raster; opacity: Raster } {
  const colors = channels - 1;
  const color = new Uint8Array(width * height * colors);
  const opacity = new Uint8Array(width * height);
  for (let pixel = 0, from = 0, to = 0; pixel < opacity.length; pixel += 1, from += channels) {
    for (let channel = 0; channel < colors; channel += 1, to += 1) color[to] = data[from + channel] as number;
    opacity[pixel] = data[from + colors] as number;
  }
  return {
    color: { data: color, width, height, channels: colors },
    opacity: { data: opacity, width, height, channels: 1 },
  };
}

/** A mask always has 8 bits: readers differ over fewer. */
const toMask = async (opacity: Raster): Promise<PdfImage> =>
  imageOfPng(await openRaster(opacity).png({ compressionLevel: png.compressionLevel }).toBuffer());

async function toImages(pixels: Sharp, lossy: boolean, hasAlpha: boolean) {
  if (lossy && !hasAlpha) return { image: await toJpegImage(pixels) };
  const raster = dropChannels(await rasterize(pixels));
  const store = (opaque: Raster) => (lossy ? toJpegImage(openRaster(opaque)) : toLosslessImage(opaque));
  if (raster.channels % 2 === 1) return { image: await store(raster) };
  const { color, opacity } = splitAlpha(raster);
  const [image, mask] = await Promise.all([store(color), toMask(opacity)]);
  return { image, mask };
}

/** Reads the density of a TIFF or PNG; in other formats it is a camera's default. */
async function densityOf({ from }: Source, { input, page = 0 }: Picture): Promise<number> {
  if (from === "png") return displayInfo(await readFile(input)).density;
  if (from !== "tiff") return DEFAULT_DENSITY;
  // libvips does not open those of 12 bits.
  const { density = 0 } = await readHeader(input, page).catch(() => ({ density: 0 }));
  return plausibleDensity(density, density) ?? DEFAULT_DENSITY;
}

/**
 * Decodes a picture that a PDF cannot hold as it is: upright, in sRGB, only its first frame. A lossy picture
 * becomes a JPEG of quality 92 without chroma subsampling, all others stay lossless; alpha becomes a mask.
 *
 * @throws ConversionError, or what a decoder throws at a damaged file
 */
async function decodePicture(picture: Picture, source: Source): Promise<PagePicture> {
  const lossy = await hasLost(source, picture);
  const images = await decodeForPdf(picture, source, (pixels) => toImages(pixels, lossy, source.hasAlpha));
  const stretch = stretchOf(picture.pixelRatio ?? 1, source.isSideways ?? false);
  return { from: source.from, ...images, orientation: 1, density: await densityOf(source, picture), stretch };
}

/** Embeds a picture's own data where a PDF can hold it, otherwise decodes it. */
async function readPicture(picture: Picture): Promise<PagePicture> {
  const source = await openPicture(picture);
  if (source.from === "jpg")
    return embedJpeg(await readFile(picture.input)) ?? decodePicture(picture, source);
  const embedded = source.from === "png" ? await embedPng(await readFile(picture.input)) : null;
  return embedded ?? decodePicture(picture, source);
}

/** A file, and how its pages are turned. */
type TurnedInput = Input & { turn?: QuarterTurn | undefined };

/** What becomes a page: a picture, and the position of its file. */
type PageTask = { index: number; read: () => Promise<PagePicture> };

/**
 * Lists the pages of a document, without decoding anything: one for each file, and all of a TIFF.
 *
 * @param maxPages pages of TIFFs; the file that goes beyond fails with `too_many_pages`
 */
async function listPages(inputs: readonly Input[], maxPages: number): Promise<PageTask[]> {
  const tasks: PageTask[] = [];
  let pages = 0;
  for (const [index, input] of inputs.entries()) {
    const head = await readHead(input.input);
    // What a file is wrong with is found out when it is read.
    const found =
      sniffFormat(head) === "tiff" ? await pagesOf(input.input, maxPages + 1).catch(() => []) : [];
    if (found.length < 2) {
      tasks.push({ index, read: () => readPicture({ ...input, ...found[0] }) });
      continue;
    }
    pages += found.length;
    const refused = new ConversionError("too_many_pages", { limit: maxPages });
    if (pages > maxPages) tasks.push({ index, read: () => Promise.reject(refused) });
    else tasks.push(...found.map((page) => ({ index, read: () => readPicture({ ...input, ...page }) })));
  }
  return tasks;
}

/** Creates an error about certain files, with the code of the first. */
function filesError(files: readonly FileFailure[], cause: unknown): ConversionError {
  const { code = "internal", limit } = files[0] ?? {};
  return new ConversionError(code, { ...(limit !== undefined && { limit }), files, cause });
}

/**
 * Reads the pages of a document in order. After the first bad one none is yielded, but all are checked.
 *
 * @param maxPages pages of all TIFFs that have several
 * @throws ConversionError whose `files` are those that cannot be read, after the last has been checked; at once after
 * a trap and for an error that is no file's fault
 */
export async function* readPictures(
  inputs: readonly TurnedInput[],
  maxPages: number,
): AsyncGenerator<PagePicture, void> {
  const tasks = await listPages(inputs, maxPages);
  const failures: FileFailure[] = [];
  let firstCause: unknown;
  for (const { index, read } of tasks) {
    let picture: PagePicture;
    try {
      picture = await read();
    } catch (thrown) {
      const error = toConversionError(thrown);
      if (error.status >= 500) throw error;
      const { code, limit } = error;
      // A file with several bad pages is named once.
      if (failures.at(-1)?.index !== index)
        failures.push({ index, code, ...(limit !== undefined && { limit }) });
      firstCause ??= error.cause ?? error;
      if (isTrap(thrown)) throw filesError(failures, thrown);
      continue;
    }
    const quarters = (inputs[index]?.turn ?? 0) / 90;
    if (failures.length === 0) yield { ...picture, orientation: turnedBy(picture.orientation, quarters) };
  }
  if (failures.length > 0) throw filesError(failures, firstCause);
}
