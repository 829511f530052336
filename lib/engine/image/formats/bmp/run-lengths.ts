import { corrupt } from "../../../failure";
import type { Dib } from "./header";

/** Codes after a zero: the end of a row and of the picture, a jump, or a number of pixels that follow as they are. */
const END_OF_ROW = 0;
const END = 1;
const JUMP = 2;

/**
 * Decodes run lengths (https://learn.microsoft.com/windows/win32/gdi/bitmap-compression), row by row from the first of
 * the file. Pixels that the file skips are those of index 0, or black.
 *
 * @param onRow gets each row: an index for each pixel, or blue, green and red; it is overwritten by the next
 * @throws ConversionError `corrupt` where the data end before the picture does
 */
export function decodeRuns(
  data: Uint8Array,
  { width, height, bits }: Pick<Dib, "width" | "height" | "bits">,
  onRow: (row: Uint8Array, y: number) => void,
): void {
  const unit = bits === 24 ? 3 : 1;
  const row = new Uint8Array(width * unit);
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
  const put = (...sample: number[]) => {
    if (x < width) row.set(sample, x * unit);
    x += 1;
  };
  /** Reads pixels that stand as they are, padded to an even number of bytes. */
  const copy = (count: number) => {
    const start = at;
    for (let left = count; left > 0; left -= bits === 4 ? 2 : 1) {
      if (bits === 24) put(next(), next(), next());
      else if (bits === 8) put(next());
      else {
        const pair = next();
        put(pair >> 4);
        if (left > 1) put(pair & 15);
      }
    }
    if ((at - start) % 2 === 1) at += 1;
  };
  const repeat = (count: number) => {
    const first = next();
    if (bits === 8) {
      row.fill(first, Math.min(x, width), Math.min(x + count, width));
      x += count;
      return;
    }
    const sample = bits === 24 ? [first, next(), next()] : [first];
    for (let index = 0; index < count; index += 1)
      put(...(bits === 4 ? [index % 2 === 0 ? first >> 4 : first & 15] : sample));
  };

  while (y < height) {
    // Some writers leave out the last end.
    if (at >= data.length && y === height - 1 && x >= width) break;
    const count = next();
    const code = count === 0 ? next() : -1;
    if (count > 0) repeat(count);
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
