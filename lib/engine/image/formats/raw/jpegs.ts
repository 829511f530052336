import type { Size } from "../../../../resize/plan";
import { END_OF_IMAGE, headSegments, isFrame, makeSegment, marker, startsWith } from "../../containers/jpeg";

/** More segments than any camera writes: metadata of a few hundred kilobytes, and the tables. */
const MOST_SEGMENTS = 200;
/** Bytes that look like a JPEG's first three are rare in sensor data, but each of its tiles may be a lossless JPEG. */
const MOST_TRIES = 2000;

const FIRST_BYTES = Buffer.from([0xff, marker.start, 0xff]);
/** Lossless, differential and arithmetic frames, which hold sensor data; not tables, which lie among their codes. */
const isOtherFrame = (code: number) =>
  code > marker.progressive && code <= 0xcf && code !== 0xc4 && code !== 0xcc;

/**
 * Reads the size of a JPEG from its segments up to the first scan, which have to stand one right after the other but for
 * fill bytes (ITU-T T.81, B.1.1.2).
 *
 * @returns null for anything that is not shown as it is: sensor data, 12 bits, two colors
 */
function sizeOf(jpeg: Buffer): { size: Size; dataAt: number } | null {
  let size: Size | null = null;
  let at = 2;
  let segments = 0;
  for (const { code, body, end } of headSegments(jpeg)) {
    segments += 1;
    const start = end - 4 - body.length;
    if (segments > MOST_SEGMENTS || code < marker.baseline || isOtherFrame(code)) return null;
    if (jpeg.subarray(at, start).some((byte) => byte !== 0xff)) return null;
    if (code === marker.scan) return size && { size, dataAt: end };
    if (isFrame(code) && body.length >= 6) {
      const [bits = 0, high = 0, low = 0, left = 0, right = 0, components = 0] = body;
      const [width, height] = [(left << 8) | right, (high << 8) | low];
      const isShown = bits === 8 && (components === 1 || components === 3) && width > 0 && height > 0;
      if (!isShown) return null;
      size ??= { width, height };
    }
    at = end;
  }
  return null;
}

/** A JPEG within a file, and its size in pixels as it is stored. */
export type Preview = Size & { bytes: Buffer; isCut: boolean };

/**
 * Finds the JPEG with the most pixels anywhere in a file: makers say where theirs are in a way of their own each, some in
 * maker notes alone.
 */
export function largestJpeg(file: Buffer): Preview | null {
  let best: (Size & { start: number; dataAt: number }) | null = null;
  let at = file.indexOf(FIRST_BYTES);
  for (let tries = 0; at >= 0 && tries < MOST_TRIES; tries += 1) {
    const found = sizeOf(file.subarray(at));
    if (found && (!best || found.size.width * found.size.height > best.width * best.height))
      best = { ...found.size, start: at, dataAt: at + found.dataAt };
    at = file.indexOf(FIRST_BYTES, at + 1);
  }
  if (!best) return null;
  const { start, dataAt, ...size } = best;
  const end = file.indexOf(END_OF_IMAGE, dataAt);
  const isCut = end < 0;
  return { ...size, bytes: file.subarray(start, isCut ? file.length : end + END_OF_IMAGE.length), isCut };
}

const EXIF = "Exif\0\0";

const isExif = ({ code, body }: { code: number; body: Uint8Array }) =>
  code === marker.app1 && startsWith(body, EXIF);

/** EXIF that a JPEG has of its own; undefined where there is none. */
export const exifIn = (jpeg: Buffer): Uint8Array | undefined =>
  [...headSegments(jpeg)].find(isExif)?.body.subarray(EXIF.length);

/** Puts EXIF into a JPEG in place of its own, whose data stays as it is. */
export function withExif(jpeg: Buffer, exif: Buffer): Buffer {
  const head = [...headSegments(jpeg)];
  const kept = head.filter((segment) => !isExif(segment)).map(({ code, body }) => makeSegment(code, body));
  const added = makeSegment(marker.app1, Buffer.concat([Buffer.from(EXIF, "latin1"), exif]));
  return Buffer.concat([jpeg.subarray(0, 2), added, ...kept, jpeg.subarray(head.at(-1)?.end ?? 2)]);
}
