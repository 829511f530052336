import type { Size } from "../../../../resize/plan";
import { corrupt } from "../../../failure";
import { bodyOf, boxesIn, FULL_BOX_BYTES } from "../../containers/bmff";
import { openTiff } from "../../containers/tiff";
import { readExif } from "../../metadata/exif";
import { orientationIn } from "../../metadata/orientation";
import { type Contents, largest } from "./contents";
import { type Extent, previewAt } from "./jpegs";

/* CR3: an ISO base media file (ISO/IEC 14496-12), each picture a track of one sample. */

/** Canon's box in `moov`, which holds EXIF in boxes of its own: CMT1 is IFD0, CMT2 the Exif IFD. */
const CANON = Buffer.from("85c0b687820f11e08111f4ce462b6a48", "hex");

/** Width and height in a sample description, after its fields (12.1.3). */
const SIZE_AT = 24;

const viewOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

type Track = Extent & { size: Size };

/** Reads where the only sample of a track is (8.5.2, 8.7.3, 8.7.5); none in a track of another kind. */
function trackOf(body: Uint8Array): Track[] {
  let table: Uint8Array | undefined = body;
  for (const type of ["mdia", "minf", "stbl"]) table = table && bodyOf(table, type);
  if (!table) return [];
  const [description, sizes] = ["stsd", "stsz"].map((type) => bodyOf(table, type));
  const entry = description && bodyOf(description.subarray(FULL_BOX_BYTES + 4), "CRAW");
  const [wide, narrow] = ["co64", "stco"].map((type) => bodyOf(table, type));
  const offsets = wide ?? narrow;
  if (!entry || entry.length < SIZE_AT + 4 || !sizes || sizes.length < 12 || !offsets) return [];
  if (offsets.length < FULL_BOX_BYTES + 4 + (wide ? 8 : 4)) return [];
  const at = FULL_BOX_BYTES + 4;
  const start = wide ? Number(viewOf(offsets).readBigUInt64BE(at)) : viewOf(offsets).readUInt32BE(at);
  const one = viewOf(sizes).readUInt32BE(FULL_BOX_BYTES);
  const length = one > 0 || sizes.length < 16 ? one : viewOf(sizes).readUInt32BE(12);
  const size = {
    width: viewOf(entry).readUInt16BE(SIZE_AT),
    height: viewOf(entry).readUInt16BE(SIZE_AT + 2),
  };
  return [{ size, start, length }];
}

/**
 * Reads the index of a CR3.
 *
 * @throws ConversionError `corrupt` where it is cut off
 */
export function readCanon(file: Buffer): Contents {
  const movie = bodyOf(file, "moov");
  if (!movie) throw corrupt("a CR3 without its index");
  const boxes = [...boxesIn(movie)];
  const tracks = boxes.filter(({ type }) => type === "trak").flatMap(({ body }) => trackOf(body));
  const canon = boxes.find(
    ({ type, body }) => type === "uuid" && CANON.equals(body.subarray(0, CANON.length)),
  );
  const [main, details] = ["CMT1", "CMT2"].map(
    (type) => canon && bodyOf(canon.body.subarray(CANON.length), type),
  );
  return {
    previews: tracks.flatMap((track) => previewAt(file, track) ?? []),
    sensor: largest(tracks.map(({ size }) => size)),
    orientation: main && orientationIn(openTiff(main)),
    exif: main ? readExif(main, details) : null,
    isCut: tracks.some(({ start, length }) => start + length > file.length),
  };
}
