import { readFile } from "node:fs/promises";
import { ConversionError } from "../../../../contract/errors";
import { corrupt } from "../../../failure";
import { isHdr, needsSdr } from "../../color/cicp";
import { toSdr } from "../../color/to-sdr";
import { type JpegXl, readJpegXl, withoutMetadata } from "../../containers/jpeg-xl";
import { toTiff } from "../../raster/tiff-carrier";
import type { Source } from "../../source";
import { openRaw, openTrusted } from "../../vips";
import type { Codec } from "../codec";
import { countFrames, type Decoded, decode } from "./decoder";

/** Whether the profile can be left out: the samples are sRGB, or gray with its curve. */
const isPlain = ({ space }: JpegXl) => space !== undefined && !needsSdr(space);

async function inspect(path: string): Promise<Source> {
  const file = await readFile(path);
  const picture = readJpegXl(file);
  const { width, height, bits, isGray, hasAlpha, hasBlack, isAnimated, isXyb } = picture;
  if (hasBlack) throw new ConversionError("cannot_convert", { cause: "CMYK" });
  return {
    from: "jxl",
    input: file,
    width,
    height,
    codedPixels: width * height,
    frames: isAnimated ? await countFrames(withoutMetadata(file)) : 1,
    hasAlpha,
    hasPalette: false,
    hasProfile: !isPlain(picture),
    gray: isGray,
    isSubsampled: false,
    isLossy: isXyb,
    bits: bits > 8 && !isHdrPicture(picture) ? 16 : 8,
    progressive: false,
  };
}

const isHdrPicture = ({ space, isGray }: JpegXl) => space !== undefined && !isGray && isHdr(space);

/** Samples as bytes, for a TIFF. */
function toCarrier(
  { data, width, height, channels, icc }: Decoded,
  isGray: boolean,
  withProfile: boolean,
): Buffer {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const bits = data instanceof Uint16Array ? 16 : 8;
  return toTiff(
    { data: bytes, width, height, channels, colors: isGray ? 1 : 3, bits },
    withProfile ? icc : undefined,
  );
}

/** JPEG XL, decoded by libjxl: the first frame of an animation. */
export const jxl: Codec = {
  inspect,
  async decode(_job, { input }, _animated, use) {
    const file = typeof input === "string" ? await readFile(input) : input;
    const picture = readJpegXl(file);
    // libvips 8.18 calls compressed XMP damaged.
    const decoded = await decode(withoutMetadata(file));
    const { data, width, height, channels } = decoded;
    const expected = (picture.isGray ? 1 : 3) + (picture.hasAlpha ? 1 : 0);
    if (width !== picture.width || height !== picture.height || channels !== expected)
      throw corrupt(`${width} x ${height} pixels in ${channels} channels`);
    if (picture.space && isHdrPicture(picture) && (channels === 3 || channels === 4))
      return use(openRaw(toSdr({ data, width, height, channels }, picture.space)));
    return use(openTrusted(toCarrier(decoded, picture.isGray, !isPlain(picture))));
  },
};
