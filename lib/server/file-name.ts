import { numberNames, splitName } from "../file-names";
import { ORIGINAL_NAME_BYTES, RESULT_NAME_BYTES } from "./limits";

/** Control characters, halves of pairs, and what turns the direction of text ('photo\u202Egpj.exe' reads 'photoexe.jpg'). */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;
const reservedSomewhere = /[<>:"/\\|?*]/g;

const bytesOf = (text: string) => Buffer.byteLength(text, "utf8");

/** Cuts at a character a person sees, never inside one. */
function cut(text: string, bytes: number): string {
  if (bytesOf(text) <= bytes) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (bytesOf(kept) + bytesOf(segment) > bytes) break;
    kept += segment;
  }
  return kept;
}

/**
 * A file's name as the visitor knows it, safe to show: no path, no control characters, Unicode composed
 * (NFC), at most 255 bytes with its ending kept. 'file' when nothing is left.
 */
export function originalName(given: string): string {
  // Browsers write these three as escapes in a part's header (HTML, 4.10.21.8).
  const plain = given.replaceAll("%22", '"').replace(/%0[AD]/g, "");
  const last = plain.split(/[/\\]/).at(-1) ?? "";
  const name = last.normalize("NFC").replace(unprintable, "").trim();
  if (/^\.*$/.test(name)) return "file";
  const [base, ending] = splitName(name);
  const room = ORIGINAL_NAME_BYTES - bytesOf(ending);
  return room > 0 ? cut(base, room) + ending : cut(name, ORIGINAL_NAME_BYTES);
}

/** Nothing an operating system refuses, and not hidden. */
function safe(base: string): string {
  const plain = base.replace(reservedSomewhere, "_").replace(/^[.\s]+/, "");
  // Windows drops dots and spaces at the end.
  return cut(plain, RESULT_NAME_BYTES).replace(/[.\s]+$/, "") || "file";
}

/**
 * Names for the results of one request, each its own: the original base with the target's extension.
 *
 * @param extension without a dot
 */
export const resultNames = (originals: readonly string[], extension: string): string[] =>
  numberNames(originals.map((original) => [safe(splitName(original)[0]), `.${extension}`]));

/**
 * The name of a page's picture: the document's own with the page's number, as long as the last one's, so that a plain
 * sort is page order.
 *
 * @param pages of the whole document
 * @param extension without a dot
 */
export const pageName = (original: string, page: number, pages: number, extension: string): string =>
  `${safe(splitName(original)[0])}-${String(page).padStart(String(pages).length, "0")}.${extension}`;

/**
 * Names for results that keep the format of their originals: theirs, each its own.
 *
 * @param reserved names in lower case that none of them may have
 */
export const keptNames = (originals: readonly string[], reserved: readonly string[]): string[] =>
  numberNames(
    originals.map((original) => {
      const [base, ending] = splitName(original);
      return /^\.[a-z0-9]{1,8}$/i.test(ending) ? [safe(base), ending] : [safe(original), ""];
    }),
    { reserved },
  );

/** Whether a name can be one of a result: one path part, printable, not hidden. */
export const isPlainName = (name: string): boolean =>
  name.length > 0 &&
  bytesOf(name) <= ORIGINAL_NAME_BYTES &&
  !name.startsWith(".") &&
  name.search(reservedSomewhere) < 0 &&
  name.search(unprintable) < 0;
