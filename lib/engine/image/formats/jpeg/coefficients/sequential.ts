import { corrupt } from "../../../../failure";
import { type Codes, codeAt, codesOf, eachOnce, indexOf } from "./codes";
import { type Frame, layoutOf } from "./frame";
import type { Plane } from "./planes";
import { look, readScanData } from "./scan-data";
import type { Scan } from "./scans";
import { COEFFICIENTS, checkedDc, isDcTable, ZERO_RUN } from "./tables";

/** The number of `size` bits behind a code of `length` bits (T.81, EXTEND in F.2.2.1). */
const signedAt = (ahead: number, length: number, size: number): number => {
  const value = (ahead << length) >>> (32 - size);
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
};

/** Where a component's blocks go, and their codes. */
type Part = Plane & { dc: Codes; ac: Codes; prediction: number; isExact: boolean };

/** Decodes a block from a position in bits (T.81, F.2.2.1 and F.2.2.2). @returns the position behind it */
function decodeBlock(words: Int32Array, from: number, part: Part, block: number): number {
  const { coefficients, ac } = part;
  const { short } = ac;
  const at = block * COEFFICIENTS;
  let ahead = look(words, from);
  let code = codeAt(part.dc, ahead);
  const size = code & 0xff;
  if (code === 0) throw corrupt("not a code of its Huffman table");
  const value = checkedDc(part.prediction + (size === 0 ? 0 : signedAt(ahead, code >> 8, size)));
  part.prediction = value;
  coefficients[at] = value;
  let p = from + (code >> 8) + size;
  let last = 0;
  for (let k = 1; k < COEFFICIENTS; k += 1) {
    ahead = look(words, p);
    code = (short[indexOf(ahead)] as number) || codeAt(ac, ahead);
    if (code === 0) throw corrupt("not a code of its Huffman table");
    const bits = code & 15;
    const length = code >> 8;
    p += length + bits;
    if (bits === 0 && (code & 0xff) !== ZERO_RUN) break;
    k += (code >> 4) & 15;
    if (k >= COEFFICIENTS) {
      if (bits > 0) throw corrupt("more than 64 coefficients");
      // Zeros behind the block; libjpeg does not mind them either.
      part.isExact = false;
    }
    if (bits === 0) continue;
    coefficients[at + k] = signedAt(ahead, length, bits);
    last = k;
  }
  part.ends[block] = last;
  return p;
}

/**
 * Decodes a sequential scan: each look at the data sees a code and the number behind it.
 *
 * @returns whether its data has exactly the length that its blocks need, and these have 64 coefficients
 * @throws ConversionError `corrupt` when the data ends early or is invalid, or restart markers are missing or out of turn
 */
export function decodeSequential(frame: Frame, planes: readonly Plane[], scan: Scan): boolean {
  const { columns, rows, blocks } = layoutOf(frame, scan.components);
  const each = scan.interval || columns * rows;
  const data = readScanData(scan.entropy, Math.ceil((columns * rows) / each));
  if (!data) throw corrupt("restart markers missing or out of turn");
  if (!scan.dc.every((table) => table && isDcTable(table))) throw corrupt("not a table of DC");
  const { words, ends } = data;
  let { isExact } = data;
  const codesOfAll = (tables: Scan["dc"]) =>
    eachOnce(
      tables.filter((table) => table !== undefined),
      codesOf,
    );
  const [dc, ac] = [codesOfAll(scan.dc), codesOfAll(scan.ac)];
  const parts = scan.components.map(
    (index, i): Part => ({
      ...(planes[index] as Plane),
      dc: dc[i] as Codes,
      ac: ac[i] as Codes,
      prediction: 0,
      isExact: true,
    }),
  );
  let p = 0;
  let end = (ends[0] as number) * 8;
  let mcu = 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, mcu += 1) {
      if (mcu > 0 && mcu % each === 0) {
        isExact &&= fills(p, end);
        p = end;
        end = (ends[mcu / each] as number) * 8;
        for (const part of parts) part.prediction = 0;
      }
      if (p > end) throw corrupt("data of a scan ends early");
      for (const { index, h, v, x, y } of blocks) {
        const part = parts[index] as Part;
        p = decodeBlock(words, p, part, (row * v + y) * part.stride + column * h + x);
      }
    }
  return fills(p, end) && isExact && parts.every((part) => part.isExact);
}

/** Whether data that ends at one position fills that up to another: seven bits may be left of its last byte. */
function fills(p: number, end: number): boolean {
  if (p > end) throw corrupt("data of a scan ends early");
  return p > end - 8;
}
