import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { bomb, crc32 } from "../../../lib/engine/fixtures/bombs";
import { jp2Fixture } from "../../../lib/engine/fixtures/jp2";
import { jxlFixture, jxlHead } from "../../../lib/engine/fixtures/jxl";
import { noise } from "../../../lib/engine/fixtures/pictures";
import { rawFile } from "../../../lib/engine/fixtures/raw";
import { joinTiffs } from "../../../lib/engine/fixtures/tiff-pages";
import { makeSegment, marker } from "../../../lib/engine/image/containers/jpeg";
import { LONG, numbers, writeDirectory } from "../../../lib/engine/image/containers/tiff";
import type { InputFormat } from "../../../lib/formats";

const photo = () => readFile("lib/engine/fixtures/heic/plain.heic");

/** Makes a NEF around a JPEG. */
const camera = (jpeg: Buffer) => rawFile("nef", jpeg, { sensor: { width: 240, height: 160 } });

/** Files of formats that sharp does not write. */
const others = {
  heic: photo,
  jxl: () => jxlFixture("rgb"),
  jp2: () => jp2Fixture("rgb.jp2"),
  raw: async () => camera(await noise("jpg")),
} satisfies Partial<Record<InputFormat, () => Promise<Buffer>>>;

const isOther = (format: InputFormat): format is keyof typeof others => format in others;

const made = new Map<InputFormat, Promise<Buffer>>();

/** Returns a valid file of a format, made once and long enough to be truncated. */
export function good(format: InputFormat): Promise<Buffer> {
  const file = made.get(format) ?? (isOther(format) ? others[format]() : noise(format));
  made.set(format, file);
  return file;
}

/** Makes a JPEG of noise, which compresses badly: the larger it is, the longer its conversion takes. */
export const noisyPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

