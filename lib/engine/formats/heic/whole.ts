import type { Cicp } from "../../color/cicp";
import { eightBitMap } from "../../color/eight-bit";
import { corrupt } from "../../failure";
import type { HeifImage } from "./image";
import type { Raster } from "./placement";

type WholePixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };

/**
 * Decodes a picture in one piece: libheif turns, crops and adds the alpha.
 *
 * @param convert color space to convert to sRGB from
 * @throws ConversionError `corrupt` when the pixels are not of the promised size
 */
export function decodeWhole(image: HeifImage, convert?: Cicp): WholePixels {
  const channels = image.hasAlpha ? 4 : 3;
  return image.decodeWhole((raster, premultiplied) => {
    const { width, height } = raster;
    if (width !== image.width || height !== image.height)
      throw corrupt(`${width} x ${height} pixels instead of ${image.width} x ${image.height}`);
    const data = packed(raster, channels);
    if (premultiplied && channels === 4) straighten(data);
    if (convert) eightBitMap(convert)(data, channels);
    return { data, width, height, channels };
  });
}

function packed({ data, stride, width, height }: Raster, channels: number): Uint8Array {
  const rowBytes = width * channels;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * stride, y * stride + rowBytes), y * rowBytes);
  return rows;
}

/** Converts premultiplied RGBA to straight alpha, in place; libheif only reports it (`prem`, ISO/IEC 23008-12, 6.6.2). */
function straighten(rgba: Uint8Array): void {
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel++)
      rgba[channel] = Math.min(255, Math.round(((rgba[channel] as number) * 255) / alpha));
  }
}
