import { ConversionError } from "../../../../contract/errors";
import { corrupt } from "../../../failure";
import { END_OF_IMAGE, makeSegment, marker, START_OF_IMAGE, splitSegments } from "../../containers/jpeg";
import { copyPicture, type Rewritten, rewriteJpeg } from "../../formats/jpeg/lossless";
import { keptSegments, readOrientation } from "../../formats/jpeg/lossless/metadata";
import { readBlocks } from "../details/blocks";
import { turns } from "../orientation";
import { onlyOrientation } from "./orientation";

/** Copies a JPEG's picture, its profile and orientation; what follows its end, such as a video, is left out. */
export function withoutDetails(file: Buffer): Buffer {
  const segments = splitSegments(file);
  if (!segments) throw new ConversionError("cannot_clean", { cause: "a JPEG of another process" });
  if (!segments.ended) throw corrupt("a JPEG without an end");
  const { list } = segments;
  const orientation = onlyOrientation(readBlocks(file, "jpg").exif[0]);
  const exif = orientation && makeSegment(marker.app1, Buffer.concat([Buffer.from("Exif\0\0"), orientation]));
  return Buffer.concat([
    START_OF_IMAGE,
    ...keptSegments(list, { keepIcc: true, swapped: false }),
    ...(exif ? [exif] : []),
    ...copyPicture(list),
    END_OF_IMAGE,
  ]);
}

/**
 * Copies a JPEG's picture with its orientation as a mark, which viewers follow: for one that cannot be turned without loss.
 *
 * @returns `null` for what is not copied here (see {@link rewriteJpeg})
 */
export function markedJpeg(file: Buffer): Rewritten | null {
  const stored = rewriteJpeg(file, { orientation: 1, keepIcc: true });
  if (!stored) return null;
  const { width, height } = stored;
  const upright = turns[readOrientation(file)].swap ? { width: height, height: width } : { width, height };
  return { ...stored, ...upright, bytes: withoutDetails(file) };
}
