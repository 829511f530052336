import { isMetadata, makeSegment, marker, type Segment, startsWith } from "../containers/jpeg";

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
