import { readFile } from "node:fs/promises";
import { ConversionError } from "../../../../contract/errors";
import type { Size } from "../../../../resize/plan";
import { corrupt } from "../../../failure";
import { numbers, openTiff, SHORT } from "../../containers/tiff";
import { writeExif } from "../../metadata/exif";
import { orientationIn } from "../../metadata/orientation";
import type { Source } from "../../source";
import { readHeader, toSource } from "../with-vips";
import { readCanon } from "./canon";
import { type Contents, largest, longer } from "./contents";
import { isCameraFile, mayBeRaw, readDirectories } from "./directories";
import { readFuji } from "./fuji";
import { exifIn, type Preview, searchPreview, withExif } from "./jpegs";

export { mayBeRaw };

/** Share of the photo's longer side from which a preview counts as the photo itself: cameras cut off a border. */
const WHOLE = 0.9;
/** Share below which a better preview is looked for where no index says that there is one. */
const POOR = 0.5;
/** Longer side in pixels from which a preview is worth having, however large the photo is: Sony's have 1616. */
const LEAST_SIDE = 1000;

/** Longest EXIF that one segment of a JPEG holds, with its signature. */
const LONGEST_EXIF = 65_527;
const ORIENTATION = 0x0112;
const FIRST_SIDEWAYS = 5;

const isPoor = (preview: Size | undefined, sensor: Size | undefined) =>
  !preview || longer(preview) < POOR * (sensor ? longer(sensor) : 0);

const isLandscape = ({ width, height }: Size) => width > height;

/**
 * How a preview becomes upright: as the RAW file says. Some cameras turn the preview, which then does not lie like the
 * sensor.
 */
function turnOf(preview: Preview, { orientation, sensor }: Contents): number {
  const own = exifIn(preview.bytes);
  const turn = orientation ?? orientationIn(own ? openTiff(own) : null);
  const isTurned = sensor !== undefined && isLandscape(preview) !== isLandscape(sensor);
  return turn >= FIRST_SIDEWAYS && isTurned ? 1 : turn;
}

/** The preview as a JPEG that has the RAW file's EXIF. */
function asPhoto(preview: Preview, contents: Contents): Buffer {
  const turn = numbers(ORIENTATION, SHORT, [turnOf(preview, contents)]);
  const { main = [], details = [] } = contents.exif ?? {};
  const whole = writeExif({ main: [...main, turn], details });
  return withExif(
    preview.bytes,
    whole.length <= LONGEST_EXIF ? whole : writeExif({ main: [turn], details: [] }),
  );
}

/**
 * Describes the largest preview of a RAW file, which stands for the photo.
 *
 * @throws ConversionError `no_preview` where there is none, or only a thumbnail; `corrupt` where the file ends before it
 */
async function describe(file: Buffer, contents: Contents): Promise<Source> {
  const { previews, sensor, isCut } = contents;
  const known = largest(previews);
  const preview = isPoor(known, sensor)
    ? largest([...previews, searchPreview(file)].filter((one) => one !== null))
    : known;
  if (preview?.isCut || (isCut && isPoor(preview, sensor))) throw corrupt("the file ends before its preview");
  if (!preview || (isPoor(preview, sensor) && longer(preview) < LEAST_SIDE))
    throw new ConversionError("no_preview", { cause: `at most ${preview?.width} pixels wide` });
  const jpeg = asPhoto(preview, contents);
  const isSmallPreview = sensor !== undefined && longer(preview) < WHOLE * longer(sensor);
  return { ...toSource("raw", jpeg, await readHeader(jpeg)), isSmallPreview };
}

/** Offset and value of the magic number of a TIFF. */
const MAGIC_AT = 2;
const MAGIC = 42;

/** Gives a file of Olympus or Panasonic the magic number of the TIFF that it is otherwise. */
function normalize(file: Buffer): Buffer {
  if (file[0] === 0x49) file.writeUInt16LE(MAGIC, MAGIC_AT);
  else file.writeUInt16BE(MAGIC, MAGIC_AT);
  return file;
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** Describes a RAW file that is recognized by its first bytes. */
export async function inspectRaw(path: string, head: Uint8Array): Promise<Source> {
  const file = await readFile(path);
  if (latin1(head.subarray(0, 8)) === "FUJIFILM") return describe(file, readFuji(file));
  if (latin1(head.subarray(4, 8)) === "ftyp") return describe(file, readCanon(file));
  return describe(file, readDirectories(normalize(file)));
}

/** Describes a file that begins like any TIFF; null where it is one, and no RAW file. */
export async function inspectTiffRaw(path: string): Promise<Source | null> {
  const file = await readFile(path);
  return isCameraFile(file) ? describe(file, readDirectories(file)) : null;
}
