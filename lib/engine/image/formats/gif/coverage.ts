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
  /** Graphic controls of frames that are cleared to show what nothing has drawn, and have an index to spare. */
  cleared: number[];
};

/** Bits of a code that has all 256 indices; with fewer, the highest index is no pixel's. */
const ALL_INDICES_BITS = 8;
const HIGHEST_INDEX = 255;

/**
 * Looks for parts of a GIF's canvas that are shown without being drawn: the first frame is smaller, or one is cleared
 * after its time. Browsers leave them transparent.
 *
 * @returns null where every pixel is drawn, or blocks end after the file
 */
function findUncovered(bytes: Buffer): Uncovered | null {
  const cleared: number[] = [];
  let uncovered = false;
  let isFirst = true;
  let before: { control: number; hasSpareIndex: boolean } | undefined;
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
    if (before?.hasSpareIndex) cleared.push(before.control);
    if (before || (isFirst && !covers(bytes, at))) uncovered = true;
    const data = at + IMAGE_BYTES + tableBytes(bytes[at + 9] ?? 0);
    before =
      control === undefined
        ? undefined
        : { control, hasSpareIndex: (bytes[data] ?? ALL_INDICES_BITS) < ALL_INDICES_BITS };
    control = undefined;
    isFirst = false;
    at = afterBlocks(bytes, data + 1);
  }
  return null;
}

/**
 * Gives a GIF without a transparent color one, where parts of its canvas are shown that no frame draws. libvips 8.18
 * decodes all frames with alpha if one of them has it; otherwise it paints those parts black, and what is cleared in
 * the background color. A frame of more than 128 colors may have no index to spare, and is still cleared so.
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
  for (const control of found.cleared) {
    whole[control + 3] = (whole[control + 3] ?? 0) | TRANSPARENT;
    whole[control + 6] = HIGHEST_INDEX;
  }
  return whole;
}
