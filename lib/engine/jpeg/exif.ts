import { firstDirectory, numberOf, openTiff } from "../tiff-directory";
import { marker } from "./markers";
import { type Segment, splitSegments } from "./segments";
import { startsWith } from "./starts-with";
import type { Orientation } from "./turn";

const SIGNATURE = "Exif\0\0";
/** CIPA DC-008, 4.6.4. */
const ORIENTATION = 0x0112;

const isExif = ({ code, body }: Segment): boolean => code === marker.app1 && startsWith(body, SIGNATURE);

const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8;

/** The EXIF orientation of a JPEG; 1 when it says none. */
export function readOrientation(bytes: Uint8Array): Orientation {
  const exif = splitSegments(bytes)?.list.find(isExif);
  const tiff = exif ? openTiff(exif.body.subarray(SIGNATURE.length)) : null;
  const entry = tiff && firstDirectory(tiff).find(({ tag }) => tag === ORIENTATION);
  const value = entry ? numberOf(entry) : 1;
  return isOrientation(value) ? value : 1;
}
