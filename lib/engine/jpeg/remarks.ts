import { isExif, withoutLocation } from "./exif";
import { isRemark, marker } from "./markers";
import { type Segment, segment } from "./segments";
import { startsWith } from "./starts-with";

export type Keeping = {
  keepIcc: boolean;
  /** Keeps what says nothing of a place. */
  keepMetadata: boolean;
  /** Of the result. */
  width: number;
  height: number;
  turned: boolean;
  /** Whether rows and columns were exchanged. */
  swapped: boolean;
};

/** XMP that names a place: EXIF's coordinates, those of drones, and IPTC's cities and countries (XMP part 2, 3). */
const place =
  /gps|latitude|longitude|\bgeo:|:(city|state|country|location|sublocation|province|worldregion)/i;
/** Datasets of IPTC's record 2 that name a place (IPTC-IIM 4.2, chapter 6). */
const placeDatasets = [26, 27, 90, 92, 95, 100, 101, 103];
/** What each dataset begins with, and the number of its record. */
const RECORD = [0x1c, 2];

const namesPlace = (body: Uint8Array) =>
  placeDatasets.some((dataset) => Buffer.from(body).includes(Buffer.from([...RECORD, dataset])));

const text = (body: Uint8Array) => Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1");

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

/** XMP says orientation itself. */
const uprightXmp = (body: Uint8Array): Uint8Array =>
  Buffer.from(text(body).replace(/(tiff:Orientation(?:="|='|>))[2-8](?=["'<])/g, "$11"), "latin1");

function metadataBody(remark: Segment, keeping: Keeping): ArrayLike<number> | null {
  const { code, body } = remark;
  if (isExif(remark)) return withoutLocation(remark, keeping);
  if (startsWith(body, "JFXX\0")) return null;
  // Offsets of pictures after EOI, which are gone (CIPA DC-007).
  if (code === marker.app2 && startsWith(body, "MPF\0")) return null;
  // A packet in pieces: what it says could be cut in two.
  if (startsWith(body, "http://ns.adobe.com/xmp/extension/\0")) return null;
  if (startsWith(body, "http://ns.adobe.com/xap/1.0/\0"))
    return place.test(text(body)) ? null : uprightXmp(body);
  if (code === marker.app13) return namesPlace(body) ? null : body;
  return body;
}

function keptBody(remark: Segment, keeping: Keeping): ArrayLike<number> | null {
  const { code, body } = remark;
  if (code === marker.app0 && startsWith(body, "JFIF\0")) return jfifBody(body, keeping.swapped);
  // Whether the picture is YCbCr, YCCK or neither (Adobe Technical Note 5116, section 18).
  if (code === marker.app14 && startsWith(body, "Adobe") && body.length >= 12) return body.subarray(0, 12);
  if (code === marker.app2 && startsWith(body, "ICC_PROFILE\0")) return keeping.keepIcc ? body : null;
  return keeping.keepMetadata ? metadataBody(remark, keeping) : null;
}

/** The application segments and comments that stay, as they stand in the result. */
export const keptRemarks = (list: readonly Segment[], keeping: Keeping): Uint8Array[] =>
  list.flatMap((remark) => {
    const body = isRemark(remark.code) ? keptBody(remark, keeping) : null;
    return body ? segment(remark.code, body) : [];
  });
