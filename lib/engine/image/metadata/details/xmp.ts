import type { DetailKind, FoundDetails } from "../../../../contract/details";
import { place as placeName } from "../xmp";
import { toDate, toText } from "./text";

/** Bytes of a packet that are read: more are pictures in it. */
const MOST = 1 << 20;
/** Characters in which the value of a property has to begin. */
const NEAR = 400;

/** The value of a property: an attribute, or the first text inside of its element (XMP part 1, 7). */
function propertyIn(xmp: string, name: string): string | undefined {
  const attribute = xmp.indexOf(`${name}="`);
  if (attribute >= 0) {
    const from = attribute + name.length + 2;
    return toText(xmp.slice(from, xmp.indexOf('"', from)));
  }
  const element = xmp.indexOf(`<${name}`);
  if (element < 0) return undefined;
  const near = xmp.slice(element, element + NEAR);
  return toText(/>\s*([^<\s][^<]*)</.exec(near)?.[1] ?? "");
}

const named: Readonly<Partial<Record<DetailKind, RegExp>>> = {
  date: /(?:xmp:CreateDate|photoshop:DateCreated|exif:DateTime|xmp:ModifyDate)/,
  camera: /(?:tiff:Make|tiff:Model|aux:Lens|exif:FNumber|exif:ExposureTime)/,
  serial: /(?:aux:SerialNumber|exifEX:BodySerialNumber|aux:LensSerialNumber)/,
  author: /(?:dc:creator|dc:rights|photoshop:Credit|xmpRights:)/,
  description: /(?:dc:description|dc:title|dc:subject|photoshop:Headline)/,
  software: /(?:xmp:CreatorTool|stEvt:softwareAgent)/,
  preview: /xmp:Thumbnails/,
};

const namespaces = /\sxmlns:[\w.-]{1,100}\s{0,9}=\s{0,9}(?:"[^"]*"|'[^']*')/g;
/** Whether a packet has a property at all, besides the orientation that is written anew. */
const says = /<(?!x:xmpmeta|rdf:|\/|\?)[\w.-]+:|\s(?!xmlns:|rdf:|x:|xml:|tiff:Orientation)[\w.-]+:[\w.-]+=/;

/** Degrees as XMP has them: '51,30.538N' (part 2, 1.2.7.4). */
function degrees(text: string | undefined, most: number): number | undefined {
  const [, whole, minutes, seconds = "0", side = ""] =
    /^(\d{1,3}),(\d{1,2}(?:\.\d+)?)(?:,(\d{1,2}))?([NSEW])$/.exec(text ?? "") ?? [];
  const value = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  if (!(value <= most)) return undefined;
  return Math.round((/[SW]/.test(side) ? -value : value) * 1e6) / 1e6;
}

/** Reads what an XMP packet says about a photo. It is not parsed as XML: properties are found by name. */
export function readXmpDetails(packet: Uint8Array): { kinds: DetailKind[]; found: FoundDetails } {
  const xmp = Buffer.from(packet.subarray(0, MOST)).toString("utf8").replace(namespaces, "");
  const kinds = (Object.keys(named) as DetailKind[]).filter((kind) => named[kind]?.test(xmp));
  const isPlaced = placeName.test(xmp);
  const latitude = degrees(propertyIn(xmp, "exif:GPSLatitude"), 90);
  const longitude = degrees(propertyIn(xmp, "exif:GPSLongitude"), 180);
  const names = ["photoshop:City", "photoshop:State", "photoshop:Country"].flatMap(
    (name) => propertyIn(xmp, name) ?? [],
  );
  const known = isPlaced || kinds.length > 0;
  return {
    kinds: [
      ...(isPlaced ? (["place"] as const) : []),
      ...kinds,
      ...(!known && says.test(xmp) ? (["other"] as const) : []),
    ],
    found: {
      ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
      place: names.join(", ") || undefined,
      date: toDate(
        propertyIn(xmp, "exif:DateTimeOriginal") ??
          propertyIn(xmp, "photoshop:DateCreated") ??
          propertyIn(xmp, "xmp:CreateDate"),
      ),
      camera: propertyIn(xmp, "tiff:Model"),
      lens: propertyIn(xmp, "aux:Lens"),
      serial: propertyIn(xmp, "aux:SerialNumber"),
      author: propertyIn(xmp, "dc:creator"),
      copyright: propertyIn(xmp, "dc:rights"),
      description: propertyIn(xmp, "dc:description") ?? propertyIn(xmp, "dc:title"),
      software: propertyIn(xmp, "xmp:CreatorTool"),
    },
  };
}
