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

type Uncovered = {
  /** Position of the trailer. */
  end: number;
  /** Graphic controls of frames that are cleared to show what nothing has drawn. */
  clearing: number[];
};

/** Codes of pixels are shorter than this where no pixel can have {@link UNUSED}. */
const FULL_CODE_BITS = 8;
/** An index that no color table of less than 256 colors has. */
const UNUSED = 255;

/**
 * Looks for parts of a GIF's canvas that are shown without being drawn: the first frame is smaller, or one is cleared
 * after its time. Browsers leave them transparent.
 *
 * @returns null where every pixel is drawn, or blocks end after the file
 */
function findUncovered(bytes: Buffer): Uncovered | null {
  const clearing: number[] = [];
  let uncovered = false;
  let isFirst = true;
  // Graphic controls of the frame before and of the one that follows, if it is cleared.
  let before: number | undefined;
  let control: number | undefined;
  for (let at = SCREEN_BYTES + tableBytes(bytes[10] ?? 0); at < bytes.length; ) {
    const kind = bytes[at];
    if (kind === TRAILER) return uncovered ? { end: at, clearing } : null;
    if (kind === EXTENSION) {
      const clears = (((bytes[at + 3] ?? 0) >> 2) & 7) === disposal.clear;
      if (bytes[at + 1] === GRAPHIC_CONTROL) control = clears ? at : undefined;
      at = afterBlocks(bytes, at + 2);
      continue;
    }
    if (kind !== IMAGE || at + IMAGE_BYTES > bytes.length) return null;
    // What the last frame clears is never seen.
    if (before !== undefined) clearing.push(before);
    if (before !== undefined || (isFirst && !covers(bytes, at))) uncovered = true;
    const data = at + IMAGE_BYTES + tableBytes(bytes[at + 9] ?? 0);
    before = (bytes[data] ?? FULL_CODE_BITS) < FULL_CODE_BITS ? control : undefined;
    control = undefined;
    isFirst = false;
    at = afterBlocks(bytes, data + 1);
  }
  return null;
}

/**
 * Gives a GIF without a transparent color one, where parts of its canvas are shown that no frame draws. libvips 8.18
 * decodes all frames with alpha if one of them has it; otherwise it paints those parts black, and what is cleared in
 * the background color. A frame of 256 colors, which has no index to spare, is still cleared so.
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
  for (const at of found.clearing) {
    whole[at + 3] = (whole[at + 3] ?? 0) | TRANSPARENT;
    whole[at + 6] = UNUSED;
  }
  return whole;
}
