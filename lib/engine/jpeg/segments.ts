import { isFrame, isRemark, isRestart, isTable, marker } from "./markers";

export type Segment = {
  /** The byte behind 0xff. */
  code: number;
  /** What follows the length. */
  body: Uint8Array;
  /** Entropy-coded data after a scan's header, restart markers and stuffed zeros included; else empty. */
  entropy: Uint8Array;
};

export type Segments = {
  list: readonly Segment[];
  /** Whether there is an EOI marker; whatever follows it is no part of the picture. */
  ended: boolean;
};

const NOTHING = new Uint8Array(0);
/** Stands alone, means nothing (T.81, B.1.1.3). */
const TEMPORARY = 0x01;

const isKnown = (code: number) => isFrame(code) || isTable(code) || isRemark(code) || code === marker.scan;

/** Where the 0xff right before the next marker code is, over fill bytes and anything that is no marker; -1 at the end. */
function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff) return at;
  }
  return -1;
}

/** Where a scan's data ends: at the fill bytes of the next marker that is no restart, or with the file. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  let end = findMarker(bytes, from);
  while (end >= 0 && isRestart(bytes[end + 1] ?? 0)) end = findMarker(bytes, end + 2);
  if (end < 0) return bytes.length;
  while (end > from && bytes[end - 1] === 0xff) end -= 1;
  return end;
}

/**
 * Splits a JPEG into its marker segments up to EOI (T.81, B.1.1 and B.2), without a look into them.
 *
 * @returns `null` for what is no such file, or has segments of processes that are not handled here: lossless,
 * hierarchical, arithmetic coding
 */
export function splitSegments(bytes: Uint8Array): Segments | null {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return null;
  const list: Segment[] = [];
  for (let at = findMarker(bytes, 2); at >= 0; ) {
    const code = bytes[at + 1] ?? 0;
    if (code === marker.end) return { list, ended: true };
    if (isRestart(code) || code === TEMPORARY) {
      at = findMarker(bytes, at + 2);
      continue;
    }
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (!isKnown(code) || end < at + 4) return null;
    if (end > bytes.length) break;
    const next = code === marker.scan ? findScanEnd(bytes, end) : end;
    const entropy = next > end ? bytes.subarray(end, next) : NOTHING;
    list.push({ code, body: bytes.subarray(at + 4, end), entropy });
    at = findMarker(bytes, next);
  }
  return { list, ended: false };
}

/** A segment with its marker and length, as it stands in a file. */
export function segment(code: number, body: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(4 + body.length);
  bytes.set([0xff, code, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  bytes.set(body, 4);
  return bytes;
}
