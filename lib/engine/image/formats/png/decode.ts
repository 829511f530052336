import type { Sharp } from "sharp";
import type { Input } from "../../../types";
import { type RgbSpace, toSrgbSamples } from "../../color/samples";
import { toTiff } from "../../raster/tiff-carrier";
import { MEGA, type Source } from "../../source";
import { openTrusted, openWithVips } from "../../vips";

/** Drops green and blue, which are red's, from RGBA in place. */
function toGrayAlpha<T extends Uint8Array | Uint16Array>(samples: T): T {
  for (let from = 0, to = 0; from < samples.length; from += 4, to += 2) {
    samples[to] = samples[from] as number;
    samples[to + 1] = samples[from + 3] as number;
  }
  return samples.subarray(0, samples.length / 2) as T;
}

/** Decodes a PNG and converts it to sRGB from a color space that libvips knows nothing of; 16 bits stay. */
export async function readInSpace({ input, limits }: Input, source: Source, space: RgbSpace): Promise<Sharp> {
  const { gray, hasAlpha, bits } = source;
  const options = { failOn: "error", limitInputPixels: limits.megapixels * MEGA, ignoreIcc: true } as const;
  const opened = openWithVips(input, options);
  const { orientation } = await opened.metadata();
  const isDeep = bits === 16;
  // sharp's raw output would drop the alpha of gray.
  const target = gray && !hasAlpha ? (isDeep ? "grey16" : "b-w") : isDeep ? "rgb16" : "srgb";
  const { data, info } = await opened
    .toColorspace(target)
    .raw({ depth: isDeep ? "ushort" : "uchar" })
    .toBuffer({ resolveWithObject: true });
  const all = isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  const samples = gray && hasAlpha ? toGrayAlpha(all) : all;
  const channels = gray && hasAlpha ? 2 : info.channels;
  toSrgbSamples(samples, channels, space);
  const carried = {
    data: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
    width: info.width,
    height: info.height,
    channels,
    colors: gray ? 1 : 3,
    bits,
    orientation,
  } as const;
  return openTrusted(toTiff(carried));
}
