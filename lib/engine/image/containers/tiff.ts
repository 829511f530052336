import { open } from "node:fs/promises";

/* Directories (IFDs) of TIFF and EXIF (TIFF 6.0, section 2). Offsets are from the start of the data. */

/** A tag with its value, whose bytes are little-endian whatever the file's byte order. */
export type Entry = { tag: number; type: number; count: number; data: Uint8Array };

export type Tiff = { view: DataView; little: boolean };

export const SHORT = 3;
export const LONG = 4;
export const UNDEFINED = 7;
/** Two LONGs: a fraction. */
const RATIONAL = 5;
/** IFD: a LONG that points to a directory (TIFF Technical Note 1). */
const IFD = 13;

const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
/** Values up to this size are stored in the entry itself. */
const INLINE_BYTES = 4;

/** Bytes of one number, by type; rationals (5 and 10) are two numbers each. */
const numberBytes = [0, 1, 1, 2, 4, 4, 1, 1, 2, 4, 4, 4, 8, 4];
const bytesOf = (type: number): number => (numberBytes[type] ?? 0) * (type === 5 || type === 10 ? 2 : 1);

/** Opens a TIFF; `null` for anything else, BigTIFF included. */
export function openTiff(data: Uint8Array): Tiff | null {
  if (data.length < HEADER_BYTES) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const order = view.getUint16(0);
  const little = order === 0x4949;
  if ((!little && order !== 0x4d4d) || view.getUint16(2, little) !== 42) return null;
  return { view, little };
}

/** Copies a value's bytes, each number reversed if the file is big-endian. */
function littleEndian(bytes: Uint8Array, type: number, little: boolean): Uint8Array {
  const size = numberBytes[type] ?? 1;
  if (little || size === 1) return bytes.slice();
  return Uint8Array.from(bytes, (_, at) => bytes[at - (at % size) + size - 1 - (at % size)] ?? 0);
}

function readEntry({ view, little }: Tiff, at: number): Entry | null {
  const type = view.getUint16(at + 2, little);
  const count = view.getUint32(at + 4, little);
  const length = bytesOf(type) * count;
  const from = length > INLINE_BYTES ? view.getUint32(at + 8, little) : at + 8;
  if (length === 0 || from + length > view.byteLength) return null;
  const bytes = new Uint8Array(view.buffer, view.byteOffset + from, length);
  return { tag: view.getUint16(at, little), type, count, data: littleEndian(bytes, type, little) };
}

/**
 * Reads the directory at an offset, without the entries that reach beyond the data. Values do not overlap, so those
 * after which all together would be longer than the data are left out, too.
 */
export function readDirectory(tiff: Tiff, at: number): Entry[] {
  const { view, little } = tiff;
  if (at < HEADER_BYTES || at + 2 > view.byteLength) return [];
  const room = Math.floor((view.byteLength - at - 2) / ENTRY_BYTES);
  const count = Math.min(view.getUint16(at, little), room);
  const entries: Entry[] = [];
  let left = view.byteLength;
  for (let index = 0; index < count && left > 0; index += 1) {
    const entry = readEntry(tiff, at + 2 + index * ENTRY_BYTES);
    if (!entry) continue;
    left -= entry.data.length;
    if (left >= 0) entries.push(entry);
  }
  return entries;
}

/** Offset of the first directory, IFD0. */
export const firstOffset = ({ view, little }: Tiff): number => view.getUint32(4, little);

/** Reads the first directory, IFD0. */
export const firstDirectory = (tiff: Tiff): Entry[] => readDirectory(tiff, firstOffset(tiff));

/** Offset of the directory after one; 0 for none. */
export function nextOffset({ view, little }: Tiff, at: number): number {
  const count = at + 2 <= view.byteLength ? view.getUint16(at, little) : 0;
  const end = at + 2 + count * ENTRY_BYTES;
  return end + 4 <= view.byteLength ? view.getUint32(end, little) : 0;
}

