import { bodyOf, lettersAt, metaOf, viewOf } from "./bmff";

const HEADER_BYTES = 8;
/**
 * Least bytes of a `colr` box by the kind of its colors (ISO/IEC 14496-12, 12.1.5). The header of a profile (ICC.1:2010, 7.2)
 * looks like a box: a length and four letters.
 */
const leastBytes: Readonly<Record<string, number>> = { nclx: 19, nclc: 18, prof: 140, rICC: 140 };

/** The next box's place; undefined if there is no whole box of a name. */
function nextAt(boxes: Uint8Array, at: number): number | undefined {
  if (at + HEADER_BYTES > boxes.length) return undefined;
  const size = viewOf(boxes).getUint32(at);
  const isWhole = size >= HEADER_BYTES && at + size <= boxes.length;
  return isWhole && /^[ -~]{4}$/.test(lettersAt(boxes, at + 4)) ? at + size : undefined;
}

/** By place, whether whole boxes fill the rest from there: 1 or 0. From the end, so that each place is looked at once. */
function wholeFrom(boxes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(boxes.length + 1);
  whole[boxes.length] = 1;
  for (let at = boxes.length - 1; at >= 0; at -= 1) whole[at] = whole[nextAt(boxes, at) ?? -1] ?? 0;
  return whole;
}

/** Most bytes of properties in which a box's end is looked for: a profile has some hundred to some thousand. */
const MOST_BYTES = 1_000_000;

/**
 * Gives a `colr` box whose length is wrong the one after which whole boxes follow. Its profile may be of no use then, and is
 * dropped by whoever reads it; libheif would refuse the file.
 *
 * @returns a copy; undefined where nothing is wrong, or more than that
 */
export function withWholeColors(file: Buffer): Buffer | undefined {
  const iprp = bodyOf(metaOf(file) ?? new Uint8Array(), "iprp");
  const properties = iprp && bodyOf(iprp, "ipco");
  if (!properties || properties.length > MOST_BYTES) return undefined;
  const whole = wholeFrom(properties);
  if (whole[0]) return undefined;
  for (
    let at: number | undefined = 0;
    at !== undefined && at < properties.length;
    at = nextAt(properties, at)
  ) {
    if (lettersAt(properties, at + 4) !== "colr" || whole[nextAt(properties, at) ?? 0]) continue;
    const least = leastBytes[lettersAt(properties, at + HEADER_BYTES)];
    const end = least ? whole.indexOf(1, at + least) : -1;
    if (end < 0) return undefined;
    const copy = Buffer.from(file);
    copy.writeUInt32BE(end - at, properties.byteOffset - file.byteOffset + at);
    return copy;
  }
  return undefined;
}
