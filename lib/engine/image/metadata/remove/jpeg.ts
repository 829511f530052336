import { ConversionError } from "../../../../contract/errors";
import { corrupt } from "../../../failure";
import { END_OF_IMAGE, makeSegment, marker, START_OF_IMAGE, splitSegments } from "../../containers/jpeg";
import { copyPicture } from "../../formats/jpeg/lossless";
import { keptSegments } from "../../formats/jpeg/lossless/metadata";
import { readBlocks } from "../details/blocks";
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
