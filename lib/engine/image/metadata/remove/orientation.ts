import { numbers, openTiff, SHORT } from "../../containers/tiff";
import { writeExif } from "../exif";
import { orientationIn } from "../orientation";

const ORIENTATION = 0x0112;

/** EXIF that says nothing but how a picture is turned; undefined for one that is upright. */
export function onlyOrientation(exif: Uint8Array | undefined): Buffer | undefined {
  const orientation = orientationIn(exif ? openTiff(exif) : null);
  if (orientation === 1) return undefined;
  return writeExif({ main: [numbers(ORIENTATION, SHORT, [orientation])], details: [] });
}
