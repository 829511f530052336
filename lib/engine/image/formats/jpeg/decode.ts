import { readFile } from "node:fs/promises";
import { ConversionError } from "../../../../contract/errors";
import { allSegments, END_OF_IMAGE, headSegments, marker, splitSegments } from "../../containers/jpeg";
import { MEGA, type Source } from "../../source";
import { openWithVips } from "../../vips";
import type { Codec } from "../codec";
import { decodeWithVips } from "../with-vips";
import { decodeIfWhole } from "./coefficients/decode";
import { readPicture } from "./coefficients/scans";

/** Pixels of a block. */
const BLOCK = 64;

/**
 * Most blocks that all passes over a picture may visit, those of each component counted. A visit takes 13 ns in libjpeg
 * and 33 ns where a picture is turned without loss, even if a pass says nothing: 230 kB can hold 880 passes over 64
 * megapixels, 12 s. Encoders write about six passes over each component, 28 million visits at 100 megapixels.
 */
const MOST_VISITS = 120_000_000;

/**
 * Refuses a JPEG that is stored in so many passes that decoding them would take long.
 *
 * @throws ConversionError `too_many_passes`
 */
export function checkPasses(bytes: Uint8Array, { progressive, codedPixels }: Source): void {
  if (!progressive) return;
  let visits = 0;
  for (const { code, body } of allSegments(bytes)) {
    if (code === marker.scan) visits += ((body[0] ?? 0) * codedPixels) / BLOCK;
    if (visits > MOST_VISITS) throw new ConversionError("too_many_passes");
  }
}

/** This many zero bytes at the end are no data: codes of eight zero bits are rare enough. */
const ZEROS = 16;

/** libjpeg's warnings about missing pixels (jerror.h); its others are about headers. */
const damage = /premature end|bad Huffman code|instead of RST/i;

const messageOf = (complaint: unknown) => (complaint instanceof Error ? complaint.message : "");

/** Whether libjpeg complained about lost pixels, and not about a harmless oddity. */
const isDamage = (complaint: unknown) => damage.test(messageOf(complaint));

/**
 * Adds the end marker to a JPEG that libjpeg found too short: some cameras never write it. Not for progressive files, where
 * a missing pass goes unnoticed.
 *
 * @returns `null` when the complaint is a different one or data is missing
 */
function complete(bytes: Buffer, { progressive }: Source, complaint: unknown): Buffer | null {
  if (progressive || !/premature end of JPEG/i.test(messageOf(complaint))) return null;
  const picture = readPicture(splitSegments(bytes)?.list ?? []);
  return picture && decodeIfWhole(picture) ? Buffer.concat([bytes, END_OF_IMAGE]) : null;
}

/**
 * Whether a JPEG's data ends in zeros without an end marker, like a download into preallocated space that was never
 * finished. libjpeg silently decodes them to gray.
 */
function isZeroFilled(bytes: Buffer): boolean {
  if (!bytes.subarray(-ZEROS).equals(Buffer.alloc(ZEROS))) return false;
  const scan = [...headSegments(bytes)].find(({ code }) => code === marker.scan);
  // After the scan's header: a thumbnail in the metadata has an end marker of its own.
  return bytes.indexOf(END_OF_IMAGE, scan?.end ?? 0) < 0;
}

/**
 * Decodes a JPEG, refusing one that is cut short or has far too many passes. libvips' strictness 'error' would not do: for
 * libjpeg lost data is only a warning, like harmless oddities, and it paints the rest gray. So a JPEG is read at 'warning'
 * first, and again at 'error' if its warning was harmless.
 */
export const decode: Codec["decode"] = async (job, source, animated, use) => {
  const { input } = source;
  const bytes = typeof input === "string" ? await readFile(input) : input;
  checkPasses(bytes, source);
  if (isZeroFilled(bytes)) throw new ConversionError("corrupt", { cause: "filled up with zeros" });
  const limitInputPixels = job.limits.megapixels * MEGA;
  const readStrictly = (file: string | Buffer) =>
    use(openWithVips(file, { failOn: "warning", limitInputPixels }));
  try {
    return await readStrictly(input);
  } catch (complaint) {
    const completed = complete(bytes, source, complaint);
    if (completed) return readStrictly(completed);
    if (isDamage(complaint)) throw complaint;
    return decodeWithVips(job, source, animated, use);
  }
};
