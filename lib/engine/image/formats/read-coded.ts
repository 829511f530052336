import type { Sharp } from "sharp";
import type { Input } from "../../types";
import { type CodedPixels, toSdr } from "../color/to-sdr";
import { MEGA, type Source } from "../source";
import { openRaw, openWithVips } from "../vips";

type Coded = NonNullable<Source["coded"]>;

/** Decodes samples of a color space that only the file's index names (ITU-T H.273), to 8-bit sRGB. */
export const readCoded = async (job: Input, source: Source, coded: Coded): Promise<Sharp> =>
  openCoded(await readSamples(job, source, coded), coded);

/** The same for samples that are decoded already: more than 8 bits in the upper bits of 16. */
export const openCoded = (samples: CodedPixels, { cicp, bits }: Coded): Sharp =>
  openRaw(toSdr({ ...samples, bits }, cicp));

async function readSamples({ limits }: Input, { input }: Source, { bits }: Coded): Promise<CodedPixels> {
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
  return { data: samples, width, height, channels };
}
