import { corrupt } from "../../../../failure";

/** Bits of the data that one lookup sees. Longer codes are rare, and are found length by length. */
const AHEAD = 12;

/** ZRL: sixteen zeros without a coefficient (ITU-T T.81, F.1.2.2.1). */
export const ZERO_RUN = 0xf0;
/** Most bits of a coefficient; 8-bit pictures need 11. */
export const MOST_BITS = 15;
/** Keeps differences of two DC coefficients within {@link MOST_BITS}; 8-bit pictures need 1024. */
const MOST_DC = 16383;

/** @throws ConversionError `corrupt` for a DC coefficient out of range */
export function checkedDc(value: number): number {
  if (value > MOST_DC || value < -MOST_DC) throw corrupt("DC coefficient out of range");
  return value;
}

/** A Huffman code for decoding. */
export type DecodeTable = {
  /** By the next {@link AHEAD} bits: the code they begin with, or 0 when it is longer or there is none. */
  short: Uint16Array;
  /** By length: the first 16-bit value past all its codes. */
  limit: Int32Array;
  /** By length: the number that, added to a code, gives the index of its symbol. */
  offset: Int32Array;
  symbols: Uint8Array;
};

/**
 * Builds the codes of a DHT segment (ITU-T T.81, annex C).
 *
 * @returns `null` when there are more than their lengths allow; a code of ones alone is not allowed, either
 */
function buildTable(counts: Uint8Array, symbols: Uint8Array): DecodeTable | null {
  const short = new Uint16Array(1 << AHEAD);
  const limit = new Int32Array(17);
  const offset = new Int32Array(17);
  let code = 0;
  let index = 0;
  for (let length = 1; length <= 16; length += 1) {
    code <<= 1;
    offset[length] = index - code;
    for (let left = counts[length - 1] ?? 0; left > 0; left -= 1, code += 1, index += 1) {
      const entry = (length << 8) | (symbols[index] ?? 0);
      const spare = AHEAD - length;
      if (spare >= 0) short.fill(entry, code << spare, (code + 1) << spare);
    }
    if (code >= 1 << length) return null;
    limit[length] = code << (16 - length);
  }
  return { short, limit, offset, symbols };
}

/** A code longer than {@link AHEAD} bits, in the next 16 bits. */
function longCode({ limit, offset, symbols }: DecodeTable, ahead: number): number {
  for (let length = AHEAD + 1; length <= 16; length += 1) {
    if (ahead >= (limit[length] as number)) continue;
    const symbol = symbols[(ahead >> (16 - length)) + (offset[length] as number)] as number;
    return (length << 8) | symbol;
  }
  return 0;
}

/** The code at the beginning of the next 32 bits: `length << 8 | symbol`, or 0 for none. */
export const codeAt = (table: DecodeTable, ahead: number): number =>
  (table.short[ahead >>> (32 - AHEAD)] as number) || longCode(table, ahead >>> 16);

/** Whether a table can be one of DC; libjpeg refuses others, used or not. */
export const isDcTable = ({ symbols }: DecodeTable): boolean =>
  symbols.every((symbol) => symbol <= MOST_BITS);

/** Tables by class (0 for DC, 4 for AC) plus slot. */
export type HuffmanSlots = (DecodeTable | undefined)[];

/** Reads a DHT segment (T.81, B.2.4.2) into its slots; `false` when it is invalid. */
export function readHuffmanTables(body: Uint8Array, slots: HuffmanSlots): boolean {
  let at = 0;
  while (at < body.length) {
    const [place = 0] = body.subarray(at);
    const counts = body.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const symbols = body.subarray(at + 17, at + 17 + total);
    const table = buildTable(counts, symbols);
    if (!table || (place & 0xec) !== 0 || total > 256 || symbols.length < total) return false;
    slots[((place >> 4) << 2) | (place & 3)] = table;
    at += 17 + total;
  }
  return at === body.length;
}

/** 64 divisors in zig-zag order. */
export type QuantizationTable = Uint16Array;

/** Reads a DQT segment (T.81, B.2.4.1) into its slots; `false` when it is invalid. */
export function readQuantizationTables(body: Uint8Array, slots: (QuantizationTable | undefined)[]): boolean {
  let at = 0;
  while (at < body.length) {
    const [place = 0] = body.subarray(at);
    const wide = place >> 4;
    const size = COEFFICIENTS << wide;
    const values = body.subarray(at + 1, at + 1 + size);
    if (wide > 1 || (place & 15) > 3 || values.length < size) return false;
    slots[place & 3] = Uint16Array.from({ length: COEFFICIENTS }, (_, index) =>
      wide ? ((values[2 * index] ?? 0) << 8) | (values[2 * index + 1] ?? 0) : (values[index] ?? 0),
    );
    at += 1 + size;
  }
  return true;
}

/** Writes one table of a DQT segment, in 16 bits only where needed. */
export function quantizationTableBody(slot: number, values: QuantizationTable): number[] {
  if (values.every((value) => value < 256)) return [slot, ...values];
  return [0x10 | slot, ...Array.from(values).flatMap((value) => [value >> 8, value & 0xff])];
}

/** Number of coefficients in a block. */
export const COEFFICIENTS = 64;

type Place = readonly [u: number, v: number];

/** Horizontal and vertical frequency of each coefficient in zig-zag order (ITU-T T.81, figure A.6). */
export const zigzag: readonly Place[] = Array.from({ length: 15 }, (_, sum) =>
  Array.from({ length: 8 }, (_, step): Place => (sum % 2 ? [sum - step, step] : [step, sum - step])).filter(
    (place) => Math.min(...place) >= 0 && Math.max(...place) < 8,
  ),
).flat();

/** Index of a frequency in zig-zag order. */
export const zigzagIndex = (u: number, v: number): number =>
  zigzag.findIndex(([horizontal, vertical]) => horizontal === u && vertical === v);
