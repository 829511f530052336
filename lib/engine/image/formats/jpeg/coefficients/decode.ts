import { ConversionError } from "../../../../../contract/errors";
import { corrupt } from "../../../../failure";
import { marker } from "../../../containers/jpeg";
import { type Frame, layoutOf } from "./frame";
import { makePlanes, type Plane } from "./planes";
import { look, readScanData } from "./scan-data";
import type { Picture, Scan } from "./scans";
import { COEFFICIENTS, checkedDc, codeAt, type DecodeTable, ZERO_RUN } from "./tables";

/**
 * Decodes the quantized coefficients of all components, 2 bytes each.
 *
 * @throws ConversionError `corrupt` when the data ends early or is invalid
 */
export function decodePlanes(picture: Picture): Plane[] {
  const planes = makePlanes(picture);
  for (const scan of picture.scans) decodeScan(picture.frame, planes, scan);
  return planes;
}

/** The same; `null` where the data ends early or is invalid. */
export function decodeIfWhole(picture: Picture): Plane[] | null {
  try {
    return decodePlanes(picture);
  } catch (error) {
    if (error instanceof ConversionError) return null;
    throw error;
  }
}

/** A component in a scan: where its blocks go, their codes, and what the blocks so far say of the next. */
type Part = Plane &
  Pick<Scan, "first" | "last" | "low"> & {
    dc: DecodeTable | undefined;
    ac: DecodeTable | undefined;
    /** Whether a code can end the band of several blocks (T.81, G.1.2.2). */
    endsTogether: boolean;
    prediction: number;
    /** Blocks to come whose band has ended. */
    ended: number;
  };

/** Decodes a scan's part of a block from a position in bits. @returns the position behind it */
type DecodeBlock = (words: Int32Array, from: number, part: Part, block: number) => number;

/** @throws ConversionError `corrupt` when the data ends early or is invalid, or restart markers are missing or out of turn */
function decodeScan(frame: Frame, planes: readonly Plane[], scan: Scan): void {
  const { columns, rows, blocks } = layoutOf(frame, scan.components);
  const each = scan.interval || columns * rows;
  const data = readScanData(scan.entropy, Math.ceil((columns * rows) / each));
  if (!data) throw corrupt("restart markers missing or out of turn");
  const { words, ends } = data;
  const { first, last, low } = scan;
  const parts = scan.components.map(
    (index, i): Part => ({
      ...(planes[index] as Plane),
      first,
      last,
      low,
      dc: scan.dc[i],
      ac: scan.ac[i],
      endsTogether: frame.code === marker.progressive,
      prediction: 0,
      ended: 0,
    }),
  );
  const decodeBlock = scan.high === 0 ? decodeFirst : first === 0 ? refineDc : refineAc;
  let p = 0;
  let end = (ends[0] as number) * 8;
  let mcu = 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, mcu += 1) {
      if (mcu > 0 && mcu % each === 0) {
        checkEnd(p, end);
        p = end;
        end = (ends[mcu / each] as number) * 8;
        for (const part of parts) {
          part.prediction = 0;
          part.ended = 0;
        }
      }
      checkEnd(p, end);
      for (const { index, h, v, x, y } of blocks) {
        const part = parts[index] as Part;
        p = decodeBlock(words, p, part, (row * v + y) * part.stride + column * h + x);
      }
    }
  checkEnd(p, end);
}

function checkEnd(p: number, end: number): void {
  if (p > end) throw corrupt("data of a scan ends early");
}

/** The number of `size` bits behind a code of `length` bits (T.81, EXTEND in F.2.2.1). */
const signedAt = (ahead: number, length: number, size: number): number => {
  const value = (ahead << length) >>> (32 - size);
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
};

/** Blocks whose band ends with this one, by the bits behind a code: 2^run and `run` more bits (T.81, G.1.2.2). */
const endedBy = (ahead: number, length: number, run: number): number =>
  run === 0 ? 1 : (1 << run) + ((ahead << length) >>> (32 - run));

/** The first scan of DC, of a band of AC, or of both (T.81, F.2.2, G.1.2.1 and G.1.2.2). */
const decodeFirst: DecodeBlock = (words, from, part, block) => {
  const { first, last } = part;
  const p = first === 0 ? decodeDc(words, from, part, block) : from;
  return last === 0 ? p : decodeBand(words, p, part, block);
};

