import { marker, type Segment, splitSegments, startsWith } from "../containers/jpeg";
import { firstDirectory, numberOf, openTiff, type Tiff } from "../containers/tiff";
import type { Orientation } from "./turn";

const SIGNATURE = "Exif\0\0";
/** CIPA DC-008, 4.6.4. */
const ORIENTATION = 0x0112;

const isExif = ({ code, body }: Segment): boolean => code === marker.app1 && startsWith(body, SIGNATURE);

const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8;

/** A JPEG's EXIF, if it has any that can be read. */
export function exifOf(list: readonly Segment[]): Tiff | null {
  const exif = list.find(isExif);
  return exif ? openTiff(exif.body.subarray(SIGNATURE.length)) : null;
}

/** The orientation that EXIF's first directory says; 1 when it says none. */
export function orientationIn(tiff: Tiff | null): Orientation {
  const entry = tiff && firstDirectory(tiff).find(({ tag }) => tag === ORIENTATION);
  const value = entry ? numberOf(entry) : 1;
  return isOrientation(value) ? value : 1;
}

/** The EXIF orientation of a JPEG; 1 when it says none. */
export const readOrientation = (bytes: Uint8Array): Orientation =>
  orientationIn(exifOf(splitSegments(bytes)?.list ?? []));
