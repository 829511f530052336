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

/** Returns where the data of the stream begins whose dictionary contains `at`. */
function startOfData(bytes: Buffer, at: number): number | undefined {
  const keyword = /stream\r?\n/.exec(bytes.toString("latin1", at, at + DICTIONARY_BYTES));
  return keyword ? at + keyword.index + keyword[0].length : undefined;
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
  let end = 0;
  for (let at = bytes.indexOf(BROTLI); at >= 0; at = bytes.indexOf(BROTLI, at + 1)) {
    const start = at < copied ? undefined : startOfData(bytes, at);
    if (start === undefined) continue;
    if (end < start) end = bytes.indexOf("endstream", start);
    if (end < 0) break;
    let unpacked: Buffer;
    try {
      // Behind the data there may be a line end, which is not part of it.
      unpacked = brotliDecompressSync(bytes.subarray(start, end), {
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
      bytes.subarray(at + BROTLI.length, start),
      deflateSync(unpacked, { level: FAST }),
      Buffer.from("\n"),
    );
    copied = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(copied)]);
}
