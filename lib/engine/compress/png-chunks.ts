import { crc32 } from "./crc";

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export type Chunk = { name: string; payload: Buffer; whole: Buffer };

/** The chunks of a PNG (PNG 3, 5.3); one that claims too much, and all behind IEND, are left out. */
export function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = PNG_SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) break;
    const name = bytes.toString("latin1", at + 4, at + 8);
    chunks.push({ name, payload: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
    if (name === "IEND") break;
    at = end;
  }
  return chunks;
}

export function makeChunk(name: string, payload: Uint8Array): Buffer {
  const whole = Buffer.alloc(12 + payload.length);
  whole.writeUInt32BE(payload.length);
  whole.write(name, 4, "latin1");
  whole.set(payload, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + payload.length)), 8 + payload.length);
  return whole;
}

const picture = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS"];
const animation = ["acTL", "fcTL", "fdAT"];
const colour = ["gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "cLLI", "sBIT"];
const looks = new Set([...picture, ...animation, ...colour]);

/** A PNG with what changes its look and nothing else: no text, time, EXIF, print size, background, histogram. */
export const stripPng = (bytes: Buffer): Buffer =>
  Buffer.concat([
    PNG_SIGNATURE,
    ...chunksOf(bytes)
      .filter(({ name }) => looks.has(name))
      .map(({ whole }) => whole),
  ]);

/** Pictures libpng does not show as browsers do: animated, or in a colour space that only cICP names. */
export const isBeyondLibpng = (bytes: Buffer): boolean =>
  chunksOf(bytes).some(({ name }) => name === "acTL" || name === "cICP");

/** Gamma and primaries that browsers apply and libvips leaves alone: the new file must carry them on. */
export function colourChunks(bytes: Buffer): Buffer[] {
  const chunks = chunksOf(bytes);
  const overruled = chunks.some(({ name }) => name === "iCCP" || name === "sRGB");
  if (overruled) return [];
  return chunks.filter(({ name }) => name === "gAMA" || name === "cHRM").map(({ whole }) => whole);
}

/** Puts chunks where they have to stand: behind the header. */
export function withChunks(bytes: Buffer, more: readonly Buffer[]): Buffer {
  if (more.length === 0) return bytes;
  const header = PNG_SIGNATURE.length + 25;
  return Buffer.concat([bytes.subarray(0, header), ...more, bytes.subarray(header)]);
}
