/** Names of properties that place a picture: EXIF's coordinates, those of drones, IPTC's cities and countries. */
const starts = "city|state|country|province|sublocation|world";
const parts = "gps|latitude|longitude|location";
const word = String.raw`[\w.-]`;
const NAME = `(?:geo:${word}+|${word}+:(?:(?:${starts})${word}*|${word}*(?:${parts})${word}*))`;
const attributes = new RegExp(String.raw`\s${NAME}\s*=\s*(?:"[^"]*"|'[^']*')`, "gi");
const emptyElements = new RegExp(String.raw`<${NAME}(?:\s[^<>]*)?/>`, "gi");
const elements = new RegExp(String.raw`<(${NAME})(?:\s[^<>]*)?>[\s\S]*?</\1\s*>`, "gi");

/** What no packet may hold any more, outside of the names of namespaces (XMP part 2, 3). */
const place =
  /gps|latitude|longitude|\bgeo:|:(city|state|country|location|sublocation|province|worldregion)/i;
const namespaces = /\sxmlns:[\w.-]+\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** How a packet begins (XMP part 1, 7.3.2); pieces of one that was too long for its segment do not. */
const begins = /^\ufeff?\s*<(\?xpacket|x:xmpmeta|rdf:RDF)/;

/** What a JPEG can hold of it in one piece (XMP part 3, 1.1.3.1): longer ones are no descriptions. */
const LONGEST = 65_502;

/** XMP says orientation itself (`tiff:Orientation`). */
const upright = (xmp: string) => xmp.replace(/(tiff:Orientation(?:="|='|>))[2-8](?=["'<])/g, "$11");

/**
 * An XMP packet without the properties that place the picture, which is upright.
 *
 * It is not parsed as XML: properties go by their names, and where anything that may be a place is left after that, or
 * the text is none that was expected (UTF-16, a packet in pieces, a very long one), the whole packet goes.
 *
 * @returns `null` when nothing of it can be kept
 */
export function withoutPlace(xmp: string): string | null {
  if (xmp.length > LONGEST || !begins.test(xmp)) return null;
  // Phones end it with a zero byte.
  const packet = xmp.slice(0, xmp.lastIndexOf(">") + 1);
  const cleared = packet.replace(emptyElements, "").replace(elements, "").replace(attributes, "");
  if (cleared.includes("\0") || place.test(cleared.replace(namespaces, ""))) return null;
  return upright(cleared);
}
