import { readFile } from "node:fs/promises";
import { type Entry, firstDirectory, openTiff, UNDEFINED } from "../../containers/tiff";
import { type EmbeddedMetadata, PHOTOSHOP } from "../../metadata";
import { writeDirectories } from "../../metadata/exif";
import { openTrusted } from "../../vips";
import type { OutputCodec } from "../codec";
import { decodeWithVips, writeWithVips } from "../with-vips";
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

/**
 * Puts metadata into a TIFF of ours: its directory is written again with the additions, at the end of the file, and the
 * header points there.
 */
export function embed(file: Buffer, { directories, xmp, iptc }: EmbeddedMetadata): Buffer {
  const tiff = openTiff(file);
  // A BigTIFF, of more than 4 GB.
  if (!tiff?.little) return file;
  const added = [
    ...(directories?.main ?? []),
    ...(xmp ? [bytesEntry(XMP, xmp)] : []),
    ...(iptc ? [bytesEntry(IMAGE_RESOURCES, iptc.subarray(PHOTOSHOP.length))] : []),
  ];
  const taken = new Set(added.map(({ tag }) => tag));
  const main = [...firstDirectory(tiff).filter(({ tag }) => !taken.has(tag)), ...added];
  const at = file.length + (file.length % 2);
  const whole = Buffer.concat([
    file,
    Buffer.alloc(at - file.length),
    writeDirectories({ main, details: directories?.details ?? [] }, at),
  ]);
  whole.writeUInt32LE(at, 4);
  return whole;
}

export const tiff: OutputCodec = {
  inspect: inspectTiff,
  async decode(job, source, animated, use) {
    if (!source.samples) return decodeWithVips(job, source, animated, use);
    const file = await readFile(job.input);
    return use(openTrusted(await readSamples(file, source.samples)));
  },
  // Lossless: sharp's default would be a JPEG inside.
  encode: (pixels, _source, _options, output) =>
    writeWithVips(pixels.tiff({ compression: "lzw", predictor: "horizontal" }), output),
  embed,
  longestSide: 1_000_000,
};
