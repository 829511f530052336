import { writeFile } from "node:fs/promises";
import type { Sharp, WebpOptions } from "sharp";
import { chunksOf, HEADER_BYTES, makeChunk, makeFile } from "../../containers/riff";
import type { EmbeddedMetadata } from "../../metadata";
import { openRaster, rasterize } from "../../raster/raster";
import type { Source, Written } from "../../source";
import type { OutputCodec } from "../codec";
import { decodeWithVips, inspectWithVips, writeWithVips } from "../with-vips";
import { compressor, EXIF_FLAG, FLAGS_AT, XMP_FLAG } from "./compress";

const settings = {
  quality: 80,
  /**
   * Over ten photos effort 3 saves 3% of the time; 2 takes 0.44 of it, for 7% more bytes at equal visible error and 12% at
   * equal SSIM (graphics: 10 and 10). lib/scripts/bench/FINDINGS.md has the curve.
   */
  effort: 4,
  /**
   * Where the fewest bytes are asked for: 6 saves 4% at equal visible error and takes twice the time, which is a second
   * more at 12 megapixels; 5 saves 1% and takes 1.1 of the time.
   */
  optimized: { upTo: 2_000_000, effort: 6, above: 5 },
  /**
   * Pixels of a GIF, all frames together, up to which it is encoded with and without loss, each frame the smaller way.
   * Drawings are smaller without, and exact: turning gears took 2.0 KB, and 6.3 KB with loss. 92 megapixels in 256 frames
   * took 17 s this way, 9 s with loss only.
   */
  bothWaysUpTo: 50_000_000,
  /** The same for a still GIF, which has no frames to compare: both files are made. */
  bothFilesUpTo: 4_000_000,
} as const;

const ALPHA_FLAG = 0x10;

/** Writes the extended header that metadata needs (RFC 9649, 2.7.1), for a file of one chunk. */
function extendedHeader(size: { width: number; height: number }, alpha: boolean): Buffer {
  const payload = Buffer.alloc(10);
  payload[0] = alpha ? ALPHA_FLAG : 0;
  payload.writeUIntLE(size.width - 1, 4, 3);
  payload.writeUIntLE(size.height - 1, 7, 3);
  return makeChunk("VP8X", payload);
}

/** Reads the alpha flag of a lossless picture, its 29th bit (RFC 9649, 3.4). */
const hasAlpha = (name: string, payload: Buffer) => name === "VP8L" && ((payload[4] ?? 0) & ALPHA_FLAG) !== 0;

/** Puts metadata into a WEBP, after its pictures. There is no place for IPTC. */
function embed(
  file: Buffer,
  { exif, xmp }: EmbeddedMetadata,
  size: { width: number; height: number },
): Buffer {
  const [first] = chunksOf(file, HEADER_BYTES);
  if (!first) throw new Error("a WEBP of our own without chunks");
  const parts = first.name === "VP8X" ? [] : [extendedHeader(size, hasAlpha(first.name, first.payload))];
  const more = [exif && makeChunk("EXIF", exif), xmp && makeChunk("XMP ", xmp)].filter(
    (part) => part !== null,
  );
  const whole = makeFile(file.subarray(0, HEADER_BYTES), ...parts, file.subarray(HEADER_BYTES), ...more);
  whole[FLAGS_AT] = (whole[FLAGS_AT] ?? 0) | (exif ? EXIF_FLAG : 0) | (xmp ? XMP_FLAG : 0);
  return whole;
}

/** Encodes what was a GIF: drawings are often smaller without loss. */
async function encodeGif(
  pixels: Sharp,
  { width, height, frames }: Source,
  options: WebpOptions,
  output: string,
): Promise<Written> {
  const { bothWaysUpTo, bothFilesUpTo } = settings;
  if (frames > 1 && width * height * frames <= bothWaysUpTo)
    // Without 'smart subsampling', libvips halves the color resolution of frames without loss, too.
    return writeWithVips(pixels.webp({ ...options, mixed: true, smartSubsample: true }), output);
  if (frames > 1 || width * height > bothFilesUpTo) return writeWithVips(pixels.webp(options), output);
  const raster = await rasterize(pixels);
  const write = (lossless: boolean) =>
    openRaster(raster)
      .webp({ ...options, lossless })
      .toBuffer();
  const [exact, lossy] = await Promise.all([write(true), write(false)]);
  const bytes = exact.length <= lossy.length ? exact : lossy;
  await writeFile(output, bytes);
  return { width: raster.width, height: raster.height, size: bytes.length };
}

export const webp: OutputCodec = {
  inspect: (path) => inspectWithVips("webp", path),
  decode: decodeWithVips,
  async encode(pixels, source, { quality = settings.quality, optimize }, output) {
    const { upTo, effort, above } = settings.optimized;
    const optimized = source.width * source.height <= upTo ? effort : above;
    const options = { quality, effort: optimize ? optimized : settings.effort };
    return source.from === "gif"
      ? encodeGif(pixels, source, options, output)
      : writeWithVips(pixels.webp(options), output);
  },
  embed,
  compressor,
  // RFC 9649, 2.5.
  longestSide: 16_383,
};
