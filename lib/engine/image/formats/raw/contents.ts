import type { Size } from "../../../../resize/plan";
import { corrupt } from "../../../failure";
import { bodyOf } from "../../containers/bmff";
import {
  type Entry,
  firstOffset,
  nextOffset,
  numberIn,
  numbersOf,
  openTiff,
  readDirectory,
  type Tiff,
} from "../../containers/tiff";
import { type Exif, readExif } from "../../metadata/exif";
import { orientationIn } from "../../metadata/orientation";

/** What the index of a RAW file says of its photo. */
export type Contents = {
  /** Size in pixels, as it is stored; without one nothing says it. */
  sensor?: Size | undefined;
  /** EXIF orientation; without one the preview's own counts. */
  orientation?: number | undefined;
  exif?: Exif | null;
};

/** Tags of TIFF 6.0, TIFF/EP (ISO 12234-2), DNG 1.7 and Panasonic's own directory. */
const tag = {
  width: 256,
  height: 257,
  photometric: 262,
  orientation: 274,
  subDirectories: 330,
  details: 0x8769,
  detailsWidth: 0xa002,
  detailsHeight: 0xa003,
  dngVersion: 0xc612,
  panasonicTop: 4,
  panasonicLeft: 5,
  panasonicBottom: 6,
  panasonicRight: 7,
} as const;

/** PhotometricInterpretation of sensor data: a color filter array (TIFF/EP), and linear colors (DNG). */
const sensorData: readonly number[] = [32803, 34892];

/** Cameras write four to eight. */
const MOST_DIRECTORIES = 40;

/** Sony's and Nikon's files begin like any TIFF; this looks at the tags of the first directory alone. */
export const mayBeRaw = (tags: ReadonlyMap<number, number>): boolean =>
  tags.has(tag.dngVersion) ||
  tags.has(tag.subDirectories) ||
  sensorData.includes(tags.get(tag.photometric) ?? 0);

/** Reads all directories: the chain, and those that tag 330 names. */
function directoriesIn(tiff: Tiff): Entry[][] {
  const waiting = [firstOffset(tiff)];
  const seen = new Set([0]);
  const directories: Entry[][] = [];
  for (
    let at = waiting.shift();
    at !== undefined && directories.length < MOST_DIRECTORIES;
    at = waiting.shift()
  ) {
    if (seen.has(at)) continue;
    seen.add(at);
    const entries = readDirectory(tiff, at);
    directories.push(entries);
    const below = entries.find((entry) => entry.tag === tag.subDirectories);
    waiting.push(nextOffset(tiff, at), ...(below && below.count <= MOST_DIRECTORIES ? numbersOf(below) : []));
  }
  return directories;
}

/** Whether a file that is built like a TIFF is a camera's: it is a DNG, or holds sensor data. */
export function isCameraFile(file: Buffer): boolean {
  const tiff = openTiff(file);
  const directories = tiff ? directoriesIn(tiff) : [];
  return (
    directories[0]?.some((entry) => entry.tag === tag.dngVersion) === true ||
    directories.some((entries) => sensorData.includes(numberIn(entries, tag.photometric)))
  );
}

const largest = (sizes: readonly Size[]): Size | undefined =>
  sizes
    .filter(({ width, height }) => width > 0 && height > 0)
    .toSorted((a, b) => b.width * b.height - a.width * a.height)[0];

/** Every size that a directory names; previews are no larger than the photo. */
function sizesIn(entries: readonly Entry[]): Size[] {
  const number = (wanted: number) => numberIn(entries, wanted);
  return [
    { width: number(tag.width), height: number(tag.height) },
    { width: number(tag.detailsWidth), height: number(tag.detailsHeight) },
    {
      width: number(tag.panasonicRight) - number(tag.panasonicLeft),
      height: number(tag.panasonicBottom) - number(tag.panasonicTop),
    },
  ];
}

/**
 * Reads a RAW file that is built like a TIFF: DNG, CR2, NEF, NRW, ARW, RW2, ORF, PEF, SRW.
 *
 * @param file with the magic number of a TIFF
 * @throws ConversionError `corrupt` where there is no directory
 */
export function readDirectories(file: Buffer): Contents {
  const tiff = openTiff(file);
  if (!tiff) throw corrupt("a RAW file without directories");
  const directories = directoriesIn(tiff);
  const details = readDirectory(tiff, numberIn(directories[0] ?? [], tag.details));
  return {
    sensor: largest([...directories, details].flatMap(sizesIn)),
    orientation: directories.map((entries) => numberIn(entries, tag.orientation)).find((turn) => turn > 0),
    exif: readExif(file),
  };
}

/** Width and height in the description of a picture of a CR3, after its name (ISO/IEC 14496-12, 12.1.3). */
const CANON_SIZE_AT = 28;

/**
 * Reads a CR3, an ISO base media file with a track for each picture; CMT1 is IFD0, CMT2 the Exif IFD.
 *
 * @throws ConversionError `corrupt` where its index is cut off
 */
export function readCanon(file: Buffer): Contents {
  const body = bodyOf(file, "moov");
  if (!body) throw corrupt("a CR3 without its index");
  const movie = Buffer.from(body.buffer, body.byteOffset, body.length);
  const after = (name: string) => {
    const at = movie.indexOf(name);
    return at < 0 ? undefined : movie.subarray(at + name.length);
  };
  const sizes: Size[] = [];
  for (let at = movie.indexOf("CRAW"); at >= 0; at = movie.indexOf("CRAW", at + 1))
    if (at + CANON_SIZE_AT + 4 <= movie.length)
      sizes.push({
        width: movie.readUInt16BE(at + CANON_SIZE_AT),
        height: movie.readUInt16BE(at + CANON_SIZE_AT + 2),
      });
  const [main, details] = [after("CMT1"), after("CMT2")];
  return {
    sensor: largest(sizes),
    orientation: main && orientationIn(openTiff(main)),
    exif: main ? readExif(main, details) : null,
  };
}

/** Offset and length of the index of a RAF, big-endian, as ExifTool's documentation of its header has them. */
const FUJI_INDEX_AT = 92;
const FUJI_HEADER_BYTES = 100;
/** Its record of the size, height first, among records of a tag, a length and a value. */
const FULL_SIZE = 0x100;

/** Reads a RAF, whose preview has the EXIF. @throws ConversionError `corrupt` where it is cut off */
export function readFuji(file: Buffer): Contents {
  if (file.length < FUJI_HEADER_BYTES) throw corrupt("a RAF without its header");
  const start = file.readUInt32BE(FUJI_INDEX_AT);
  const index = file.subarray(start, start + file.readUInt32BE(FUJI_INDEX_AT + 4));
  // The number of records comes first.
  for (let at = 4; at + 8 <= index.length; at += 4 + index.readUInt16BE(at + 2))
    if (index.readUInt16BE(at) === FULL_SIZE)
      return { sensor: { height: index.readUInt16BE(at + 4), width: index.readUInt16BE(at + 6) } };
  return {};
}
