import {
  AHEAD,
  type Code,
  type Codes,
  codesOf,
  indexOf,
  lengthOf,
  longCode,
  runOf,
  sizeOf,
} from "../coefficients/codes";
import type { DecodeTable } from "../coefficients/tables";

/** Codes of AC with what follows each: bits in the data, coefficients in the block, whether the block ends. */
type Step = number;

const COUNT_AT = 5;
const ENDS = 1 << 12;
/** More coefficients than any block has, and no more than a step can hold. */
const TOO_MANY = 127;

export const bitsOf = (step: Step): number => step & 31;
export const countOf = (step: Step): number => (step >> COUNT_AT) & TOO_MANY;
export const endsBlock = (step: Step): boolean => (step & ENDS) !== 0;

const ZERO_RUN = 15;

/** The step of one code (ITU-T T.81, F.2.2.2). The end of a block counts as a coefficient, because it needs room for one. */
function stepOf(code: Code): Step {
  const bits = lengthOf(code) + sizeOf(code);
  if (sizeOf(code) > 0 || runOf(code) === ZERO_RUN) return bits | ((runOf(code) + 1) << COUNT_AT);
  return code === 0 ? 0 : bits | (1 << COUNT_AT) | ENDS;
}

/** Steps by the next bits: of one code, and of as many as they show; 0 where they show none. */
export type Steps = { one: Uint16Array; many: Uint16Array; codes: Codes };

export function stepsOf(table: DecodeTable): Steps {
  const codes = codesOf(table);
  const one = codes.short.map(stepOf);
  const many = one.map((first, index) => {
    let all = first;
    while (all !== 0 && !endsBlock(all) && bitsOf(all) < AHEAD) {
      const left = AHEAD - bitsOf(all);
      const at = (index << bitsOf(all)) & ((1 << AHEAD) - 1);
      const length = lengthOf(codes.short[at] as number);
      const next = one[at] as number;
      if (length === 0 || length > left || countOf(all) + countOf(next) >= TOO_MANY) break;
      // Bits and counts of both steps are small enough to be added at once.
      all += next;
    }
    return all;
  });
  return { one, many, codes };
}

/** The step of the one code at the beginning of the next 32 bits; 0 for none. */
export const stepAt = ({ one, codes }: Steps, ahead: number): Step =>
  (one[indexOf(ahead)] as number) || stepOf(longCode(codes.table, ahead >>> 16));
