import type { Style } from "./types";

/** Flags of a font descriptor (ISO 32000-1, table 123). */
const FIXED_PITCH = 1 << 0;
const SERIF = 1 << 1;
const ITALIC = 1 << 6;
const FORCE_BOLD = 1 << 18;
/** From here on a weight is bold: semi-bold and up. */
const BOLD_WEIGHT = 600;

/** What documents call fonts that every word processor has under another name. */
const families: readonly (readonly [pattern: RegExp, family: string])[] = [
  [
    /^(times|nimbusrom|timesnew|tinos|liberationserif|termes|cmr|cmb|cmt[i]|cmsl|cmcsc|sfr[mb]|lmroman|stix|newtx|ptmr|utm)/,
    "Times New Roman",
  ],
  [/^(arial|helvet|nimbussan|liberationsans|arimo|cmss|lmsans|sfss|phvr|swiss|msgothic$)/, "Arial"],
  [/^(courier|nimbusmon|liberationmono|cousine|cmtt|lmmono|sftt|monaco|menlo|consol.*mono)/, "Courier New"],
  [/^(carlito|calibri)/, "Calibri"],
  [/^(caladea|cambria)/, "Cambria"],
  [/^(symbol|cmsy|cmmi|cmex|msbm|msam)/, "Cambria Math"],
  [/^(palatino|palladio|urwpalladio|pagella|pplr)/, "Palatino Linotype"],
  [/^(bookman|urwbookman)/, "Bookman Old Style"],
  [/^(centuryschl|newcentury|c059)/, "Century Schoolbook"],
  [/^(garamond|ebgaramond|adobegaramond|agaramond)/, "Garamond"],
];

/** Names that say nothing: of a producer's own numbering, or of fonts without one. */
const nameless = /^(cidfont|font|tt|fnt|f|t3font|type3|unnamed|untitled|c2|g|ft)?[\d_+-]*$/i;
const subset = /^[A-Z]{6}\+/;
const boldWord = /bold|black|heavy|demi|[-,]bd|cmbx|cmb\d|sfbx|medi\b/i;
const italicWord = /italic|oblique|ital\b|[-,]it\b|cmti|cmsl|cmmi|sfti|slant/i;
/** What stands behind a family: weights, widths and formats. */
const endings =
  /[-,_ ]?((ps|mt|ms|std|pro|regular|roman|bold|italic|oblique|medium|light|book|semi|demi|black|heavy|thin|extra|cond(ensed)?|narrow|it|bd|identity-[hv]|[hv])(?=$|[-,_ ]|ps|mt|std|pro|reg|rom|bold|ital|obl|med|light|book|semi|demi|black|heavy|thin|extra|cond))+$/i;

export type FontFacts = {
  /** As the document calls it. */
  name: string;
  flags: number;
  weight: number;
  /** Degrees; of an italic one less than 0. */
  angle: number;
};

/** `TimesNewRomanPS-BoldMT` -> `Times New Roman`: what a person would choose from a menu. */
function familyOf(name: string, flags: number): string {
  const plain = name.replace(subset, "").replace(/^[^\p{L}]+/u, "");
  const key = plain.toLowerCase().replace(/[^a-z]/g, "");
  const known = families.find(([pattern]) => pattern.test(key))?.[1];
  if (known) return known;
  const own = plain
    .replace(endings, "")
    .replace(/[-_,]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .trim();
  if (own.length > 2 && own.length < 32 && !nameless.test(plain)) return own;
  if (flags & FIXED_PITCH) return "Courier New";
  return flags & SERIF ? "Times New Roman" : "Arial";
}

/** A font of a document as one that a word processor has. */
export function styleOf({
  name,
  flags,
  weight,
  angle,
}: FontFacts): Pick<Style, "family" | "bold" | "italic"> {
  const known = flags > 0 ? flags : 0;
  return {
    family: familyOf(name, known),
    bold: weight >= BOLD_WEIGHT || (known & FORCE_BOLD) !== 0 || boldWord.test(name),
    italic: (known & ITALIC) !== 0 || angle < 0 || italicWord.test(name),
  };
}
