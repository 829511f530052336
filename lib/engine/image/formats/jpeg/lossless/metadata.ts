import {
  isMetadata,
  makeSegment,
  marker,
  type Segment,
  splitSegments,
  startsWith,
} from "../../../containers/jpeg";
import { openTiff, type Tiff } from "../../../containers/tiff";
import { type Orientation, orientationIn } from "../../../metadata/orientation";

type Keeping = {
  keepIcc: boolean;
  /** Whether rows and columns were swapped. */
  swapped: boolean;
};

/** Rewrites a JFIF header without its thumbnail (ITU-T T.871, 10.1): version, unit and two densities, never 0. */
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
  // It says whether the picture is YCbCr, YCCK or neither (Adobe Technical Note 5116, section 18).
  if (code === marker.app14 && startsWith(body, "Adobe") && body.length >= 12) return body.subarray(0, 12);
  if (code === marker.app2 && startsWith(body, "ICC_PROFILE\0")) return keepIcc ? body : null;
  return null;
}

/** Returns the application segments that say how to read the picture's data, without anything personal. */
export const keptSegments = (list: readonly Segment[], keeping: Keeping): Uint8Array[] =>
  list.flatMap((segment) => {
    const body = isMetadata(segment.code) ? keptBody(segment, keeping) : null;
    return body ? makeSegment(segment.code, body) : [];
  });

const SIGNATURE = "Exif\0\0";

const isExif = ({ code, body }: Segment): boolean => code === marker.app1 && startsWith(body, SIGNATURE);

/** Opens a JPEG's EXIF, if it has any that can be read. */
export function exifOf(list: readonly Segment[]): Tiff | null {
  const exif = list.find(isExif);
  return exif ? openTiff(exif.body.subarray(SIGNATURE.length)) : null;
}

/** Reads the EXIF orientation of a JPEG; 1 when there is none. */
export const readOrientation = (bytes: Uint8Array): Orientation =>
  orientationIn(exifOf(splitSegments(bytes)?.list ?? []));
