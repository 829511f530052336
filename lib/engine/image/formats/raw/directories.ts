import type { Size } from "../../../../resize/plan";
import { corrupt } from "../../../failure";
import {
  chainAt,
  type Entry,
  firstOffset,
  numberOf,
  numbersOf,
  openTiff,
  readDirectory,
  type Tiff,
} from "../../containers/tiff";
import { readExif } from "../../metadata/exif";
import { type Contents, largest } from "./contents";
import { type Extent, type Preview, previewAt } from "./jpegs";

/** Tags of TIFF 6.0, TIFF/EP (ISO 12234-2), DNG 1.7 and Panasonic's own directory. */
const tag = {
  width: 256,
  height: 257,
  compression: 259,
  photometric: 262,
  stripOffsets: 273,
  orientation: 274,
  stripByteCounts: 279,
  subDirectories: 330,
  jpegOffset: 513,
  jpegBytes: 514,
  details: 0x8769,
  detailsWidth: 0xa002,
  detailsHeight: 0xa003,
  dngVersion: 0xc612,
  panasonicTop: 4,
  panasonicLeft: 5,
  panasonicBottom: 6,
  panasonicRight: 7,
  panasonicJpeg: 46,
} as const;

/** PhotometricInterpretation of sensor data: a color filter array (TIFF/EP), and linear colors (DNG). */
const sensorData: readonly number[] = [32803, 34892];
/** Compression of JPEGs: old-style, and as TIFF Technical Note 2 has it. */
const jpegs: readonly number[] = [6, 7];

/** Cameras write four to eight. */
const MOST_DIRECTORIES = 40;

/** Sony's and Nikon's files begin like any TIFF; this looks at the tags of the first directory alone. */
export const mayBeRaw = (tags: ReadonlyMap<number, number>): boolean =>
  tags.has(tag.dngVersion) ||
  tags.has(tag.subDirectories) ||
  sensorData.includes(tags.get(tag.photometric) ?? 0);

type Directory = { entries: Entry[]; number: (wanted: number) => number };

/** Reads all directories: the chain, and those that tag 330 names. */
function readAll(tiff: Tiff): { directories: Directory[]; isCut: boolean } {
  const waiting = [firstOffset(tiff)];
  const seen = new Set([0]);
  const directories: Directory[] = [];
  let isCut = false;
  for (
    let at = waiting.shift();
    at !== undefined && directories.length < MOST_DIRECTORIES;
    at = waiting.shift()
  ) {
    if (seen.has(at)) continue;
    seen.add(at);
    const entries = readDirectory(tiff, at);
    const { count, next } = chainAt(tiff, at);
    // Entries are left out where they reach beyond the end.
    if (count === 0 || entries.length < count) isCut = true;
    const find = (wanted: number) => entries.find((entry) => entry.tag === wanted);
    const number = (wanted: number) => {
      const entry = find(wanted);
      return entry ? numberOf(entry) : 0;
    };
    directories.push({ entries, number });
    const below = find(tag.subDirectories);
    waiting.push(next, ...(below && below.count <= MOST_DIRECTORIES ? numbersOf(below) : []));
  }
  return { directories, isCut };
}

/** Where a directory has a JPEG in one piece. */
function extentOf({ entries, number }: Directory): Extent | null {
  if (number(tag.jpegOffset) > 0) return { start: number(tag.jpegOffset), length: number(tag.jpegBytes) };
  if (!jpegs.includes(number(tag.compression)) || sensorData.includes(number(tag.photometric))) return null;
  const isOneStrip = entries.some((entry) => entry.tag === tag.stripOffsets && entry.count === 1);
  return isOneStrip ? { start: number(tag.stripOffsets), length: number(tag.stripByteCounts) } : null;
}

const sizeBy = (width: number, height: number): Size[] =>
  width > 0 && height > 0 ? [{ width, height }] : [];

/** Every size that a directory names; previews are no larger than the photo. */
const sizesOf = ({ number }: Directory): Size[] => [
  ...sizeBy(number(tag.width), number(tag.height)),
  ...sizeBy(number(tag.detailsWidth), number(tag.detailsHeight)),
  ...sizeBy(
    number(tag.panasonicRight) - number(tag.panasonicLeft),
    number(tag.panasonicBottom) - number(tag.panasonicTop),
  ),
];

/** Directories and EXIF in a RAW file that is built like a TIFF. */
function directoriesIn(file: Buffer) {
  const tiff = openTiff(file);
  if (!tiff) throw corrupt("a RAW file without directories");
  const { directories, isCut } = readAll(tiff);
  const details = directories[0]?.number(tag.details) ?? 0;
  const entries = details > 0 ? readDirectory(tiff, details) : [];
  const number = (wanted: number) => {
    const entry = entries.find((one) => one.tag === wanted);
    return entry ? numberOf(entry) : 0;
  };
  return { directories, described: [...directories, { entries, number }], isCut };
}

/** Whether a file that is built like a TIFF is a camera's: it is a DNG, or holds sensor data. */
export function isCameraFile(file: Buffer): boolean {
  const { directories } = directoriesIn(file);
  return (
    directories[0]?.entries.some((entry) => entry.tag === tag.dngVersion) === true ||
    directories.some(({ number }) => sensorData.includes(number(tag.photometric)))
  );
}

/**
 * Reads the index of a RAW file that is built like a TIFF: DNG, CR2, NEF, NRW, ARW, RW2, ORF, PEF, SRW.
 *
 * @param file with the magic number of a TIFF
 * @throws ConversionError `corrupt` where there is no directory
 */
export function readDirectories(file: Buffer): Contents {
  const { directories, described, isCut } = directoriesIn(file);
  if (!directories[0]?.entries.length) throw corrupt("a RAW file without directories");
  const extents = directories.flatMap((directory) => extentOf(directory) ?? []);
  const embedded = directories.flatMap(({ entries }) =>
    entries.filter((entry) => entry.tag === tag.panasonicJpeg).map(({ data }) => Buffer.from(data)),
  );
  const previews: Preview[] = [
    ...extents.flatMap((extent) => previewAt(file, extent) ?? []),
    ...embedded.flatMap((bytes) => previewAt(bytes, { start: 0, length: bytes.length }) ?? []),
  ];
  const orientation = directories.map(({ number }) => number(tag.orientation)).find((turn) => turn > 0);
  return {
    previews,
    sensor: largest(described.flatMap(sizesOf)),
    orientation,
    exif: readExif(file),
    isCut: isCut || extents.some(({ start, length }) => start + length > file.length),
  };
}
