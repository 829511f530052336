import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { promisify } from "node:util";
import type { JpegXl } from "../../containers/jpeg-xl";
import { DJXL, djxlVersion } from "../../decoders";
import { MEGA } from "../../source";
import { openTrusted } from "../../vips";
import type { Decoded } from "./decoder";

const run = promisify(execFile);

/** Below this, starting a program costs more than it saves. */
const LEAST_MEGAPIXELS = 4;
/** A decoder that hangs ends before the job does. */
const TIMEOUT_MS = 25_000;
/** libvips asks libjxl for all channels as samples of one pixel, and libjxl gives four at most. */
const MOST_EXTRA_CHANNELS = 1;

const isTooMany = ({ extraChannels }: JpegXl) => extraChannels > MOST_EXTRA_CHANNELS;
/** Has colors alone, which the program writes without compressing them. */
const isOpaque = ({ extraChannels }: JpegXl) => extraChannels === 0;

/** Header of a PPM or PGM: its letters, width, height and highest sample (https://netpbm.sourceforge.net/doc/ppm.html). */
const PNM = /^P([56])\s(\d+)\s(\d+)\s(\d+)\s/;
const MOST_HEADER_BYTES = 64;

/** @returns undefined for samples that do not fill one or two bytes, or are missing */
function readPnm(file: Buffer): Omit<Decoded, "icc"> | undefined {
  const [head, kind, ...fields] = PNM.exec(file.toString("latin1", 0, MOST_HEADER_BYTES)) ?? [];
  const [width = 0, height = 0, highest] = fields.map(Number);
  if (!head || (highest !== 0xff && highest !== 0xffff)) return undefined;
  const channels = kind === "5" ? 1 : 3;
  const samples = width * height * channels;
  if (file.length !== head.length + samples * (highest === 0xff ? 1 : 2)) return undefined;
  if (highest === 0xff) return { data: file.subarray(head.length), width, height, channels };
  // A copy at an even place, whose bytes are in the order of the processor.
  const data = Buffer.from(file.subarray(head.length)).swap16();
  return { data: new Uint16Array(data.buffer, data.byteOffset, samples), width, height, channels };
}

/** Reads a PNG of the program's, which has alpha and the profile. */
async function readPng(file: Buffer): Promise<Decoded> {
  const { icc, depth } = await openTrusted(file).metadata();
  const isDeep = depth === "ushort";
  const raw = openTrusted(file).raw({ depth: isDeep ? "ushort" : "uchar" });
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const samples = isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  return { data: samples, width, height, channels, ...(icc && { icc }) };
}

/** Whether the machine's djxl is to decode a picture: a large one, or one with more channels than libvips can ask for. */
export const isForDjxl = async (picture: JpegXl): Promise<boolean> => {
  const { width, height, isAnimated } = picture;
  const isLarge = isOpaque(picture) && !isAnimated && width * height >= LEAST_MEGAPIXELS * MEGA;
  return (isLarge || isTooMany(picture)) && (await djxlVersion()) !== undefined;
};

/** Whether only djxl can decode a picture. */
export const needsDjxl = isTooMany;

/**
 * Decodes with djxl, which has threads and no WebAssembly: 0.55 of the time on one thread. It draws spot colors.
 *
 * @param input path of the picture; files beside it are made, and removed
 * @returns undefined where the program fails: libvips says then what is wrong
 */
export async function decodeWithDjxl(input: string, picture: JpegXl): Promise<Decoded | undefined> {
  const [made, profile] = [`${input}.${isOpaque(picture) ? "ppm" : "png"}`, `${input}.icc`];
  const depth = picture.bits > 8 ? ["--bits_per_sample=16"] : [];
  try {
    await run(DJXL, ["--quiet", ...depth, `--icc_out=${profile}`, input, made], { timeout: TIMEOUT_MS });
    const file = await readFile(made);
    if (!isOpaque(picture)) return await readPng(file);
    const decoded = readPnm(file);
    return decoded && { ...decoded, icc: await readFile(profile) };
  } catch {
    return undefined;
  } finally {
    await Promise.all([made, profile].map((path) => rm(path, { force: true })));
  }
}
