import { toSubBlocks } from "./blocks";

/** Codes have at most 12 bits (GIF89a, appendix F). */
const MOST_BITS = 12;
/** The last code stays unused, so that no entry of the table equals FREE. */
const MOST_CODES = (1 << MOST_BITS) - 1;
/** Slots of the hash table: twice the codes, which keeps searches short; its 32 KB fit into the L1 cache. */
const SLOT_BITS = 13;
const SLOTS = 1 << SLOT_BITS;
const FREE = -1;
/** 2^32 divided by the golden ratio (Knuth, The Art of Computer Programming 3, 6.4): spreads similar keys apart. */
const SPREAD = 0x9e3779b1;

/** Bits of an index below `colors`, at least 2 (GIF89a, appendix F). */
const codeBits = (colors: number): number => Math.max(2, 32 - Math.clz32(colors - 1));

/** Upper bound of the code's length: 12 bits per pixel, and a clear code whenever the table is full. */
const mostBytes = (pixels: number): number =>
  Math.ceil((MOST_BITS * (pixels + Math.ceil(pixels / (MOST_CODES / 2)) + 4)) / 8);

/**
 * Compresses palette indices to table-based image data (GIF89a, 22 and appendix F): the byte with the minimum code
 * size, then data sub-blocks up to their end.
 *
 * @param colors number of colors; all indices are lower
 */
export function compress(indices: Uint8Array, colors: number): Uint8Array[] {
  const root = codeBits(colors);
  const clear = 1 << root;
  // Memory pages that are never touched cost nothing.
  const out = new Uint8Array(mostBytes(indices.length));
  // A string is prefix (12 bits), last index (8) and its own code (12).
  const slots = new Int32Array(SLOTS).fill(FREE);
  let length = 0;
  let held = 0;
  let bits = 0;
  let size = root + 1;
  let next = clear + 2;

  const put = (code: number) => {
    held |= code << bits;
    for (bits += size; bits >= 8; bits -= 8) {
      out[length] = held;
      length += 1;
      held >>>= 8;
    }
  };

  put(clear);
  let prefix = indices[0] as number;
  for (let at = 1, end = indices.length; at < end; at += 1) {
    const index = indices[at] as number;
    const string = (prefix << 8) | index;
    let slot = Math.imul(string, SPREAD) >>> (32 - SLOT_BITS);
    let found = slots[slot] as number;
    while (found !== FREE && found >>> 12 !== string) {
      slot = (slot + 1) & (SLOTS - 1);
      found = slots[slot] as number;
    }
    if (found !== FREE) {
      prefix = found & 0xfff;
      continue;
    }
    put(prefix);
    prefix = index;
    if (next < MOST_CODES) {
      slots[slot] = (string << 12) | next;
      // The decoder learns each string one code later than we do.
      if (next === 1 << size) size += 1;
      next += 1;
    } else {
      put(clear);
      slots.fill(FREE);
      size = root + 1;
      next = clear + 2;
    }
  }
  put(prefix);
  if (next === 1 << size) size += 1;
  put(clear + 1);
  if (bits > 0) out[length++] = held;
  return [Uint8Array.of(root), ...toSubBlocks(out.subarray(0, length))];
}
