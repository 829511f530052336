import type { Size } from "../../../../resize/plan";
import { corrupt } from "../../../failure";
import { readExif } from "../../metadata/exif";
import type { Contents } from "./contents";
import { exifIn, previewAt } from "./jpegs";

/* RAF: offsets in a header of fixed length, big-endian, as ExifTool's documentation of it has them. */

const at = { jpeg: 84, jpegBytes: 88, index: 92, indexBytes: 96 } as const;
const HEADER_BYTES = 100;

/** Records of the index: the number of them, then for each its tag, its length, its value. */
const FULL_SIZE = 0x100;
const MOST_RECORDS = 1000;

/** Size of the sensor, height first; undefined where the index has none. */
function sensorIn(index: Buffer): Size | undefined {
  if (index.length < 4) return undefined;
  const count = Math.min(index.readUInt32BE(0), MOST_RECORDS);
  let from = 4;
  for (let record = 0; record < count && from + 8 <= index.length; record += 1) {
    if (index.readUInt16BE(from) === FULL_SIZE)
      return { height: index.readUInt16BE(from + 4), width: index.readUInt16BE(from + 6) };
    from += 4 + index.readUInt16BE(from + 2);
  }
  return undefined;
}

/**
 * Reads the index of a RAF.
 *
 * @throws ConversionError `corrupt` where it is cut off
 */
export function readFuji(file: Buffer): Contents {
  if (file.length < HEADER_BYTES) throw corrupt("a RAF without its header");
  const [start, length, index, indexBytes] = [at.jpeg, at.jpegBytes, at.index, at.indexBytes].map((field) =>
    file.readUInt32BE(field),
  ) as [number, number, number, number];
  const preview = previewAt(file, { start, length });
  const exif = preview && exifIn(preview.bytes);
  return {
    previews: preview ? [preview] : [],
    sensor: sensorIn(file.subarray(index, index + indexBytes)),
    exif: exif ? readExif(exif) : null,
    isCut: start + length > file.length,
  };
}
