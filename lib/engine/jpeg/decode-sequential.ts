import { corrupt } from "./bit-reader";
import type { BlockDecoder } from "./decode";
import type { Scan } from "./picture";
import { COEFFICIENTS } from "./zigzag";

/** Sixteen zeros, no coefficient (ITU-T T.81, F.1.2.2.1). */
export const ZERO_RUN = 0xf0;
/** Bits of any number; 8-bit pictures need 11. */
export const MOST_BITS = 15;
/** Keeps differences of two DC coefficients within {@link MOST_BITS}; 8-bit pictures need 1024. */
const MOST_DC = 16383;

export function checkedDc(value: number): number {
  if (value > MOST_DC || value < -MOST_DC) throw corrupt("DC coefficient out of range");
  return value;
}

/** Decodes whole blocks (T.81, F.2.2.1 and F.2.2.2). */
export function sequentialDecoder({ dc, ac }: Scan): BlockDecoder {
  const predictions = new Int32Array(dc.length);
  return {
    reset: () => predictions.fill(0),
    block(reader, { coefficients, ends }, index, block) {
      const dcTable = dc[index];
      const acTable = ac[index];
      if (!dcTable || !acTable) return;
      const size = reader.symbol(dcTable);
      if (size > MOST_BITS) throw corrupt("DC difference out of range");
      const at = block * COEFFICIENTS;
      const value = checkedDc((predictions[index] ?? 0) + reader.signed(size));
      predictions[index] = value;
      coefficients[at] = value;
      let end = 0;
      for (let k = 1; k < COEFFICIENTS; k += 1) {
        const symbol = reader.symbol(acTable);
        const bits = symbol & 15;
        if (bits === 0 && symbol !== ZERO_RUN) break;
        k += symbol >> 4;
        if (bits === 0) continue;
        if (k >= COEFFICIENTS) throw corrupt("more than 64 coefficients");
        coefficients[at + k] = reader.signed(bits);
        end = k;
      }
      ends[block] = end;
    },
  };
}
