import {
  isMetadata,
  makeSegment,
  marker,
  type Segment,
  splitSegments,
  startsWith,
} from "../../../containers/jpeg";
import { firstDirectory, numberOf, openTiff, type Tiff } from "../../../containers/tiff";
import type { Orientation } from "./turn";

export type Keeping = {
  keepIcc: boolean;
  /** Whether rows and columns were exchanged. */
  swapped: boolean;
};

/** JFIF without its thumbnail (ITU-T T.871, 10.1): signature, version, unit and two densities, none of them 0. */
function jfifBody(body: Uint8Array, swapped: boolean): number[] {
  const [major = 1, minor = 1, unit = 0, xHigh = 0, xLow = 0, yHigh = 0, yLow = 0] = body.subarray(5);
  const across = (xHigh << 8) | xLow;
  const down = (yHigh << 8) | yLow;
  const known = unit <= 2 && across > 0 && down > 0;
  const [x, y] = !known ? [1, 1] : swapped ? [down, across] : [across, down];
  const signature = Array.from("JFIF\0", (character) => character.charCodeAt(0));
  return [...signature, major, minor, known ? unit : 0, x >> 8, x & 0xff, y >> 8, y & 0xff, 0, 0];
}

function keptBody({ code, body }: Segment, { keepIcc, swapped }: Keeping): ArrayLike<number> | null {
  if (code === marker.app0 && startsWith(body, "JFIF\0")) return jfifBody(body, swapped);
  // Whether the picture is YCbCr, YCCK or neither (Adobe Technical Note 5116, section 18).
  if (code === marker.app14 && startsWith(body, "Adobe") && body.length >= 12) return body.subarray(0, 12);
  if (code === marker.app2 && startsWith(body, "ICC_PROFILE\0")) return keepIcc ? body : null;
  return null;
}

/** The application segments and comments that stay, as they stand in the result. */
export const keptRemarks = (list: readonly Segment[], keeping: Keeping): Uint8Array[] =>
  list.flatMap((remark) => {
    const body = isMetadata(remark.code) ? keptBody(remark, keeping) : null;
    return body ? makeSegment(remark.code, body) : [];
  });

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
