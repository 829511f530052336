import { makeChunk, withChunks } from "../containers/png";
import type { Carried } from "./types";

/** Keyword, then: not compressed, no language, no translation of the keyword (PNG 3, 11.3.3.4; XMP part 3, 1.1.5). */
const XMP_HEAD = Buffer.from("XML:com.adobe.xmp\0\0\0\0\0", "latin1");

/** Puts metadata into a PNG, behind its header. IPTC has no place there that is agreed upon. */
export function intoPng(file: Buffer, { exif, xmp }: Carried): Buffer {
  const chunks = [exif && makeChunk("eXIf", exif), xmp && makeChunk("iTXt", Buffer.concat([XMP_HEAD, xmp]))];
  return withChunks(
    file,
    chunks.filter((chunk) => chunk !== null),
  );
}
