import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflate } from "node:zlib";
import { CHUNK_BYTES, inChunks } from "./in-chunks";

/** The last of PNG's filter types (PNG 3, 9.2), which every row begins with. */
const LAST_FILTER = 4;

/**
 * Whether data inflates, with its checksum right, to exactly so many rows of PNG (PNG 3, 7.3 and 10).
 *
 * @param rowBytes of pixels, without the filter type
 */
export async function isPixelData(
  data: readonly Uint8Array[],
  rowBytes: number,
  rows: number,
): Promise<boolean> {
  const stride = rowBytes + 1;
  const expected = stride * rows;
  let seen = 0;
  const look = new Writable({
    write(part: Buffer, _encoding, done) {
      const first = (stride - (seen % stride)) % stride;
      seen += part.length;
      let fine = seen <= expected;
      for (let at = first; at < part.length; at += stride) if ((part[at] ?? 0) > LAST_FILTER) fine = false;
      done(fine ? null : new Error("not rows of PNG"));
    },
  });
  try {
    await pipeline(Readable.from(inChunks(data)), createInflate({ chunkSize: CHUNK_BYTES }), look);
  } catch {
    return false;
  }
  return seen === expected;
}
