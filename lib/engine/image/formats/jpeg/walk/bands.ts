import { codeAt, codesOf, lengthOf, runOf, sizeOf } from "../coefficients/codes";
import { look } from "../coefficients/scan-data";
import type { DecodeTable } from "../coefficients/tables";
import { type Walk, WRONG } from "./blocks";

/** Which coefficients of a component are known not to be zero: two words of 32 bits for each block, in the order of the scans. */
export type Known = Int32Array;

/** The coefficients and the point transform of a scan of AC (ITU-T T.81, G.1.1.1). */
type Band = { first: number; last: number; low: number };

const ZERO_RUN = 15;
/** More bits would not fit into a coefficient. */
const MOST_BITS = 15;

/** Number of blocks whose band ends with this one, by the bits behind the code (T.81, G.1.2.2). */
const runLength = (ahead: number, length: number, size: number): number =>
  size === 0 ? 1 : (1 << size) + ((ahead << length) >>> (32 - size));

/** Walks the first scan of a band and notes its coefficients (T.81, G.1.2.2 and G.2.2). */
export function firstAcWalk(table: DecodeTable, { first, last, low }: Band, known: Known): Walk {
  const codes = codesOf(table);
  let block = 0;
  return (words, from, end, count) => {
    const blocks = block + count;
    let p = from;
    for (; block < blocks; block += 1) {
      if (p > end) return WRONG;
      let lower = 0;
      let upper = 0;
      let ended = 1;
      for (let k = first; k <= last; k += 1) {
        const ahead = look(words, p);
        const code = codeAt(codes, ahead);
        const size = sizeOf(code);
        const run = runOf(code);
        if (code === 0 || size + low > MOST_BITS) return WRONG;
        p += lengthOf(code) + size;
        if (size === 0 && run < ZERO_RUN) {
          p += run;
          ended = runLength(ahead, lengthOf(code), run);
          break;
        }
        k += run;
        if (k > last) return WRONG;
        if (size === 0) continue;
        if (k < 32) lower |= 1 << k;
        else upper |= 1 << (k - 32);
      }
      if ((lower | upper) !== 0) {
        known[2 * block] = (known[2 * block] as number) | lower;
        known[2 * block + 1] = (known[2 * block + 1] as number) | upper;
      }
      block += ended - 1;
    }
    // A run ends with its interval.
    return block === blocks ? p : WRONG;
  };
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The bits from `first` to `last` of a block's words; `word` is 0 or 1. */
function mask(first: number, last: number, word: number): number {
  const from = Math.max(0, first - 32 * word);
  const to = Math.min(31, last - 32 * word);
  return from > to ? 0 : (-1 << from) & (-1 >>> (31 - to));
}

/** Walks one more bit of a band, and notes coefficients that are new (T.81, G.1.2.3 and figure G.7). */
export function moreAcWalk(table: DecodeTable, { first, last }: Band, known: Known): Walk {
  const codes = codesOf(table);
  const lowerFrom = Int32Array.from({ length: 65 }, (_, k) => mask(k, last, 0));
  const upperFrom = Int32Array.from({ length: 65 }, (_, k) => mask(k, last, 1));
  let block = 0;
  return (words, from, end, count) => {
    const blocks = block + count;
    let p = from;
    let ended = 0;
    for (; block < blocks; block += 1) {
      if (p > end) return WRONG;
      let lower = known[2 * block] as number;
      let upper = known[2 * block + 1] as number;
      let k = first;
      while (ended === 0 && k <= last) {
        const ahead = look(words, p);
        const code = codeAt(codes, ahead);
        const size = sizeOf(code);
        let zeros = runOf(code);
        if (code === 0 || size > 1) return WRONG;
        p += lengthOf(code) + size;
        if (size === 0 && zeros < ZERO_RUN) {
          p += zeros;
          ended = runLength(ahead, lengthOf(code), zeros);
          break;
        }
        // Each known coefficient on the way has one more bit.
        for (; k <= last; k += 1) {
          if (((k < 32 ? lower >>> k : upper >>> (k - 32)) & 1) === 1) p += 1;
          else if (zeros === 0) break;
          else zeros -= 1;
        }
        if (k > last) return WRONG;
        if (size === 1 && k < 32) lower |= 1 << k;
        else if (size === 1) upper |= 1 << (k - 32);
        k += 1;
      }
      if (ended > 0) {
        p += countOnes(lower & (lowerFrom[k] as number)) + countOnes(upper & (upperFrom[k] as number));
        ended -= 1;
      }
      known[2 * block] = lower;
      known[2 * block + 1] = upper;
    }
    return ended === 0 ? p : WRONG;
  };
}
