/** Farthest that a catalog's `/Type` is looked for from the start of its object, in characters. */
const OBJECT_LENGTH = 4096;
/** The beginning of an object, and its dictionary up to `/Catalog` (ISO 32000-1, 7.3.10). */
const objectStart = /(\d{1,10})\s+(\d{1,5})\s+obj\b.*\/Type\s*$/s;

/** Occurrences of the word that are looked at, from the last. */
const TRIES = 100;

/**
 * Returns the reference of a PDF's last catalog, as `12 0 R`; undefined if none is in plain sight.
 *
 * @param text the file, a character for each byte
 */
export function catalogOf(text: string): string | undefined {
  let end = text.length;
  for (let tries = 0; tries < TRIES && end > 0; tries += 1) {
    const at = text.lastIndexOf("/Catalog", end - 1);
    if (at < 0) return undefined;
    end = at;
    const before = text.slice(Math.max(0, at - OBJECT_LENGTH), at);
    const own = before.slice(before.lastIndexOf("endobj") + 1);
    const [, number, generation] = objectStart.exec(own) ?? [];
    if (number && generation) return `${number} ${generation} R`;
  }
  return undefined;
}

/**
 * Returns what a PDF needs before and after it where its end or its header is lost. PDFium builds a lost table of objects
 * anew, but only with a trailer, and refuses a file without a header.
 *
 * @param text the file, a character for each byte
 * @returns undefined if there is no catalog in plain sight
 */
export function endsOf(text: string): readonly [before: string, after: string] | undefined {
  const catalog = catalogOf(text);
  if (!catalog) return undefined;
  return ["%PDF-1.7\n", `\nendobj\ntrailer\n<</Root ${catalog}>>\nstartxref\n0\n%%EOF\n`];
}
