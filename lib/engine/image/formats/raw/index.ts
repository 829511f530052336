import { readFile } from "node:fs/promises";
import { ConversionError } from "../../../../contract/errors";
import type { Size } from "../../../../resize/plan";
import { corrupt } from "../../../failure";
import { numbers, openTiff, SHORT, tagsAt } from "../../containers/tiff";
import { readExif, writeExif } from "../../metadata/exif";
import { orientationIn } from "../../metadata/orientation";
import type { Source } from "../../source";
import type { Codec } from "../codec";
import { decode } from "../jpeg/decode";
import { readHeader, toSource } from "../with-vips";
import { type Contents, isCameraFile, mayBeRaw, readCanon, readDirectories, readFuji } from "./contents";
import { exifIn, largestJpeg, type Preview, withExif } from "./jpegs";

/** Share of the photo's longer side from which a preview counts as the photo itself: cameras cut off a border. */
const WHOLE = 0.9;
/** Share below which a preview is a thumbnail, unless it has this many pixels on its longer side: Sony's have 1616. */
const POOR = 0.5;
const LEAST_SIDE = 1000;

/** Longest EXIF that one segment of a JPEG holds, with its signature. */
const LONGEST_EXIF = 65_527;
const ORIENTATION = 0x0112;
const FIRST_SIDEWAYS = 5;

const longer = ({ width, height }: Size): number => Math.max(width, height);
const isLandscape = ({ width, height }: Size) => width > height;

/**
 * The preview as a JPEG that has the RAW file's EXIF, and becomes upright as the RAW file says. Some cameras turn the
 * preview, which then does not lie like the sensor.
 */
function asPhoto(preview: Preview, { sensor, orientation, exif }: Contents): Buffer {
  const own = exifIn(preview.bytes);
  const stated = orientation ?? orientationIn(own ? openTiff(own) : null);
  const isTurned = sensor !== undefined && isLandscape(preview) !== isLandscape(sensor);
  const turn = numbers(ORIENTATION, SHORT, [stated >= FIRST_SIDEWAYS && isTurned ? 1 : stated]);
  const { main = [], details = [] } = exif ?? (own && readExif(own)) ?? {};
  const whole = writeExif({ main: [...main, turn], details });
  return withExif(
    preview.bytes,
    whole.length <= LONGEST_EXIF ? whole : writeExif({ main: [turn], details: [] }),
  );
}

/**
 * Describes the largest preview of a RAW file, which stands for the photo.
 *
 * @throws ConversionError `no_preview` where there is none, or only a thumbnail; `corrupt` where the file ends inside it
 */
async function describe(file: Buffer, contents: Contents): Promise<Source> {
  const { sensor } = contents;
  const preview = largestJpeg(file);
  if (preview?.isCut) throw corrupt("the file ends inside its preview");
  const share = preview && sensor ? longer(preview) / longer(sensor) : 1;
  if (!preview || (share < POOR && longer(preview) < LEAST_SIDE))
    throw new ConversionError("no_preview", { cause: `at most ${preview?.width} pixels wide` });
  const jpeg = asPhoto(preview, contents);
  return { ...toSource("raw", jpeg, await readHeader(jpeg)), isSmallPreview: share < WHOLE };
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

/** Describes a file that begins like any TIFF; null where it is one, and no RAW file. */
export async function inspectTiffRaw(path: string): Promise<Source | null> {
  if (!mayBeRaw(await tagsAt(path))) return null;
  const file = await readFile(path);
  return isCameraFile(file) ? describe(file, readDirectories(file)) : null;
}

/** RAW files of cameras: their sensor data is not developed, the JPEG that the camera put beside it is read. */
export const raw: Codec = {
  async inspect(path, head) {
    const file = await readFile(path);
    const latin1 = Buffer.from(head).toString("latin1", 0, 8);
    if (latin1 === "FUJIFILM") return describe(file, readFuji(file));
    if (latin1.endsWith("ftyp")) return describe(file, readCanon(file));
    return describe(file, readDirectories(normalize(file)));
  },
  decode,
};
