import { standardEncoding, standardStrings } from "../../structure/glyph-names";
import { convertOutline } from "./outline";
import type { Type1 } from "./type1";

/** Writes a Type 1 font in the Compact Font Format (Adobe Technical Note 5176). */

const STANDARD_STRINGS = 391;
/** Operators of the Private DICT, with what they are called in Type 1 fonts (table 23); the first ones hold differences. */
const privateOperators: Readonly<Record<string, readonly number[]>> = {
  BlueValues: [6],
  OtherBlues: [7],
  FamilyBlues: [8],
  FamilyOtherBlues: [9],
  StemSnapH: [12, 12],
  StemSnapV: [12, 13],
  StdHW: [10],
  StdVW: [11],
  BlueScale: [12, 9],
  BlueShift: [12, 10],
  BlueFuzz: [12, 11],
  ForceBold: [12, 14],
  LanguageGroup: [12, 17],
};
const differences = ["BlueValues", "OtherBlues", "FamilyBlues", "FamilyOtherBlues", "StemSnapH", "StemSnapV"];

function index(items: readonly Uint8Array[]): Buffer {
  if (items.length === 0) return Buffer.alloc(2);
  const head = Buffer.alloc(3 + (items.length + 1) * 4);
  head.writeUInt16BE(items.length);
  head[2] = 4;
  let offset = 1;
  items.forEach((item, i) => {
    head.writeUInt32BE(offset, 3 + i * 4);
    offset += item.length;
  });
  head.writeUInt32BE(offset, 3 + items.length * 4);
  return Buffer.concat([head, ...items]);
}

/** Numbers always take five bytes, so that offsets are known before they are written; fractions are decimal digits. */
function operand(value: number): number[] {
  if (Number.isInteger(value))
    return [29, (value >> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255];
  const nibbles: number[] = [];
  for (const character of String(value).replace("e-", "E").replace("e+", "e"))
    nibbles.push({ ".": 10, e: 11, E: 12, "-": 14 }[character] ?? Number(character));
  nibbles.push(15);
  if (nibbles.length % 2) nibbles.push(15);
  return [
    30,
    ...Array.from(
      { length: nibbles.length / 2 },
      (_, i) => ((nibbles[i * 2] ?? 0) << 4) | (nibbles[i * 2 + 1] ?? 0),
    ),
  ];
}

const entry = (operator: readonly number[], values: readonly number[]) => [
  ...values.flatMap(operand),
  ...operator,
];

function privateDict(hints: Type1["hints"]): Buffer {
  const entries = Object.entries(privateOperators).flatMap(([key, operator]) => {
    const values = hints[key];
    if (!values || values.length === 0) return [];
    const isList = differences.includes(key);
    return entry(
      operator,
      isList ? values.map((value, i) => value - (values[i - 1] ?? 0)) : values.slice(0, 1),
    );
  });
  return Buffer.from(entries);
}

function encodingTable(codes: readonly (string | undefined)[], glyphs: readonly string[]): Buffer {
  const first: number[] = [];
  const more: number[] = [];
  const codesOf = glyphs.map((glyphName) =>
    codes.flatMap((known, code) => (known === glyphName ? [code] : [])),
  );
  // Codes of glyphs in order, until one has none; all the others by name.
  const inOrder = codesOf.slice(1).findIndex((own) => own.length === 0);
  codesOf.slice(1).forEach((own, i) => {
    const isListed = inOrder < 0 || i < inOrder;
    if (isListed) first.push(own[0] as number);
    for (const code of isListed ? own.slice(1) : own) more.push(code, ...stringNumber(glyphs, i + 1));
  });
  const table = [more.length > 0 ? 0x80 : 0, first.length, ...first];
  return Buffer.from(more.length > 0 ? [...table, more.length / 3, ...more] : table);
}

const ownNames = (glyphs: readonly string[]) =>
  glyphs.slice(1).filter((glyphName) => !standardStrings.includes(glyphName));

function stringNumber(glyphs: readonly string[], glyph: number): [number, number] {
  const glyphName = glyphs[glyph] as string;
  const standard = standardStrings.indexOf(glyphName);
  const number = standard >= 0 ? standard : STANDARD_STRINGS + ownNames(glyphs).indexOf(glyphName);
  return [number >> 8, number & 255];
}

/**
 * Writes the glyphs with these names, and those that they consist of.
 *
 * @returns undefined for a font with a procedure that cannot be converted
 */
export function writeCff(font: Type1, names: ReadonlySet<string>): Buffer | undefined {
  const made = new Map<string, Buffer>();
  const wanted = [...names].filter((glyphName) => glyphName !== ".notdef").sort();
  // The list grows while it is read.
  const queue = [".notdef", ...wanted];
  for (const glyphName of queue) {
    if (made.has(glyphName)) continue;
    const code = font.glyphs.get(glyphName);
    const converted = code ? convertOutline(font, code) : { code: Buffer.from([14]), parts: [] };
    if (!converted) return undefined;
    made.set(glyphName, converted.code);
    for (const part of converted.parts) queue.push(standardEncoding[part] ?? ".notdef");
  }
  const glyphs = [...made.keys()];
  const charset = Buffer.from([0, ...glyphs.slice(1).flatMap((_, i) => stringNumber(glyphs, i + 1))]);
  const encoding = encodingTable(font.encoding, glyphs);
  const outlines = index([...made.values()]);
  const hints = privateDict(font.hints);
  const before = [Buffer.from([1, 0, 4, 4]), index([Buffer.from("Font")])];
  const after = [index(ownNames(glyphs).map((glyphName) => Buffer.from(glyphName, "latin1"))), index([])];
  const isPlain = font.matrix.every(
    (value, i) => Math.abs(value - ([0.001, 0, 0, 0.001, 0, 0][i] ?? 0)) < 1e-9,
  );
  const topDict = (offset: number) =>
    Buffer.from([
      ...(isPlain ? [] : entry([12, 7], font.matrix)),
      ...entry([15], [offset]),
      ...entry([16], [offset + charset.length]),
      ...entry([17], [offset + charset.length + encoding.length]),
      ...entry([18], [hints.length, offset + charset.length + encoding.length + outlines.length]),
    ]);
  const lengthOf = (pieces: readonly Buffer[]) => pieces.reduce((sum, { length }) => sum + length, 0);
  const start = lengthOf(before) + index([topDict(0)]).length + lengthOf(after);
  return Buffer.concat([...before, index([topDict(start)]), ...after, charset, encoding, outlines, hints]);
}
