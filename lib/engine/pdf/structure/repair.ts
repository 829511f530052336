import { catalogOf, endsOf } from "../../../pdf-trailer";
import { mentionsEncryption } from "./encryption";

/** Whether a file without a header is a PDF otherwise: its objects begin within its first bytes, and it has a catalog. */
export const looksLikePdf = (bytes: Buffer, within: number): boolean =>
  /\b\d+\s+\d+\s+obj\b/.test(bytes.toString("latin1", 0, within)) &&
  catalogOf(bytes.toString("latin1")) !== undefined;

/**
 * Returns a copy that PDFium opens although the end or the header is lost, see {@link endsOf}.
 *
 * @returns undefined if there is no catalog in plain sight, or the document is encrypted: its key is lost with the trailer
 */
export function withTrailer(bytes: Buffer): Buffer | undefined {
  if (mentionsEncryption(bytes)) return undefined;
  const ends = endsOf(bytes.toString("latin1"));
  return ends && Buffer.concat([Buffer.from(ends[0]), bytes, Buffer.from(ends[1])]);
}

const NOTDEF = "/.notdef";

/**
 * Gives code 32 of fonts that call it `/.notdef` the name `/space`, in place. PDFium takes the width of code 32 for
 * every code without a glyph, and none for that code itself, so that words of a font without widths run together.
 * Documents with embedded fonts stay as they are: `/.notdef` may be right there, and a font may have no space.
 */
export function nameSpaces(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  // Fonts may be packed in object streams.
  if (!file.includes(NOTDEF) || file.includes("/FontFile") || file.includes("/ObjStm")) return;
  for (let at = file.indexOf(NOTDEF); at >= 0; at = file.indexOf(NOTDEF, at + 1)) {
    const before = file.toString("latin1", Math.max(0, at - 6), at);
    if (/(^|\D)32\s*$/.test(before)) file.write("/space".padEnd(NOTDEF.length), at, "latin1");
  }
}
