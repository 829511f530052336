import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { bomb } from "../../engine/fixtures/bombs";
import { noise } from "../../engine/fixtures/pictures";
import type { InputFormat } from "../../engine/types";
import { PNG_HEAD, pngChunk } from "./frames";

const photo = () => readFile("lib/engine/fixtures/heic/plain.heic");

const made = new Map<InputFormat, Promise<Buffer>>();

/** A good file of a format, long enough to be cut. */
export function good(format: InputFormat): Promise<Buffer> {
  const file = made.get(format) ?? (format === "heic" ? photo() : noise(format));
  made.set(format, file);
  return file;
}

/** A small file that declares itself 16000 x 16000. */
export async function pixelBomb(format: InputFormat): Promise<Buffer> {
  const measures = { width: 16_000, height: 16_000 };
  if (format !== "heic") return bomb(format, measures);
  const file = Buffer.from(await photo());
  for (let at = file.indexOf("ispe"); at >= 0; at = file.indexOf("ispe", at + 1)) {
    file.writeUInt32BE(measures.width, at + 8);
    file.writeUInt32BE(measures.height, at + 12);
  }
  return file;
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#357" } });

/** A PNG that is what it says: 31 KB of one colour, 16000 x 16000. */
export function honestBomb(): Buffer {
  const side = 16_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, grey; every row is a byte for its filter and its bits.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 9 });
  const chunks = [pngChunk("IHDR", header), pngChunk("IDAT", rows), pngChunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}

/** The largest picture that is taken, 100 megapixels. */
export const largest = () => flat(10_000, 10_000).jpeg().toBuffer();

/** A chunk that unpacks to 200 MB, in front of a good picture's own data. */
async function withChunk(type: string, keyword: string): Promise<Buffer> {
  const file = await good("png");
  const packed = deflateSync(Buffer.alloc(200_000_000), { level: 9 });
  const body = Buffer.concat([Buffer.from(`${keyword}\0\0`), packed]);
  return Buffer.concat([file.subarray(0, PNG_HEAD), pngChunk(type, body), file.subarray(PNG_HEAD)]);
}
export const textBomb = () => withChunk("zTXt", "Comment");
export const profileBomb = () => withChunk("iCCP", "profile");

/** Ten rows' worth of pixels are declared, and 200 MB are packed into them. */
export async function dataBomb(): Promise<Buffer> {
  const file = await flat(100, 10).png().toBuffer();
  const data = pngChunk("IDAT", deflateSync(Buffer.alloc(200_000_000), { level: 9 }));
  return Buffer.concat([file.subarray(0, PNG_HEAD), data, pngChunk("IEND", Buffer.alloc(0))]);
}

/** A progressive JPEG whose last pass over all of its 64 megapixels comes so many times. */
export async function scanBomb(passes: number): Promise<Buffer> {
  const file = await flat(8000, 8000).toColourspace("b-w").jpeg({ progressive: true }).toBuffer();
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]));
  const pass = file.subarray(last, -2);
  return Buffer.concat([file.subarray(0, last), ...Array<Buffer>(passes).fill(pass), file.subarray(-2)]);
}

/** A TIFF whose directory of pages leads back to itself. */
export async function tiffLoop(): Promise<Buffer> {
  const file = Buffer.from(await good("tiff"));
  const directory = file.readUInt32LE(4);
  const entries = file.readUInt16LE(directory);
  file.writeUInt32LE(directory, directory + 2 + entries * 12);
  return file;
}

/** A TIFF whose strips lie behind the end of the file. */
export async function tiffFarStrips(): Promise<Buffer> {
  const file = Buffer.from(await good("tiff"));
  const directory = file.readUInt32LE(4);
  const entries = file.readUInt16LE(directory);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    // StripOffsets and StripByteCounts (TIFF 6.0, section 8).
    if ([273, 279].includes(file.readUInt16LE(entry))) file.writeUInt32LE(0xffff_fff0, entry + 8);
  }
  return file;
}

/** A HEIF whose first box says that it is four gigabytes long. */
export async function endlessBox(format: "avif" | "heic"): Promise<Buffer> {
  const file = Buffer.from(await good(format));
  const meta = file.indexOf("meta") - 4;
  file.writeUInt32BE(0xffff_fff0, meta);
  return file;
}