/** Reads bytes of a file at an offset; fewer at its end. */
type ReadAt = (length: number, at: number) => Promise<DataView>;
/** The entries of a directory, unread, and where it starts. */
type Table = { at: number; entries: DataView; little: boolean; read: ReadAt };

/**
 * Reads the tables of a file's directories one after the other, and nothing else; none of a BigTIFF or any other file. A
 * chain that comes back to a directory ends there.
 */
async function* readTables(path: string): AsyncGenerator<Table> {
  const file = await open(path);
  const read: ReadAt = async (length, at) => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
    return new DataView(buffer.buffer, buffer.byteOffset, bytesRead);
  };
  try {
    const head = await read(HEADER_BYTES, 0);
    const opened = openTiff(new Uint8Array(head.buffer, head.byteOffset, head.byteLength));
    if (!opened) return;
    const { little } = opened;
    const seen = new Set<number>();
    let at = firstOffset(opened);
    while (at > 0 && !seen.has(at)) {
      seen.add(at);
      const count = await read(2, at);
      if (count.byteLength < 2) return;
      const length = count.getUint16(0, little) * ENTRY_BYTES;
      const table = await read(length + 4, at + 2);
      const whole = Math.floor(Math.min(length, table.byteLength) / ENTRY_BYTES) * ENTRY_BYTES;
      yield { at, entries: new DataView(table.buffer, table.byteOffset, whole), little, read };
      at = table.byteLength === length + 4 ? table.getUint32(length, little) : 0;
    }
  } finally {
    await file.close();
  }
}

/** Offsets of the entries of a table. */
const offsetsIn = ({ byteLength }: DataView): number[] =>
  Array.from({ length: byteLength / ENTRY_BYTES }, (_, entry) => entry * ENTRY_BYTES);

/**
 * Reads the tags of a file's first picture from its header alone, with the first 16 bits of their values; none in a
 * BigTIFF.
 */
export async function tagsAt(path: string): Promise<ReadonlyMap<number, number>> {
  for await (const { entries, little } of readTables(path))
    return new Map(
      offsetsIn(entries).map((at) => [entries.getUint16(at, little), entries.getUint16(at + 8, little)]),
    );
  return new Map();
}

/** Tags of a directory's entry in the list of {@link readChain}. */
const listed = { subfile: 254, oldSubfile: 255, compression: 259, x: 282, y: 283 } as const;
/** SubfileType of a smaller version of another picture (TIFF 6.0, section 8). */
const OLD_REDUCED = 2;

/** A picture of a TIFF by its directory. */
export type ListedPicture = {
  /** Where the directory starts. */
  at: number;
  compression: number;
  /** The bits of NewSubfileType. */
  subfile: number;
  /** Height of a pixel divided by its width; undefined where the resolutions are not stated. */
  pixelRatio?: number | undefined;
};

/** Reads what a directory's table says of its picture, and where its resolutions are. */
function describeTable({ entries, little }: Table) {
  const found = { compression: 0, subfile: 0, x: 0, y: 0 };
  for (const at of offsetsIn(entries)) {
    const tag = entries.getUint16(at, little);
    const type = entries.getUint16(at + 2, little);
    const value = type === SHORT ? entries.getUint16(at + 8, little) : entries.getUint32(at + 8, little);
    if (tag === listed.compression) found.compression = value;
    else if (tag === listed.subfile) found.subfile |= value;
    else if (tag === listed.oldSubfile && value === OLD_REDUCED) found.subfile |= 1;
    else if (tag === listed.x && type === RATIONAL) found.x = value;
    else if (tag === listed.y && type === RATIONAL) found.y = value;
  }
  return found;
}

/** Reads a fraction; 0 where there is none. */
async function rationalAt({ read, little }: Table, at: number): Promise<number> {
  const fraction = await read(8, at);
  if (fraction.byteLength < 8) return 0;
  return fraction.getUint32(0, little) / (fraction.getUint32(4, little) || Number.POSITIVE_INFINITY);
}

