import { marker } from "./markers";
import { type Segment, splitSegments } from "./segments";
import { startsWith } from "./starts-with";
import {
  type Directory,
  endChain,
  eraseDirectory,
  findEntry,
  firstDirectory,
  nextDirectory,
  readNumber,
  removeEntry,
  subdirectory,
  writeNumber,
} from "./tiff-directory";
import type { Orientation } from "./turn";

const SIGNATURE = "Exif\0\0";

/** Tags (CIPA DC-008, 4.6). */
const tags = {
  orientation: 0x0112,
  exif: 0x8769,
  gps: 0x8825,
  width: 0xa002,
  height: 0xa003,
  thumbnail: 0x0201,
  thumbnailSize: 0x0202,
} as const;

export const isExif = ({ code, body }: Segment): boolean =>
  code === marker.app1 && startsWith(body, SIGNATURE);

const directoryOf = ({ body }: Segment) => firstDirectory(body.subarray(SIGNATURE.length));

const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8;

/** The EXIF orientation of a JPEG; 1 when it says none. */
export function readOrientation(bytes: Uint8Array): Orientation {
  const exif = splitSegments(bytes)?.list.find(isExif);
  const directory = exif && directoryOf(exif);
  const entry = directory ? findEntry(directory, tags.orientation) : -1;
  const value = directory && entry >= 0 ? readNumber(directory, entry) : 1;
  return isOrientation(value) ? value : 1;
}

function erase(directory: Directory, tag: number): void {
  for (let entry = findEntry(directory, tag); entry >= 0; entry = findEntry(directory, tag)) {
    const target = subdirectory(directory, entry);
    removeEntry(directory, entry);
    if (target && target.at !== directory.at) eraseDirectory(target);
  }
}

/** The small picture of IFD1 is not turned with the large one, so it goes. */
function eraseThumbnail(directory: Directory): void {
  const thumbnail = nextDirectory(directory);
  endChain(directory);
  if (!thumbnail || thumbnail.at === directory.at) return;
  const at = findEntry(thumbnail, tags.thumbnail);
  const size = findEntry(thumbnail, tags.thumbnailSize);
  if (at >= 0 && size >= 0) {
    const { view } = thumbnail;
    const from = Math.min(readNumber(thumbnail, at), view.byteLength);
    const length = Math.min(readNumber(thumbnail, size), view.byteLength - from);
    if (from >= 8) new Uint8Array(view.buffer, view.byteOffset + from, length).fill(0);
  }
  eraseDirectory(thumbnail);
}

function setNumber(directory: Directory | null, tag: number, value: number): void {
  const entry = directory ? findEntry(directory, tag) : -1;
  if (directory && entry >= 0) writeNumber(directory, entry, value);
}

/**
 * An EXIF segment's body for the upright picture: without the GPS directory, whose bytes are overwritten; orientation
 * 1; with the measures of the picture, and without a thumbnail if it was turned.
 *
 * @returns `null` for EXIF that cannot be read, as it may say anything
 */
export function withoutLocation(
  exif: Segment,
  upright: { width: number; height: number; turned: boolean },
): Uint8Array | null {
  const body = exif.body.slice();
  const directory = directoryOf({ ...exif, body });
  if (!directory) return null;
  erase(directory, tags.gps);
  setNumber(directory, tags.orientation, 1);
  const entry = findEntry(directory, tags.exif);
  const details = entry < 0 ? null : subdirectory(directory, entry);
  setNumber(details, tags.width, upright.width);
  setNumber(details, tags.height, upright.height);
  const thumbnail = nextDirectory(directory);
  if (upright.turned) eraseThumbnail(directory);
  else if (thumbnail) erase(thumbnail, tags.gps);
  return body;
}
