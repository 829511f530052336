import { readFile } from "node:fs/promises";
import { ConversionError } from "../../../contract/errors";
import { type Jpeg2000, readJpeg2000 } from "../../containers/jpeg2000";
import { toTiff } from "../../raster/tiff-carrier";
import type { Source } from "../../source";
import { openTrusted } from "../../vips";
import type { Codec } from "../codec";
import { layoutOf } from "./channels";
import { startOpenJpeg } from "./openjpeg";
import { depthOf, readPixels } from "./pixels";

/** Bytes a process may hold for one picture, with room for the encoder. */
const MOST_BYTES = 1.1e9;
/** Bytes for a sample: two numbers of 32 bits in the decoder, and the result. */
const BYTES_PER_SAMPLE = 10;

/** Checked before the decoder starts, because it asks for all of its memory at once. */
function checkMemory({ components }: Jpeg2000): void {
  const samples = components.reduce((sum, { width, height }) => sum + width * height, 0);
  if (samples * BYTES_PER_SAMPLE > MOST_BYTES)
    throw new ConversionError("out_of_memory", { cause: `${samples} samples` });
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
    hasAlpha: layout.alpha !== undefined,
    hasPalette: picture.palette !== undefined,
    hasProfile: layout.icc !== undefined,
    gray: layout.colors.length === 1,
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
