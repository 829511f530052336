import { corrupt } from "../../../failure";
import { chunksOf, HEADER_BYTES, makeChunk, makeFile } from "../../containers/riff";
import { EXIF_FLAG, XMP_FLAG } from "../../formats/webp/compress";
import { readBlocks } from "../details/blocks";
import { onlyOrientation } from "./orientation";

/** Where the size of what follows it ends (RFC 9649, 2.4). */
const SIZE_END = 8;

/** Chunks of the picture, its colors and its animation (RFC 9649, 2.7). */
const kept: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** Copies the chunks of a WEBP's picture. */
export function withoutDetails(file: Buffer): Buffer {
  if (file.length < SIZE_END + file.readUInt32LE(SIZE_END - 4)) throw corrupt("a WEBP that is cut off");
  const orientation = onlyOrientation(readBlocks(file, "webp").exif[0]);
  const parts = chunksOf(file, HEADER_BYTES)
    .filter(({ name }) => kept.has(name))
    .map(({ name, payload, whole }) => {
      if (name !== "VP8X") return whole;
      const header = Buffer.from(payload);
      header[0] = ((header[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (orientation ? EXIF_FLAG : 0);
      return makeChunk(name, header);
    });
  const isExtended = parts[0]?.toString("latin1", 0, 4) === "VP8X";
  // Without its header, a file has no place for EXIF, and readers know none.
  if (orientation && isExtended) parts.push(makeChunk("EXIF", orientation));
  return makeFile(file.subarray(0, HEADER_BYTES), ...parts);
}
