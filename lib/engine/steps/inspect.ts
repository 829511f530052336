import { readFile } from "node:fs/promises";
import type { Metadata } from "sharp";
import { ConversionError } from "../../contract/errors";
import { formats } from "../../formats";
import { inputFor } from "../avif-brand";
import { countAvifFrames } from "../avif-frames";
import { needsSdr, readCicp } from "../colour";
import { countPngFrames } from "../containers/png";
import { probeHeif } from "../heif";
import { longestSide } from "../settings";
import type { Source } from "../source";
import type { Input, InputFormat, OutputFormat } from "../types";
import { openWithVips } from "../vips";

const MEGA = 1_000_000;

const graySpaces: readonly string[] = ["b-w", "grey16"];

const fromMetadata = (from: InputFormat, input: string | Buffer, metadata: Metadata): Source => ({
  from,
  input,
  decoder: "vips",
  width: metadata.width,
  height: metadata.pageHeight ?? metadata.height,
  codedPixels: metadata.width * (metadata.pageHeight ?? metadata.height),
  frames: metadata.pages ?? 1,
  hasAlpha: metadata.hasAlpha,
  hasPalette: from === "gif" || metadata.isPalette,
  hasProfile: metadata.hasProfile,
  gray: graySpaces.includes(metadata.space),
  halvedColor: metadata.chromaSubsampling?.startsWith("4:2:0") ?? false,
  bits: metadata.depth === "uchar" ? 8 : 16,
  progressive: metadata.isProgressive,
});

const fromHeif = async (bytes: Buffer): Promise<Source> => {
  const { images, bitDepth, ...measures } = await probeHeif(bytes);
  // libheif hands out 8 bits of color, and the profile beside them (see `decodeHeif`).
  const pixels = {
    hasPalette: false,
    hasProfile: false,
    gray: false,
    halvedColor: true,
    bits: 8,
    progressive: false,
  } as const;
  return { from: "heic", decoder: "heif", bytes, frames: images, ...measures, ...pixels };
};

/** Only an animation's frames are one picture together: the pages of a TIFF or HEIC behind the first are never read. */
function checkLimits({ from, codedPixels, frames }: Source, limits: Input["limits"]) {
  const shown = formats[from].animation ? frames : 1;
  if (shown > limits.frames) throw new ConversionError("too_many_frames", { limit: limits.frames });
  if (codedPixels * shown > limits.megapixels * MEGA)
    throw new ConversionError("too_many_pixels", { limit: limits.megapixels });
}

/** An AVIF; what its samples stand for is in its index, which libvips does not hand on. */
async function fromAvif(path: string, input: string | Buffer, metadata: Metadata): Promise<Source> {
  // Only what calls itself an animation is in memory already; libvips reads its still picture alone.
  const frames = typeof input === "string" ? (metadata.pages ?? 1) : countAvifFrames(input);
  const source = { ...fromMetadata("avif", input, metadata), frames };
  const cicp = metadata.hasProfile ? undefined : readCicp(await readFile(path));
  if (!cicp || !needsSdr(cicp)) return source;
  return { ...source, bits: 8, coded: { cicp, bits: metadata.bitsPerSample ?? 8 } };
}

async function read(path: string, from: InputFormat, head: Uint8Array): Promise<Source> {
  const input = await inputFor(path, head);
  const metadata = openWithVips(input, { failOn: "error", limitInputPixels: false }).metadata();
  if (from === "png")
    return { ...fromMetadata(from, input, await metadata), frames: await countPngFrames(path) };
  if (from !== "heic" && from !== "avif") return fromMetadata(from, input, await metadata);
  // A box of generic brand may hold either codec, and libvips refuses some large HEICs that libheif-js reads.
  const known = await metadata.catch((cause: Error) => cause);
  if (!(known instanceof Error) && known.compression === "av1") return fromAvif(path, input, known);
  if (known instanceof Error && from === "avif") throw known;
  return fromHeif(await readFile(path));
}

/**
 * Reads a file's header and holds it against the limits, so that a bomb is refused before it is decoded.
 *
 * @throws ConversionError `too_many_pixels`, `too_many_frames`; libvips' or libheif's own for a broken header
 */
export async function inspect(
  { input, limits }: Input,
  from: InputFormat,
  head: Uint8Array,
): Promise<Source> {
  const source = await read(input, from, head);
  checkLimits(source, limits);
  return source;
}

/** @throws ConversionError `side_too_long` when the target cannot hold a picture of these measures */
export function checkSides({ width, height }: Source, to: OutputFormat): void {
  const limit = longestSide[to];
  if (Math.max(width, height) > limit) throw new ConversionError("side_too_long", { limit });
}
