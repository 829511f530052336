/** A box of an ISO base media file (ISO/IEC 14496-12): its four letters, and the bytes between its header and its end. */
export type Box = { type: string; body: Uint8Array };

const HEADER_BYTES = 8;
/** A header with a 64-bit size after the letters, for boxes that say size 1. */
const LARGE_HEADER_BYTES = 16;
/** Version and flags at the start of a full box. */
export const FULL_BOX_BYTES = 4;

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Four letters; fewer where the data ends. */
export const lettersAt = (bytes: Uint8Array, at: number) =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** A box header; `length` is undefined when it is cut off, less than the header's own, or beyond the data. */
type Header = { type: string; at: number; header: number; length: number | undefined };

function headerAt(view: DataView, at: number): Header {
  const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
  const size = view.getUint32(at);
  const large = size === 1 && at + LARGE_HEADER_BYTES <= view.byteLength;
  const header = large ? LARGE_HEADER_BYTES : HEADER_BYTES;
  // Size 0: the box reaches to the end of the file.
  const length = large ? Number(view.getBigUint64(at + HEADER_BYTES)) : size || view.byteLength - at;
  const fits = length >= header && at + length <= view.byteLength;
  return { type, at, header, length: fits ? length : undefined };
}

/** Walks box headers one after the other (4.2); one without a valid length is the last. */
function* headersIn(bytes: Uint8Array): Generator<Header, void> {
  const view = viewOf(bytes);
  for (let at = 0; at + HEADER_BYTES <= bytes.length; ) {
    const header = headerAt(view, at);
    yield header;
    if (header.length === undefined) return;
    at += header.length;
  }
}

/** The whole boxes that stand one after the other in `bytes`; one that is cut off ends the list. */
export function* boxesIn(bytes: Uint8Array): Generator<Box, void> {
  for (const { type, at, header, length } of headersIn(bytes))
    if (length !== undefined) yield { type, body: bytes.subarray(at + header, at + length) };
}

/** The type of the top-level box that the file ends inside of; undefined when it is complete. */
export function cutBoxOf(file: Uint8Array): string | undefined {
  for (const { type, length } of headersIn(file)) if (length === undefined) return type;
  return undefined;
}

/** Body of the first box of a type, undefined when there is none. */
export function bodyOf(bytes: Uint8Array, type: string): Uint8Array | undefined {
  for (const box of boxesIn(bytes)) if (box.type === type) return box.body;
  return undefined;
}

/** Body of the file's `meta` box after its version and flags: the boxes that describe its items (8.11.1). */
export const metaOf = (file: Uint8Array): Uint8Array | undefined =>
  bodyOf(file, "meta")?.subarray(FULL_BOX_BYTES);

/** Runs a parser of untrusted fields; what lies beyond the data counts as absent. */
export function within<T>(parse: () => T, otherwise: T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) return otherwise;
    throw error;
  }
}

/** Number of the picture that a file is about (`pitm`, 8.11.4). */
function primaryItem(meta: Uint8Array): number | undefined {
  const body = bodyOf(meta, "pitm");
  if (!body || body.length < 6) return undefined;
  const wide = body[0] !== 0 && body.length >= 8;
  return wide ? viewOf(body).getUint32(FULL_BOX_BYTES) : viewOf(body).getUint16(FULL_BOX_BYTES);
}

/** Indices, from 1, of an item's properties in `ipco` (`ipma`, ISO/IEC 23008-12, 9.3.1). */
function propertiesOf(ipma: Uint8Array, item: number): number[] {
  const view = viewOf(ipma);
  const wideItems = ipma[0] !== 0;
  const wideIndices = ((ipma[3] ?? 0) & 1) === 1;
  const entries = view.getUint32(FULL_BOX_BYTES);
  let at = FULL_BOX_BYTES + 4;
  for (let entry = 0; entry < entries; entry += 1) {
    const id = wideItems ? view.getUint32(at) : view.getUint16(at);
    at += wideItems ? 4 : 2;
    const count = view.getUint8(at);
    at += 1;
    // The highest bit says whether a reader must understand the property.
    const indexAt = (place: number) =>
      wideIndices ? view.getUint16(at + 2 * place) & 0x7fff : view.getUint8(at + place) & 0x7f;
    if (id === item) return Array.from({ length: count }, (_, place) => indexAt(place));
    at += count * (wideIndices ? 2 : 1);
  }
  return [];
}

/**
 * Reads the properties of an AVIF's or HEIC's primary picture.
 *
 * @param file the file, or as much of its start as holds its `meta` box
 * @returns none when the box is cut off or broken: whoever decodes the file will say so
 */
export function primaryProperties(file: Uint8Array): Box[] {
  const meta = metaOf(file);
  const item = meta && primaryItem(meta);
  const iprp = meta && bodyOf(meta, "iprp");
  const ipma = iprp && bodyOf(iprp, "ipma");
  const ipco = iprp && bodyOf(iprp, "ipco");
  if (item === undefined || !ipma || !ipco) return [];
  const all = [...boxesIn(ipco)];
  return within(() => propertiesOf(ipma, item).flatMap((place) => all[place - 1] ?? []), []);
}

