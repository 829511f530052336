import type { Sharp } from "sharp";
import { toSdr } from "../color/to-sdr";
import { MEGA, type Source } from "../source";
import type { Input } from "../types";
import { openRaw, openWithVips } from "../vips";

/** Decodes samples of a color space that only the file's index names (ITU-T H.273), to 8-bit sRGB. */
export async function readCoded(
  { limits }: Input,
  { input }: Source,
  { cicp, bits }: NonNullable<Source["coded"]>,
): Promise<Sharp> {
  const limitInputPixels = limits.megapixels * MEGA;
  const opened = openWithVips(input, { failOn: "error", limitInputPixels, ignoreIcc: true });
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
