import { disposal, graphicControl, imageDescriptor, trailer } from "./blocks";
import { afterBlocks, EXTENSION, IMAGE, tableBytes } from "./compress";
import { compress } from "./lzw";

const GRAPHIC_CONTROL = 0xf9;
const TRAILER = 0x3b;
const SCREEN_BYTES = 13;
const IMAGE_BYTES = 10;
/** Flag of a graphic control. */
const TRANSPARENT = 1;

/** Whether an image covers the logical screen (GIF89a, 18 and 20). */
function covers(bytes: Buffer, at: number): boolean {
  const [left, top, width, height] = [1, 3, 5, 7].map((offset) => bytes.readUInt16LE(at + offset)) as [
    number,
    number,
    number,
    number,
  ];
  return left === 0 && top === 0 && width >= bytes.readUInt16LE(6) && height >= bytes.readUInt16LE(8);
}

type Frame = { control: number; data: number };

type Uncovered = {
  /** Position of the trailer. */
  end: number;
  /** Frames that are cleared to show what nothing has drawn: positions of their graphic control and their data. */
  cleared: Frame[];
};

const LONGEST_CODE = 12;
const INDICES = 256;

/** The codes of an image's data (GIF89a, 22 and appendix F), from the minimum code size to the end code. */
function* codesOf(bytes: Buffer, at: number): Generator<number, void> {
  const least = bytes[at] ?? 0;
  const clear = 1 << least;
  let width = least + 1;
  let strings = clear + 2;
  let isFirst = true;
  let bits = 0;
  let held = 0;
  for (let block = at + 1; bytes[block]; block += 1 + (bytes[block] as number))
    for (const byte of bytes.subarray(block + 1, block + 1 + (bytes[block] as number))) {
      bits |= byte << held;
      held += 8;
      while (held >= width) {
        const code = bits & ((1 << width) - 1);
        bits >>>= width;
        held -= width;
        if (code === clear + 1) return;
        yield code;
        if (code === clear) [width, strings, isFirst] = [least + 1, clear + 2, true];
        else if (isFirst) isFirst = false;
        else if (strings < 1 << LONGEST_CODE) strings += 1;
        if (strings === 1 << width && width < LONGEST_CODE) width += 1;
      }
    }
}

/**
 * Finds an index that no pixel of an image has. Any index comes as a code of its own before it can be part of a longer
 * string, so nothing has to be decompressed.
 *
 * @param at position of the minimum code size
 * @returns undefined where all 256 are in use
 */
function unusedIndex(bytes: Buffer, at: number): number | undefined {
  // Shorter codes have room for the lower indices only.
  if ((bytes[at] ?? 0) < 8) return INDICES - 1;
  const used = new Uint8Array(INDICES);
  for (const code of codesOf(bytes, at)) if (code < INDICES) used[code] = 1;
  const found = used.indexOf(0);
  return found < 0 ? undefined : found;
}

/**
 * Looks for parts of a GIF's canvas that are shown without being drawn: the first frame is smaller, or one is cleared
 * after its time. Browsers leave them transparent.
 *
 * @returns null where every pixel is drawn, or blocks end after the file
 */
function findUncovered(bytes: Buffer): Uncovered | null {
  const cleared: Frame[] = [];
  let uncovered = false;
  let isFirst = true;
  let before: Frame | undefined;
  // Graphic control of the frame that follows, if it is cleared.
  let control: number | undefined;
  for (let at = SCREEN_BYTES + tableBytes(bytes[10] ?? 0); at < bytes.length; ) {
    const kind = bytes[at];
    if (kind === TRAILER) return uncovered ? { end: at, cleared } : null;
    if (kind === EXTENSION) {
      const clears = (((bytes[at + 3] ?? 0) >> 2) & 7) === disposal.clear;
      if (bytes[at + 1] === GRAPHIC_CONTROL) control = clears ? at : undefined;
      at = afterBlocks(bytes, at + 2);
      continue;
    }
    if (kind !== IMAGE || at + IMAGE_BYTES > bytes.length) return null;
    // What the last frame clears is never seen.
    if (before) cleared.push(before);
    if (before || (isFirst && !covers(bytes, at))) uncovered = true;
    const data = at + IMAGE_BYTES + tableBytes(bytes[at + 9] ?? 0);
    before = control === undefined ? undefined : { control, data };
    control = undefined;
    isFirst = false;
    at = afterBlocks(bytes, data + 1);
  }
  return null;
}

/**
 * Gives a GIF without a transparent color one, where parts of its canvas are shown that no frame draws. libvips 8.18
 * decodes all frames with alpha if one of them has it; otherwise it paints those parts black, and what is cleared in
 * the background color. A frame that uses 256 colors has no index to spare, and is still cleared so.
 *
 * @returns a file with one frame more, which must not be read; `null` where nothing is missing
 */
export function withAlpha(bytes: Buffer): Buffer | null {
  const found = findUncovered(bytes);
  if (!found) return null;
  const whole = Buffer.concat([
    bytes.subarray(0, found.end),
    graphicControl(0, disposal.keep, 0),
    ...imageDescriptor({ left: 0, top: 0, width: 1, height: 1 }, Uint32Array.of(0, 0)),
    ...compress(Uint8Array.of(0), 2),
    trailer,
  ]);
  for (const { control, data } of found.cleared) {
    const index = unusedIndex(bytes, data);
    if (index === undefined) continue;
    whole[control + 3] = (whole[control + 3] ?? 0) | TRANSPARENT;
    whole[control + 6] = index;
  }
  return whole;
}
