import { corrupt } from "./bit-reader";
import { MOST_BITS, ZERO_RUN } from "./decode-sequential";
import { AC, type BlockEncoder, tableOf } from "./encode";
import type { Pass } from "./picture";
import type { SymbolRecorder } from "./symbol-recorder";
import { COEFFICIENTS } from "./zigzag";

/** End of block. */
const END = 0;

/** Bits of a number's absolute value. */
export function sizeOf(value: number): number {
  const size = 32 - Math.clz32(value < 0 ? -value : value);
  if (size > MOST_BITS) throw corrupt("coefficient out of range");
  return size;
}

/** What follows the size of a number: its bits, less one when it is negative (ITU-T T.81, F.1.2.1.1). */
export const extraOf = (value: number, size: number): number =>
  (value < 0 ? value - 1 : value) & ((1 << size) - 1);

/** Codes whole blocks (T.81, F.1.2.1 and F.1.2.2). */
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
