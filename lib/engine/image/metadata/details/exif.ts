import type { DetailKind, FoundDetails } from "../../../../contract/details";
import {
  type Entry,
  firstDirectory,
  firstOffset,
  nextOffset,
  numberIn,
  openTiff,
  readDirectory,
} from "../../containers/tiff";
import { textIn, toDate } from "./text";

/** Kinds of details by tag of the first two directories (CIPA DC-008, 4.6; Windows' own from 0x9c9b; DNG's serial number). */
const kindOf: Readonly<Record<number, DetailKind>> = {
  270: "description",
  271: "camera",
  272: "camera",
  305: "software",
  306: "date",
  315: "author",
  316: "software",
  // XMP and IPTC of a TIFF.
  700: "other",
  33432: "author",
  33723: "other",
  33434: "camera",
  33437: "camera",
  34377: "other",
  34855: "camera",
  36867: "date",
  36868: "date",
  37386: "camera",
  // Maker notes.
  37500: "other",
  37510: "description",
  40091: "description",
  40092: "description",
  40093: "author",
  40094: "description",
  40095: "description",
  42016: "serial",
  42032: "author",
  42033: "serial",
  42036: "camera",
  42037: "serial",
  50735: "serial",
};

const tag = {
  description: 270,
  maker: 271,
  model: 272,
  software: 305,
  changed: 306,
  artist: 315,
  copyright: 33432,
  details: 34665,
  gps: 34853,
  taken: 36867,
  digitized: 36868,
  comment: 37510,
  owner: 42032,
  serial: 42033,
  lens: 42036,
  dngSerial: 50735,
} as const;

/** Tags of the GPS directory (4.6.6). */
const gps = { northOrSouth: 1, latitude: 2, eastOrWest: 3, longitude: 4, target: 20, area: 28 } as const;
const places: readonly number[] = [gps.latitude, gps.longitude, gps.target, gps.area];

/** Bytes of UserComment that name its character set. */
const CHARSET_BYTES = 8;

/** Degrees, minutes and seconds as a number of degrees; undefined where one of them has no value. */
function degreesIn(entry: Entry | undefined, most: number, isNegative: boolean): number | undefined {
  if (entry?.data.length !== 24) return undefined;
  const view = new DataView(entry.data.buffer, entry.data.byteOffset, entry.data.byteLength);
  const [degrees = 0, minutes = 0, seconds = 0] = [0, 8, 16].map((at) => {
    const [part, whole] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
    return part === 0 ? 0 : part / whole;
  });
  const value = degrees + minutes / 60 + seconds / 3600;
  if (!(value <= most)) return undefined;
  // A millionth of a degree is a decimeter.
  return Math.round((isNegative ? -value : value) * 1e6) / 1e6;
}

function coordinatesIn(directory: readonly Entry[]): Pick<FoundDetails, "latitude" | "longitude"> {
  const entry = (wanted: number) => directory.find((one) => one.tag === wanted);
  const latitude = degreesIn(entry(gps.latitude), 90, textIn(entry(gps.northOrSouth)?.data) === "S");
  const longitude = degreesIn(entry(gps.longitude), 180, textIn(entry(gps.eastOrWest)?.data) === "W");
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
}

/** A camera's name, with its maker unless the model begins with it. */
function cameraOf(maker = "", model = ""): string | undefined {
  const [first = ""] = maker.split(" ");
  return (
    (model.toLowerCase().startsWith(first.toLowerCase()) ? model : `${maker} ${model}`.trim()) || undefined
  );
}

const hasValue = ({ type, data }: Entry): boolean =>
  type === 2 ? textIn(data) !== undefined : data.length > 0;

/** Reads what EXIF, or a TIFF, says about a photo. Directories are read once each, so none can refer back to itself. */
export function readExifDetails(data: Uint8Array): { kinds: DetailKind[]; found: FoundDetails } {
  const tiff = openTiff(data);
  if (!tiff) return { kinds: [], found: {} };
  const main = firstDirectory(tiff);
  const details = readDirectory(tiff, numberIn(main, tag.details));
  const location = readDirectory(tiff, numberIn(main, tag.gps));
  const isWhole = main.some((entry) => entry.tag === 0x0111 || entry.tag === 0x0144);
  // In a TIFF, the next directory is its second page.
  const second = isWhole ? [] : readDirectory(tiff, nextOffset(tiff, firstOffset(tiff)));
  const all = [...main, ...details];
  const text = (wanted: number, skip = 0) =>
    textIn(all.find((one) => one.tag === wanted)?.data.subarray(skip));
  const kinds = all.flatMap((entry) => (hasValue(entry) ? (kindOf[entry.tag] ?? []) : []));
  const { latitude, longitude } = coordinatesIn(location);
  return {
    kinds: [
      ...(location.some((entry) => places.includes(entry.tag)) ? (["place"] as const) : []),
      ...(second.length > 0 ? (["preview"] as const) : []),
      ...kinds,
    ],
    found: {
      latitude,
      longitude,
      date: toDate(text(tag.taken)) ?? toDate(text(tag.digitized)) ?? toDate(text(tag.changed)),
      camera: cameraOf(text(tag.maker), text(tag.model)),
      lens: text(tag.lens),
      serial: text(tag.serial) ?? text(tag.dngSerial),
      author: text(tag.artist) ?? text(tag.owner),
      copyright: text(tag.copyright),
      description: text(tag.description) ?? text(tag.comment, CHARSET_BYTES),
      software: text(tag.software),
    },
  };
}
