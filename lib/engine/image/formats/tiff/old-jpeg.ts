import { readFile } from "node:fs/promises";
import { ConversionError } from "../../../../contract/errors";
import { numberIn, openTiff, readDirectory } from "../../containers/tiff";
import type { Source } from "../../source";
import { readHeader, toSource } from "../with-vips";

/** Compression of TIFF 6.0, section 22, which TIFF Technical Note 2 replaced. */
export const OLD_JPEG = 6;

const tag = {
  width: 256,
  height: 257,
  photometric: 262,
  orientation: 274,
  /** JPEGInterchangeFormat and its length (TIFF 6.0, section 22). */
  stream: 513,
  streamBytes: 514,
} as const;

/** PhotometricInterpretation of what a JPEG stream without markers of its own holds: gray and YCbCr. */
const plain: readonly number[] = [1, 6];

const refused = (cause: string) => new ConversionError("cannot_convert", { cause });

/**
 * Describes the whole JPEG that most TIFFs with old-style compression hold, which libtiff is built without.
 *
 * @param at where the directory of the picture is
 * @throws ConversionError `cannot_convert` where tables and scans lie apart, or the directory overrides what the JPEG
 * says of itself
 */
export async function inspectOldJpeg(path: string, at: number): Promise<Source> {
  const file = await readFile(path);
  const tiff = openTiff(file);
  const directory = tiff ? readDirectory(tiff, at) : [];
  const number = (wanted: number) => numberIn(directory, wanted);
  const start = number(tag.stream);
  const jpeg = file.subarray(start, start + number(tag.streamBytes));
  // Start and end of an image (ITU-T T.81, B.1.1.3); some writers leave zeros after it.
  const isWhole =
    start > 0 && jpeg[0] === 0xff && jpeg[1] === 0xd8 && jpeg.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0;
  if (!isWhole || number(tag.orientation) > 1 || !plain.includes(number(tag.photometric)))
    throw refused("old-style JPEG in pieces");
  const metadata = await readHeader(jpeg);
  if (number(tag.width) !== metadata.width || number(tag.height) !== metadata.height)
    throw refused("old-style JPEG of another size");
  return { ...toSource("tiff", jpeg, metadata), frames: 1 };
}
