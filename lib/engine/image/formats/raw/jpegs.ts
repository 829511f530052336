import type { Size } from "../../../../resize/plan";
import { END_OF_IMAGE, isFrame, isMetadata, makeSegment, marker, startsWith } from "../../containers/jpeg";

/** A segment in the head of a JPEG, by its position in the file that holds it. */
type Head = { code: number; at: number; end: number };

/** More segments than any camera writes: metadata of a few hundred kilobytes, and the tables. */
const MOST_SEGMENTS = 200;
/** Bytes that look like a JPEG's first three are rare in sensor data: three in 50 MB. */
const MOST_TRIES = 1000;

const FIRST_BYTES = Buffer.from([0xff, marker.start, 0xff]);
/** Lossless, differential and arithmetic frames, which hold sensor data; not tables, which lie among their codes. */
const isOtherFrame = (code: number) =>
  code > marker.progressive && code <= 0xcf && code !== 0xc4 && code !== 0xcc;

/**
 * Walks the segments of a JPEG that begins at `start` up to its first scan, one right after the other: unlike those of a
 * file of its own, they are not searched for.
 *
 * @returns null where it is cut off, or anything else stands there
 */
function headAt(file: Buffer, start: number): Head[] | null {
  if (file[start] !== 0xff || file[start + 1] !== marker.start) return null;
  const head: Head[] = [];
  for (let at = start + 2; head.length < MOST_SEGMENTS; ) {
    const code = file[at + 1] ?? 0;
    if (file[at] !== 0xff || at + 4 > file.length) return null;
    // Fill bytes (ITU-T T.81, B.1.1.2).
    if (code === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (code < marker.baseline || code === marker.end || end < at + 4 || end > file.length) return null;
    head.push({ code, at, end });
    if (code === marker.scan) return head;
    at = end;
  }
  return null;
}

/**
 * Reads the size of a picture from its frame header (T.81, B.2.2).
 *
 * @returns null for anything that is not shown as it is: lossless JPEG, 12 bits, two colors
 */
function sizeIn(file: Buffer, head: readonly Head[]): Size | null {
  if (head.some(({ code }) => isOtherFrame(code))) return null;
  const frame = head.find(({ code }) => isFrame(code));
  if (!frame || frame.end < frame.at + 10) return null;
  const [bits, components] = [file[frame.at + 4], file[frame.at + 9]];
  const [height, width] = [file.readUInt16BE(frame.at + 5), file.readUInt16BE(frame.at + 7)];
  return bits === 8 && (components === 1 || components === 3) && width > 0 && height > 0
    ? { width, height }
    : null;
}

/** Where a file has something, in bytes. */
export type Extent = { start: number; length: number };

/** A JPEG within a file, and its size in pixels as it is stored. */
export type Preview = Size & { bytes: Buffer; isCut?: boolean };

/** Reads the head of a JPEG that an index points to; null where there is none that can be shown. */
export function previewAt(file: Buffer, { start, length }: Extent): Preview | null {
  const bytes = file.subarray(start, start + length);
  const head = headAt(bytes, 0);
  const size = head && sizeIn(bytes, head);
  return size && { ...size, bytes, isCut: bytes.length < length };
}

/**
 * Finds the JPEG with the most pixels anywhere in a file: maker notes say where theirs are, in a way of each maker's own.
 */
export function searchPreview(file: Buffer): Preview | null {
  let best: (Size & { start: number; scan: number }) | null = null;
  let at = file.indexOf(FIRST_BYTES);
  for (let tries = 0; at >= 0 && tries < MOST_TRIES; tries += 1) {
    const head = headAt(file, at);
    const size = head && sizeIn(file, head);
    if (size && (!best || size.width * size.height > best.width * best.height))
      best = { ...size, start: at, scan: head?.at(-1)?.end ?? at };
    at = file.indexOf(FIRST_BYTES, at + 1);
  }
  if (!best) return null;
  const { start, scan, ...size } = best;
  const end = file.indexOf(END_OF_IMAGE, scan);
  return { ...size, bytes: file.subarray(start, end < 0 ? file.length : end + END_OF_IMAGE.length) };
}

const EXIF = "Exif\0\0";

/** EXIF that a JPEG has of its own; undefined where there is none. */
export function exifIn(jpeg: Buffer): Buffer | undefined {
  const bodies = (headAt(jpeg, 0) ?? []).map(({ at, end }) => jpeg.subarray(at + 4, end));
  return bodies.find((body) => startsWith(body, EXIF))?.subarray(EXIF.length);
}

/** Puts EXIF into a JPEG in place of its own, whose data stays as it is. */
export function withExif(jpeg: Buffer, exif: Buffer): Buffer {
  const head = headAt(jpeg, 0) ?? [];
  const isOld = ({ code, at, end }: Head) =>
    isMetadata(code) && code === marker.app1 && startsWith(jpeg.subarray(at + 4, end), EXIF);
  const kept = head.filter((one) => !isOld(one)).map(({ at, end }) => jpeg.subarray(at, end));
  const added = makeSegment(marker.app1, Buffer.concat([Buffer.from(EXIF, "latin1"), exif]));
  return Buffer.concat([jpeg.subarray(0, 2), added, ...kept, jpeg.subarray(head.at(-1)?.end ?? 2)]);
}
