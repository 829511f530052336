import {
  type Entry,
  firstDirectory,
  LONG,
  numberIn,
  numbers,
  openTiff,
  readDirectory,
  SHORT,
  writeDirectory,
} from "../containers/tiff";

/**
 * The directories of EXIF: IFD0 about the file, the Exif IFD about how the photo was taken, and the GPS IFD about where, if
 * that is kept.
 */
export type Exif = { main: readonly Entry[]; details: readonly Entry[]; location?: readonly Entry[] };

/** Tags (CIPA DC-008, 4.6). */
const tags = {
  orientation: 0x0112,
  details: 0x8769,
  location: 0x8825,
  makerNote: 0x927c,
  colorSpace: 0xa001,
  width: 0xa002,
  height: 0xa003,
  interoperability: 0xa005,
} as const;
const SRGB = 1;

/**
 * Tags of IFD0 that are kept: description, maker, model, program, date, artist, computer, copyright, ratings, and
 * Windows' title, comment, author, keywords and subject. Not on the list: the storage of pixels (in a TIFF it is the
 * same directory), GPS, and a TIFF's own XMP and IPTC.
 */
const described = new Set([
  0x010e, 0x010f, 0x0110, 0x0131, 0x0132, 0x013b, 0x013c, 0x4746, 0x4749, 0x8298, 0x9c9b, 0x9c9c, 0x9c9d,
  0x9c9e, 0x9c9f,
]);

/** Tags whose contents are unknown: some maker notes name the city (Panasonic's "travel date"). */
const unread: ReadonlySet<number> = new Set([tags.makerNote, tags.interoperability]);

/**
 * Reads EXIF, or a TIFF's own directories, without the location unless it is asked for: only tags that are known to name
 * none are kept.
 *
 * @param apart the Exif IFD, where a file has it as a TIFF of its own
 * @returns `null` when it cannot be read, or nothing is left
 */
export function readExif(data: Uint8Array, apart?: Uint8Array, withLocation = false): Exif | null {
  const tiff = openTiff(data);
  if (!tiff) return null;
  const all = firstDirectory(tiff);
  const main = all.filter(({ tag }) => described.has(tag));
  const second = apart && openTiff(apart);
  const details = second ? firstDirectory(second) : readDirectory(tiff, numberIn(all, tags.details));
  const kept = details.filter(({ tag }) => !unread.has(tag));
  const location = withLocation ? readDirectory(tiff, numberIn(all, tags.location)) : [];
  return main.length + kept.length + location.length > 0 ? { main, details: kept, location } : null;
}

/** Updates EXIF to describe a result: upright, in sRGB, of its size. */
export function updateExif({ main, details, location }: Exif, size: { width: number; height: number }): Exif {
  const known = new Map<number, Entry>([
    [tags.colorSpace, numbers(tags.colorSpace, SHORT, [SRGB])],
    [tags.width, numbers(tags.width, LONG, [size.width])],
    [tags.height, numbers(tags.height, LONG, [size.height])],
  ]);
  return {
    main: [...main, numbers(tags.orientation, SHORT, [1])],
    details: details.map((entry) => known.get(entry.tag) ?? entry),
    ...(location && { location }),
  };
}

/** Writes the directories for an offset in a file, where the first one begins. */
export function writeDirectories({ main, details, location = [] }: Exif, at: number): Buffer {
  const more = [
    { tag: tags.details, entries: details },
    { tag: tags.location, entries: location },
  ].filter(({ entries }) => entries.length > 0);
  const pointing = (targets: readonly number[]) =>
    writeDirectory([...main, ...more.map(({ tag }, i) => numbers(tag, LONG, [targets[i] ?? 0]))], at);
  const parts: Buffer[] = [];
  const targets: number[] = [];
  let target = at + pointing([]).length;
  for (const { entries } of more) {
    const written = writeDirectory(entries, target);
    parts.push(written);
    targets.push(target);
    target += written.length;
  }
  return Buffer.concat([pointing(targets), ...parts]);
}

const HEADER_BYTES = 8;

/** Writes EXIF as other formats carry it: a TIFF without pixels. */
export const writeExif = (exif: Exif): Buffer =>
  Buffer.concat([Buffer.from("II*\0\x08\0\0\0", "latin1"), writeDirectories(exif, HEADER_BYTES)]);
