/** Ligatures and the shapes that letters take in a word (Unicode blocks 'presentation forms'): drawings, not letters. */
const presentationForms = /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdff\ufe70-\ufefc]/g;
/** What XML 1.0 cannot hold, what PDFium writes for what it does not know, and what only a line end needed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ufffe\uffff\ufff0-\ufff8\u200b]/g;

/** PDFium's own sign for a hyphen at the end of a line (fpdf_text.h). */
const PDFIUM_HYPHEN = 0x02;
const SOFT_HYPHEN = 0xad;

/** A character of a text page as it is written: one letter a letter, in composed form, or nothing. */
export function normalise(code: number): string {
  if (code === PDFIUM_HYPHEN || code === SOFT_HYPHEN) return "-";
  if (code === 0 || code > 0x10ffff) return "";
  // Halves of a pair are put together when their line is.
  if (code >= 0xd800 && code <= 0xdfff) return String.fromCharCode(code);
  const character = String.fromCodePoint(code);
  if (/\s/.test(character)) return " ";
  return character
    .replace(unwritable, "")
    .replace(presentationForms, (form) => form.normalize("NFKC").trim());
}

/** Halves of pairs that stand alone; with the u flag whole pairs are one character and do not match. */
const halfPairs = /\p{Cs}/gu;

/** A line's text: no half pairs, accents on their letters. */
export const wellFormed = (text: string): string => text.replace(halfPairs, "").normalize("NFC");
