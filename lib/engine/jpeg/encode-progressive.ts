import { ZERO_RUN } from "./decode-sequential";
import { AC, type BlockEncoder, tableOf } from "./encode";
import { extraOf, sizeOf } from "./encode-sequential";
import { EndOfBand } from "./end-of-band";
import type { Pass } from "./picture";
import type { SymbolRecorder } from "./symbol-recorder";
import type { View } from "./turn";
import { COEFFICIENTS } from "./zigzag";

/** The highest bits of DC (ITU-T T.81, G.1.2.1). */
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

/** One more bit of DC (T.81, G.1.2.1). */
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

/** The highest bits of a band of AC (T.81, G.1.2.2 and figure G.3). */
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

/** One more bit of a band of AC (T.81, G.1.2.3 and figure G.7). */
function moreAc(sink: SymbolRecorder, { components, first, last, low }: Pass): BlockEncoder {
  const table = AC + tableOf(components[0] ?? 0);
  const band = new EndOfBand(sink, table);
  const values = new Int32Array(COEFFICIENTS);

  /** Takes a block's band, shifted; returns the last coefficient that is new in this pass, or 0. */
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

/** The encoder of one pass. */
export function progressiveEncoder(sink: SymbolRecorder, pass: Pass): BlockEncoder {
  if (pass.first === 0) return pass.high === 0 ? firstDc(sink, pass) : moreDc(sink, pass);
  return pass.high === 0 ? firstAc(sink, pass) : moreAc(sink, pass);
}
