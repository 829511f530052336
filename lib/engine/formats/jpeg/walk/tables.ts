import type { DecodeTable } from "../lossless/tables";

/** Bits of the data that one lookup sees. Longer codes are rare, and are found length by length. */
const AHEAD = 12;

/** The next bits of the data as the index of a table; `ahead` begins with them. */
export const indexOf = (ahead: number): number => ahead >>> (32 - AHEAD);

/** A Huffman code found in the data: `length << 8 | symbol`, 0 for none. */
type Code = number;

export const lengthOf = (code: Code): number => code >> 8;
/** The upper four bits of a symbol: zeros before a coefficient, or the size of a run of blocks. */
export const runOf = (code: Code): number => (code >> 4) & 15;
/** The lower four bits of a symbol: how many bits of a number follow. */
export const sizeOf = (code: Code): number => code & 15;

/** Codes by the next bits, 0 where they are longer or there is none. */
export type Codes = { short: Uint16Array; table: DecodeTable };

export function codesOf(table: DecodeTable): Codes {
  const short = new Uint16Array(1 << AHEAD);
  for (let length = 1, from = 0; length <= AHEAD; length += 1) {
    const spare = AHEAD - length;
    const end = (table.limit[length] as number) >> (16 - AHEAD);
    for (; from < end; from += 1 << spare) {
      const symbol = table.symbols[(from >> spare) + (table.offset[length] as number)] as number;
      short.fill((length << 8) | symbol, from, from + (1 << spare));
    }
  }
  return { short, table };
}

function longCode({ limit, offset, symbols }: DecodeTable, ahead: number): Code {
  for (let length = AHEAD + 1; length <= 16; length += 1) {
    if (ahead >= (limit[length] as number)) continue;
    const symbol = symbols[(ahead >> (16 - length)) + (offset[length] as number)] as number;
    return (length << 8) | symbol;
  }
  return 0;
}

/** The code at the beginning of the next 32 bits. */
export const codeAt = ({ short, table }: Codes, ahead: number): Code =>
  (short[indexOf(ahead)] as number) || longCode(table, ahead >>> 16);

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

/** Converts tables that components share once. */
export function eachOnce<T>(tables: readonly DecodeTable[], convert: (table: DecodeTable) => T): T[] {
  const known = new Map<DecodeTable, T>();
  for (const table of tables) if (!known.has(table)) known.set(table, convert(table));
  return tables.map((table) => known.get(table) as T);
}
