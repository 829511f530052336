import { brotliDecompressSync, constants, deflateSync } from "node:zlib";

const BROTLI = "/BrotliDecode";
/** As long as {@link BROTLI}. */
const FLATE = "/FlateDecode ";
/** Farthest that a dictionary's `stream` keyword is looked for, in bytes. */
const DICTIONARY_BYTES = 4096;
/** Most that all streams of a document may unpack to, in bytes. */
const MAX_UNPACKED_BYTES = 256_000_000;
/** The result is read once. */
const FAST = 1;

/** Where the data of the stream is whose dictionary contains `at`. */
function dataOf(bytes: Buffer, at: number): { start: number; end: number } | undefined {
  const near = bytes.toString("latin1", at, at + DICTIONARY_BYTES);
  const keyword = /stream\r?\n/.exec(near);
  if (!keyword) return undefined;
  const start = at + keyword.index + keyword[0].length;
  const end = bytes.indexOf("endstream", start);
  return end < 0 ? undefined : { start, end };
}

/**
 * Packs streams with Flate that are packed with Brotli (ISO/TS 32009), whose parameters are the same. Offsets in
 * the cross-references are wrong afterward, and lengths of streams.
 *
 * @returns the document with those as they are that cannot be unpacked: encrypted ones, or Brotli over another filter
 * @throws RangeError for more data than {@link MAX_UNPACKED_BYTES}
 */
export function brotliToFlate(bytes: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let copied = 0;
  let left = MAX_UNPACKED_BYTES;
  for (let at = bytes.indexOf(BROTLI); at >= 0; at = bytes.indexOf(BROTLI, at + 1)) {
    const data = at < copied ? undefined : dataOf(bytes, at);
    if (!data) continue;
    let unpacked: Buffer;
    try {
      // Behind the data there may be a line end, which is not part of it.
      unpacked = brotliDecompressSync(bytes.subarray(data.start, data.end), {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
        maxOutputLength: left,
      });
    } catch (error) {
      if (error instanceof RangeError) throw error;
      continue;
    }
    left -= unpacked.length;
    pieces.push(
      bytes.subarray(copied, at),
      Buffer.from(FLATE),
      bytes.subarray(at + BROTLI.length, data.start),
      deflateSync(unpacked, { level: FAST }),
      Buffer.from("\n"),
    );
    copied = data.end;
  }
  return Buffer.concat([...pieces, bytes.subarray(copied)]);
}
