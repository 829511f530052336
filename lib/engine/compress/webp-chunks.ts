export const HEADER_BYTES = 12;
/** Features of the extended header, and where they stand in it (RFC 9649, 2.7.1). */
export const EXIF_FLAG = 0x08;
export const XMP_FLAG = 0x04;

type Chunk = { name: string; payload: Buffer; whole: Buffer };

/** The chunks of a RIFF file or of a frame in it (RFC 9649, 2.3); one that claims too much ends with the file. */
export function chunksOf(bytes: Buffer, from: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = from; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = Math.min(bytes.length, at + 8 + length + (length & 1));
    chunks.push({
      name: bytes.toString("latin1", at, at + 4),
      payload: bytes.subarray(at + 8, Math.min(end, at + 8 + length)),
      whole: bytes.subarray(at, end),
    });
    at = end;
  }
  return chunks;
}

const FRAME_HEADER_BYTES = 16;

/** Whether every picture in a WEBP is stored without loss. */
export function isLossless(bytes: Buffer): boolean {
  const chunks = chunksOf(bytes, HEADER_BYTES);
  const inner = chunks
    .filter(({ name }) => name === "ANMF")
    .flatMap(({ payload }) => chunksOf(payload, FRAME_HEADER_BYTES));
  return ![...chunks, ...inner].some(({ name }) => name === "VP8 ");
}

const kept = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** A WEBP without EXIF, XMP and unknown chunks; the profile stays, it changes the look. */
export function stripWebp(bytes: Buffer): Buffer {
  const chunks = chunksOf(bytes, HEADER_BYTES).filter(({ name }) => kept.has(name));
  const file = Buffer.concat([bytes.subarray(0, HEADER_BYTES), ...chunks.map(({ whole }) => whole)]);
  file.writeUInt32LE(file.length - 8, 4);
  if (chunks[0]?.name === "VP8X")
    file[HEADER_BYTES + 8] = (file[HEADER_BYTES + 8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
  return file;
}
