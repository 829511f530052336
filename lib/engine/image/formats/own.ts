import type { Sharp } from "sharp";
import { toTiff } from "../raster/tiff-carrier";
import type { Source } from "../source";
import { openSamples, openTrusted, type Samples } from "../vips";

type Facts = Pick<Source, "from" | "input" | "width" | "height"> & Partial<Source>;

/** Returns the source for a decoder of our own: by default 8 bits of color, opaque, one frame. */
export const sourceOf = (facts: Facts): Source => ({
  codedPixels: facts.width * facts.height,
  frames: 1,
  hasAlpha: false,
  hasPalette: false,
  hasProfile: false,
  gray: false,
  isSubsampled: false,
  bits: 8,
  progressive: false,
  ...facts,
});

/** Decoded pixels of any number of colors: gray, RGB or CMYK, and perhaps straight alpha. */
type Decoded = Omit<Samples, "channels"> & { channels: number; colors?: 1 | 3 | 4 };

/** Opens decoded pixels, with the profile of their file if it has one. Without a copy where sharp takes them as they are. */
export function openDecoded(decoded: Decoded, icc?: Uint8Array): Sharp {
  const { data, width, height, channels, colors = channels === 1 ? 1 : 3 } = decoded;
  if (!icc && isPlain(channels, colors)) return openSamples({ data, width, height, channels });
  const carried = {
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    bits: data instanceof Uint16Array ? 16 : 8,
  } as const;
  return openTrusted(toTiff({ ...carried, width, height, channels, colors }, icc));
}

const isPlain = (channels: number, colors: number): channels is Samples["channels"] =>
  colors === 3 ? channels === 3 || channels === 4 : channels === 1;