/** An entry of `iinf`: version and flags, the item's number, its protection, then four letters (8.11.6). */
function itemOfEntry(infe: Uint8Array): { id: number; type: string } {
  const isWide = infe[0] === 3;
  const at = FULL_BOX_BYTES + (isWide ? 4 : 2) + 2;
  const view = viewOf(infe);
  const id = isWide ? view.getUint32(FULL_BOX_BYTES) : view.getUint16(FULL_BOX_BYTES);
  return { id, type: lettersAt(infe, at) };
}

/** The items of an index, with their four-letter types. */
export function itemsIn(meta: Uint8Array | undefined): { id: number; type: string }[] {
  const iinf = meta && bodyOf(meta, "iinf");
  if (!iinf) return [];
  const entries = [...boxesIn(iinf.subarray(FULL_BOX_BYTES + (iinf[0] === 0 ? 2 : 4)))];
  return within(() => entries.filter(({ type }) => type === "infe").map(({ body }) => itemOfEntry(body)), []);
}

/** Four-letter types of the items in a file's index, such as `av01`, `Exif`, `mime`; none where it is broken. */
export const itemTypes = (file: Uint8Array): string[] => itemsIn(metaOf(file)).map(({ type }) => type);

/** Items that an item refers to by a kind of reference (`iref`, 8.11.12). */
function referencesOf(meta: Uint8Array, kind: string, item: number): number[] {
  const iref = bodyOf(meta, "iref");
  if (!iref) return [];
  const isWide = iref[0] !== 0;
  const size = isWide ? 4 : 2;
  for (const { type, body } of boxesIn(iref.subarray(FULL_BOX_BYTES))) {
    const view = viewOf(body);
    const idAt = (at: number) => (isWide ? view.getUint32(at) : view.getUint16(at));
    if (type === kind && idAt(0) === item)
      return Array.from({ length: view.getUint16(size) }, (_, i) => idAt(size + 2 + i * size));
  }
  return [];
}

/**
 * Returns whether a file's primary picture, or the first one that it is made of, is coded as changes to another one (`pred`,
 * ISO/IEC 23008-12, 6.4). libheif draws the changes alone.
 */
export function isPredicted(file: Uint8Array): boolean {
  const meta = metaOf(file);
  if (!meta) return false;
  const item = primaryItem(meta);
  if (item === undefined) return false;
  const isCoded = (id: number) => referencesOf(meta, "pred", id).length > 0;
  return within(() => [item, ...referencesOf(meta, "dimg", item).slice(0, 1)].some(isCoded), false);
}

/** Where the bytes of an item are: in the file (method 0), in its `idat` box (1), or in another item (8.11.3.3). */
export type Location = {
  item: number;
  method: number;
  extents: { start: number; length: number }[];
  /** Its entry's bytes. */
  entry: Uint8Array;
};

/** A grid of 100 megapixels has 400 tiles; extents without offset and length take no bytes of the index. */
export const MOST_EXTENTS = 10_000;

/** Reads the item locations (`iloc`, 8.11.3), up to the one with the last extent that a picture can have. */
export function locationsOf(iloc: Uint8Array): Location[] {
  const view = viewOf(iloc);
  const version = view.getUint8(0);
  let at = FULL_BOX_BYTES;
  const read = (size: number) => {
    const value =
      size === 8
        ? Number(view.getBigUint64(at))
        : size === 4
          ? view.getUint32(at)
          : size === 2
            ? view.getUint16(at)
            : 0;
    at += size;
    return value;
  };
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  ) as [number, number, number, number];
  const locations: Location[] = [];
  let count = 0;
  for (let items = read(version < 2 ? 2 : 4); items > 0; items -= 1) {
    const from = at;
    const item = read(version < 2 ? 2 : 4);
    const method = version > 0 ? read(2) & 15 : 0;
    read(2);
    const base = read(baseSize);
    const extents: Location["extents"] = [];
    for (let parts = read(2); parts > 0 && count < MOST_EXTENTS; parts -= 1, count += 1) {
      if (version > 0) read(indexSize);
      const start = base + read(offsetSize);
      extents.push({ start, length: read(lengthSize) });
    }
    locations.push({ item, method, extents, entry: iloc.subarray(from, at) });
    if (count === MOST_EXTENTS || locations.length === MOST_EXTENTS) return locations;
  }
  return locations;
}

/**
 * Finds the bytes of all items of a type, such as `Exif`.
 *
 * @returns pieces of `file` itself; none where the index is broken
 */
export function itemData(file: Uint8Array, type: string): Uint8Array[] {
  const meta = metaOf(file);
  const iloc = meta && bodyOf(meta, "iloc");
  if (!meta || !iloc) return [];
  const wanted = new Set(itemsIn(meta).flatMap((item) => (item.type === type ? [item.id] : [])));
  const idat = bodyOf(meta, "idat") ?? new Uint8Array();
  return within(() => locationsOf(iloc), [])
    .filter(({ item }) => wanted.has(item))
    .flatMap(({ method, extents }) =>
      extents.map(({ start, length }) => (method === 1 ? idat : file).subarray(start, start + length)),
    );
}

/** Big-endian numbers of two and of four bytes. */
export const shorts = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer).swap16();
export const words = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer).swap32();

/** Writes a box. */
export function makeBox(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(body.length + HEADER_BYTES);
  header.write(type, 4, "latin1");
  return Buffer.concat([header, body]);
}
