import { readFile } from "node:fs/promises";
import { type Entry, firstDirectory, numbers, openTiff, SHORT, UNDEFINED } from "../../containers/tiff";
import { type EmbeddedMetadata, PHOTOSHOP } from "../../metadata";
import { writeDirectories } from "../../metadata/exif";
import { openTrusted } from "../../vips";
import type { OutputCodec } from "../codec";
import { decodeWithVips, writeWithVips } from "../with-vips";
import { encodeInBands, suitsBands } from "./bands";
import { inspectTiff } from "./inspect";
import { readSamples } from "./samples";

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
function withEntries(file: Buffer, added: readonly Entry[], details: readonly Entry[] = []): Buffer {
  const tiff = openTiff(file);
  // A BigTIFF, of more than 4 GB.
  if (!tiff?.little) return file;
  const taken = new Set(added.map(({ tag }) => tag));
  const main = [...firstDirectory(tiff).filter(({ tag }) => !taken.has(tag)), ...added];
  const at = file.length + (file.length % 2);
  const whole = Buffer.concat([
    file,
    Buffer.alloc(at - file.length),
    writeDirectories({ main, details: [...details] }, at),
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
    directories?.details,
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

export const tiff: OutputCodec = {
  inspect: (path, _head, { page }) => inspectTiff(path, page),
  async decode(job, source, animated, use) {
    if (!source.samples) return decodeWithVips(job, source, animated, use);
    const { input, samples } = source;
    const file = typeof input === "string" ? await readFile(input) : input;
    return use(openTrusted(await readSamples(file, samples)));
  },
  encode: (pixels, source, _options, output) =>
    suitsBands(source)
      ? encodeInBands(pixels, source, lossless, output)
      : writeWithVips(pixels.tiff(lossless), output),
  setDensity,
  embed,
  longestSide: 1_000_000,
};
