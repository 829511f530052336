import { LONGEST_BODY, makeSegment, marker, splitSegments, startsWith } from "../../containers/jpeg";
import type { EmbeddedMetadata } from "../../metadata";
import type { OutputCodec } from "../codec";
import { inspectWithVips } from "../with-vips";
import { compressor, LONGEST_SIDE } from "./compress";
import { decode } from "./decode";
import { encode } from "./encode";

/** Puts metadata into a JPEG of ours, after its JFIF segment (CIPA DC-008, 4.5.4; XMP part 3, 1.1.3). */
export function embed(file: Buffer, { exif, xmp, iptc }: EmbeddedMetadata): Buffer {
  const first = splitSegments(file)?.list[0];
  const at = first?.code === marker.app0 ? 2 + 4 + first.body.length : 2;
  const bodies: [number, Buffer | null][] = [
    [marker.app1, exif && Buffer.concat([Buffer.from("Exif\0\0"), exif])],
    [marker.app1, xmp && Buffer.concat([Buffer.from("http://ns.adobe.com/xap/1.0/\0"), xmp])],
    [marker.app13, iptc],
  ];
  const segments = bodies.flatMap(([code, body]) =>
    body && body.length <= LONGEST_BODY ? makeSegment(code, body) : [],
  );
  return Buffer.concat([file.subarray(0, at), ...segments, file.subarray(at)]);
}

const JFIF = "JFIF\0";
/** Offsets in the body of a JFIF segment: the unit, and the horizontal and vertical density (JFIF 1.02). */
const jfif = { unit: 7, x: 8, y: 10 } as const;
const PER_INCH = 1;
const MOST_DENSITY = 0xffff;

/** Writes the resolution into the JFIF segment, which comes first. */
export function setDensity(file: Buffer, dpi: number): Buffer {
  const first = splitSegments(file)?.list[0];
  const known = first?.code === marker.app0 && startsWith(first.body, JFIF);
  // Version 1.02, without a thumbnail.
  const body = known
    ? Buffer.from(first.body)
    : Buffer.concat([Buffer.from(`${JFIF}\x01\x02`), Buffer.alloc(7)]);
  body[jfif.unit] = PER_INCH;
  for (const at of [jfif.x, jfif.y]) body.writeUInt16BE(Math.min(dpi, MOST_DENSITY), at);
  const rest = file.subarray(known ? 2 + 4 + first.body.length : 2);
  return Buffer.concat([file.subarray(0, 2), makeSegment(marker.app0, body), rest]);
}

export const jpeg: OutputCodec = {
  inspect: (path) => inspectWithVips("jpg", path),
  decode,
  encode,
  setDensity,
  embed,
  compressor,
  // Sides are 16 bits; libjpeg stops a little earlier (JPEG_MAX_DIMENSION).
  longestSide: LONGEST_SIDE,
};
