/** "RIFF", a size, and the form type (RFC 9649, 2.4). */
export const HEADER_BYTES = 12;

export type Chunk = {
  name: string;
  payload: Buffer;
  /** The payload with its name, length and padding. */
  whole: Buffer;
};

/** Splits a RIFF file, or a part of one, into chunks (RFC 9649, 2.3); one that claims too much ends with the data. */
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

/** Writes a chunk, padded to an even length. */
export function makeChunk(name: string, payload: Uint8Array): Buffer {
  const bytes = Buffer.alloc(8 + payload.length + (payload.length & 1));
  bytes.write(name, "latin1");
  bytes.writeUInt32LE(payload.length, 4);
  bytes.set(payload, 8);
  return bytes;
}

/** Joins a header and chunks into a file, with its size filled in. */
export function makeFile(header: Uint8Array, ...parts: readonly Uint8Array[]): Buffer {
  const file = Buffer.concat([header, ...parts]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}
