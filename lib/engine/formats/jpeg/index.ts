import { LONGEST_BODY, makeSegment, marker, splitSegments } from "../../containers/jpeg";
import type { EmbeddedMetadata } from "../../metadata";
import type { OutputCodec } from "../codec";
import { inspectWithVips } from "../with-vips";
import { compressor } from "./compress";
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

export const jpeg: OutputCodec = {
  inspect: (path) => inspectWithVips("jpg", path),
  decode,
  encode,
  embed,
  compressor,
  // Sides are 16 bits; libjpeg stops a little earlier (JPEG_MAX_DIMENSION).
  longestSide: 65_500,
};
