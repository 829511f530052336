import type { SymbolRecorder } from "./symbol-recorder";

/** ITU-T T.81, G.1.2.2. */
const MOST_BLOCKS = 0x7fff;
/** Correction bits that are held back; any number is allowed. */
const MOST_BITS = 1024;

/**
 * Holds back the ends of bands, which are coded as a run of blocks, and the correction bits of known coefficients,
 * which follow the symbol after them (T.81, G.1.2.2 and G.1.2.3).
 */
export class EndOfBand {
  readonly #sink: SymbolRecorder;
  readonly #table: number;
  #blocks = 0;
  /** Those of the blocks in the run, then those of this block. */
  readonly #bits = new Uint8Array(MOST_BITS);
  #ofRun = 0;
  #all = 0;

  constructor(sink: SymbolRecorder, table: number) {
    this.#sink = sink;
    this.#table = table;
  }

  /** Notes the next bit of a known coefficient of this block. */
  correct(bit: number): void {
    this.#bits[this.#all] = bit;
    this.#all += 1;
  }

  /** The band of this block ends here. */
  end(): void {
    this.#blocks += 1;
    this.#ofRun = this.#all;
    if (this.#blocks === MOST_BLOCKS || this.#all > MOST_BITS - 64) this.flush();
  }

  /** Codes the run, if there is one. */
  flush(): void {
    if (this.#blocks === 0) return;
    const size = 31 - Math.clz32(this.#blocks);
    this.#sink.symbol(this.#table, size << 4, this.#blocks - (1 << size), size);
    this.#blocks = 0;
    this.#emit(this.#ofRun);
  }

  /** Codes a symbol of this block, then the correction bits of what it passed over. */
  symbol(symbol: number, extra: number, size: number): void {
    this.flush();
    this.#sink.symbol(this.#table, symbol, extra, size);
    this.#emit(this.#all);
  }

  #emit(count: number): void {
    for (let index = 0; index < count; index += 1) this.#sink.bits(this.#bits[index] ?? 0, 1);
    this.#bits.copyWithin(0, count, this.#all);
    this.#all -= count;
    this.#ofRun = 0;
  }
}
