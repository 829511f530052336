/** Reads and writes the tables of TrueType and OpenType fonts (OpenType 1.9, 'otff'). */

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const MAX_TABLES = 64;

export type Tables = Map<string, Buffer>;

/** @returns undefined for bytes that are no single font */
export function readTables(font: Buffer): Tables | undefined {
  if (font.length < HEADER_BYTES) return undefined;
  const version = font.readUInt32BE(0);
  if (![0x00010000, 0x74727565, 0x4f54544f].includes(version)) return undefined;
  const tables: Tables = new Map();
  const count = Math.min(font.readUInt16BE(4), MAX_TABLES);
  for (
    let i = 0, at = HEADER_BYTES;
    i < count && at + RECORD_BYTES <= font.length;
    i += 1, at += RECORD_BYTES
  ) {
    const start = font.readUInt32BE(at + 8);
    tables.set(
      font.toString("latin1", at, at + 4),
      font.subarray(start, Math.min(font.length, start + font.readUInt32BE(at + 12))),
    );
  }
  return tables;
}

/** Returns the sum of a table, or of a whole font, as big-endian words. */
export function checksum(table: Buffer): number {
  let sum = 0;
  const padded = table.length % 4 ? Buffer.concat([table, Buffer.alloc(4 - (table.length % 4))]) : table;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/** @param version `0x00010000` for TrueType outlines, 'OTTO' for CFF */
export function writeTables(tables: Tables, version = 0x00010000): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(HEADER_BYTES + RECORD_BYTES * sorted.length);
  const power = 2 ** Math.floor(Math.log2(Math.max(1, sorted.length)));
  header.writeUInt32BE(version);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((sorted.length - power) * 16, 10);
  const pieces: Buffer[] = [header];
  let length = header.length;
  sorted.forEach(([tag, table], i) => {
    const at = HEADER_BYTES + RECORD_BYTES * i;
    header.write(tag, at, "latin1");
    header.writeUInt32BE(checksum(table), at + 4);
    header.writeUInt32BE(length, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    pieces.push(table, padding);
    length += table.length + padding.length;
  });
  return Buffer.concat(pieces);
}

/** A part of the 'cmap' table: glyphs by character, in the encoding of a platform. */
export type CharacterMap = {
  platform: number;
  encoding: number;
  /** @returns 0 for a character without a glyph */
  glyphOf(character: number): number;
};

/** Returns the first of `count` sorted items whose last character is not below one; tables may be huge or unsorted. */
function findRange(count: number, character: number, lastOf: (i: number) => number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lastOf(middle) < character) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readSegments(data: Buffer): CharacterMap["glyphOf"] {
  const segments = Math.min(data.readUInt16BE(6) / 2, Math.floor((data.length - 16) / 8));
  const [ends, starts, deltas, offsets] = [0, 1, 2, 3].map(
    (part) => 14 + part * segments * 2 + (part ? 2 : 0),
  );
  const at = (base: number | undefined, i: number) => data.readUInt16BE((base as number) + i * 2);
  return (character) => {
    const i = findRange(segments, character, (segment) => at(ends, segment));
    if (i === segments || character < at(starts, i)) return 0;
    const offset = at(offsets, i);
    if (offset === 0) return (character + at(deltas, i)) & 0xffff;
    const place = (offsets as number) + i * 2 + offset + (character - at(starts, i)) * 2;
    const glyph = place + 2 <= data.length ? data.readUInt16BE(place) : 0;
    return glyph && (glyph + at(deltas, i)) & 0xffff;
  };
}

function readGroups(data: Buffer): CharacterMap["glyphOf"] {
  const count = Math.min(data.readUInt32BE(12), Math.floor((data.length - 16) / 12));
  const at = (i: number, field: number) => data.readUInt32BE(16 + i * 12 + field * 4);
  return (character) => {
    const i = findRange(count, character, (group) => at(group, 1));
    return i < count && character >= at(i, 0) ? at(i, 2) + character - at(i, 0) : 0;
  };
}

function readArray(data: Buffer): CharacterMap["glyphOf"] {
  const [first, count] = [data.readUInt16BE(6), data.readUInt16BE(8)];
  return (character) => {
    const place = 10 + (character - first) * 2;
    const isInside = character >= first && character < first + count && place + 2 <= data.length;
    return isInside ? data.readUInt16BE(place) : 0;
  };
}

const formats: Record<number, (data: Buffer) => CharacterMap["glyphOf"]> = {
  0: (data) => (character) => (character < 256 ? (data[6 + character] ?? 0) : 0),
  4: readSegments,
  6: readArray,
  12: readGroups,
};

/** The format of parts that choose between variants of a character, which codes of a PDF cannot ask for. */
const VARIATION_SEQUENCES = 14;

/**
 * Reads the 'cmap' table, without variation sequences.
 *
 * @returns undefined when a part is in a format that only East Asian fonts had
 * @throws RangeError for a damaged table, here or from `glyphOf`
 */
export function readCharacterMaps(table: Buffer | undefined): CharacterMap[] | undefined {
  if (!table || table.length < 4) return [];
  const maps: CharacterMap[] = [];
  for (let i = 0, count = Math.min(table.readUInt16BE(2), MAX_TABLES); i < count; i += 1) {
    const at = 4 + i * 8;
    const data = table.subarray(table.readUInt32BE(at + 4));
    const format = data.readUInt16BE(0);
    if (format === VARIATION_SEQUENCES) continue;
    const read = formats[format];
    if (!read) return undefined;
    maps.push({
      platform: table.readUInt16BE(at),
      encoding: table.readUInt16BE(at + 2),
      glyphOf: read(data),
    });
  }
  return maps;
}

/** Writes format 4, one segment per character, or format 12 when a character needs more than 16 bits. */
function writeMap(entries: readonly (readonly [character: number, glyph: number])[]): Buffer {
  if (entries.some(([character]) => character >= 0xffff)) {
    const data = Buffer.alloc(16 + entries.length * 12);
    data.writeUInt16BE(12);
    data.writeUInt32BE(data.length, 4);
    data.writeUInt32BE(entries.length, 12);
    entries.forEach(([character, glyph], i) => {
      for (const [slot, value] of [character, character, glyph].entries())
        data.writeUInt32BE(value, 16 + i * 12 + slot * 4);
    });
    return data;
  }
  const segments = [...entries, [0xffff, 0] as const];
  const power = 2 ** Math.floor(Math.log2(segments.length));
  const words = [
    ...[4, 16 + segments.length * 8, 0, segments.length * 2],
    ...[power * 2, Math.log2(power), (segments.length - power) * 2],
    ...segments.map(([character]) => character),
    0,
    ...segments.map(([character]) => character),
    ...segments.map(([character, glyph]) => (character === 0xffff ? 1 : (glyph - character) & 0xffff)),
    ...segments.map(() => 0),
  ];
  const data = Buffer.alloc(words.length * 2);
  words.forEach((word, i) => void data.writeUInt16BE(word, i * 2));
  return data;
}

/** Mac OS Roman in the format that every reader of its maps knows. */
function writeBytes(entries: readonly (readonly [character: number, glyph: number])[]): Buffer {
  const last = Math.max(...entries.map(([character]) => character), 0);
  const first = Math.min(...entries.map(([character]) => character), last);
  const data = Buffer.alloc(10 + (last - first + 1) * 2);
  for (const [slot, value] of [6, data.length, 0, first, last - first + 1].entries())
    data.writeUInt16BE(value, slot * 2);
  for (const [character, glyph] of entries) data.writeUInt16BE(glyph, 10 + (character - first) * 2);
  return data;
}

/** Writes a 'cmap' table with the same parts and only these characters. */
export function writeCharacterMaps(maps: readonly CharacterMap[], characters: Iterable<number>): Buffer {
  const sorted = [...new Set(characters)].sort((a, b) => a - b);
  const header = Buffer.alloc(4 + maps.length * 8);
  header.writeUInt16BE(maps.length, 2);
  const pieces: Buffer[] = [header];
  let length = header.length;
  maps.forEach(({ platform, encoding, glyphOf }, i) => {
    const entries = sorted
      .map((character) => [character, glyphOf(character)] as const)
      .filter(([character, glyph]) => glyph !== 0 && (platform !== 1 || character < 256));
    const data = platform === 1 ? writeBytes(entries) : writeMap(entries);
    header.writeUInt16BE(platform, 4 + i * 8);
    header.writeUInt16BE(encoding, 6 + i * 8);
    header.writeUInt32BE(length, 8 + i * 8);
    pieces.push(data);
    length += data.length;
  });
  return Buffer.concat(pieces);
}

/** Names of the glyphs from 258 on, and the first 258 in the order of Mac OS (format 2 of the 'post' table). */
export function readGlyphNames(table: Buffer | undefined): Map<string, number> {
  const names = new Map<string, number>();
  if (!table || table.length < 34 || table.readUInt32BE(0) !== 0x00020000) return names;
  const count = table.readUInt16BE(32);
  const strings: string[] = [];
  for (let at = 34 + count * 2; at < table.length; at += 1 + (table[at] ?? 0))
    strings.push(table.toString("latin1", at + 1, at + 1 + (table[at] ?? 0)));
  for (let glyph = 0; glyph < count && 36 + glyph * 2 <= table.length; glyph += 1) {
    const own = strings[table.readUInt16BE(34 + glyph * 2) - 258];
    if (own && !names.has(own)) names.set(own, glyph);
  }
  return names;
}
