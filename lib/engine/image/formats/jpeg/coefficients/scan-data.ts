import { isRestart, marker } from "../../../containers/jpeg";

/** More bytes than two MCUs can have (10 blocks of 64 coefficients, 31 bits each), because a decoder looks for the end once in each. */
const MARGIN = 8192;
/** Positions are counted in bits and have 31 of them. */
const MOST_BYTES = 1 << 27;

/** The data of one scan without stuffed zeros. */
export type ScanData = {
  /** Its bits, each word's first one highest, and zeros behind them. */
  words: Int32Array;
  /** Where each restart interval ends, in bytes; the next one begins there. */
  ends: Int32Array;
};

/** The 32 bits at a position. */
export function look(words: Int32Array, position: number): number {
  const at = position >>> 5;
  const offset = position & 31;
  // A shift by 32 would be none.
  return ((words[at] as number) << offset) | (((words[at + 1] as number) >>> 1) >>> (31 - offset));
}

/**
 * Removes stuffed zeros and restart markers (ITU-T T.81, B.1.1.5).
 *
 * @returns `null` when there are fewer markers than `intervals` need, or they are out of order
 */
export function readScanData(entropy: Uint8Array, intervals: number): ScanData | null {
  const { length } = entropy;
  if (length > MOST_BYTES || intervals > length) return null;
  const words = new Int32Array((length + MARGIN) >> 2);
  const clean = Buffer.from(words.buffer);
  const ends = new Int32Array(intervals);
  let size = 0;
  let found = 0;
  for (let at = 0; at < length; at += 1) {
    const byte = entropy[at] as number;
    if (byte === 0xff) {
      do at += 1;
      while (entropy[at] === 0xff);
      const code = entropy[at] ?? -1;
      if (code !== 0) {
        // A marker behind the last interval, or a byte that begins one, is harmless.
        if (found === intervals - 1) break;
        if (!isRestart(code) || code !== marker.restart0 + (found & 7)) return null;
        ends[found] = size;
        found += 1;
        continue;
      }
    }
    clean[size] = byte;
    size += 1;
  }
  if (found !== intervals - 1) return null;
  ends[found] = size;
  clean.swap32();
  return { words, ends };
}
