/** Marker codes, the byte after 0xff (ITU-T T.81, table B.1). */
export const marker = {
  baseline: 0xc0,
  extended: 0xc1,
  progressive: 0xc2,
  huffmanTables: 0xc4,
  restart0: 0xd0,
  restart7: 0xd7,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  quantizationTables: 0xdb,
  numberOfLines: 0xdc,
  restartInterval: 0xdd,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app13: 0xed,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
} as const;

export const START_OF_IMAGE = Buffer.from([0xff, marker.start]);
export const END_OF_IMAGE = Buffer.from([0xff, marker.end]);

/** The longest body a segment can have: its 16-bit length counts itself too (T.81, B.1.1.4). */
export const LONGEST_BODY = 65_533;

export const isRestart = (code: number) => code >= marker.restart0 && code <= marker.restart7;

/** Frames of 8 x 8 blocks with Huffman codes; neither arithmetic, lossless nor hierarchical. */
export const isFrame = (code: number) => code >= marker.baseline && code <= marker.progressive;

const isTable = (code: number) =>
  code === marker.huffmanTables ||
  code === marker.quantizationTables ||
  code === marker.numberOfLines ||
  code === marker.restartInterval;

/** Application data and comments: a decoder can do without them. */
export const isMetadata = (code: number) =>
  (code >= marker.app0 && code <= marker.app15) || code === marker.comment;

const isKnown = (code: number) => isFrame(code) || isTable(code) || isMetadata(code) || code === marker.scan;

/** Stands alone and means nothing (T.81, B.1.1.3). */
const TEMPORARY = 0x01;
const standsAlone = (code: number) => isRestart(code) || code === TEMPORARY;

export type Segment = {
  /** The byte after 0xff. */
  code: number;
  /** Everything after the length. */
  body: Uint8Array;
  /** Entropy-coded data after a scan header, with restart markers and stuffed zeros; else empty. */
  entropy: Uint8Array;
};

export type Segments = {
  list: readonly Segment[];
  /** Whether there is an EOI marker; anything after it is not part of the picture. */
  ended: boolean;
};

const NOTHING = new Uint8Array(0);

/** Position of the 0xff of the next marker, past fill bytes and anything that is no marker; -1 at the end. */
function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff) return at;
  }
  return -1;
}

/** Like {@link findMarker}, but also past the markers that have no segment. */
function findSegment(bytes: Uint8Array, from: number): number {
  let at = findMarker(bytes, from);
  while (at >= 0 && standsAlone(bytes[at + 1] ?? 0)) at = findMarker(bytes, at + 2);
  return at;
}

/** Where the segment of the marker at `at` ends, as its length says; the file may be shorter. */
const endOf = (bytes: Uint8Array, at: number) =>
  at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));

/** Where a scan's data ends: before the next marker that is no restart, fill bytes included, or with the file. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  let end = findMarker(bytes, from);
  while (end >= 0 && isRestart(bytes[end + 1] ?? 0)) end = findMarker(bytes, end + 2);
  if (end < 0) return bytes.length;
  while (end > from && bytes[end - 1] === 0xff) end -= 1;
  return end;
}

/**
 * Splits a JPEG into its marker segments up to EOI (T.81, B.1.1 and B.2). A segment that is cut off ends the list.
 *
 * @returns `null` for anything else, and for processes that are not handled here: lossless, hierarchical, arithmetic
 */
export function splitSegments(bytes: Uint8Array): Segments | null {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return null;
  const list: Segment[] = [];
  for (let at = findSegment(bytes, 2); at >= 0; ) {
    const code = bytes[at + 1] ?? 0;
    if (code === marker.end) return { list, ended: true };
    const end = endOf(bytes, at);
    if (!isKnown(code) || end < at + 4) return null;
    if (end > bytes.length) break;
    const next = code === marker.scan ? findScanEnd(bytes, end) : end;
    const entropy = next > end ? bytes.subarray(end, next) : NOTHING;
    list.push({ code, body: bytes.subarray(at + 4, end), entropy });
    at = findSegment(bytes, next);
  }
  return { list, ended: false };
}

type HeadSegment = Pick<Segment, "code" | "body"> & {
  /** The position after it. */
  end: number;
};

/** Walks the segments of any JPEG process up to EOI, past the data of scans; a body is cut off where the file ends. */
export function* allSegments(bytes: Uint8Array): Generator<HeadSegment, void> {
  for (let at = findSegment(bytes, 2); at >= 0; ) {
    const code = bytes[at + 1] ?? 0;
    const end = endOf(bytes, at);
    if (code === marker.end || end < at + 4) return;
    yield { code, body: bytes.subarray(at + 4, end), end };
    at = findSegment(bytes, end);
  }
}

/** Like {@link allSegments}, up to the first scan header, whose data is not read. */
export function* headSegments(bytes: Uint8Array): Generator<HeadSegment, void> {
  for (const segment of allSegments(bytes)) {
    yield segment;
    if (segment.code === marker.scan) return;
  }
}

/** Writes a segment with its marker and length. */
export function makeSegment(code: number, body: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(4 + body.length);
  bytes.set([0xff, code, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  bytes.set(body, 4);
  return bytes;
}

/** Whether a segment's body begins with a signature of Latin-1 characters. */
export const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  bytes.length >= signature.length &&
  Array.from(signature).every((character, index) => bytes[index] === character.charCodeAt(0));
