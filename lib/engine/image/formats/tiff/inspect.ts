import { readFile } from "node:fs/promises";
import type { Metadata } from "sharp";
import { ConversionError } from "../../../../contract/errors";
import { toConversionError } from "../../../failure";
import { numberIn, openTiff, readChain, tagsAt } from "../../containers/tiff";
import type { Source } from "../../source";
import { inspectTiffRaw } from "../raw";
import { mayBeRaw } from "../raw/contents";
import { readHeader, toSource } from "../with-vips";
import { directoryOf, layoutOf, type SampleLayout, tag } from "./layout";
import { OLD_JPEG, oldJpegIn } from "./old-jpeg";

/** Samples that libvips and sharp read rightly. */
const ordinary: readonly (string | undefined)[] = ["uchar", "ushort", "char", "short"];

const refused = (cause: unknown) => new ConversionError("cannot_convert", { cause });

/** Describes a picture with samples that only `readSamples` reads. */
const describeSamples = (
  input: string | Buffer,
  samples: SampleLayout,
  pages: number | undefined,
): Source => ({
  from: "tiff",
  input,
  width: samples.width,
  height: samples.height,
  codedPixels: samples.width * samples.height,
  frames: pages ?? 1,
  hasAlpha: samples.hasAlpha,
  hasPalette: false,
  hasProfile: samples.icc !== undefined,
  gray: samples.colors === 1,
  isSubsampled: false,
  bits: 16,
  samples,
  progressive: false,
});

/** Bytes of the header before the offset of the first directory (TIFF 6.0, section 2). */
const FIRST_DIRECTORY_AT = 4;

/**
 * Reads a file; for another page than the first, with that as its first picture.
 *
 * @throws ConversionError `cannot_convert` for such a page of a BigTIFF, which only libvips reads
 */
async function fileOf(path: string, page: number): Promise<Buffer> {
  const file = await readFile(path);
  if (page === 0) return file;
  const at = (await readChain(path, page + 1))[page]?.at;
  const opened = openTiff(file);
  if (!at || !opened) throw refused(`page ${page} of a BigTIFF`);
  opened.view.setUint32(FIRST_DIRECTORY_AT, at, opened.little);
  return file;
}

/** Describes the JPEG in a TIFF with old-style compression, which libtiff is built without. */
async function inspectOldJpeg(path: string, page: number): Promise<Source> {
  const file = await fileOf(path, page);
  const found = directoryOf(file);
  const jpeg = found && oldJpegIn(file, found.directory);
  if (!jpeg) throw refused("old-style JPEG in pieces");
  const metadata = await readHeader(jpeg);
  const [width, height] = [tag.width, tag.height].map((wanted) => numberIn(found.directory, wanted));
  if (width !== metadata.width || height !== metadata.height) throw refused("old-style JPEG of another size");
  return { ...toSource("tiff", jpeg, metadata), frames: 1 };
}

/**
 * Describes a TIFF, or the preview of a camera's RAW file, which is a TIFF at first glance.
 *
 * @param page which of its pictures, from 0
 * @throws ConversionError `cannot_convert` for an intact file of a kind that nothing here reads; libvips' own for a
 * damaged one
 */
export async function inspectTiff(path: string, page = 0): Promise<Source> {
  const raw = page === 0 && mayBeRaw(await tagsAt(path)) ? await inspectTiffRaw(path) : null;
  if (raw) return raw;
  if ((await readChain(path, page + 1))[page]?.compression === OLD_JPEG) return inspectOldJpeg(path, page);
  const known = await readHeader(path, page).catch((cause: Error) => cause);
  const metadata: Metadata | undefined = known instanceof Error ? undefined : known;
  if (metadata && ordinary.includes(metadata.depth)) return { ...toSource("tiff", path, metadata), page };
  if (known instanceof Error && toConversionError(known).code !== "cannot_convert") throw known;
  const file = await fileOf(path, page);
  const found = directoryOf(file);
  const samples = found && layoutOf(found.directory, found.little);
  if (samples) return describeSamples(page === 0 ? path : file, samples, metadata?.pages);
  throw known instanceof Error ? known : refused(`samples of type ${metadata?.depth}`);
}
