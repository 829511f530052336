import sharp from "sharp";
import { similarities } from "./ssim";

async function lumaOf(path: string) {
  const { data, info } = await sharp(path, { limitInputPixels: false })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

/**
 * Mean structural similarity of the brightness of two pictures, 1 for equal ones.
 *
 * @returns NaN when they have different sizes or one cannot be read here (a HEIC)
 */
export async function likeness(before: string, after: string): Promise<number> {
  try {
    const [a, b] = await Promise.all([lumaOf(before), lumaOf(after)]);
    if (a.width !== b.width || a.height !== b.height) return Number.NaN;
    const map = similarities(a, b);
    return map.reduce((sum, value) => sum + value, 0) / map.length;
  } catch {
    return Number.NaN;
  }
}
