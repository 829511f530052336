import { bodyOf, boxesIn, cutBoxOf, FULL_BOX_BYTES, itemEntries, makeBox } from "../../containers/bmff";

type Reference = { type: string; from: number; to: number[] };

const numbersOf = (bytes: Uint8Array, size: number): number[] => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(view.length / size) }, (_, index) =>
    view.readUIntBE(index * size, size),
  );
};

const bytesOf = (values: readonly number[], size: number): Buffer => {
  const bytes = Buffer.alloc(values.length * size);
  for (const [index, value] of values.entries()) bytes.writeUIntBE(value, index * size, size);
  return bytes;
};

/** Bytes of an item's number in `iref`: 16 bits in version 0, 32 in version 1 (ISO/IEC 14496-12, 8.11.12). */
const idBytes = (iref: Uint8Array) => (iref[0] === 0 ? 2 : 4);

function referencesIn(iref: Uint8Array): Reference[] {
  const size = idBytes(iref);
  return [...boxesIn(iref.subarray(FULL_BOX_BYTES))].map(({ type, body }) => {
    const [from = 0] = numbersOf(body.subarray(0, size), size);
    return { type, from, to: numbersOf(body.subarray(size + 2), size) };
  });
}

/** Most items of a file, as in libheif. */
const MOST_ITEMS = 1000;

/** Most bytes of references that are looked at: those items and their sources need a hundredth. */
const MOST_BYTES = 1_000_000;

/** Numbers repeated sources anew; `copies` maps each new number to the item it stands for. */
function renumber(references: readonly Reference[], firstFree: number) {
  const copies = new Map<number, number>();
  const renumbered = references.map(({ type, from, to }) => {
    const seen = new Set<number>();
    const distinct = to.map((id) => {
      if (type !== "dimg" || !seen.has(id)) {
        seen.add(id);
        return id;
      }
      const copy = firstFree + copies.size;
      copies.set(copy, id);
      return copy;
    });
    return { type, from, to: distinct };
  });
  return { copies, references: renumbered };
}

/** A list of items with entries for the copies added: `head` up to the count, the count, the entries. */
function extended(
  type: "iinf" | "iloc" | "ipma",
  body: Uint8Array,
  copies: ReadonlyMap<number, number>,
): Buffer {
  const { head, countBytes, entries } = itemEntries(type, body);
  const added = [...copies].flatMap(([copy, original]) => {
    const entry = entries.find(({ id }) => id === original);
    if (!entry) return [];
    const bytes = Buffer.from(entry.bytes);
    bytes.writeUIntBE(copy, entry.idAt, entry.idBytes);
    return [bytes];
  });
  const all = [...entries.map(({ bytes }) => bytes), ...added];
  return makeBox(type, head, bytesOf([all.length], countBytes), ...all);
}

/**
 * Gives each mention of a source its own item, where a derived picture lists one twice: libheif 1.23 refuses such a
 * file, which is legal (ISO/IEC 23008-12, 6.6.2). The new index stands at the end, so that nothing moves.
 *
 * @returns null where no source is repeated, or the index is broken
 */
export function withoutRepeats(file: Uint8Array): Uint8Array | null {
  const meta = [...boxesIn(file)].find(({ type }) => type === "meta")?.body;
  const parts = meta && [...boxesIn(meta.subarray(FULL_BOX_BYTES))];
  const iref = parts?.find(({ type }) => type === "iref")?.body;
  if (!meta || !parts || !iref || iref.length > MOST_BYTES || cutBoxOf(file)) return null;
  try {
    const references = referencesIn(iref);
    const known = itemEntries(
      "iinf",
      bodyOf(meta.subarray(FULL_BOX_BYTES), "iinf") ?? new Uint8Array(),
    ).entries;
    const firstFree = Math.max(0, ...known.map(({ id }) => id)) + 1;
    const changed = renumber(references, firstFree);
    if (changed.copies.size === 0 || changed.copies.size + known.length > MOST_ITEMS) return null;
    const size = idBytes(iref);
    const boxes = changed.references.map(({ type, from, to }) =>
      makeBox(type, bytesOf([from], size), bytesOf([to.length], 2), bytesOf(to, size)),
    );
    const rewritten = parts.map(({ type, body }) => {
      if (type === "iref") return makeBox("iref", body.subarray(0, FULL_BOX_BYTES), ...boxes);
      if (type === "iinf" || type === "iloc") return extended(type, body, changed.copies);
      if (type !== "iprp") return makeBox(type, body);
      const properties = [...boxesIn(body)].map((box) =>
        box.type === "ipma" ? extended("ipma", box.body, changed.copies) : makeBox(box.type, box.body),
      );
      return makeBox("iprp", ...properties);
    });
    const old = Buffer.from(file);
    const metaAt = meta.byteOffset - file.byteOffset;
    // Only a box with a 32-bit length that ends before the file does.
    if (old.toString("latin1", metaAt - 4, metaAt) !== "meta" || old.readUInt32BE(metaAt - 8) < 8)
      return null;
    old.write("free", metaAt - 4, "latin1");
    return Buffer.concat([old, makeBox("meta", meta.subarray(0, FULL_BOX_BYTES), ...rewritten)]);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
