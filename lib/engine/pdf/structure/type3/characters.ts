import { characterOf } from "../glyph-names";
import type { Font } from "./fonts";
import type { Identity } from "./identify";

const ligatures: Readonly<Record<string, string>> = { ff: "ﬀ", ffi: "ﬃ", ffl: "ﬄ", dotlessj: "ȷ" };
const greekNames =
  `alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma1 sigma tau upsilon
phi chi psi omega`.split(/\s+/);
const FIRST_GREEK = 0x3b1;

/** Returns the character of a glyph's name; a capital Greek letter has its name with a capital. */
function characterNamed(glyphName: string): string | undefined {
  const known = ligatures[glyphName];
  if (known) return known;
  const code = characterOf(glyphName);
  if (code !== undefined) return String.fromCodePoint(code);
  const letter = greekNames.indexOf(glyphName.toLowerCase());
  if (letter < 0) return undefined;
  const small = String.fromCodePoint(FIRST_GREEK + letter);
  return glyphName.startsWith(glyphName.charAt(0).toLowerCase()) ? small : small.toUpperCase();
}

/**
 * Returns what a font's codes stand for, as far as it is known: by the names of its glyphs if all of them are names of
 * characters, or else because it is one of TeX's; its own map tells of others, and knows better than names do.
 */
export function charactersOf(
  { names, mapped, widths }: Font,
  identity: Identity | undefined,
): Map<number, string> {
  const named = new Map<number, string>();
  for (const code of widths.keys()) {
    const character = characterNamed(names.get(code) ?? "");
    if (character) named.set(code, character);
  }
  if (named.size === widths.size || !identity) return new Map([...named, ...mapped]);
  const own = [...widths.keys()].map((code) => [code, identity.encoding[code] ?? " "] as const);
  // Ghostscript takes the ligature ffi for Æ.
  return new Map([...mapped, ...own.filter(([, character]) => character !== " ")]);
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");

/** Rows of a block in a CMap, at most (Adobe Technical Note 5014). */
const BLOCK_ROWS = 100;

/** Writes what codes of one byte stand for (ISO 32000-1, 9.10.3). */
export function toUnicodeMap(characters: ReadonlyMap<number, string>): Buffer {
  const rows = [...characters].map(([code, character]) => {
    const units = Array.from({ length: character.length }, (_, i) => hex(character.charCodeAt(i), 4));
    return `<${hex(code, 2)}><${units.join("")}>\n`;
  });
  const blocks: string[] = [];
  for (let at = 0; at < rows.length; at += BLOCK_ROWS) {
    const own = rows.slice(at, at + BLOCK_ROWS);
    blocks.push(`${own.length} beginbfchar\n${own.join("")}endbfchar\n`);
  }
  return Buffer.from(
    "/CIDInit/ProcSet findresource begin 12 dict begin begincmap\n" +
      "/CMapName/Characters def/CMapType 2 def\n1 begincodespacerange<00><FF>endcodespacerange\n" +
      `${blocks.join("")}endcmap CMapName currentdict/CMap defineresource pop end end\n`,
    "latin1",
  );
}
