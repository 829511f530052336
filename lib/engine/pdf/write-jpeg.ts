import {
  isMetadata as isRemark,
  marker,
  type Segment,
  makeSegment as segment,
  splitSegments,
  startsWith,
} from "../containers/jpeg";
import { firstDirectory } from "../containers/tiff";
import { readFrame } from "../formats/jpeg/lossless/frame";
import { exifOf, keptSegments as keptRemarks } from "../formats/jpeg/lossless/metadata";
import { orientationIn } from "../metadata/orientation";
import { DEFAULT_DENSITY, densityOfExif, densityOfJfif } from "./write-density";
import { saneProfile } from "./write-icc";
import type { PagePicture, PdfImage } from "./write-types";

const START = new Uint8Array([0xff, marker.start]);
const END = new Uint8Array([0xff, marker.end]);
/** 'ICC_PROFILE', its end, a number and how many there are (ICC.1:2010, B.4). */
const ICC_HEAD_BYTES = 14;
/** Of a frame header: precision, then the height (ITU-T T.81, B.2.2). */
const HEIGHT_AT = 1;

const bodyOf = (list: readonly Segment[], code: number, signature: string) =>
  list.find((one) => one.code === code && startsWith(one.body, signature))?.body;

function profileOf(list: readonly Segment[]): Buffer | undefined {
  const pieces = list
    .filter(({ code, body }) => code === marker.app2 && startsWith(body, "ICC_PROFILE\0"))
    .toSorted((a, b) => (a.body[12] ?? 0) - (b.body[12] ?? 0));
  const [first] = pieces;
  if (!first || first.body[13] !== pieces.length) return undefined;
  return Buffer.concat(pieces.map(({ body }) => body.subarray(ICC_HEAD_BYTES)));
}

/** The picture's own segments and data as they are, and of its remarks what says how to read its colours. */
const withoutMetadata = (list: readonly Segment[]): Uint8Array[] => [
  START,
  ...keptRemarks(list, { keepIcc: false, swapped: false }),
  ...list
    .filter(({ code }) => !isRemark(code))
    .flatMap(({ code, body, entropy }) => [segment(code, body), entropy]),
  END,
];

/** Components called 'R', 'G' and 'B', and nobody says otherwise: every decoder takes them for that. */
function isPlainRgb(list: readonly Segment[], ids: readonly number[]): boolean {
  const said = bodyOf(list, marker.app0, "JFIF\0") ?? bodyOf(list, marker.app14, "Adobe");
  return !said && String.fromCharCode(...ids) === "RGB";
}

/**
 * A JPEG as a page's picture, its data byte for byte (ISO 32000-1, 7.4.8), without what it says of itself: who took
 * it, when and where.
 *
 * The data is not decoded: that would take ten times as long as all the rest. A file that ends too soon has no end
 * marker and is refused by the decoder that it is left to then.
 *
 * @returns `null` for what a PDF cannot hold (12 bits, arithmetic, lossless) and for headers that are not plain
 */
export function passJpeg(bytes: Uint8Array): PagePicture | null {
  const segments = splitSegments(bytes);
  const frame = segments?.ended && readFrame(segments.list);
  if (!frame) return null;
  const { list } = segments;
  const header = list.find(({ code }) => code === frame.code)?.body;
  // Its height comes after its data, where few look for it.
  if (!header?.[HEIGHT_AT] && !header?.[HEIGHT_AT + 1]) return null;
  if (!list.some(({ code }) => code === marker.scan)) return null;
  const ids = frame.components.map(({ id }) => id);
  const channels = ids.length as 1 | 3 | 4;
  const exif = exifOf(list);
  const jfif = bodyOf(list, marker.app0, "JFIF\0");
  const density = (jfif && densityOfJfif(jfif)) ?? (exif && densityOfExif(firstDirectory(exif)));
  const image: PdfImage = {
    width: frame.width,
    height: frame.height,
    bits: 8,
    space: { channels, icc: saneProfile(profileOf(list), channels) },
    filter: "DCTDecode",
    parameters: isPlainRgb(list, ids) ? { ColorTransform: 0 } : undefined,
    // Photoshop stores no ink as 255, and says that it was there (Adobe Technical Note 5116, section 18).
    inverted: channels === 4 && bodyOf(list, marker.app14, "Adobe") !== undefined,
    data: withoutMetadata(list),
  };
  return { from: "jpg", image, orientation: orientationIn(exif), density: density ?? DEFAULT_DENSITY };
}
