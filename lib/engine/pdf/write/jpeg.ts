import {
  END_OF_IMAGE,
  marker,
  type Segment,
  START_OF_IMAGE,
  splitSegments,
  startsWith,
} from "../../image/containers/jpeg";
import { firstDirectory } from "../../image/containers/tiff";
import { readFrame } from "../../image/formats/jpeg/coefficients/frame";
import { copyPicture } from "../../image/formats/jpeg/lossless";
import { exifOf, keptSegments } from "../../image/formats/jpeg/lossless/metadata";
import { orientationIn } from "../../image/metadata/orientation";
import {
  DEFAULT_DENSITY,
  densityOfExif,
  densityOfJfif,
  type PagePicture,
  type PdfImage,
  usableProfile,
} from "./picture";

/** Signature, zero, sequence number and count (ICC.1:2010, B.4). */
const ICC_HEAD_BYTES = 14;
/** Offset in a frame header: the precision, then the height (ITU-T T.81, B.2.2). */
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

/** Returns the picture's segments and data unchanged, with only the metadata that tells how to read its colors. */
const withoutMetadata = (list: readonly Segment[]): Uint8Array[] => [
  START_OF_IMAGE,
  ...keptSegments(list, { keepIcc: false, swapped: false }),
  ...copyPicture(list),
  END_OF_IMAGE,
];

/** Returns whether the components are named 'R', 'G' and 'B' and no marker contradicts: decoders take that for RGB. */
function isPlainRgb(list: readonly Segment[], ids: readonly number[]): boolean {
  const declared = bodyOf(list, marker.app0, "JFIF\0") ?? bodyOf(list, marker.app14, "Adobe");
  return !declared && String.fromCharCode(...ids) === "RGB";
}

/**
 * Embeds a JPEG, its data byte for byte (ISO 32000-1, 7.4.8), without metadata such as author, time and place.
 *
 * The data is not decoded, which would take ten times as long as everything else. A truncated file has no end marker,
 * so it goes to the decoder, which refuses it.
 *
 * @returns `null` for a JPEG that a PDF cannot hold (12 bits, arithmetic, lossless) and for unusual headers
 */
export function embedJpeg(bytes: Uint8Array): PagePicture | null {
  const segments = splitSegments(bytes);
  const frame = segments?.ended && readFrame(segments.list);
  if (!frame) return null;
  const { list } = segments;
  const header = list.find(({ code }) => code === frame.code)?.body;
  // The height follows the data (DNL), where few decoders look for it.
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
    space: { channels, icc: usableProfile(profileOf(list), channels) },
    filter: "DCTDecode",
    parameters: isPlainRgb(list, ids) ? { ColorTransform: 0 } : undefined,
    // Photoshop stores no ink as 255 and leaves its marker (Adobe Technical Note 5116, section 18).
    inverted: channels === 4 && bodyOf(list, marker.app14, "Adobe") !== undefined,
    data: withoutMetadata(list),
  };
  return { from: "jpg", image, orientation: orientationIn(exif), density: density ?? DEFAULT_DENSITY };
}
