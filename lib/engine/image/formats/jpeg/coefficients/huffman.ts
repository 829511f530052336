/** Two tables for DC, two for AC. */
const TABLES = 4;
const SYMBOLS = 256;
/** Bits of an entry: first table and symbol, then the size. */
const PLACE_BITS = 10;
const SIZE_BITS = 4;
/** Entries of a chunk: 256 kB. */
const CHUNK = 1 << 16;

/**
 * Records the symbols of a scan, 4 bytes each, until their frequencies are known and optimal codes can be made (ITU-T
 * T.81, K.2). One walk over the coefficients instead of two halves the time; a photo has a symbol for every 5 bits of
 * its file.
 */
export class SymbolRecorder {
  /** Entries: table and symbol, then a size, then that many bits. */
  #chunk = new Uint32Array(CHUNK);
  #at = 0;
  readonly #full: Uint32Array[] = [];
  readonly #counts = new Uint32Array(TABLES * SYMBOLS);

  /** Records a symbol of a table, then up to 15 bits. */
  symbol(table: number, symbol: number, extra: number, size: number): void {
    const place = table * SYMBOLS + symbol;
    if (this.#at === CHUNK) {
      this.#full.push(this.#chunk);
      this.#chunk = new Uint32Array(CHUNK);
      this.#at = 0;
    }
    this.#chunk[this.#at] = (((extra << SIZE_BITS) | size) << PLACE_BITS) | place;
    this.#at += 1;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
  }

  /** How often each symbol occurred, by table. */
  get frequencies(): Uint32Array[] {
    return Array.from({ length: TABLES }, (_, table) =>
      this.#counts.subarray(table * SYMBOLS, (table + 1) * SYMBOLS),
    );
  }

  /** Upper bound of the bytes needed, as if every byte were stuffed. */
  #room(codes: Uint32Array): number {
    let bits = 0;
    for (const [place, count] of this.#counts.entries()) {
      // The lower half of an AC symbol is the size of what follows, at most 15 for all others.
      bits += count * (((codes[place] ?? 0) & 31) + 15);
    }
    return 2 * Math.ceil(bits / 8) + 16;
  }

  /** Writes the entropy-coded data: zeros stuffed in after 0xff, the last byte filled with ones (T.81, F.1.2.3). */
  write(tables: readonly (EncodeTable | null)[]): Uint8Array {
    const codes = new Uint32Array(TABLES * SYMBOLS);
    for (const [table, code] of tables.entries()) if (code) codes.set(code.codes, table * SYMBOLS);
    const data = new Uint8Array(this.#room(codes));
    let at = 0;
    let pending = 0;
    let count = 0;
    const put = (value: number, size: number) => {
      pending = (pending << size) | value;
      count += size;
      while (count >= 8) {
        count -= 8;
        const byte = (pending >>> count) & 0xff;
        data[at] = byte;
        // The byte after it is zero already.
        at += byte === 0xff ? 2 : 1;
      }
    };
    for (const chunk of [...this.#full, this.#chunk.subarray(0, this.#at)]) {
      for (let index = 0; index < chunk.length; index += 1) {
        const entry = chunk[index] ?? 0;
        const code = codes[entry & ((1 << PLACE_BITS) - 1)] ?? 0;
        put(code >>> 5, code & 31);
        put(entry >>> (PLACE_BITS + SIZE_BITS), (entry >>> PLACE_BITS) & ((1 << SIZE_BITS) - 1));
      }
    }
    const spare = (8 - count) & 7;
    put((1 << spare) - 1, spare);
    return data.subarray(0, at);
  }
}

/** A Huffman code for encoding. */
export type EncodeTable = {
  /** By symbol: `code << 5 | length`, 0 where the symbol is unused. */
  codes: Uint32Array;
  /** For the DHT segment: the number of codes of each length from 1 to 16, and their symbols in order. */
  counts: number[];
  symbols: number[];
};

const MOST_LENGTH = 16;
/** Takes the all-ones code, which no symbol may have (ITU-T T.81, K.2). */
const RESERVED = SYMBOLS;

/** A set of symbols, with repetitions, as merged so far. */
type Package = { weight: number; symbols: readonly number[] };

const pairsOf = (packages: readonly Package[]): Package[] =>
  Array.from({ length: packages.length >> 1 }, (_, index) => {
    const pair = packages.slice(2 * index, 2 * index + 2);
    return {
      weight: pair.reduce((sum, { weight }) => sum + weight, 0),
      symbols: pair.flatMap(({ symbols }) => symbols),
    };
  });

/**
 * Makes the shortest code with no length over 16 (package-merge: Larmore and Hirschberg, A fast algorithm for optimal
 * length-limited Huffman codes, 1990), numbered as in T.81, annex C.
 *
 * @param frequencies by symbol
 * @returns `null` when all are 0
 */
export function optimalCode(frequencies: Uint32Array): EncodeTable | null {
  const used = Array.from(frequencies.entries()).filter(([, weight]) => weight > 0);
  if (used.length === 0) return null;
  const leaves: Package[] = [
    { weight: 0, symbols: [RESERVED] },
    ...used.map(([symbol, weight]) => ({ weight, symbols: [symbol] })).sort((a, b) => a.weight - b.weight),
  ];
  let packages = leaves;
  for (let level = 1; level < MOST_LENGTH; level += 1) {
    packages = [...leaves, ...pairsOf(packages)].sort((a, b) => a.weight - b.weight);
  }
  const lengths = new Uint8Array(SYMBOLS + 1);
  for (const { symbols } of packages.slice(0, 2 * leaves.length - 2)) {
    for (const symbol of symbols) lengths[symbol] = (lengths[symbol] ?? 0) + 1;
  }
  const lengthOf = (symbol: number) => lengths[symbol] ?? 0;
  const symbols = used.map(([symbol]) => symbol).sort((a, b) => lengthOf(a) - lengthOf(b) || a - b);
  const counts = Array.from({ length: MOST_LENGTH }, () => 0);
  const codes = new Uint32Array(SYMBOLS);
  let code = 0;
  let before = 0;
  for (const symbol of symbols) {
    const length = lengthOf(symbol);
    code <<= length - before;
    codes[symbol] = (code << 5) | length;
    counts[length - 1] = (counts[length - 1] ?? 0) + 1;
    code += 1;
    before = length;
  }
  return { codes, counts, symbols };
}
