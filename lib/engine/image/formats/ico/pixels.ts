import { corrupt } from "../../../failure";
import type { Samples } from "../../vips";
import type { Dib } from "../bmp/header";
import { readPixels, rowBytes } from "../bmp/pixels";

/** Whether any pixel of four channels is not opaque. */
function hasOwnAlpha(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return true;
  return false;
}

/**
 * Decodes a bitmap of an icon. Its mask, a bit for each pixel, cuts out the shape where the colors have no alpha of their
 * own.
 *
 * @param maskAt offset of the mask, by default behind the colors
 */
export function readIconPixels(
  data: Uint8Array,
  dib: Dib,
  maskAt: number = dib.dataAt + rowBytes(dib) * dib.height,
): Samples {
  const { width, height, topDown } = dib;
  const colors = readPixels(data, dib);
  if (colors.channels === 4 && hasOwnAlpha(colors.data)) return colors;
  const stride = rowBytes({ width, bits: 1 });
  const mask = data.subarray(maskAt, maskAt + stride * height);
  // Some writers leave the mask out.
  const isMasked = mask.length > 0;
  if (isMasked && mask.length < stride * height) throw corrupt("an icon's mask ends early");
  const rgba = new Uint8Array(width * height * 4);
  const { channels } = colors;
  for (let y = 0, from = 0, to = 0; y < height; y += 1) {
    const row = (topDown ? y : height - 1 - y) * stride;
    for (let x = 0; x < width; x += 1, from += channels, to += 4) {
      for (let channel = 0; channel < 3; channel += 1)
        rgba[to + channel] = colors.data[channels === 1 ? from : from + channel] as number;
      const isCut = isMasked && (((mask[row + (x >> 3)] as number) >> (7 - (x & 7))) & 1) === 1;
      rgba[to + 3] = isCut ? 0 : 255;
    }
  }
  return { data: rgba, width, height, channels: 4 };
}
