import { ConversionError } from "../../../../contract/errors";
import { corrupt } from "../../../failure";
import {
  type Box,
  bodyOf,
  boxesIn,
  cutBoxOf,
  FULL_BOX_BYTES,
  itemsIn,
  type Location,
  lettersAt,
  locationsOf,
  MOST_EXTENTS,
  makeBox,
  metaOf,
  shorts,
  viewOf,
  within,
  words,
} from "../../containers/bmff";

/*
 * A HEIC or AVIF has an index of items, and their data in one place. The index is written anew without the items that are
 * no picture, filled up to its length, so that no data moves; then all data goes that no item needs.
 */

const cannot = (cause: string) => new ConversionError("cannot_clean", { cause });

/** Boxes of the file, and of its index, that the picture needs (ISO/IEC 14496-12, 8.11; 23008-12, 9). */
const ofFile: ReadonlySet<string> = new Set(["ftyp", "meta", "mdat"]);
const ofIndex: ReadonlySet<string> = new Set([
  "hdlr",
  "pitm",
  "iloc",
  "iinf",
  "iref",
  "iprp",
  "idat",
  "grpl",
  "dinf",
]);
/** Properties that describe a picture to people: its name and tags, alternative text, when it was made and changed. */
const ofPeople: ReadonlySet<string> = new Set(["udes", "altt", "crtt", "mdft", "uuid"]);
const ofDetails: ReadonlySet<string> = new Set(["Exif", "mime", "uri ", "jumb"]);

const HEADER_BYTES = 8;
const filler = (length: number) => makeBox("free", Buffer.alloc(length - HEADER_BYTES));

/** Returns `ipma` without the properties of items (ISO/IEC 23008-12, 9.3.1). */
function withoutProperties(ipma: Uint8Array, gone: ReadonlySet<number>): Buffer {
  const view = viewOf(ipma);
  const isWide = ipma[0] !== 0;
  const bytesOfIndex = ((ipma[3] ?? 0) & 1) === 1 ? 2 : 1;
  const kept: Uint8Array[] = [];
  let at = FULL_BOX_BYTES + 4;
  for (let left = view.getUint32(FULL_BOX_BYTES); left > 0; left -= 1) {
    const item = isWide ? view.getUint32(at) : view.getUint16(at);
    const counted = at + (isWide ? 4 : 2);
    const end = counted + 1 + view.getUint8(counted) * bytesOfIndex;
    if (!gone.has(item)) kept.push(ipma.subarray(at, end));
    at = end;
  }
  return makeBox("ipma", ipma.subarray(0, FULL_BOX_BYTES), words(kept.length), ...kept);
}

/** Returns the properties without those for people, whose places stay: properties are named by their numbers. */
const withoutWords = (ipco: Uint8Array): Buffer =>
  makeBox(
    "ipco",
    ...[...boxesIn(ipco)].map(({ type, body }) =>
      ofPeople.has(type) ? filler(body.length + HEADER_BYTES) : makeBox(type, body),
    ),
  );

const propertiesWithout = (iprp: Uint8Array, gone: ReadonlySet<number>): Buffer =>
  makeBox(
    "iprp",
    ...[...boxesIn(iprp)].map(({ type, body }) => {
      if (type === "ipco") return withoutWords(body);
      return type === "ipma" ? withoutProperties(body, gone) : makeBox(type, body);
    }),
  );

/** Returns the number of items as a list has it before its entries. */
const counted = (count: number, isWide: boolean) => (isWide ? words(count) : shorts(count));

function itemsWithout(iinf: Uint8Array, gone: ReadonlySet<number>, items: readonly { id: number }[]): Buffer {
  const isWide = iinf[0] !== 0;
  const entries = [...boxesIn(iinf.subarray(FULL_BOX_BYTES + (isWide ? 4 : 2)))];
  if (entries.length !== items.length) throw cannot("an index with other entries than items");
  const kept = entries.filter((_, at) => !gone.has(items[at]?.id ?? -1));
  return makeBox(
    "iinf",
    iinf.subarray(0, FULL_BOX_BYTES),
    counted(kept.length, isWide),
    ...kept.map(({ type, body }) => makeBox(type, body)),
  );
}

/** Returns `iloc` with these locations (8.11.3). */
function withLocations(iloc: Uint8Array, kept: readonly Location[]): Buffer {
  const isWide = (iloc[0] ?? 0) > 1;
  return makeBox(
    "iloc",
    iloc.subarray(0, FULL_BOX_BYTES + 2),
    counted(kept.length, isWide),
    ...kept.map(({ entry }) => entry),
  );
}

