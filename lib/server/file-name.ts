import { numberNames, reservedCharacters, splitName, unprintable } from "../file-names";
import { ORIGINAL_NAME_BYTES, RESULT_NAME_BYTES } from "./limits";

const bytesOf = (text: string) => Buffer.byteLength(text, "utf8");

/** Truncates to a number of bytes without splitting a grapheme. */
function truncate(text: string, bytes: number): string {
  if (bytesOf(text) <= bytes) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (bytesOf(kept) + bytesOf(segment) > bytes) break;
    kept += segment;
  }
  return kept;
}

/**
 * Returns the name of an upload, safe to show: without path and control characters, composed (NFC), and at most 255 bytes
 * with its extension kept; 'file' if nothing is left.
 */
export function originalName(given: string): string {
  // Browsers escape these three characters in the header of a part (HTML, 4.10.21.8).
  const plain = given.replaceAll("%22", '"').replace(/%0[AD]/g, "");
  const last = plain.split(/[/\\]/).at(-1) ?? "";
  const name = last.normalize("NFC").replace(unprintable, "").trim();
  if (/^\.*$/.test(name)) return "file";
  const [base, ending] = splitName(name);
  const available = ORIGINAL_NAME_BYTES - bytesOf(ending);
  return available > 0 ? truncate(base, available) + ending : truncate(name, ORIGINAL_NAME_BYTES);
}

/** Names of devices on Windows, whatever their ending (https://learn.microsoft.com/windows/win32/fileio/naming-a-file). */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Replaces what an operating system may refuse, and unhides the name. */
function safe(base: string): string {
  const plain = base
    .replace(reservedCharacters, "_")
    .replace(/^[.\s]+/, "")
    .replace(device, "$1_");
  // Windows drops trailing dots and spaces.
  return truncate(plain, RESULT_NAME_BYTES).replace(/[.\s]+$/, "") || "file";
}

/**
 * Returns unique names for the results of one request: the original names with the extension of the target.
 *
 * @param extension without a dot; none for results whose format the engine chooses
 */
export const resultNames = (originals: readonly string[], extension?: string): string[] =>
  numberNames(originals.map((original) => [safe(splitName(original)[0]), extension ? `.${extension}` : ""]));

/**
 * Returns the name of a page's picture: the name of the document and the page number, zero-padded so that sorting by name
 * gives page order.
 *
 * @param pages number of pages of the document
 * @param extension without a dot
 */
export const pageName = (original: string, page: number, pages: number, extension: string): string =>
  `${safe(splitName(original)[0])}-${String(page).padStart(String(pages).length, "0")}.${extension}`;

/**
 * Returns unique names for results that keep the format, and so the names, of their originals.
 *
 * @param reserved names in lower case that no result may have
 */
export const keptNames = (originals: readonly string[], reserved: readonly string[]): string[] =>
  numberNames(
    originals.map((original) => {
      const [base, ending] = splitName(original);
      return /^\.[a-z0-9]{1,8}$/i.test(ending) ? [safe(base), ending] : [safe(original), ""];
    }),
    { reserved },
  );

/** Returns whether a name is valid for a result: one path segment, printable, not hidden. */
export const isPlainName = (name: string): boolean =>
  name.length > 0 &&
  bytesOf(name) <= ORIGINAL_NAME_BYTES &&
  !name.startsWith(".") &&
  name.search(reservedCharacters) < 0 &&
  name.search(unprintable) < 0;
