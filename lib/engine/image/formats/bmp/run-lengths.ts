import { corrupt } from "../../../failure";
import type { Dib } from "./header";

/** Codes after a zero: the end of a row and of the picture, a jump, or a number of pixels that follow as they are. */
const END_OF_ROW = 0;
const END = 1;
const JUMP = 2;

/**
 * Decodes run lengths (https://learn.microsoft.com/windows/win32/gdi/bitmap-compression), row by row from the first of
 * the file. Pixels that the file skips are those of index 0.
 *
 * @param onRow gets each row, an index for each pixel; it is overwritten by the next
 * @throws ConversionError `corrupt` where the data end before the picture does
 */
export function decodeRuns(
  data: Uint8Array,
  { width, height, bits }: Pick<Dib, "width" | "height" | "bits">,
  onRow: (row: Uint8Array, y: number) => void,
): void {
  const perByte = 8 / bits;
  const row = new Uint8Array(width);
  let [at, x, y] = [0, 0, 0];

  const next = () => {
    const byte = data[at];
    if (byte === undefined) throw corrupt("run lengths end early");
    at += 1;
    return byte;
  };
  const endRow = () => {
    if (y < height) onRow(row, y);
    row.fill(0);
    y += 1;
  };
  /** Writes a byte of one or two indices so often that they are `count`. */
  const put = (byte: number, count: number) => {
    for (let index = 0; index < count; index += 1, x += 1)
      if (x < width) row[x] = bits === 8 ? byte : index % 2 === 0 ? byte >> 4 : byte & 15;
  };
  /** Reads pixels that stand as they are, padded to an even number of bytes. */
  const copy = (count: number) => {
    const start = at;
    for (let left = count; left > 0; left -= perByte) put(next(), Math.min(left, perByte));
    if ((at - start) % 2 === 1) at += 1;
  };

  while (y < height) {
    // Some writers leave out the last end.
    if (at >= data.length && y === height - 1 && x >= width) break;
    const count = next();
    const code = count === 0 ? next() : -1;
    if (count > 0) put(next(), count);
    else if (code === END) break;
    else if (code === END_OF_ROW) {
      endRow();
      x = 0;
    } else if (code === JUMP) {
      x += next();
      for (let rows = next(); rows > 0 && y < height; rows -= 1) endRow();
    } else copy(code);
  }
  while (y < height) endRow();
}
