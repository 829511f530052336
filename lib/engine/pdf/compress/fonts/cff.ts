import { standardEncoding, standardStrings } from "../../structure/glyph-names";
import { type Tables, writeTables } from "../../structure/sfnt";

/** Reads what a PDF needs to know of a font in the Compact Font Format (Adobe Technical Note 5176). */

const STANDARD_STRINGS = 391;
const MAX_GLYPHS = 65_535;
/** Operators of a top DICT. */
const CHARSET = 15;
const ENCODING = 16;
const CHAR_STRINGS = 17;
const ROS = 0x0c1e;

/** Reads an INDEX (section 5). @returns where its items start and end, and where it ends itself */
function readIndex(data: Buffer, at: number): { items: (readonly [number, number])[]; end: number } {
  const count = data.readUInt16BE(at);
  if (count === 0) return { items: [], end: at + 2 };
  const size = data.readUInt8(at + 2);
  const base = at + 2 + (count + 1) * size;
  const offset = (i: number) => base + data.readUIntBE(at + 3 + i * size, size);
  const items = Array.from({ length: count }, (_, i) => [offset(i), offset(i + 1)] as const);
  return { items, end: offset(count) };
}

/** Reads the operands of each operator of a DICT (section 4); real numbers become NaN. */
function readDict(data: Buffer): Map<number, number[]> {
  const entries = new Map<number, number[]>();
  let operands: number[] = [];
  for (let at = 0; at < data.length; ) {
    const byte = data[at++] as number;
    if (byte <= 21) {
      entries.set(byte === 12 ? 0x0c00 | data.readUInt8(at++) : byte, operands);
      operands = [];
    } else if (byte === 28) {
      operands.push(data.readInt16BE(at));
      at += 2;
    } else if (byte === 29) {
      operands.push(data.readInt32BE(at));
      at += 4;
    } else if (byte === 30) {
      while (at < data.length && ((data[at] as number) & 15) !== 15 && (data[at] as number) >> 4 !== 15)
        at += 1;
      at += 1;
      operands.push(Number.NaN);
    } else if (byte <= 246) operands.push(byte - 139);
    else if (byte <= 250) operands.push((byte - 247) * 256 + data.readUInt8(at++) + 108);
    else operands.push(-(byte - 251) * 256 - data.readUInt8(at++) - 108);
  }
  return entries;
}

/** Returns the string number or CID of each glyph (section 13). */
function readCharset(data: Buffer, at: number, glyphs: number): Uint16Array {
  const ids = new Uint16Array(glyphs);
  // ISOAdobe; the two expert charsets have other numbers, but nobody embeds them.
  if (at <= 2) return ids.map((_, glyph) => glyph);
  const format = data.readUInt8(at);
  if (format === 0) {
    for (let glyph = 1; glyph < glyphs; glyph += 1) ids[glyph] = data.readUInt16BE(at - 1 + glyph * 2);
    return ids;
  }
  for (let glyph = 1, range = at + 1; glyph < glyphs; range += format + 2) {
    const first = data.readUInt16BE(range);
    const left = data.readUIntBE(range + 2, format === 1 ? 1 : 2);
    for (let i = 0; i <= left && glyph < glyphs; i += 1) ids[glyph++] = first + i;
  }
  return ids;
}

/** Returns the glyphs of an own encoding by code (section 12). */
function readEncoding(data: Buffer, at: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const [format, count] = [data.readUInt8(at), data.readUInt8(at + 1)];
  let place = at + 2;
  let glyph = 1;
  for (let i = 0; i < count; i += 1) {
    const first = data.readUInt8(place++);
    const left = (format & 0x7f) === 1 ? data.readUInt8(place++) : 0;
    for (let more = 0; more <= left; more += 1) glyphs.set(first + more, glyph++);
  }
  return glyphs;
}

export type Cff = {
  glyphs: number;
  /** Whether its charset has CIDs instead of names. */
  isCid: boolean;
  /** Glyphs by CID. */
  cids: ReadonlyMap<number, number>;
  /** Glyphs by name. */
  names: ReadonlyMap<string, number>;
  /** Glyphs by code in the font's own encoding. */
  codes: ReadonlyMap<number, number>;
};

/** @throws RangeError for damaged data */
export function readCff(data: Buffer): Cff {
  const nameIndex = readIndex(data, data.readUInt8(2));
  const top = readIndex(data, nameIndex.end);
  const strings = readIndex(data, top.end);
  const [start, end] = top.items[0] ?? [0, 0];
  const dict = readDict(data.subarray(start, end));
  const glyphs = data.readUInt16BE(dict.get(CHAR_STRINGS)?.[0] ?? data.length);
  if (glyphs === 0 || glyphs > MAX_GLYPHS) throw new RangeError("no glyphs");
  const ids = readCharset(data, dict.get(CHARSET)?.[0] ?? 0, glyphs);
  const isCid = dict.has(ROS);
  const names = new Map<string, number>();
  const cids = new Map<number, number>();
  for (const [glyph, id] of ids.entries()) {
    cids.set(id, glyph);
    if (isCid) continue;
    const own = strings.items[id - STANDARD_STRINGS];
    const text = own ? data.toString("latin1", ...own) : standardStrings[id];
    if (text !== undefined && !names.has(text)) names.set(text, glyph);
  }
  const encoding = dict.get(ENCODING)?.[0] ?? 0;
  const standard = () =>
    new Map(
      standardEncoding.flatMap((glyphName, code) => {
        const glyph = glyphName === undefined ? undefined : names.get(glyphName);
        return glyph === undefined ? [] : [[code, glyph] as const];
      }),
    );
  const codes = encoding > 1 ? readEncoding(data, encoding) : standard();
  return { glyphs, isCid, cids, names, codes };
}

/** Wraps the font as an OpenType font, the form that HarfBuzz reads: the metrics are made up. */
export function wrapCff(data: Buffer, glyphs: number): Buffer {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x00010000);
  head.writeUInt32BE(0x5f0f3cf5, 12);
  head.writeUInt16BE(1000, 18);
  const maxp = Buffer.alloc(6);
  maxp.writeUInt32BE(0x00005000);
  maxp.writeUInt16BE(glyphs, 4);
  const tables: Tables = new Map([
    ["CFF ", data],
    ["head", head],
    ["maxp", maxp],
  ]);
  return writeTables(tables, 0x4f54544f);
}
