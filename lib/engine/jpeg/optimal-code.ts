/** A Huffman code to write with. */
export type EncodeTable = {
  /** By symbol; length 0 where there is no such symbol. */
  codes: Uint16Array;
  lengths: Uint8Array;
  /** Of the DHT segment: how many codes of each length from 1 to 16, and their symbols in turn. */
  counts: number[];
  symbols: number[];
};

const MOST_LENGTH = 16;
const SYMBOLS = 256;
/** Takes the code of ones alone, which no symbol may have (ITU-T T.81, K.2). */
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
 * The code that takes the fewest bits with none longer than 16 (package-merge: Larmore and Hirschberg, A fast
 * algorithm for optimal length-limited Huffman codes, 1990), numbered as T.81, annex C has it.
 *
 * @param frequencies by symbol; `null` is returned when all are 0
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
  return number(lengths.subarray(0, SYMBOLS), used);
}

function number(
  lengths: Uint8Array,
  used: readonly (readonly [symbol: number, weight: number])[],
): EncodeTable {
  const lengthOf = (symbol: number) => lengths[symbol] ?? 0;
  const symbols = used.map(([symbol]) => symbol).sort((a, b) => lengthOf(a) - lengthOf(b) || a - b);
  const counts = Array.from({ length: MOST_LENGTH }, () => 0);
  const codes = new Uint16Array(SYMBOLS);
  let code = 0;
  let before = 0;
  for (const symbol of symbols) {
    const length = lengthOf(symbol);
    code <<= length - before;
    codes[symbol] = code;
    counts[length - 1] = (counts[length - 1] ?? 0) + 1;
    code += 1;
    before = length;
  }
  return { codes, lengths, counts, symbols };
}
