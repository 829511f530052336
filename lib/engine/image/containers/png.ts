import { open } from "node:fs/promises";

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Length and name before a chunk's data. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
/** A whole IHDR chunk, which always comes first (PNG 3, 11.2.1). */
const IHDR_BYTES = HEAD_BYTES + 13 + CHECKSUM_BYTES;

export type Chunk = {
  name: string;
  payload: Buffer;
  /** The payload with its length, name and checksum. */
  whole: Buffer;
};

/** Splits a PNG into its chunks (PNG 3, 5.3), up to IEND or the first one that is cut off. */
export function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = PNG_SIGNATURE.length; at + HEAD_BYTES + CHECKSUM_BYTES <= bytes.length; ) {
    const end = at + HEAD_BYTES + bytes.readUInt32BE(at) + CHECKSUM_BYTES;
    if (end > bytes.length) break;
    const name = bytes.toString("latin1", at + 4, at + HEAD_BYTES);
    const payload = bytes.subarray(at + HEAD_BYTES, end - CHECKSUM_BYTES);
    chunks.push({ name, payload, whole: bytes.subarray(at, end) });
    if (name === "IEND") break;
    at = end;
  }
  return chunks;
}

/** Writes a chunk with its length and checksum. */
export function makeChunk(name: string, payload: Uint8Array): Buffer {
  const whole = Buffer.alloc(HEAD_BYTES + payload.length + CHECKSUM_BYTES);
  whole.writeUInt32BE(payload.length);
  whole.write(name, 4, "latin1");
  whole.set(payload, HEAD_BYTES);
  whole.writeUInt32BE(crc32(whole.subarray(4, HEAD_BYTES + payload.length)), HEAD_BYTES + payload.length);
  return whole;
}

/** Joins whole chunks to a file. */
export const joinChunks = (chunks: readonly Pick<Chunk, "whole">[]): Buffer =>
  Buffer.concat([PNG_SIGNATURE, ...chunks.map(({ whole }) => whole)]);

/** Color types of a header (PNG 3, 11.2.1). */
const colorType = { gray: 0, rgb: 2, indexed: 3 } as const;

/** A header (PNG 3, 11.2.1); not interlaced. */
type Header = { width: number; height: number; depth: number; type: keyof typeof colorType };

/**
 * Writes a file.
 *
 * @param more chunks before the data
 * @param data deflated rows, each with its filter type
 */
export function makePng(
  { width, height, depth, type }: Header,
  more: readonly Buffer[],
  data: Uint8Array,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = colorType[type];
  return Buffer.concat([
    PNG_SIGNATURE,
    makeChunk("IHDR", header),
    ...more,
    makeChunk("IDAT", data),
    makeChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Inserts chunks after the header. */
export function withChunks(bytes: Buffer, more: readonly Buffer[]): Buffer {
  if (more.length === 0) return bytes;
  const header = PNG_SIGNATURE.length + IHDR_BYTES;
  return Buffer.concat([bytes.subarray(0, header), ...more, bytes.subarray(header)]);
}

/** Longest chunk that says what colors mean (cHRM: eight numbers), but for iCCP, whose profile is not read here. */
const COLOR_BYTES = 32;
const colorChunks: readonly string[] = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"];

export type PngHead = {
  /** Frames of an animated PNG, 1 for a still one; libvips only knows the first. */
  frames: number;
  /** Chunks that say what colors mean, with up to 32 bytes of their payload. */
  colors: Pick<Chunk, "name" | "payload">[];
};

/**
 * Reads what libvips does not tell of a PNG. Those chunks come before the picture's data, and the colors' before a
 * palette (PNG 3, 5.6), so chunk heads are read from the file one by one.
 */
export async function readPngHead(path: string): Promise<PngHead> {
  const file = await open(path);
  const found: PngHead = { frames: 1, colors: [] };
  let isPalette = false;
  try {
    const head = Buffer.alloc(HEAD_BYTES + COLOR_BYTES + CHECKSUM_BYTES);
    for (let at = PNG_SIGNATURE.length; ; ) {
      const { bytesRead } = await file.read(head, 0, head.length, at);
      const name = head.toString("latin1", 4, HEAD_BYTES);
      if (bytesRead < HEAD_BYTES + CHECKSUM_BYTES || name === "IDAT") return found;
      const length = head.readUInt32BE(0);
      if (name === "acTL") found.frames = Math.max(head.readUInt32BE(HEAD_BYTES), 1);
      if (name === "PLTE") isPalette = true;
      if (!isPalette && colorChunks.includes(name) && isIntact(head.subarray(0, bytesRead), length))
        found.colors.push({ name, payload: Buffer.from(head.subarray(HEAD_BYTES, HEAD_BYTES + length)) });
      at += HEAD_BYTES + length + CHECKSUM_BYTES;
    }
  } finally {
    await file.close();
  }
}

/** Whether a short chunk has the right checksum: decoders drop others. A long one passes. */
function isIntact(chunk: Buffer, length: number): boolean {
  const end = HEAD_BYTES + length;
  if (length > COLOR_BYTES) return true;
  return end + CHECKSUM_BYTES <= chunk.length && crc32(chunk.subarray(4, end)) === chunk.readUInt32BE(end);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 as PNG uses it (ISO 3309). Written out because `zlib.crc32` needs Node 20.15 and we run on 20.9. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}
