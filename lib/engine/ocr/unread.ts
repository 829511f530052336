import type { OcrLanguage } from "../../contract/ocr";
import { languageOfScript } from "./language";
import { bitsPerPair, isPlausible } from "./plausible";
import type { Orientation } from "./tesseract";

/**
 * Confidence below which a text is in doubt. Measured on a paragraph in each of 18 scripts that we have no language for:
 * 53 at most, but for Lao, which is taken for Thai (78), and a short one in Ethiopic (59). Scans in Latin letters whose
 * script is seen at all, blurred or of 40 dpi, have 65 at least.
 */
const DOUBTFUL = 55;
/** Confidence in a script from which it counts where its name is that of one without a language; they have 10 to 100. */
const SURE_SCRIPT = 5;
/** Confidence below which the words are those of a script that has no language: 49 at most. */
const MISREAD = 60;
/** Letters from which those of Latin words are judged. */
const ENOUGH_LETTERS = 60;

/** Blurred letters are taken for Fraktur. */
const isLatin = ({ script }: Orientation) => script === "Latin" || script === "Fraktur";
const hasLanguage = (seen: Orientation) => isLatin(seen) || languageOfScript(seen.script) !== undefined;

/** What was read in a language that was not asked for. */
export type Attempt = { language: OcrLanguage; text: string; confidence: number };

/** Languages whose letters look so much like Latin ones that a short text is easily taken for one of them. */
const lookalikes: ReadonlySet<OcrLanguage> = new Set(["ukr", "ell"]);

/** Returns whether a text should be read as Latin, too: small print is taken for Arabic, a few lines for Ukrainian. */
export const mayBeLatin = (seen: Orientation | undefined, { language, confidence }: Attempt): boolean =>
  seen !== undefined &&
  !isLatin(seen) &&
  hasLanguage(seen) &&
  (lookalikes.has(language) || confidence < DOUBTFUL);

/** Returns whether a picture shows a script that no language of ours has. */
export function isUnread(seen: Orientation | undefined, { text, confidence }: Attempt): boolean {
  if (!seen) return false;
  if (!hasLanguage(seen) && seen.scriptConfidence >= SURE_SCRIPT) return confidence < MISREAD;
  if (confidence === 0 || confidence >= DOUBTFUL) return false;
  if (!isLatin(seen)) return true;
  const { bits, letters } = bitsPerPair(text);
  return letters >= ENOUGH_LETTERS && !isPlausible(bits);
}
