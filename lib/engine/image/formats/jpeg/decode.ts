import { open, readFile } from "node:fs/promises";
import { ConversionError } from "../../../../contract/errors";
import { END_OF_IMAGE, headSegments, marker } from "../../containers/jpeg";
import { MEGA, type Source } from "../../source";
import { openWithVips } from "../../vips";
import type { Codec } from "../codec";
import { decodeWithVips } from "../with-vips";
import { checkPasses } from "./passes";

/** Enough padding to change the picture in any MCU row that may be missing. */
const PADDING_BYTES = 4096;
/**
 * Each begins with other bits, so that at least one changes the picture if any data is missing: of 720 files cut by 3 to
 * 8 bytes, one padding let 6 pass, eight let none.
 */
const PADDINGS = [0x5a, 0xa5, 0x11, 0xee, 0x77, 0xcc, 0x00, 0xfe] as const;
/** This many zero bytes at the end are no data: codes of eight zero bits are rare enough. */
const ZEROS = 16;

/** libjpeg's warnings about missing pixels (jerror.h); its others are about headers. */
const damage = /premature end|bad Huffman code|instead of RST/i;

/** A JPEG by its path, or its bytes where another file holds it. */
type JpegInput = Source["input"];

const bytesOf = async (input: JpegInput): Promise<Buffer> =>
  typeof input === "string" ? readFile(input) : input;

const messageOf = (complaint: unknown) => (complaint instanceof Error ? complaint.message : "");

/** Whether libjpeg complained about lost pixels, and not about a harmless oddity. */
const isDamage = (complaint: unknown) => damage.test(messageOf(complaint));

/** Position of the number of components in a frame header (ITU-T T.81, B.2.2). */
const COMPONENTS_AT = 5;

/** Whether a sequential JPEG has one scan for all components, so that data can only be missing at the end. */
function hasOneScan(bytes: Buffer): boolean {
  const head = [...headSegments(bytes)];
  const frame = head.find(({ code }) => code === marker.baseline || code === marker.extended);
  const scan = head.find(({ code }) => code === marker.scan);
  return frame !== undefined && scan !== undefined && frame.body[COMPONENTS_AT] === scan.body[0];
}

/** Bottom rows (at most two MCU rows) that libvips reads last, without looking at their warnings. */
const LAST_ROWS = 32;

async function bottomOf(bytes: Buffer, { width, height }: Source): Promise<Buffer> {
  const rows = Math.min(LAST_ROWS, height);
  const pixels = openWithVips(bytes, { failOn: "error" });
  return pixels
    .extract({ left: 0, top: height - rows, width, height: rows })
    .raw()
    .toBuffer();
}

/** Whether the bottom rows look the same whatever follows the last byte: then all their data is there. */
async function isWhole(bytes: Buffer, source: Source): Promise<boolean> {
  const bottom = await bottomOf(Buffer.concat([bytes, END_OF_IMAGE]), source);
  for (const byte of PADDINGS) {
    const other = await bottomOf(
      Buffer.concat([bytes, Buffer.alloc(PADDING_BYTES, byte), END_OF_IMAGE]),
      source,
    );
    if (!bottom.equals(other)) return false;
  }
  return true;
}

/**
 * Adds the end marker to a JPEG that libjpeg found too short: some cameras never write it. Read again at 'warning' it
 * passes if its rows are there; the last rows are checked here. Not for progressive files, where a missing pass goes
 * unnoticed.
 *
 * @returns `null` when the complaint is a different one or data is missing
 */
async function complete(source: Source, complaint: unknown): Promise<Buffer | null> {
  if (source.progressive || !/premature end of JPEG/i.test(messageOf(complaint))) return null;
  const bytes = await bytesOf(source.input);
  if (!hasOneScan(bytes) || !(await isWhole(bytes, source))) return null;
  return Buffer.concat([bytes, END_OF_IMAGE]);
}

/**
 * Whether a JPEG's data ends in zeros without an end marker, like a download into preallocated space that was never
 * finished. libjpeg silently decodes them to gray.
 */
async function isZeroFilled(input: JpegInput): Promise<boolean> {
  if (!(await endsIn(input, Buffer.alloc(ZEROS)))) return false;
  const bytes = await bytesOf(input);
  const scan = [...headSegments(bytes)].find(({ code }) => code === marker.scan);
  // After the scan's header: a thumbnail in the metadata has an end marker of its own.
  return bytes.indexOf(END_OF_IMAGE, scan?.end ?? 0) < 0;
}

async function endsIn(input: JpegInput, tail: Buffer): Promise<boolean> {
  if (typeof input !== "string") return input.subarray(-tail.length).equals(tail);
  const file = await open(input);
  try {
    const { size } = await file.stat();
    const { bytesRead, buffer } = await file.read(
      Buffer.alloc(tail.length),
      0,
      tail.length,
      Math.max(0, size - tail.length),
    );
    return buffer.subarray(0, bytesRead).equals(tail);
  } finally {
    await file.close();
  }
}

/**
 * Decodes a JPEG, refusing one that is cut short or has far too many passes. libvips' strictness 'error' would not do: for libjpeg lost data is
 * only a warning, like harmless oddities, and it paints the rest gray. So a JPEG is read at 'warning' first, and again
 * at 'error' if its warning was harmless.
 */
export const decode: Codec["decode"] = async (job, source, animated, use) => {
  if (source.progressive) checkPasses(await bytesOf(source.input), source);
  if (await isZeroFilled(source.input))
    throw new ConversionError("corrupt", { cause: "filled up with zeros" });
  const limitInputPixels = job.limits.megapixels * MEGA;
  const readStrictly = (input: string | Buffer) =>
    use(openWithVips(input, { failOn: "warning", limitInputPixels }));
  try {
    return await readStrictly(source.input);
  } catch (complaint) {
    const completed = await complete(source, complaint);
    if (completed) return readStrictly(completed);
    if (isDamage(complaint)) throw complaint;
    return decodeWithVips(job, source, animated, use);
  }
};
