import { readFile } from "node:fs/promises";
import { ConversionError } from "../../../../contract/errors";
import { type Jpeg2000, readJpeg2000 } from "../../containers/jpeg2000";
import { toTiff } from "../../raster/tiff-carrier";
import type { Source } from "../../source";
import { openTrusted } from "../../vips";
import type { Codec } from "../codec";
import { layoutOf } from "./channels";
import { startOpenJpeg } from "./openjpeg";
import { depthOf, readPixels } from "./pixels";

/** Bytes a process may hold while it decodes, with room for the encoder: 41 megapixels of 8-bit RGB. */
const MOST_BYTES = 1.25e9;
/** Numbers of 32 bits that the decoder holds for each sample; the result is copied twice. */
const DECODER_NUMBERS = 2;

/** Checked before the decoder starts: 12 megapixels take 364 MB, and those of a decoder are freed late. */
function checkMemory({ components }: Jpeg2000): void {
  const bytes = components.reduce(
    (sum, { width, height, bits }) => sum + width * height * (4 * DECODER_NUMBERS + 2 * Math.ceil(bits / 8)),
    0,
  );
  if (bytes > MOST_BYTES) throw new ConversionError("out_of_memory", { cause: `${bytes} bytes` });
}

async function inspect(path: string): Promise<Source> {
  const file = await readFile(path);
  const picture = readJpeg2000(file);
  const layout = layoutOf(picture);
  const { width, height } = picture;
  return {
    from: "jp2",
    input: file,
    width,
    height,
    codedPixels: width * height,
    frames: 1,
    hasAlpha: layout.channels.length > layout.colors,
    hasPalette: false,
    hasProfile: layout.icc !== undefined,
    gray: layout.colors === 1,
    isSubsampled: layout.isYcc,
    isLossy: picture.isLossy,
    bits: depthOf(picture, layout),
    progressive: false,
  };
}

/** JPEG 2000, decoded by OpenJPEG: the first codestream of a file. */
export const jp2: Codec = {
  inspect,
  async decode(_job, { input }, _animated, use) {
    const picture = readJpeg2000(typeof input === "string" ? await readFile(input) : input);
    checkMemory(picture);
    const layout = layoutOf(picture);
    const { data, channels, colors } = readPixels(await startOpenJpeg(), picture, layout);
    const { width, height } = picture;
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const bits = data instanceof Uint16Array ? 16 : 8;
    return use(openTrusted(toTiff({ data: bytes, width, height, channels, colors, bits }, layout.icc)));
  },
};
