import { ConversionError } from "../../../../contract/errors";
import {
  type Entry,
  firstDirectory,
  numbers,
  openTiff,
  readChain,
  SHORT,
  UNDEFINED,
} from "../../containers/tiff";
import { type EmbeddedMetadata, PHOTOSHOP } from "../../metadata";
import { type Exif, writeDirectories } from "../../metadata/exif";
import type { Source } from "../../source";
import { openTrusted } from "../../vips";
import type { OutputCodec } from "../codec";
import { inspectTiffRaw } from "../raw";
import { decodeWithVips, readHeader, toSource, writeWithVips } from "../with-vips";
import { encodeInBands, suitsBands } from "./bands";
import { inspectOldJpeg, OLD_JPEG } from "./old-jpeg";
import { hasWideSamples, readSamples } from "./samples";

const XMP = 700;
/** Tag of Photoshop's image resources, with IPTC among them; without JPEG's signature. */
const IMAGE_RESOURCES = 34377;

const bytesEntry = (tag: number, data: Uint8Array): Entry => ({
  tag,
  type: UNDEFINED,
  count: data.length,
  data,
});

/** Writes the directory of a TIFF of ours again, with additions, at the end of the file, and lets the header point there. */
function withEntries(
  file: Buffer,
  added: readonly Entry[],
  { details = [], location = [] }: Partial<Exif> = {},
): Buffer {
  const tiff = openTiff(file);
  // A BigTIFF, of more than 4 GB.
  if (!tiff?.little) return file;
  const taken = new Set(added.map(({ tag }) => tag));
  const main = [...firstDirectory(tiff).filter(({ tag }) => !taken.has(tag)), ...added];
  const at = file.length + (file.length % 2);
  const whole = Buffer.concat([
    file,
    Buffer.alloc(at - file.length),
    writeDirectories({ main, details, location }, at),
  ]);
  whole.writeUInt32LE(at, 4);
  return whole;
}

/** Puts metadata into a TIFF of ours. */
export const embed = (file: Buffer, { directories, xmp, iptc }: EmbeddedMetadata): Buffer =>
  withEntries(
    file,
    [
      ...(directories?.main ?? []),
      ...(xmp ? [bytesEntry(XMP, xmp)] : []),
      ...(iptc ? [bytesEntry(IMAGE_RESOURCES, iptc.subarray(PHOTOSHOP.length))] : []),
    ],
    directories ?? {},
  );

/** XResolution, YResolution and ResolutionUnit (TIFF 6.0, section 8). */
const density = { x: 282, y: 283, unit: 296 } as const;
const RATIONAL = 5;
const INCH = 2;

/** Writes the resolution into a TIFF of ours. */
function setDensity(file: Buffer, dpi: number): Buffer {
  const data = Buffer.alloc(8);
  data.writeUInt32LE(dpi, 0);
  data.writeUInt32LE(1, 4);
  const ratio = (tag: number): Entry => ({ tag, type: RATIONAL, count: 1, data });
  return withEntries(file, [ratio(density.x), ratio(density.y), numbers(density.unit, SHORT, [INCH])]);
}

/** sharp's default would be a JPEG inside. */
const lossless = { compression: "lzw", predictor: "horizontal" } as const;

/** Samples that libvips and sharp read rightly. */
const ordinary: readonly string[] = ["uchar", "ushort", "char", "short"];

/**
 * Describes a TIFF, or the preview of a camera's RAW file, which is a TIFF at first glance.
 *
 * @param page which of its pictures, from 0
 * @throws ConversionError `cannot_convert` for an intact file of a kind that nothing here reads; libvips' own for a
 * damaged one
 */
async function inspect(path: string, page = 0): Promise<Source> {
  const raw = page === 0 ? await inspectTiffRaw(path) : null;
  if (raw) return raw;
  const listed = (await readChain(path, page + 1))[page];
  if (listed?.compression === OLD_JPEG) return inspectOldJpeg(path, listed.at);
  const metadata = await readHeader(path, page);
  if (!ordinary.includes(metadata.depth) && !hasWideSamples(metadata))
    throw new ConversionError("cannot_convert", { cause: `samples of type ${metadata.depth}` });
  return { ...toSource("tiff", path, metadata), page };
}

export const tiff: OutputCodec = {
  inspect: (path, _head, { page }) => inspect(path, page),
  async decode(job, source, animated, use) {
    const { input, page = 0 } = source;
    const metadata = await readHeader(input, page);
    if (!hasWideSamples(metadata)) return decodeWithVips(job, source, animated, use);
    return use(openTrusted(await readSamples(input, metadata, page)));
  },
  encode: (pixels, source, _options, output) =>
    suitsBands(source)
      ? encodeInBands(pixels, source, lossless, output)
      : writeWithVips(pixels.tiff(lossless), output),
  setDensity,
  embed,
  longestSide: 1_000_000,
};
