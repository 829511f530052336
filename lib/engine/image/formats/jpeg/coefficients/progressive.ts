import { corrupt } from "../../../../failure";
import { BitReader, splitIntervals } from "./bit-reader";
import { type Frame, visitBlocks } from "./frame";
import type { Plane } from "./planes";
import type { Scan } from "./scans";
import { COEFFICIENTS, checkedDc, MOST_BITS, ZERO_RUN } from "./tables";

type BlockDecoder = {
  /** Resets predictions at a restart marker (ITU-T T.81, F.2.1.3.1 and G.1.2.2). */
  reset: () => void;
  /** Decodes this scan's part of a block of its component `index`. */
  block: (reader: BitReader, plane: Plane, index: number, block: number) => void;
};

/**
 * Decodes one scan of a progressive picture.
 *
 * @throws ConversionError `corrupt` when the data ends early or is invalid
 */
export function decodeProgressive(frame: Frame, all: readonly Plane[], scan: Scan): void {
  const intervals = splitIntervals(scan.entropy);
  const planes = scan.components.flatMap((index) => all[index] ?? []);
  const decoder = progressiveDecoder(scan);
  let reader = new BitReader(new Uint8Array(0));
  visitBlocks(frame, scan.components, scan.interval, {
    interval(number) {
      const data = intervals[number];
      if (!data) throw corrupt("restart marker missing");
      reader.finish();
      reader = new BitReader(data);
      decoder.reset();
    },
    block(index, column, row) {
      const plane = planes[index];
      if (plane) decoder.block(reader, plane, index, row * plane.stride + column);
    },
  });
  reader.finish();
}

/** Decodes the first scan of DC (ITU-T T.81, G.1.2.1). */
function firstDc({ dc, low }: Scan): BlockDecoder {
  const predictions = new Int32Array(dc.length);
  return {
    reset: () => predictions.fill(0),
    block(reader, { coefficients }, index, block) {
      const table = dc[index];
      if (!table) return;
      const size = reader.symbol(table);
      if (size > MOST_BITS) throw corrupt("DC difference out of range");
      const value = (predictions[index] ?? 0) + reader.signed(size);
      predictions[index] = value;
      coefficients[block * COEFFICIENTS] = checkedDc(value * (1 << low));
    },
  };
}

/** Decodes one more bit of DC (T.81, G.1.2.1). */
function moreDc({ low }: Scan): BlockDecoder {
  return {
    reset() {},
    block(reader, { coefficients }, _index, block) {
      const at = block * COEFFICIENTS;
      coefficients[at] = (coefficients[at] ?? 0) | (reader.bits(1) << low);
    },
  };
}

/** Number of blocks, this one included, whose band ends here: 2^r plus r more bits (T.81, G.1.2.2). */
const endOfBandRun = (reader: BitReader, run: number) => (1 << run) + reader.bits(run);

/** Decodes the first scan of a band of AC (T.81, G.1.2.2 and G.2.2). */
function firstAc({ ac, first, last, low }: Scan): BlockDecoder {
  const [table] = ac;
  let ended = 0;
  return {
    reset: () => {
      ended = 0;
    },
    block(reader, { coefficients, ends }, _index, block) {
      if (ended > 0) {
        ended -= 1;
        return;
      }
      if (!table) return;
      const at = block * COEFFICIENTS;
      for (let k = first; k <= last; k += 1) {
        const symbol = reader.symbol(table);
        const bits = symbol & 15;
        if (bits === 0 && symbol !== ZERO_RUN) {
          ended = endOfBandRun(reader, symbol >> 4) - 1;
          return;
        }
        k += symbol >> 4;
        if (bits === 0) continue;
        if (k > last) throw corrupt("more coefficients than the band has");
        coefficients[at + k] = reader.signed(bits) * (1 << low);
        if (k > (ends[block] ?? 0)) ends[block] = k;
      }
    },
  };
}

/** Decodes one more bit of a band of AC (T.81, G.1.2.3 and figure G.7). */
function moreAc({ ac, first, last, low }: Scan): BlockDecoder {
  const [table] = ac;
  const step = 1 << low;
  let ended = 0;

  /** Gives each known coefficient from `from` on one more bit; stops at the zero after `zeros` others. */
  function refine(
    reader: BitReader,
    { coefficients, ends }: Plane,
    block: number,
    from: number,
    zeros: number,
  ) {
    const at = block * COEFFICIENTS;
    const known = ends[block] ?? 0;
    let left = zeros;
    let k = from;
    for (; k <= last; k += 1) {
      // Nothing but zeros from here on: no bits to read.
      if (k > known) return Math.min(k + left, last + 1);
      const value = coefficients[at + k] ?? 0;
      if (value === 0) {
        if (left === 0) return k;
        left -= 1;
      } else if (reader.bits(1) === 1) {
        coefficients[at + k] = value < 0 ? value - step : value + step;
      }
    }
    return k;
  }

  return {
    reset: () => {
      ended = 0;
    },
    block(reader, plane, _index, block) {
      let k = first;
      while (ended === 0 && table && k <= last) {
        const symbol = reader.symbol(table);
        const bits = symbol & 15;
        if (bits === 0 && symbol !== ZERO_RUN) {
          ended = endOfBandRun(reader, symbol >> 4);
          break;
        }
        if (bits > 1) throw corrupt("a new coefficient has more than one bit");
        const value = bits === 0 ? 0 : reader.bits(1) === 1 ? step : -step;
        k = refine(reader, plane, block, k, symbol >> 4);
        if (value !== 0) {
          if (k > last) throw corrupt("more coefficients than the band has");
          plane.coefficients[block * COEFFICIENTS + k] = value;
          if (k > (plane.ends[block] ?? 0)) plane.ends[block] = k;
        }
        k += 1;
      }
      if (ended > 0) {
        refine(reader, plane, block, k, COEFFICIENTS);
        ended -= 1;
      }
    },
  };
}

function progressiveDecoder(scan: Scan): BlockDecoder {
  if (scan.first === 0) return scan.high === 0 ? firstDc(scan) : moreDc(scan);
  return scan.high === 0 ? firstAc(scan) : moreAc(scan);
}
