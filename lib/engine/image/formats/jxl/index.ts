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
import { decodeWithDjxl, isForDjxl, needsDjxl } from "./djxl";

/** Whether the profile can be left out: the samples are sRGB, or gray with its curve. */
const isPlain = ({ space }: JpegXl) => space !== undefined && !needsSdr(space);

async function inspect(path: string): Promise<Source> {
  const file = await readFile(path);
  const picture = readJpegXl(file);
  const { width, height, bits, isGray, hasAlpha, hasBlack, isAnimated, isXyb } = picture;
  if (hasBlack) throw new ConversionError("cmyk_jxl");
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

/** Leaves out what libjxl returns in the place of an extra channel that is no alpha: a spot color, which is drawn already. */
function withoutExtra(decoded: Decoded, channels: number): Decoded {
  const { data, channels: all } = decoded;
  if (all === channels) return decoded;
  const kept = new (data.constructor as Uint8ArrayConstructor)((data.length / all) * channels);
  for (let from = 0, to = 0; from < data.length; from += all, to += channels)
    for (let channel = 0; channel < channels; channel += 1)
      kept[to + channel] = data[from + channel] as number;
  return { ...decoded, data: kept, channels };
}

async function decodePicture(path: string, file: Buffer, picture: JpegXl): Promise<Decoded> {
  const { width, height, isGray, hasAlpha, extraChannels } = picture;
  const isFit = (await isForDjxl(picture)) && !isHdrPicture(picture);
  const fast = isFit ? await decodeWithDjxl(path, picture) : undefined;
  if (!fast && needsDjxl(picture))
    throw new ConversionError("cannot_convert", { cause: `${extraChannels} extra channels` });
  // libvips 8.18 calls compressed XMP damaged.
  const decoded = fast ?? (await decode(withoutMetadata(file)));
  const colors = isGray ? 1 : 3;
  const wanted = colors + (hasAlpha ? 1 : 0);
  const isWhole = decoded.channels === wanted || decoded.channels === colors + extraChannels;
  if (decoded.width !== width || decoded.height !== height || !isWhole)
    throw corrupt(`${decoded.width} x ${decoded.height} pixels in ${decoded.channels} channels`);
  return withoutExtra(decoded, wanted);
}

/** JPEG XL, decoded by libjxl: the first frame of an animation. */
export const jxl: Codec = {
  inspect,
  async decode(job, { input }, _animated, use) {
    const file = typeof input === "string" ? await readFile(input) : input;
    const picture = readJpegXl(file);
    const decoded = await decodePicture(job.input, file, picture);
    const { data, width, height, channels } = decoded;
    if (picture.space && isHdrPicture(picture) && (channels === 3 || channels === 4))
      return use(openRaw(toSdr({ data, width, height, channels }, picture.space)));
    return use(openTrusted(toCarrier(decoded, picture.isGray, !isPlain(picture))));
  },
};
