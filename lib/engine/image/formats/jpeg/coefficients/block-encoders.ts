import { corrupt } from "../../../../failure";
import type { SymbolRecorder } from "./huffman";
import type { View } from "./planes";
import type { Pass } from "./scans";
import { COEFFICIENTS, MOST_BITS, ZERO_RUN } from "./tables";

type BlockEncoder = {
  /** Encodes a pass's part of a block of its component `index`; block -1 is padding beyond the picture. */
  block: (view: View, index: number, block: number) => void;
  /** Encodes what was held back. */
  finish: () => void;
};

/** Slot of a component's Huffman tables: chroma has its own, the black of CMYK shares that of luma. */
export const tableOf = (component: number): number => (component === 1 || component === 2 ? 1 : 0);
/** Offset of the AC tables, after those for DC. */
export const AC = 2;

/** End of block. */
const END = 0;

/** Number of bits of an absolute value. */
function sizeOf(value: number): number {
  const size = 32 - Math.clz32(value < 0 ? -value : value);
  if (size > MOST_BITS) throw corrupt("coefficient out of range");
  return size;
}

/** Bits that follow the size of a number: its own, less one when it is negative (ITU-T T.81, F.1.2.1.1). */
const extraOf = (value: number, size: number): number => (value < 0 ? value - 1 : value) & ((1 << size) - 1);

/** Encodes whole blocks (T.81, F.1.2.1 and F.1.2.2). */
export function sequentialEncoder(sink: SymbolRecorder, { components }: Pass): BlockEncoder {
  const predictions = new Int32Array(components.length);
  const slots = components.map(tableOf);
  return {
    finish() {},
    block({ coefficients, ends, order, signs, reach }, index, block) {
      const dc = slots[index] ?? 0;
      const ac = AC + dc;
      if (block < 0) {
        sink.symbol(dc, 0, 0, 0);
        sink.symbol(ac, END, 0, 0);
        return;
      }
      const at = block * COEFFICIENTS;
      const value = coefficients[at] ?? 0;
      const difference = value - (predictions[index] ?? 0);
      predictions[index] = value;
      const bits = sizeOf(difference);
      sink.symbol(dc, bits, extraOf(difference, bits), bits);
      const end = reach[ends[block] ?? 0] ?? 0;
      let zeros = 0;
      let coded = 0;
      for (let k = 1; k <= end; k += 1) {
        const stored = coefficients[at + (order[k] ?? 0)] ?? 0;
        if (stored === 0) {
          zeros += 1;
          continue;
        }
        const coefficient = stored * (signs[k] ?? 1);
        for (; zeros > 15; zeros -= 16) sink.symbol(ac, ZERO_RUN, 0, 0);
        const size = sizeOf(coefficient);
        sink.symbol(ac, (zeros << 4) | size, extraOf(coefficient, size), size);
        zeros = 0;
        coded = k;
      }
      if (coded < COEFFICIENTS - 1) sink.symbol(ac, END, 0, 0);
    },
  };
}

/** Longest end-of-band run, in blocks (ITU-T T.81, G.1.2.2). */
const MOST_BLOCKS = 0x7fff;
/** Correction bits that are held back; the standard sets no limit. */
const MOST_CORRECTIONS = 1024;

/**
 * Holds back the ends of bands, which are coded as a run of blocks, and the correction bits of known coefficients,
 * which follow the symbol after them (T.81, G.1.2.2 and G.1.2.3).
 */
class EndOfBand {
  readonly #sink: SymbolRecorder;
  readonly #table: number;
  #blocks = 0;
  /** Bits of the blocks in the run, then those of this block. */
  readonly #bits = new Uint8Array(MOST_CORRECTIONS);
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
    if (this.#blocks === MOST_BLOCKS || this.#all > MOST_CORRECTIONS - 64) this.flush();
  }

