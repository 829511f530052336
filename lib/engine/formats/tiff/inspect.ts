import { readFile } from "node:fs/promises";
import type { Metadata } from "sharp";
import { ConversionError } from "../../../contract/errors";
import { tagsAt } from "../../containers/tiff";
import { toConversionError } from "../../failure";
import type { Source } from "../../source";
import { inspectTiffRaw, mayBeRaw } from "../raw/inspect";
import { readHeader, toSource } from "../with-vips";
import { directoryOf, firstNumber, layoutOf, type SampleLayout, tag } from "./layout";
import { OLD_JPEG, oldJpegIn } from "./old-jpeg";

/** Samples that libvips and sharp read rightly. */
const ordinary: readonly (string | undefined)[] = ["uchar", "ushort", "char", "short"];

const refused = (cause: unknown) => new ConversionError("cannot_convert", { cause });

/** Describes a picture with samples that only `readSamples` reads. */
const describeSamples = (path: string, samples: SampleLayout, pages: number | undefined): Source => ({
  from: "tiff",
  input: path,
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

/** Describes the JPEG in a TIFF with old-style compression, which libtiff is built without. */
async function inspectOldJpeg(path: string): Promise<Source> {
  const file = await readFile(path);
  const found = directoryOf(file);
  const jpeg = found && oldJpegIn(file, found.directory);
  if (!jpeg) throw refused("old-style JPEG in pieces");
  const metadata = await readHeader(jpeg);
  const [width, height] = [tag.width, tag.height].map((wanted) => firstNumber(found.directory, wanted));
  if (width !== metadata.width || height !== metadata.height) throw refused("old-style JPEG of another size");
  return { ...toSource("tiff", jpeg, metadata), frames: 1 };
}

/**
 * Describes a TIFF, or the preview of a camera's RAW file, which is a TIFF at first glance.
 *
 * @throws ConversionError `cannot_convert` for an intact file of a kind that nothing here reads; libvips' own for a
 * damaged one
 */
export async function inspectTiff(path: string): Promise<Source> {
  const tags = await tagsAt(path);
  const raw = mayBeRaw(tags) ? await inspectTiffRaw(path) : null;
  if (raw) return raw;
  if (tags.get(tag.compression) === OLD_JPEG) return inspectOldJpeg(path);
  const known = await readHeader(path).catch((cause: Error) => cause);
  const metadata: Metadata | undefined = known instanceof Error ? undefined : known;
  if (metadata && ordinary.includes(metadata.depth)) return toSource("tiff", path, metadata);
  if (known instanceof Error && toConversionError(known).code !== "cannot_convert") throw known;
  const found = directoryOf(await readFile(path));
  const samples = found && layoutOf(found.directory, found.little);
  if (samples) return describeSamples(path, samples, metadata?.pages);
  throw known instanceof Error ? known : refused(`samples of type ${metadata?.depth}`);
}
