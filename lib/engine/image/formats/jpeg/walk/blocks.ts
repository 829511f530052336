import { type Codes, codeAt, codesOf, eachOnce, indexOf, lengthOf } from "../coefficients/codes";
import { look } from "../coefficients/scan-data";
import { type DecodeTable, isDcTable } from "../coefficients/tables";
import { bitsOf, countOf, endsBlock, type Steps, stepAt, stepsOf } from "./steps";

/**
 * Reads a scan's part of `count` MCUs from a position in bits.
 *
 * @returns the position behind them, or {@link WRONG} for anything a decoder would have to guess; what is read past
 * `end` does not count
 */
export type Walk = (words: Int32Array, from: number, end: number, count: number) => number;

export const WRONG = -1;

const COEFFICIENTS = 64;

/** Bits of a code of DC and of the difference behind it; 0 for no code. */
const dcBits = (code: number): number => lengthOf(code) + (code & 0xff);

type DcTable = { bits: Uint8Array; codes: Codes };

const dcTable = (table: DecodeTable): DcTable => {
  const codes = codesOf(table);
  return { codes, bits: Uint8Array.from(codes.short, dcBits) };
};

/**
 * Walks whole blocks (T.81, F.2.2.1 and F.2.2.2), or their DC alone (G.1.2.1).
 *
 * @param dc the table of each block of an MCU
 * @param ac the same, or none for DC alone
 * @returns `null` for tables that are not for DC
 */
export function blocksWalk(dc: readonly DecodeTable[], ac: readonly DecodeTable[]): Walk | null {
  if (!dc.every(isDcTable)) return null;
  const dcTables = eachOnce(dc, dcTable);
  const acTables = eachOnce(ac, stepsOf);
  const blocks = dcTables.length;
  const sequential = acTables.length > 0;
  return (words, from, end, count) => {
    let p = from;
    for (let mcu = 0; mcu < count; mcu += 1) {
      if (p > end) return WRONG;
      for (let block = 0; block < blocks; block += 1) {
        const { bits, codes } = dcTables[block] as DcTable;
        const ahead = look(words, p);
        const length = (bits[indexOf(ahead)] as number) || dcBits(codeAt(codes, ahead));
        if (length === 0) return WRONG;
        p += length;
        if (sequential) p = walkAc(acTables[block] as Steps, words, p);
        if (p === WRONG) return WRONG;
      }
    }
    return p;
  };
}

function walkAc(steps: Steps, words: Int32Array, from: number): number {
  const { many } = steps;
  let p = from;
  for (let k = 1; k < COEFFICIENTS; ) {
    const ahead = look(words, p);
    let step = many[indexOf(ahead)] as number;
    // At its end the block may need fewer codes than one step has.
    if (step === 0 || k + countOf(step) > COEFFICIENTS) step = stepAt(steps, ahead);
    k += countOf(step);
    if (step === 0 || k > COEFFICIENTS) return WRONG;
    p += bitsOf(step);
    if (endsBlock(step)) break;
  }
  return p;
}

/** Walks one more bit of DC of each block (T.81, G.1.2.1). */
export const moreDcWalk =
  (blocks: number): Walk =>
  (_words, from, _end, count) =>
    from + count * blocks;
