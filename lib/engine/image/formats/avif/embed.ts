import { type Box, bodyOf, boxesIn, FULL_BOX_BYTES, makeBox, metaOf } from "../../containers/bmff";
import type { EmbeddedMetadata } from "../../metadata";

/** Field sizes in `iloc` as libheif writes it: 32-bit offsets, lengths and base offsets (ISO/IEC 14496-12, 8.11.3). */
const LOCATION_SIZES = 0x4440;
/** Bytes of an `iloc` entry with one extent. */
const LOCATION_BYTES = 18;

const nothing = new Uint8Array();

type Item = { id: number; type: "Exif" | "mime"; data: Buffer };

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) =>
  Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);

/** Writes `iloc`: the file's own items with their offsets shifted, followed by the added ones. */
function locations(iloc: Buffer, moved: number, items: readonly Item[], dataAt: number): Buffer {
  if (iloc.readUInt16BE(FULL_BOX_BYTES) !== LOCATION_SIZES) throw new Error("an AVIF of another shape");
  const own = iloc.readUInt16BE(6);
  const entries = Buffer.from(iloc.subarray(8));
  for (let at = 4; at < own * LOCATION_BYTES; at += LOCATION_BYTES)
    entries.writeUInt32BE(entries.readUInt32BE(at) + moved, at);
  let offset = dataAt;
  const added = items.map(({ id, data }) => {
    const entry = [u16(id), u16(0), u32(offset), u16(1), u32(0), u32(data.length)];
    offset += data.length;
    return Buffer.concat(entry);
  });
  return makeBox("iloc", iloc.subarray(0, 6), u16(own + items.length), entries, ...added);
}

/** Writes an item's entry in `iinf`; a `mime` one has a content type, but no encoding (8.11.6). */
const entryOf = ({ id, type }: Item) =>
  makeBox(
    "infe",
    Buffer.from([2, 0, 0, 1]),
    u16(id),
    u16(0),
    Buffer.from(`${type}\0${type === "mime" ? "application/rdf+xml\0" : ""}`, "latin1"),
  );

/** Writes a reference from an item to the picture it describes (ISO/IEC 23008-12, annex A.3 and 6.4.7). */
const referenceOf = ({ id }: Item, picture: number) => makeBox("cdsc", u16(id), u16(1), u16(picture));

/** Writes the index with more items; `meta` is its body without version and flags. */
function writeMeta(meta: readonly Box[], items: readonly Item[], moved: number, dataAt: number): Buffer {
  const copyOf = (type: string) => Buffer.from(meta.find((one) => one.type === type)?.body ?? nothing);
  const picture = copyOf("pitm").readUInt16BE(FULL_BOX_BYTES);
  const infos = copyOf("iinf");
  const references = copyOf("iref");
  const parts = meta
    .filter(({ type }) => type !== "iref")
    .map(({ type, body }) => {
      if (type === "iloc") return locations(Buffer.from(body), moved, items, dataAt);
      if (type !== "iinf") return makeBox(type, body);
      const count = infos.readUInt16BE(FULL_BOX_BYTES) + items.length;
      return makeBox("iinf", infos.subarray(0, 4), u16(count), infos.subarray(6), ...items.map(entryOf));
    });
  const known = references.length > 0 ? references : u32(0);
  const iref = makeBox("iref", known, ...items.map((item) => referenceOf(item, picture)));
  return makeBox("meta", u32(0), ...parts, iref);
}

/** Puts metadata into an AVIF that libheif wrote: items of the index, with their data at the end of the file. */
export function embed(file: Buffer, { exif, xmp }: EmbeddedMetadata): Buffer {
  const boxes = [...boxesIn(file)];
  const index = metaOf(file);
  const infos = index && bodyOf(index, "iinf");
  if (!infos) throw new Error("an AVIF of our own without items");
  const meta = [...boxesIn(index)];
  const last = Buffer.from(infos).readUInt16BE(FULL_BOX_BYTES);
  const items: Item[] = [];
  // EXIF is preceded by the offset of its TIFF header (ISO/IEC 23008-12, A.2.1).
  if (exif) items.push({ id: last + 1, type: "Exif", data: Buffer.concat([u32(0), exif]) });
  if (xmp) items.push({ id: last + 1 + items.length, type: "mime", data: xmp });
  const rebuilt = (moved: number, dataAt: number) =>
    boxes.map(({ type, body }) =>
      type === "meta" ? writeMeta(meta, items, moved, dataAt) : makeBox(type, body),
    );
  // Offsets have a fixed width, so the length is known before their values are.
  const length = rebuilt(0, 0).reduce((sum, part) => sum + part.length, 0);
  const data = makeBox("mdat", ...items.map((item) => item.data));
  return Buffer.concat([...rebuilt(length - file.length, length + 8), data]);
}
