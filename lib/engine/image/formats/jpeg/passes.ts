import { ConversionError } from "../../../../contract/errors";
import { allSegments, marker } from "../../containers/jpeg";
import type { Source } from "../../source";

/** Pixels of a block. */
const BLOCK = 64;

/**
 * Most blocks that all passes over a picture may visit, those of each component counted. A visit takes 13 ns in libjpeg
 * and 33 ns where a picture is turned without loss, even if a pass says nothing: 230 kB can hold 880 passes over 64
 * megapixels, 12 s. Encoders write about six passes over each component, 28 million visits at 100 megapixels.
 */
const MOST_VISITS = 120_000_000;

/**
 * Refuses a JPEG that is stored in so many passes that decoding them would take long.
 *
 * @throws ConversionError `too_many_passes`
 */
export function checkPasses(bytes: Uint8Array, { progressive, codedPixels }: Source): void {
  if (!progressive) return;
  let visits = 0;
  for (const { code, body } of allSegments(bytes)) {
    if (code === marker.scan) visits += ((body[0] ?? 0) * codedPixels) / BLOCK;
    if (visits > MOST_VISITS) throw new ConversionError("too_many_passes");
  }
}
