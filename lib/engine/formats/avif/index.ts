import type { Sharp } from "sharp";
import { toSdr } from "../../color/to-sdr";
import { MEGA, type Source } from "../../source";
import { openRaw, openWithVips } from "../../vips";
import type { OutputCodec } from "../codec";
import { inspectHeif } from "../heic";
import { decodeWithVips } from "../with-vips";
import { compressor } from "./compress";
import { embed } from "./embed";
import { encode } from "./encode";

/** Decodes samples of a color space that only the file's index names (ITU-T H.273), to sRGB. */
async function readCoded(
  input: string | Buffer,
  limitInputPixels: number,
  { cicp, bits }: NonNullable<Source["coded"]>,
): Promise<Sharp> {
  const opened = openWithVips(input, { failOn: "error", limitInputPixels });
  const deep = bits > 8;
  // The space is named because libvips otherwise returns 8-bit values in 16-bit samples.
  const raw = deep
    ? opened.toColorspace("rgb16").raw({ depth: "ushort" })
    : opened.toColorspace("srgb").raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 3 && channels !== 4) throw new Error(`coded colors in ${channels} channels`);
  const samples = deep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  return openRaw(toSdr({ data: samples, width, height, channels, bits }, cicp));
}

export const avif: OutputCodec = {
  inspect: (path, head) => inspectHeif("avif", path, head),
  async decode(job, source, animated, use) {
    if (!source.coded) return decodeWithVips(job, source, animated, use);
    return use(await readCoded(source.input, job.limits.megapixels * MEGA, source.coded));
  },
  encode,
  embed,
  compressor,
  // The encoder's (heifsave of libvips).
  longestSide: 16_384,
};