const decodeDc: DecodeBlock = (words, from, part, block) => {
  const ahead = look(words, from);
  const code = codeAt(part.dc as DecodeTable, ahead);
  if (code === 0) throw corrupt("not a code of its Huffman table");
  const size = code & 0xff;
  const length = code >> 8;
  if (size > 0) part.prediction += signedAt(ahead, length, size);
  part.coefficients[block * COEFFICIENTS] = checkedDc(part.prediction * (1 << part.low));
  return from + length + size;
};

const decodeBand: DecodeBlock = (words, from, part, block) => {
  if (part.ended > 0) {
    part.ended -= 1;
    return from;
  }
  const { coefficients, last, low } = part;
  const ac = part.ac as DecodeTable;
  const at = block * COEFFICIENTS;
  let p = from;
  let end = part.ends[block] as number;
  for (let k = part.first || 1; k <= last; k += 1) {
    const ahead = look(words, p);
    const code = codeAt(ac, ahead);
    if (code === 0) throw corrupt("not a code of its Huffman table");
    const bits = code & 15;
    const length = code >> 8;
    const run = (code >> 4) & 15;
    p += length + bits;
    if (bits === 0 && (code & 0xff) !== ZERO_RUN) {
      if (!part.endsTogether) break;
      p += run;
      part.ended = endedBy(ahead, length, run) - 1;
      break;
    }
    k += run;
    // Zeros behind the block are harmless.
    if (bits === 0) continue;
    if (k > last) throw corrupt("more coefficients than the band has");
    coefficients[at + k] = signedAt(ahead, length, bits) * (1 << low);
    if (k > end) end = k;
  }
  part.ends[block] = end;
  return p;
};

const bitAt = (words: Int32Array, position: number): number => look(words, position) >>> 31;

/** One more bit of DC (T.81, G.1.2.1). */
const refineDc: DecodeBlock = (words, from, { coefficients, low }, block) => {
  const at = block * COEFFICIENTS;
  coefficients[at] = (coefficients[at] as number) | (bitAt(words, from) << low);
  return from + 1;
};

/** One more bit of a band of AC (T.81, G.1.2.3 and figure G.7). */
const refineAc: DecodeBlock = (words, from, part, block) => {
  const { coefficients, ends, first, last, low } = part;
  const ac = part.ac as DecodeTable;
  const at = block * COEFFICIENTS;
  const step = 1 << low;
  let p = from;
  let k = first;

  /** Gives each known coefficient one more bit; stops at the zero after `zeros` others. */
  const refine = (zeros: number) => {
    const known = ends[block] as number;
    let left = zeros;
    for (; k <= last; k += 1) {
      // Nothing but zeros from here on: no bits to read.
      if (k > known) {
        k = Math.min(k + left, last + 1);
        return;
      }
      const value = coefficients[at + k] as number;
      if (value === 0) {
        if (left === 0) return;
        left -= 1;
      } else {
        if (bitAt(words, p) === 1) coefficients[at + k] = value < 0 ? value - step : value + step;
        p += 1;
      }
    }
  };

  while (part.ended === 0 && k <= last) {
    const ahead = look(words, p);
    const code = codeAt(ac, ahead);
    if (code === 0) throw corrupt("not a code of its Huffman table");
    const bits = code & 15;
    const length = code >> 8;
    const run = (code >> 4) & 15;
    p += length;
    if (bits === 0 && (code & 0xff) !== ZERO_RUN) {
      p += run;
      part.ended = endedBy(ahead, length, run);
      break;
    }
    if (bits > 1) throw corrupt("a new coefficient has more than one bit");
    p += bits;
    refine(run);
    if (bits === 1) {
      if (k > last) throw corrupt("more coefficients than the band has");
      coefficients[at + k] = signedAt(ahead, length, 1) * step;
      if (k > (ends[block] as number)) ends[block] = k;
    }
    k += 1;
  }
  if (part.ended > 0) {
    refine(COEFFICIENTS);
    part.ended -= 1;
  }
  return p;
};
