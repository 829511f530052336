import type { DecodeTable } from "./tables";

/** Bits of the data that one lookup sees. Longer codes are rare, and are found length by length. */
export const AHEAD = 12;

/** The next bits of the data as the index of a table; `ahead` begins with them. */
export const indexOf = (ahead: number): number => ahead >>> (32 - AHEAD);

/** A Huffman code found in the data: `length << 8 | symbol`, 0 for none. */
export type Code = number;

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

/** A code longer than the index of a table, in the next 16 bits. */
export function longCode({ limit, offset, symbols }: DecodeTable, ahead: number): Code {
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

/** Converts tables that components share once. */
export function eachOnce<T>(tables: readonly DecodeTable[], convert: (table: DecodeTable) => T): T[] {
  const known = new Map<DecodeTable, T>();
  for (const table of tables) if (!known.has(table)) known.set(table, convert(table));
  return tables.map((table) => known.get(table) as T);
}
