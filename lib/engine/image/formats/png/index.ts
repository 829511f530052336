import { chunksOf, joinChunks, makeChunk, readPngHead, withChunks } from "../../containers/png";
import type { EmbeddedMetadata } from "../../metadata";
import type { OutputCodec } from "../codec";
import { readCoded } from "../read-coded";
import { decodeWithVips, inspectWithVips } from "../with-vips";
import { colorSpaceOf } from "./color";
import { compressor } from "./compress";
import { readInSpace } from "./decode";
import { encode } from "./encode";

/** Keyword; not compressed, no language, no translated keyword (PNG 3, 11.3.3.4; XMP part 3, 1.1.5). */
const XMP_HEAD = Buffer.from("XML:com.adobe.xmp\0\0\0\0\0", "latin1");

/** Puts metadata into a PNG, after its header. There is no agreed place for IPTC. */
function embed(file: Buffer, { exif, xmp }: EmbeddedMetadata): Buffer {
  const chunks = [exif && makeChunk("eXIf", exif), xmp && makeChunk("iTXt", Buffer.concat([XMP_HEAD, xmp]))];
  return withChunks(
    file,
    chunks.filter((chunk) => chunk !== null),
  );
}

const PER_METER = 1;
const INCHES_PER_METER = 1 / 0.0254;

/** Writes the resolution, in place of another (PNG 3, 11.3.4.3). */
function setDensity(file: Buffer, dpi: number): Buffer {
  const payload = Buffer.alloc(9);
  const density = Math.round(dpi * INCHES_PER_METER);
  payload.writeUInt32BE(density, 0);
  payload.writeUInt32BE(density, 4);
  payload[8] = PER_METER;
  const kept = chunksOf(file).filter(({ name }) => name !== "pHYs");
  return withChunks(joinChunks(kept), [makeChunk("pHYs", payload)]);
}

export const png: OutputCodec = {
  async inspect(path) {
    const { frames, colors } = await readPngHead(path);
    const source = { ...(await inspectWithVips("png", path)), frames };
    const found = colorSpaceOf(colors);
    if (!found) return source;
    if ("sdr" in found) return { ...source, hasProfile: false, space: found.sdr };
    return {
      ...source,
      bits: 8,
      hasProfile: false,
      gray: false,
      coded: { cicp: found.hdr, bits: source.bits },
    };
  },
  async decode(job, source, animated, use) {
    if (source.space) return use(await readInSpace(job, source, source.space));
    if (source.coded) return use(await readCoded(job, source, source.coded));
    return decodeWithVips(job, source, animated, use);
  },
  encode,
  setDensity,
  embed,
  compressor,
  // libpng's default limit (PNG_USER_WIDTH_MAX).
  longestSide: 1_000_000,
};
