/** Names of properties that reveal a location: EXIF's coordinates, those of drones, IPTC's cities and countries. */
const starts = "city|state|country|province|sublocation|world";
const parts = "gps|latitude|longitude|location";
const word = String.raw`[\w.-]`;
const NAME = `(?:geo:${word}+|${word}+:(?:(?:${starts})${word}*|${word}*(?:${parts})${word}*))`;
const attributes = new RegExp(String.raw`\s${NAME}\s*=\s*(?:"[^"]*"|'[^']*')`, "gi");
const emptyElements = new RegExp(String.raw`<${NAME}(?:\s[^<>]*)?/>`, "gi");
const elements = new RegExp(String.raw`<(${NAME})(?:\s[^<>]*)?>[\s\S]*?</\1\s*>`, "gi");

/** Words that no packet may contain in the end, except in namespace names (XMP part 2, 3). */
export const place =
  /gps|latitude|longitude|\bgeo:|:(city|state|country|location|sublocation|province|worldregion)/i;
const namespaces = /\sxmlns:[\w.-]+\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Start of a packet (XMP part 1, 7.3.2); later pieces of an extended packet do not match. */
const begins = /^\ufeff?\s*<(\?xpacket|x:xmpmeta|rdf:RDF)/;

/** Longest packet that fits into one JPEG segment (XMP part 3, 1.1.3.1); longer ones are not descriptions. */
const LONGEST = 65_502;

/** Resets XMP's own orientation (`tiff:Orientation`). */
const upright = (xmp: string) => xmp.replace(/(tiff:Orientation(?:="|='|>))[2-8](?=["'<])/g, "$11");

/**
 * Removes the properties that reveal a location from an XMP packet, and marks the picture as upright.
 *
 * It is not parsed as XML: properties are removed by name. If anything that may be a location is left after that, or the
 * text is not as expected (UTF-16, a packet in pieces, a very long one), the whole packet is dropped.
 *
 * @returns `null` when it is dropped
 */
export const withoutLocation = (xmp: string): string | null => keptXmp(xmp, false);

/** The same with the location, if that is asked for. */
export function keptXmp(xmp: string, location: boolean): string | null {
  if (xmp.length > LONGEST || !begins.test(xmp)) return null;
  // Some phones end it with a zero byte.
  const packet = xmp.slice(0, xmp.lastIndexOf(">") + 1);
  if (location) return packet.includes("\0") ? null : upright(packet);
  const cleared = packet.replace(emptyElements, "").replace(elements, "").replace(attributes, "");
  if (cleared.includes("\0") || place.test(cleared.replace(namespaces, ""))) return null;
  return upright(cleared);
}
