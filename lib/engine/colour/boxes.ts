/** A box of an ISO base media file: four letters, and what is between its header and its end. */
export type Box = { type: string; body: Uint8Array };

const HEADER_BYTES = 8;
/** A header with a 64-bit size behind the letters, for boxes that say size 1. */
const LARGE_HEADER_BYTES = 16;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The boxes that stand one after the other in `bytes` (ISO/IEC 14496-12, 4.2); one that is cut off ends the list. */
export function* boxesIn(bytes: Uint8Array): Generator<Box> {
  const view = viewOf(bytes);
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + HEADER_BYTES));
    const size = view.getUint32(at);
    const large = size === 1 && at + LARGE_HEADER_BYTES <= bytes.length;
    const header = large ? LARGE_HEADER_BYTES : HEADER_BYTES;
    const length = large ? Number(view.getBigUint64(at + HEADER_BYTES)) : size || bytes.length - at;
    if (length < header || at + length > bytes.length) return;
    yield { type, body: bytes.subarray(at + header, at + length) };
    at += length;
  }
}

/** What is inside the first box of a type, undefined when there is none. */
export function bodyOf(bytes: Uint8Array, type: string): Uint8Array | undefined {
  for (const box of boxesIn(bytes)) if (box.type === type) return box.body;
  return undefined;
}

/** A full box starts with a version and three bytes of flags. */
const FULL_BOX_BYTES = 4;

/** The number of the picture that a file is about (`pitm`, 8.11.4). */
function primaryItem(meta: Uint8Array): number | undefined {
  const body = bodyOf(meta, "pitm");
  if (!body || body.length < 6) return undefined;
  const wide = body[0] !== 0 && body.length >= 8;
  return wide ? viewOf(body).getUint32(FULL_BOX_BYTES) : viewOf(body).getUint16(FULL_BOX_BYTES);
}

/** The places, counted from 1, of an item's properties in `ipco` (`ipma`, ISO/IEC 23008-12, 9.3.1). */
function propertiesOf(ipma: Uint8Array, item: number): number[] {
  const view = viewOf(ipma);
  const wideItems = ipma[0] !== 0;
  const widePlaces = ((ipma[3] ?? 0) & 1) === 1;
  const entries = view.getUint32(FULL_BOX_BYTES);
  let at = FULL_BOX_BYTES + 4;
  for (let entry = 0; entry < entries; entry += 1) {
    const id = wideItems ? view.getUint32(at) : view.getUint16(at);
    at += wideItems ? 4 : 2;
    const count = view.getUint8(at);
    at += 1;
    // The highest bit of a place says whether a reader must understand the property.
    const place = (index: number) =>
      widePlaces ? view.getUint16(at + 2 * index) & 0x7fff : view.getUint8(at + index) & 0x7f;
    if (id === item) return Array.from({ length: count }, (_, index) => place(index));
    at += count * (widePlaces ? 2 : 1);
  }
  return [];
}

/**
 * The properties of an AVIF's or HEIC's primary picture.
 *
 * @param file the file, or as much of its start as holds its `meta` box
 * @returns none when the box is cut off or broken: whoever decodes the file will say so
 */
export function primaryProperties(file: Uint8Array): Box[] {
  const meta = bodyOf(file, "meta")?.subarray(FULL_BOX_BYTES);
  const item = meta && primaryItem(meta);
  const iprp = meta && bodyOf(meta, "iprp");
  const ipma = iprp && bodyOf(iprp, "ipma");
  const ipco = iprp && bodyOf(iprp, "ipco");
  if (item === undefined || !ipma || !ipco) return [];
  const all = [...boxesIn(ipco)];
  try {
    return propertiesOf(ipma, item).flatMap((place) => all[place - 1] ?? []);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