/**
 * Lists the pictures of a file from the tables of its directories alone, in order; none for a BigTIFF or anything else.
 *
 * @param most number of pictures after which the list ends
 */
export async function readChain(path: string, most: number): Promise<ListedPicture[]> {
  const pictures: ListedPicture[] = [];
  for await (const table of readTables(path)) {
    const { x, y, ...described } = describeTable(table);
    const [across, down] = x && y ? [await rationalAt(table, x), await rationalAt(table, y)] : [0, 0];
    pictures.push({ at: table.at, ...described, ...(across && down && { pixelRatio: across / down }) });
    if (pictures.length >= most) break;
  }
  return pictures;
}

/** Value of an entry that is one number (SHORT, LONG or IFD); 0 for any other type. */
function numberOf({ type, data }: Entry): number {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (type === SHORT) return view.getUint16(0, true);
  return type === LONG || type === IFD ? view.getUint32(0, true) : 0;
}

/** The first number of the entry with a tag; 0 where there is none. */
export function numberIn(directory: readonly Entry[], tag: number): number {
  const entry = directory.find((one) => one.tag === tag);
  return entry ? numberOf(entry) : 0;
}

/** Values of an entry of numbers (SHORT, LONG or IFD); none for any other type. */
export function numbersOf({ type, count, data }: Entry): number[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (type === SHORT) return Array.from({ length: count }, (_, index) => view.getUint16(2 * index, true));
  if (type !== LONG && type !== IFD) return [];
  return Array.from({ length: count }, (_, index) => view.getUint32(4 * index, true));
}

/** Makes an entry of numbers of up to 4 bytes. */
export function numbers(tag: number, type: number, values: readonly number[]): Entry {
  const size = bytesOf(type);
  const data = Buffer.alloc(values.length * size);
  for (const [index, value] of values.entries()) data.writeUIntLE(value, index * size, size);
  return { tag, type, count: values.length, data };
}

/** Writes a little-endian directory for an offset in the file, the last of its chain, followed by its long values. */
export function writeDirectory(entries: readonly Entry[], at: number): Buffer {
  const head = Buffer.alloc(2 + entries.length * ENTRY_BYTES + 4);
  const tail: Uint8Array[] = [];
  let tailAt = at + head.length;
  head.writeUInt16LE(entries.length);
  // Tags have to be in ascending order (TIFF 6.0, section 2).
  for (const [index, entry] of entries.toSorted((a, b) => a.tag - b.tag).entries()) {
    const place = 2 + index * ENTRY_BYTES;
    head.writeUInt16LE(entry.tag, place);
    head.writeUInt16LE(entry.type, place + 2);
    head.writeUInt32LE(entry.count, place + 4);
    if (entry.data.length <= INLINE_BYTES) {
      head.set(entry.data, place + 8);
      continue;
    }
    head.writeUInt32LE(tailAt, place + 8);
    const odd = entry.data.length % 2;
    tail.push(entry.data, Buffer.alloc(odd));
    tailAt += entry.data.length + odd;
  }
  return Buffer.concat([head, ...tail]);
}

/**
 * Writes a little-endian file of one picture.
 *
 * @param entries of its directory, by where the data begins in the file
 */
export function writeTiff(data: Uint8Array, entries: (at: number) => readonly Entry[]): Buffer {
  const directoryAt = HEADER_BYTES + data.length + (data.length % 2);
  const directory = writeDirectory(entries(HEADER_BYTES), directoryAt);
  const file = Buffer.allocUnsafe(directoryAt + directory.length);
  file.write("II*\0", "latin1");
  file.writeUInt32LE(directoryAt, 4);
  // The padding, or the last byte of the data.
  file[directoryAt - 1] = 0;
  file.set(data, HEADER_BYTES);
  file.set(directory, directoryAt);
  return file;
}
