import sharp from "sharp";
import { meanSimilarity } from "../../engine/image/compress/ssim";

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
 * Computes the mean structural similarity of the luma of two pictures, 1 for equal ones.
 *
 * @returns NaN if their sizes differ or sharp cannot read one of them (a HEIC)
 */
export async function meanSsim(before: string, after: string): Promise<number> {
  try {
    const [a, b] = await Promise.all([lumaOf(before), lumaOf(after)]);
    if (a.width !== b.width || a.height !== b.height) return Number.NaN;
    return meanSimilarity(a, b);
  } catch {
    return Number.NaN;
  }
}
