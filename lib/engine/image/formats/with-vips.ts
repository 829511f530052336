import { stat } from "node:fs/promises";
import type { Metadata, Sharp } from "sharp";
import type { InputFormat } from "../../../formats";
import { MEGA, type Source, type Written } from "../source";
import { openWithVips } from "../vips";
import type { Codec } from "./codec";

/** From this EXIF orientation on, width and height are swapped (CIPA DC-008, 4.6.4). */
const FIRST_SIDEWAYS = 5;

const graySpaces: readonly string[] = ["b-w", "grey16"];

/** Turns what libvips says of a header into a source. */
export const toSource = (from: InputFormat, input: string | Buffer, metadata: Metadata): Source => ({
  from,
  input,
  width: metadata.width,
  height: metadata.pageHeight ?? metadata.height,
  // libheif has turned an AVIF already.
  isSideways: from !== "avif" && (metadata.orientation ?? 1) >= FIRST_SIDEWAYS,
  codedPixels: metadata.width * (metadata.pageHeight ?? metadata.height),
  frames: metadata.pages ?? 1,
  hasAlpha: metadata.hasAlpha,
  hasPalette: from === "gif" || metadata.isPalette,
  hasProfile: metadata.hasProfile,
  gray: graySpaces.includes(metadata.space),
  isSubsampled: metadata.chromaSubsampling?.startsWith("4:2:0") ?? false,
  bits: metadata.depth === "uchar" ? 8 : 16,
  progressive: metadata.isProgressive,
});

/** Reads a header with libvips: that of a page, from 0. Limits are checked later, with an error code of our own. */
export const readHeader = (input: string | Buffer, page = 0): Promise<Metadata> =>
  openWithVips(input, { failOn: "error", limitInputPixels: false, page }).metadata();

/** Inspects a format that libvips tells everything about. */
export const inspectWithVips = async (from: InputFormat, path: string): Promise<Source> =>
  toSource(from, path, await readHeader(path));

/**
 * Decodes with libvips. Its strictness 'error' refuses truncated files of every format but JPEG, and takes harmless
 * oddities (measured, see the truncation tests).
 */
export const decodeWithVips: Codec["decode"] = ({ limits }, { input, page }, animated, use) => {
  const which = page ? { page } : { animated };
  return use(openWithVips(input, { failOn: "error", limitInputPixels: limits.megapixels * MEGA, ...which }));
};

/** Writes what an encoder of sharp's makes. */
export async function writeWithVips(encoded: Sharp, output: string): Promise<Written> {
  const { width, height, pageHeight } = await encoded.toFile(output);
  return { width, height: pageHeight ?? height, size: (await stat(output)).size };
}
