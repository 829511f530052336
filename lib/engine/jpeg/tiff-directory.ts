/** One directory (IFD) of the TIFF structure that EXIF is (TIFF 6.0, section 2). Offsets are from its start. */
export type Directory = {
  view: DataView;
  little: boolean;
  at: number;
  /** Entries of it that lie within the data. */
  count: number;
};

const ENTRY = 12;
/** By type of value: bytes of one. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

function directoryAt(view: DataView, little: boolean, at: number): Directory | null {
  if (at < 8 || at + 2 > view.byteLength) return null;
  const room = Math.floor((view.byteLength - at - 2) / ENTRY);
  return { view, little, at, count: Math.min(view.getUint16(at, little), room) };
}

/** The first directory, IFD0; `null` when the data is no TIFF. */
export function firstDirectory(data: Uint8Array): Directory | null {
  if (data.length < 8) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const order = view.getUint16(0);
  const little = order === 0x4949;
  if ((!little && order !== 0x4d4d) || view.getUint16(2, little) !== 42) return null;
  return directoryAt(view, little, view.getUint32(4, little));
}

/** Where a tag's entry is; -1 when there is none. */
export function findEntry({ view, little, at, count }: Directory, tag: number): number {
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + ENTRY * index;
    if (view.getUint16(entry, little) === tag) return entry;
  }
  return -1;
}

/** The value of an entry that is one number (SHORT or LONG). */
export function readNumber({ view, little }: Directory, entry: number): number {
  return view.getUint16(entry + 2, little) === 3
    ? view.getUint16(entry + 8, little)
    : view.getUint32(entry + 8, little);
}

export function writeNumber({ view, little }: Directory, entry: number, value: number): void {
  if (view.getUint16(entry + 2, little) === 3) view.setUint16(entry + 8, value, little);
  else view.setUint32(entry + 8, value, little);
}

/** The directory that an entry points at. */
export const subdirectory = (directory: Directory, entry: number): Directory | null =>
  directoryAt(directory.view, directory.little, directory.view.getUint32(entry + 8, directory.little));

function blank(view: DataView, from: number, size: number): void {
  if (from >= view.byteLength || from < 8) return;
  new Uint8Array(view.buffer, view.byteOffset + from, Math.min(size, view.byteLength - from)).fill(0);
}

/** Overwrites a directory, and the values it points at, with zeros. */
export function eraseDirectory({ view, little, at, count }: Directory): void {
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + ENTRY * index;
    const size = (sizes[view.getUint16(entry + 2, little)] ?? 0) * view.getUint32(entry + 4, little);
    if (size > 4) blank(view, view.getUint32(entry + 8, little), size);
  }
  blank(view, at, 2 + ENTRY * count + 4);
}

/** Takes an entry out; those after it move up, nothing that is pointed at moves. */
export function removeEntry(directory: Directory, entry: number): void {
  const { view, little, at, count } = directory;
  const end = Math.min(at + 2 + ENTRY * count + 4, view.byteLength);
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  bytes.copyWithin(entry, entry + ENTRY, end);
  bytes.fill(0, end - ENTRY, end);
  view.setUint16(at, count - 1, little);
  directory.count = count - 1;
}

/** Forgets the directories after this one. */
export function endChain({ view, little, at, count }: Directory): void {
  const next = at + 2 + ENTRY * count;
  if (next + 4 <= view.byteLength) view.setUint32(next, 0, little);
}

/** The directory after this one: IFD1, the thumbnail's. */
export function nextDirectory({ view, little, at, count }: Directory): Directory | null {
  const next = at + 2 + ENTRY * count;
  return next + 4 <= view.byteLength ? directoryAt(view, little, view.getUint32(next, little)) : null;
}