/** Returns `iref` without the references from items, and those to them (8.11.12). */
function referencesWithout(iref: Uint8Array, gone: ReadonlySet<number>): Buffer {
  const isWide = iref[0] !== 0;
  const size = isWide ? 4 : 2;
  const kept = [...boxesIn(iref.subarray(FULL_BOX_BYTES))].flatMap(({ type, body }) => {
    const view = viewOf(body);
    const idAt = (at: number) => (isWide ? view.getUint32(at) : view.getUint16(at));
    const ids = Array.from({ length: view.getUint16(size) }, (_, i) => idAt(size + 2 + i * size));
    const left = ids.filter((id) => !gone.has(id));
    if (gone.has(idAt(0)) || left.length === 0) return [];
    const write = isWide ? words : shorts;
    return [makeBox(type, write(idAt(0)), shorts(left.length), write(...left))];
  });
  return makeBox("iref", iref.subarray(0, FULL_BOX_BYTES), ...kept);
}

/** Sets all bytes of `data` to zero that no extent covers; the positions of these begin at `from`. */
function clearBetween(data: Uint8Array, from: number, extents: Location["extents"]) {
  const inside = (position: number) => Math.min(Math.max(position - from, 0), data.length);
  let at = 0;
  for (const { start, length } of extents) {
    data.fill(0, at, Math.max(at, inside(start)));
    at = Math.max(at, inside(start + length));
  }
  data.fill(0, at);
}

/** The items that are thumbnails of others (23008-12, 6.4.5). */
function thumbnailsIn(meta: Uint8Array): number[] {
  const iref = bodyOf(meta, "iref") ?? new Uint8Array();
  const references = [...boxesIn(iref.subarray(FULL_BOX_BYTES))].filter(({ type }) => type === "thmb");
  return references.map(({ body }) =>
    iref[0] === 0 ? viewOf(body).getUint16(0) : viewOf(body).getUint32(0),
  );
}

/** The items that are no part of the picture. */
const detailsIn = (meta: Uint8Array): ReadonlySet<number> =>
  new Set([
    ...itemsIn(meta).flatMap(({ id, type }) => (ofDetails.has(type) ? [id] : [])),
    ...thumbnailsIn(meta),
  ]);

/** Writes the index again in its place. */
function rewriteIndex(meta: Uint8Array, kept: readonly Location[], gone: ReadonlySet<number>) {
  const items = itemsIn(meta);
  const rebuilt = ({ type, body }: Box): Uint8Array[] => {
    if (!ofIndex.has(type)) return [];
    if (type === "iinf") return [itemsWithout(body, gone, items)];
    if (type === "iloc") return [withLocations(body, kept)];
    if (type === "iref") return [referencesWithout(body, gone)];
    if (type === "iprp") return [propertiesWithout(body, gone)];
    return [makeBox(type, body)];
  };
  const index = Buffer.concat([...boxesIn(meta)].flatMap(rebuilt));
  const room = meta.length - index.length;
  if (room < 0 || (room > 0 && room < HEADER_BYTES)) throw cannot("an index that does not fit its place");
  meta.set(room > 0 ? Buffer.concat([index, filler(room)]) : index);
}

function clean(file: Buffer): Buffer {
  const meta = metaOf(file);
  const iloc = meta && bodyOf(meta, "iloc");
  if (!meta || !iloc) throw corrupt("a file without an index");
  const boxes = [...boxesIn(file)];
  if (boxes.some(({ type }) => type === "moov")) throw cannot("frames of a sequence");
  const gone = detailsIn(meta);
  const all = locationsOf(iloc);
  if (all.length + all.reduce((sum, one) => sum + one.extents.length, 0) >= MOST_EXTENTS)
    throw cannot("more items than a picture has");
  const kept = all.filter(({ item }) => !gone.has(item));
  const extents = (method: number) =>
    kept.flatMap((one) => (one.method === method ? one.extents : [])).toSorted((a, b) => a.start - b.start);
  // An extent of no length is all of the file.
  if ([0, 1].some((method) => extents(method).some(({ length }) => length === 0)))
    throw cannot("an item of unknown length");
  const idat = bodyOf(meta, "idat");
  if (idat) clearBetween(idat, 0, extents(1));
  for (const { type, body } of boxes)
    if (type === "mdat") clearBetween(body, body.byteOffset - file.byteOffset, extents(0));
    else if (!ofFile.has(type)) {
      // Something of its own, such as the video of a moving photo. Its size may stand between its name and its body.
      const start = body.byteOffset - file.byteOffset;
      file.write("free", lettersAt(file, start - 4) === type ? start - 4 : start - 12, "latin1");
      body.fill(0);
    }
  rewriteIndex(meta, kept, gone);
  return file;
}

/**
 * Removes the items of a HEIC or AVIF that are no picture, and the thumbnail; the file keeps its length.
 *
 * @param file is changed
 */
export function withoutDetails(file: Buffer): Buffer {
  if (cutBoxOf(file)) throw corrupt("a box that is cut off");
  const cleaned = within(() => clean(file), null);
  if (!cleaned) throw corrupt("an index that ends too early");
  return cleaned;
}
