import type { Plane } from "../coefficients/planes";
import { COEFFICIENTS, type DecodeTable, type QuantizationTable } from "../coefficients/tables";

/** Bits of each symbol of AC, by run and size; the longest code for those that a table lacks. */
export function ratesOf({ limit, offset, symbols }: DecodeTable): Uint8Array {
  const rates = new Uint8Array(256).fill(LONGEST);
  for (let length = 1; length <= LONGEST; length += 1) {
    const end = (limit[length] as number) >> (LONGEST - length);
    const first = (limit[length - 1] as number) >> (LONGEST - length);
    for (let code = first; code < end; code += 1)
      rates[symbols[code + (offset[length] as number)] as number] = length;
  }
  return rates;
}

const LONGEST = 16;
const END = 0x00;
const ZERO_RUN = 0xf0;

/**
 * Weight of an error of one divisor, squared, in bits: less where a block has much detail, which hides errors (mozjpeg's
 * `trellis_lambda_log_scale1` and `2`, and its DCT's factor of 8).
 */
const weight = { most: 64 * 2 ** 14.75, flat: 2 ** 16.5, detail: 64 / 63 } as const;

/** A coefficient is reached from at most this many before it: dense blocks would take the square of their length. */
const REACH = 6;

const sizeOf = (value: number) => 32 - Math.clz32(value);

type Divisors = { from: QuantizationTable; to: QuantizationTable };

/**
 * Returns a function that quantizes a block again, in place, so that its errors and its bits together are least (Crouse
 * and Ramchandran, 'Joint thresholding and quantizer selection', 1997; mozjpeg's `quantize_trellis`): a coefficient may
 * become zero, or as much smaller as saves a bit.
 *
 * @param rates bits of each symbol of AC
 */
export function trellis({ from, to }: Divisors, rates: Uint8Array): (plane: Plane, block: number) => void {
  const ratios = Float64Array.from(to, (divisor, k) => (from[k] as number) / divisor);
  const squares = Float64Array.from(from, (divisor) => divisor * divisor);
  /** The coefficients that are not zero in the file, and their places. */
  const values = new Float64Array(COEFFICIENTS);
  const places = new Int32Array(COEFFICIENTS);
  /** Those that need not become zero, after a first one that stands for DC: index in the lists above, place. */
  const indices = new Int32Array(COEFFICIENTS);
  const at = new Int32Array(COEFFICIENTS);
  /** The least cost up to each of them, beyond all being zero. */
  const costs = new Float64Array(COEFFICIENTS);
  /** The one before it on that way, and what it becomes. */
  const previous = new Int32Array(COEFFICIENTS);
  const chosen = new Int32Array(COEFFICIENTS);
  const zeroRun = rates[ZERO_RUN] as number;
  const ending = rates[END] as number;

  return ({ coefficients, ends }, block) => {
    const first = block * COEFFICIENTS;
    const end = ends[block] as number;
    coefficients[first] = Math.round((coefficients[first] as number) * (ratios[0] as number));
    let found = 0;
    let energy = 0;
    for (let k = 1; k <= end; k += 1) {
      const stored = coefficients[first + k] as number;
      if (stored === 0) continue;
      energy += stored * stored * (squares[k] as number);
      values[found] = stored * (ratios[k] as number);
      places[found] = k;
      found += 1;
      coefficients[first + k] = 0;
    }
    const lambda = weight.most / (weight.flat + energy * weight.detail);

    // Costs are those beyond all coefficients being zero. The end of the block is coded unless the last one is.
    let count = 0;
    let last = 0;
    let best = 0;
    for (let index = 0; index < found; index += 1) {
      const value = Math.abs(values[index] as number);
      const error = value * value * lambda;
      if (value >= 0.5) {
        count += 1;
        const place = places[index] as number;
        const near = Math.floor(value + 0.5);
        const size = sizeOf(near);
        const shorter = (1 << (size - 1)) - 1;
        const nearCost = (value - near) * (value - near) * lambda + size;
        const shorterCost = (value - shorter) * (value - shorter) * lambda + size - 1;
        const stop = count > REACH ? count - REACH : 0;
        let least = Number.POSITIVE_INFINITY;
        let before = 0;
        let becomes = 0;
        for (let j = count - 1; j >= stop; j -= 1) {
          const run = place - (at[j] as number) - 1;
          const symbol = ((run & 15) << 4) | size;
          const way = (costs[j] as number) + (run > 15 ? (run >> 4) * zeroRun : 0);
          const cost = way + nearCost + (rates[symbol] as number);
          if (cost < least) {
            least = cost;
            before = j;
            becomes = near;
          }
          if (shorter > 0 && way + shorterCost + (rates[symbol - 1] as number) < least) {
            least = way + shorterCost + (rates[symbol - 1] as number);
            before = j;
            becomes = shorter;
          }
        }
        indices[count] = index;
        at[count] = place;
        previous[count] = before;
        chosen[count] = becomes;
        costs[count] = least - error;
        const total = least - error - (place < COEFFICIENTS - 1 ? 0 : ending);
        if (total < best) {
          best = total;
          last = count;
        }
      }
    }

    ends[block] = at[last] as number;
    for (let i = last; i > 0; i = previous[i] as number) {
      const becomes = chosen[i] as number;
      coefficients[first + (at[i] as number)] =
        (values[indices[i] as number] as number) < 0 ? -becomes : becomes;
    }
  };
}
