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

/** Inserts chunks after the header. */
export function withChunks(bytes: Buffer, more: readonly Buffer[]): Buffer {
  if (more.length === 0) return bytes;
  const header = PNG_SIGNATURE.length + IHDR_BYTES;
  return Buffer.concat([bytes.subarray(0, header), ...more, bytes.subarray(header)]);
}

/**
 * Counts the frames of an animated PNG, 1 for a still one; libvips only knows the first. The animation control chunk
 * comes before the picture's data (PNG 3, 11.3.6.1), so chunk heads are read from the file one by one.
 */
export async function countPngFrames(path: string): Promise<number> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD_BYTES + 4);
    for (let at = PNG_SIGNATURE.length; ; ) {
      const { bytesRead } = await file.read(head, 0, head.length, at);
      const name = head.toString("latin1", 4, HEAD_BYTES);
      if (bytesRead < head.length || name === "IDAT") return 1;
      if (name === "acTL") return Math.max(head.readUInt32BE(HEAD_BYTES), 1);
      at += HEAD_BYTES + head.readUInt32BE(0) + CHECKSUM_BYTES;
    }
  } finally {
    await file.close();
  }
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