  /** Encodes the run, if there is one. */
  flush(): void {
    if (this.#blocks === 0) return;
    const size = 31 - Math.clz32(this.#blocks);
    this.#sink.symbol(this.#table, size << 4, this.#blocks - (1 << size), size);
    this.#blocks = 0;
    this.#emit(this.#ofRun);
  }

  /** Encodes a symbol of this block, then the correction bits of what it passed over. */
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

/** Encodes the first scan of DC (ITU-T T.81, G.1.2.1). */
function firstDc(sink: SymbolRecorder, { components, low }: Pass): BlockEncoder {
  const predictions = new Int32Array(components.length);
  const slots = components.map(tableOf);
  return {
    finish() {},
    block({ coefficients }, index, block) {
      const before = predictions[index] ?? 0;
      const value = block < 0 ? before : (coefficients[block * COEFFICIENTS] ?? 0) >> low;
      predictions[index] = value;
      const size = sizeOf(value - before);
      sink.symbol(slots[index] ?? 0, size, extraOf(value - before, size), size);
    },
  };
}

/** Encodes one more bit of DC (T.81, G.1.2.1). */
function moreDc(sink: SymbolRecorder, { low }: Pass): BlockEncoder {
  return {
    finish() {},
    block({ coefficients }, _index, block) {
      sink.bits(block < 0 ? 0 : ((coefficients[block * COEFFICIENTS] ?? 0) >> low) & 1, 1);
    },
  };
}

const endOf = ({ ends, reach }: View, block: number, last: number) =>
  Math.min(last, reach[ends[block] ?? 0] ?? 0);

/** Encodes the first scan of a band of AC (T.81, G.1.2.2 and figure G.3). */
function firstAc(sink: SymbolRecorder, { components, first, last, low }: Pass): BlockEncoder {
  const table = AC + tableOf(components[0] ?? 0);
  const band = new EndOfBand(sink, table);
  return {
    finish: () => band.flush(),
    block(view, _index, block) {
      const { coefficients, order, signs } = view;
      const at = block * COEFFICIENTS;
      const end = endOf(view, block, last);
      let zeros = 0;
      let coded = 0;
      for (let k = first; k <= end; k += 1) {
        const whole = coefficients[at + (order[k] ?? 0)] ?? 0;
        const shifted = (whole < 0 ? -whole : whole) >> low;
        if (shifted === 0) {
          zeros += 1;
          continue;
        }
        const value = whole < 0 === (signs[k] ?? 1) < 0 ? shifted : -shifted;
        band.flush();
        for (; zeros > 15; zeros -= 16) sink.symbol(table, ZERO_RUN, 0, 0);
        const size = sizeOf(value);
        sink.symbol(table, (zeros << 4) | size, extraOf(value, size), size);
        zeros = 0;
        coded = k;
      }
      if (coded < last) band.end();
    },
  };
}

/** Encodes one more bit of a band of AC (T.81, G.1.2.3 and figure G.7). */
function moreAc(sink: SymbolRecorder, { components, first, last, low }: Pass): BlockEncoder {
  const table = AC + tableOf(components[0] ?? 0);
  const band = new EndOfBand(sink, table);
  const values = new Int32Array(COEFFICIENTS);

  /** Loads a block's band, shifted; returns the last coefficient that is new in this pass, or 0. */
  function load(view: View, block: number, end: number): number {
    const { coefficients, order, signs } = view;
    const at = block * COEFFICIENTS;
    let newest = 0;
    for (let k = first; k <= end; k += 1) {
      const whole = coefficients[at + (order[k] ?? 0)] ?? 0;
      const shifted = (whole < 0 ? -whole : whole) >> low;
      values[k] = whole < 0 === (signs[k] ?? 1) < 0 ? shifted : -shifted;
      if (shifted === 1) newest = k;
    }
    return newest;
  }

  return {
    finish: () => band.flush(),
    block(view, _index, block) {
      const end = endOf(view, block, last);
      const newest = load(view, block, end);
      let zeros = 0;
      let coded = 0;
      for (let k = first; k <= end; k += 1) {
        const value = values[k] ?? 0;
        if (value === 0) {
          zeros += 1;
          continue;
        }
        for (; zeros > 15 && k <= newest; zeros -= 16) band.symbol(ZERO_RUN, 0, 0);
        if (value > 1 || value < -1) {
          band.correct(Math.abs(value) & 1);
          continue;
        }
        band.symbol((zeros << 4) | 1, value > 0 ? 1 : 0, 1);
        zeros = 0;
        coded = k;
      }
      if (coded < last) band.end();
    },
  };
}

export function progressiveEncoder(sink: SymbolRecorder, pass: Pass): BlockEncoder {
  if (pass.first === 0) return pass.high === 0 ? firstDc(sink, pass) : moreDc(sink, pass);
  return pass.high === 0 ? firstAc(sink, pass) : moreAc(sink, pass);
}
