import type { Metadata } from "sharp";
import { ConversionError } from "../../../../contract/errors";
import { toTiff } from "../../raster/tiff-carrier";
import { openWithVips } from "../../vips";

/** Most bytes of samples that are read at once. */
const MOST_BYTES = 1024 ** 3;

/** The highest 16-bit sample. */
const WHITE = 65_535;

/** Samples of 32 bits, by their name in libvips: white as it is read. */
const whites: Readonly<Record<string, number>> = { float: 1, uint: 2 ** 32 - 1 };
const spaces: readonly string[] = ["b-w", "srgb", "scrgb"];

/** Whether `readSamples` has to read a picture: libvips would take 32-bit samples for 16-bit ones, and floats for light. */
export const hasWideSamples = ({ depth, space }: Metadata): boolean =>
  depth in whites && spaces.includes(space);

/**
 * Reads 32-bit samples, gray or RGB, as 16-bit ones: integers by their range, floats from 0 to 1. What is beyond is
 * clipped, as ImageMagick does.
 *
 * @param page which picture of the file, from 0
 * @returns a TIFF for `openTrusted`, with the file's profile and orientation
 * @throws ConversionError `out_of_memory`; `cannot_convert` where no float is between 0 and 1: measurements, which have
 * no agreed look; libvips' own for damaged data
 */
export async function readSamples(input: string | Buffer, metadata: Metadata, page: number): Promise<Buffer> {
  const { width, height, depth, space, hasAlpha, orientation, icc } = metadata;
  if (width * height * 4 * Float32Array.BYTES_PER_ELEMENT > MOST_BYTES)
    throw new ConversionError("out_of_memory", { cause: `samples of ${width} x ${height} pixels` });
  // The size was checked in pixels.
  const opened = openWithVips(input, { failOn: "error", limitInputPixels: false, ignoreIcc: true, page });
  // Floats in color would become sRGB.
  const kept = space === "scrgb" ? opened.pipelineColorspace(space).toColorspace(space) : opened;
  const { data: bytes, info } = await kept.raw({ depth: "float" }).toBuffer({ resolveWithObject: true });
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, width * height * info.channels);
  const colors = space === "b-w" ? 1 : 3;
  // Gray comes three times.
  const taken = [...Array(colors).keys(), ...(hasAlpha ? [3] : [])];
  const white = whites[depth] ?? 1;
  const out = new Uint16Array(width * height * taken.length);
  // Whether a sample lies between black and white, and beyond it.
  let between = false;
  let beyond = false;
  let to = 0;
  for (let from = 0; from < samples.length; from += info.channels)
    for (const channel of taken) {
      const value = (samples[from + channel] as number) / white;
      if (value > 0 && value < 1) between = true;
      else if (value > 1) beyond = true;
      out[to] = value > 0 ? (value < 1 ? value * WHITE + 0.5 : WHITE) : 0;
      to += 1;
    }
  if (depth === "float" && beyond && !between)
    throw new ConversionError("cannot_convert", { cause: "floats of no agreed range" });
  const data = new Uint8Array(out.buffer);
  return toTiff({ data, width, height, channels: taken.length, colors, bits: 16, orientation }, icc);
}
