import { mentionsEncryption } from "./encryption";

const CATALOG = "/Catalog";
/** Farthest that a catalog's `/Type` is looked for from the start of its object, in bytes. */
const OBJECT_BYTES = 4096;
/** The beginning of an object, and its dictionary up to `/Catalog` (ISO 32000-1, 7.3.10). */
const objectStart = /(\d{1,10})\s+(\d{1,5})\s+obj\b.*\/Type\s*$/s;

/** Occurrences of the word that are looked at, from the last. */
const TRIES = 100;

/** Returns the reference of the document's last catalog, as `12 0 R`; undefined if none is in plain sight. */
function catalogOf(bytes: Buffer): string | undefined {
  let end = bytes.length;
  for (let tries = 0; tries < TRIES && end > 0; tries += 1) {
    const at = bytes.lastIndexOf(CATALOG, end - 1);
    if (at < 0) return undefined;
    end = at;
    const before = bytes.subarray(Math.max(0, at - OBJECT_BYTES), at).toString("latin1");
    const own = before.slice(before.lastIndexOf("endobj") + 1);
    const [, number, generation] = objectStart.exec(own) ?? [];
    if (number && generation) return `${number} ${generation} R`;
  }
  return undefined;
}

/** Whether a file without a header is a PDF otherwise: its objects begin within its first bytes, and it has a catalog. */
export const looksLikePdf = (bytes: Buffer, within: number): boolean =>
  /\b\d+\s+\d+\s+obj\b/.test(bytes.toString("latin1", 0, within)) && catalogOf(bytes) !== undefined;

/**
 * Returns a copy with a header and a trailer that names the catalog. PDFium builds a lost table of objects anew, but only
 * with a trailer, and refuses a file without a header.
 *
 * @returns undefined if there is no catalog in plain sight, or the document is encrypted: its key is lost with the trailer
 */
export function withTrailer(bytes: Buffer): Buffer | undefined {
  const catalog = catalogOf(bytes);
  if (!catalog || mentionsEncryption(bytes)) return undefined;
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    bytes,
    Buffer.from(`\nendobj\ntrailer\n<</Root ${catalog}>>\nstartxref\n0\n%%EOF\n`),
  ]);
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
