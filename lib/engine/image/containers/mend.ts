import { bodyOf, metaOf, viewOf } from "./bmff";

const HEADER_BYTES = 8;
/**
 * Least bytes of a `colr` box by the kind of its colors (ISO/IEC 14496-12, 12.1.5). The header of a profile (ICC.1:2010, 7.2)
 * looks like a box: a length and four letters.
 */
const leastBytes: Readonly<Record<string, number>> = { nclx: 19, nclc: 18, prof: 140, rICC: 140 };

const lettersAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** The next box's place; undefined if there is no whole box of a name. */
function nextAt(boxes: Uint8Array, at: number): number | undefined {
  if (at + HEADER_BYTES > boxes.length || !/^[ -~]{4}$/.test(lettersAt(boxes, at + 4))) return undefined;
  const size = viewOf(boxes).getUint32(at);
  return size >= HEADER_BYTES && at + size <= boxes.length ? at + size : undefined;
}

/** Whether whole boxes fill the rest. */
function areWhole(boxes: Uint8Array, from: number): boolean {
  let at: number | undefined = from;
  while (at !== undefined && at < boxes.length) at = nextAt(boxes, at);
  return at === boxes.length;
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
  const copy = Buffer.from(file);
  const iprp = bodyOf(metaOf(copy) ?? new Uint8Array(), "iprp");
  const properties = iprp && bodyOf(iprp, "ipco");
  if (!properties || properties.length > MOST_BYTES || areWhole(properties, 0)) return undefined;
  for (
    let at: number | undefined = 0;
    at !== undefined && at < properties.length;
    at = nextAt(properties, at)
  ) {
    if (lettersAt(properties, at + 4) !== "colr" || areWhole(properties, nextAt(properties, at) ?? 0))
      continue;
    const least = leastBytes[lettersAt(properties, at + HEADER_BYTES)];
    if (!least) return undefined;
    let end = at + least;
    while (end < properties.length && !areWhole(properties, end)) end += 1;
    if (end > properties.length) return undefined;
    viewOf(properties).setUint32(at, end - at);
    return copy;
  }
  return undefined;
}
