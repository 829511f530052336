import { type Entry, numberIn } from "../../containers/tiff";
import { tag } from "./layout";

/** JPEGInterchangeFormat and its length (TIFF 6.0, section 22). */
const STREAM = 513;
const STREAM_BYTES = 514;
/** Compression of section 22, which TIFF Technical Note 2 replaced. */
export const OLD_JPEG = 6;

/** PhotometricInterpretation of what a JPEG stream without markers of its own holds: gray and YCbCr. */
const plain: readonly number[] = [1, 6];

/**
 * Finds the whole JPEG that most TIFFs with old-style compression hold.
 *
 * @returns null where tables and scans lie apart, or a directory overrides what the JPEG says of itself
 */
export function oldJpegIn(file: Buffer, directory: readonly Entry[]): Buffer | null {
  const at = numberIn(directory, STREAM);
  const bytes = file.subarray(at, at + numberIn(directory, STREAM_BYTES));
  const isUpright = numberIn(directory, tag.orientation) <= 1;
  // Start and end of an image (ITU-T T.81, B.1.1.3); some writers leave zeros after it.
  const isWhole =
    at > 0 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0;
  return isWhole && isUpright && plain.includes(numberIn(directory, tag.photometric)) ? bytes : null;
}