/** Makes a PNG chunk with its checksum. */
function pngChunk(type: string, body: Uint8Array): Buffer {
  const bytes = Buffer.alloc(body.length + 12);
  bytes.writeUInt32BE(body.length);
  bytes.write(type, 4, "latin1");
  bytes.set(body, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

/** Length of a PNG's signature and IHDR in bytes. */
const PNG_HEAD = 33;

/** Writes a size into a codestream (SIZ, ISO/IEC 15444-1, A.5.1). */
async function jp2Bomb({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const file = await jp2Fixture("rgb.j2k");
  file.writeUInt32BE(width, 8);
  file.writeUInt32BE(height, 12);
  return file;
}

/** Makes a small file that declares 16000 x 16000 pixels. */
export async function pixelBomb(format: InputFormat): Promise<Buffer> {
  const dimensions = { width: 16_000, height: 16_000 };
  if (format === "raw") return camera(await bomb("jpg", dimensions));
  if (format === "jxl") return jxlHead(dimensions.width);
  if (format === "jp2") return jp2Bomb(dimensions);
  if (format !== "heic") return bomb(format, dimensions);
  const file = Buffer.from(await photo());
  for (let at = file.indexOf("ispe"); at >= 0; at = file.indexOf("ispe", at + 1)) {
    file.writeUInt32BE(dimensions.width, at + 8);
    file.writeUInt32BE(dimensions.height, at + 12);
  }
  return file;
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#357" } });

/** Makes a PNG with a compressed chunk that inflates to 200 MB. */
async function withChunk(type: string, keyword: string): Promise<Buffer> {
  const file = await good("png");
  const packed = deflateSync(Buffer.alloc(200_000_000), { level: 9 });
  const body = Buffer.concat([Buffer.from(`${keyword}\0\0`), packed]);
  return Buffer.concat([file.subarray(0, PNG_HEAD), pngChunk(type, body), file.subarray(PNG_HEAD)]);
}
export const textBomb = () => withChunk("zTXt", "Comment");
export const profileBomb = () => withChunk("iCCP", "profile");

/** Makes a PNG that declares ten rows and has 200 MB of pixel data. */
export async function dataBomb(): Promise<Buffer> {
  const file = await flat(100, 10).png().toBuffer();
  const data = pngChunk("IDAT", deflateSync(Buffer.alloc(200_000_000), { level: 9 }));
  return Buffer.concat([file.subarray(0, PNG_HEAD), data, pngChunk("IEND", Buffer.alloc(0))]);
}

/** Makes a progressive JPEG of 64 megapixels that repeats its last scan. */
export async function scanBomb(scans: number): Promise<Buffer> {
  const file = await flat(8000, 8000).toColourspace("b-w").jpeg({ progressive: true }).toBuffer();
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = file.subarray(last, -2);
  return Buffer.concat([file.subarray(0, last), ...Array<Buffer>(scans).fill(scan), file.subarray(-2)]);
}

/** Makes a TIFF or RAW file whose directory refers back to itself. */
export async function directoryLoop(format: "tiff" | "raw"): Promise<Buffer> {
  const file = Buffer.from(await good(format));
  const directory = file.readUInt32LE(4);
  file.writeUInt32LE(directory, directory + 2 + file.readUInt16LE(directory) * 12);
  return file;
}

/** Makes a JPEG with more segments after its start. */
async function withSegments(...segments: readonly Uint8Array[]): Promise<Buffer> {
  const file = await good("jpg");
  return Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)]);
}

const exifOf = (entries: Parameters<typeof writeDirectory>[0]) =>
  makeSegment(
    marker.app1,
    Buffer.concat([Buffer.from("Exif\0\0II*\0\x08\0\0\0", "latin1"), writeDirectory(entries, 8)]),
  );

/** Makes a JPEG whose Exif and GPS directories are its first one. */
export const exifLoop = () => withSegments(exifOf([numbers(0x8769, LONG, [8]), numbers(0x8825, LONG, [8])]));

/** Makes a JPEG whose EXIF points far beyond its end, and has a text of four gigabytes. */
export const exifBeyond = () =>
  withSegments(
    exifOf([
      { ...numbers(0x010f, LONG, [1]), type: 2, count: 0xffff_ffff },
      numbers(0x8769, LONG, [0xffff_fff0]),
    ]),
  );

/** Makes a JPEG with 40 MB of XMP, whose elements never end. */
export function longXmp() {
  const text = Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta ${"<dc:creator ".repeat(5000)}`);
  return withSegments(...Array<Uint8Array>(650).fill(makeSegment(marker.app1, text)));
}

export const manyComments = () =>
  withSegments(...Array<Uint8Array>(500_000).fill(makeSegment(marker.comment, Buffer.from("x"))));

/** Makes a RAW file without a preview, after whose index every six bytes begin a JPEG of short segments. */
export const rawOfStarts = (): Buffer =>
  Buffer.concat([
    rawFile("orf", Buffer.alloc(0), { sensor: { width: 6000, height: 4000 } }),
    Buffer.alloc(20_000_000, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04])),
  ]);

/** Makes a TIFF of so many pages. */
export const tiffPages = async (pages: number): Promise<Buffer> =>
  joinTiffs(Array(pages).fill({ tiff: await flat(8, 8).tiff().toBuffer() }));

/** Makes an AVIF whose `meta` box declares four gigabytes. */
export async function hugeBox(): Promise<Buffer> {
  const file = Buffer.from(await good("avif"));
  file.writeUInt32BE(0xffff_fff0, file.indexOf("meta") - 4);
  return file;
}

/** Makes an animation with any number of frames of one pixel. */
export function gif(frames: number): Buffer {
  const u16 = (value: number) => Buffer.from([value & 255, value >> 8]);
  const screen = Buffer.concat([
    Buffer.from("GIF89a"),
    u16(1),
    u16(1),
    // A color table of black and white.
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);
  // One pixel in LZW of two bits: clear, the pixel, end.
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]);
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}
