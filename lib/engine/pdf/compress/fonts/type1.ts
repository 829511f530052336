import { standardEncoding } from "../../structure/glyph-names";

/** Reads a font in Adobe's Type 1 format ('Adobe Type 1 Font Format', version 1.1). */

/** Keys of the two encryptions (7.1 and 7.3). */
const EEXEC_KEY = 55_665;
const CHARSTRING_KEY = 4330;
const EEXEC_RANDOM_BYTES = 4;
const MAX_ENTRIES = 65_535;
/** Longest text that is searched for entries, before the outlines and in clear. */
const MAX_HEAD_BYTES = 100_000;

export type Type1 = {
  /** Six numbers. */
  matrix: number[];
  /** Glyph names by code. */
  encoding: readonly (string | undefined)[];
  /** Decrypted procedures for the outlines. */
  glyphs: ReadonlyMap<string, Buffer>;
  subroutines: readonly (Buffer | undefined)[];
  /** Entries of the Private dictionary that guide hints, as numbers. */
  hints: Readonly<Record<string, readonly number[]>>;
};

function decrypt(data: Uint8Array, key: number, skipped: number): Buffer {
  const plain = Buffer.alloc(data.length);
  let state = key;
  for (let i = 0; i < data.length; i += 1) {
    const byte = data[i] as number;
    plain[i] = byte ^ (state >> 8);
    state = ((byte + state) * 52_845 + 22_719) & 0xffff;
  }
  return plain.subarray(skipped);
}

/** Removes the headers of the segments that a PFB file has. */
function joinSegments(data: Buffer): Buffer {
  if (data[0] !== 0x80) return data;
  const pieces: Buffer[] = [];
  for (let at = 0; at + 6 <= data.length && data[at] === 0x80 && data[at + 1] !== 3; ) {
    const length = data.readUInt32LE(at + 2);
    pieces.push(data.subarray(at + 6, at + 6 + length));
    at += 6 + length;
  }
  return Buffer.concat(pieces);
}

function splitParts(data: Buffer): { clear: string; hidden: Buffer } | undefined {
  const mark = data.indexOf("eexec");
  if (mark < 0) return undefined;
  let start = mark + "eexec".length;
  while ([9, 10, 13, 32].includes(data[start] ?? 0)) start += 1;
  const encrypted = data.subarray(start);
  // Four digits in a row mean that all of it is written in them (7.2).
  const isHex = /^[0-9a-fA-F\s]{8}/.test(encrypted.toString("latin1", 0, 8));
  const bytes = isHex ? Buffer.from(encrypted.toString("latin1").replace(/\s+/g, ""), "hex") : encrypted;
  return {
    clear: data.toString("latin1", 0, Math.min(mark, MAX_HEAD_BYTES)),
    hidden: decrypt(bytes, EEXEC_KEY, EEXEC_RANDOM_BYTES),
  };
}

const numbersIn = (text: string) =>
  (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g) ?? []).map(Number);

function readEncoding(clear: string): (string | undefined)[] | readonly (string | undefined)[] {
  if (/\/Encoding\s+StandardEncoding\s+def/.test(clear)) return standardEncoding;
  const names: (string | undefined)[] = new Array(256);
  const array = clear.slice(clear.indexOf("/Encoding"));
  for (const [, code, glyphName] of array.matchAll(
    /\bdup\s{1,4}(\d{1,3})\s{0,4}\/([^\s/]{1,127})\s{1,4}put\b/g,
  ))
    if (Number(code) < 256 && glyphName) names[Number(code)] = glyphName;
  return names;
}

/** Reads binary entries: what stands before each, its length, a token, one space, and its bytes. */
function readBinary(hidden: Buffer, text: string, pattern: RegExp, skipped: number): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  for (let match = pattern.exec(text); match && entries.size < MAX_ENTRIES; match = pattern.exec(text)) {
    const [, key = "", length] = match;
    const end = pattern.lastIndex + Number(length);
    if (end > hidden.length) break;
    if (!entries.has(key))
      entries.set(key, decrypt(hidden.subarray(pattern.lastIndex, end), CHARSTRING_KEY, skipped));
    pattern.lastIndex = end;
  }
  return entries;
}

const hintKeys = [
  ...[
    "BlueValues",
    "OtherBlues",
    "FamilyBlues",
    "FamilyOtherBlues",
    "StdHW",
    "StdVW",
    "StemSnapH",
    "StemSnapV",
  ],
  ...["BlueScale", "BlueShift", "BlueFuzz", "LanguageGroup"],
];

function readHints(head: string): Record<string, number[]> {
  const hints: Record<string, number[]> = {};
  for (const key of hintKeys) {
    const [, value] =
      new RegExp(`/${key}\\s{0,4}(\\[[^\\]]{0,400}\\]|\\{[^}]{0,400}\\}|[-+.\\d]{1,20})`).exec(head) ?? [];
    if (value) hints[key] = numbersIn(value);
  }
  if (/\/ForceBold\s+true/.test(head)) hints.ForceBold = [1];
  return hints;
}

/** @returns undefined for data that is no font of this format, and for one with several designs */
export function readType1(file: Buffer): Type1 | undefined {
  const parts = splitParts(joinSegments(file));
  if (!parts || /\/WeightVector/.test(parts.clear)) return undefined;
  const { clear, hidden } = parts;
  const text = hidden.toString("latin1");
  const glyphsAt = text.indexOf("/CharStrings");
  if (glyphsAt < 0) return undefined;
  const subroutinesAt = text.indexOf("/Subrs");
  const head = text
    .slice(0, subroutinesAt > 0 ? Math.min(subroutinesAt, glyphsAt) : glyphsAt)
    .slice(0, MAX_HEAD_BYTES);
  const skipped = Number(/\/lenIV\s{1,4}(\d{1,2})/.exec(head)?.[1] ?? 4);
  const glyphPattern = /\/([^\s/]{1,127})\s{1,4}(\d{1,5})\s{1,4}\S{1,16} /g;
  glyphPattern.lastIndex = text.indexOf("begin", glyphsAt);
  const subroutinePattern = /\bdup\s{1,4}(\d{1,5})\s{1,4}(\d{1,5})\s{1,4}\S{1,16} /g;
  subroutinePattern.lastIndex = Math.max(0, subroutinesAt);
  const numbered = subroutinesAt < 0 ? [] : readBinary(hidden, text, subroutinePattern, skipped);
  const subroutines: (Buffer | undefined)[] = [];
  for (const [number, code] of numbered) if (Number(number) < MAX_ENTRIES) subroutines[Number(number)] = code;
  return {
    matrix: numbersIn(/\/FontMatrix\s{0,4}\[([^\]]{0,200})\]/.exec(clear)?.[1] ?? "0.001 0 0 0.001 0 0"),
    encoding: readEncoding(clear),
    glyphs: readBinary(hidden, text, glyphPattern, skipped),
    subroutines,
    hints: readHints(head),
  };
}
