import { StandardFontEmbedder } from "@cantoo/pdf-lib";

/**
 * The names of Latin glyphs: the first 229 standard strings of the Compact Font Format, of which the first 150 are in
 * the order of the standard encoding (Adobe Technical Note 5176, appendices A and B).
 */
export const standardStrings: readonly string[] =
  `.notdef space exclam quotedbl numbersign dollar percent ampersand
quoteright parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight
nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft
backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft
bar braceright asciitilde exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft
guillemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bullet
quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute circumflex
tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE
ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn
onequarter divide brokenbar degree thorn threequarters twosuperior registered minus eth multiply threesuperior
copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute
Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis
Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis
egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron uacute
ucircumflex udieresis ugrave yacute ydieresis zcaron`.split(/\s+/);

/** Codes of the standard encoding, in runs of consecutive ones; the strings from 1 on follow in this order. */
const standardRuns = [
  [32, 126],
  [161, 175],
  [177, 180],
  [182, 189],
  [191, 191],
  [193, 200],
  [202, 203],
  [205, 208],
  [225, 225],
  [227, 227],
  [232, 235],
  [241, 241],
  [245, 245],
  [248, 251],
] as const;

/** Returns the glyph names of the standard encoding by code. */
function makeStandardEncoding(): (string | undefined)[] {
  const names: (string | undefined)[] = new Array(256);
  let string = 1;
  for (const [first, last] of standardRuns)
    for (let code = first; code <= last; code += 1) names[code] = standardStrings[string++];
  return names;
}

export const standardEncoding: readonly (string | undefined)[] = makeStandardEncoding();

/** Names of Unicode characters that Windows' Latin encoding lacks, by their Mac OS Roman and standard codes. */
const otherNames = {
  notequal: "≠",
  infinity: "∞",
  lessequal: "≤",
  greaterequal: "≥",
  partialdiff: "∂",
  summation: "∑",
  product: "∏",
  pi: "π",
  integral: "∫",
  Omega: "Ω",
  radical: "√",
  approxequal: "≈",
  Delta: "∆",
  lozenge: "◊",
  apple: "\uf8ff",
  fraction: "⁄",
  fi: "ﬁ",
  fl: "ﬂ",
  dotlessi: "ı",
  breve: "˘",
  dotaccent: "˙",
  ring: "˚",
  hungarumlaut: "˝",
  ogonek: "˛",
  caron: "ˇ",
  minus: "−",
  Lslash: "Ł",
  lslash: "ł",
} as const;

function makeNames() {
  const latin = StandardFontEmbedder.for("Helvetica" as never).encoding;
  const byCharacter = new Map<number, string>();
  for (const character of latin.supportedCodePoints)
    byCharacter.set(character, latin.encodeUnicodeCodePoint(character).name);
  for (const [name, character] of Object.entries(otherNames))
    byCharacter.set(character.codePointAt(0) as number, name);
  const byName = new Map([...byCharacter].map(([character, name]) => [name, character]));
  return { byCharacter, byName };
}

const names = makeNames();

/** Returns the Unicode character of a glyph name: a Latin one, 'uni20AC' or 'u1F600' (Adobe Glyph List Specification). */
export function characterOf(glyphName: string): number | undefined {
  const known = names.byName.get(glyphName);
  if (known !== undefined) return known;
  const [, hex] = /^(?:uni|u)([0-9A-F]{4,6})/.exec(glyphName) ?? [];
  return hex ? Number.parseInt(hex, 16) : undefined;
}

function encodingOf(label: string): readonly (string | undefined)[] {
  const decoder = new TextDecoder(label);
  return Array.from({ length: 256 }, (_, code) => {
    const character = decoder.decode(Uint8Array.of(code)).codePointAt(0) ?? 0;
    return names.byCharacter.get(character);
  });
}

export const windowsEncoding = encodingOf("windows-1252");
export const macEncoding = encodingOf("macintosh");
/** Codes of Mac OS Roman by glyph name. */
export const macCodes: ReadonlyMap<string, number> = new Map(
  macEncoding.flatMap((glyphName, code) => (glyphName ? [[glyphName, code] as const] : [])),
);
