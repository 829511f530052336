import { openRaster, type Raster } from "../../raster/raster";

/**
 * Bytes above which a JPEG is written without trellis quantization, which takes 0.65 s per megabyte: 5 s for 12
 * megapixels of noise, and 80 megapixels never finished. Without it 80 take 5.6 s, with 10% more bytes. Photos stay
 * below: 48 megapixels make 1.4 MB.
 */
export const HEAVY_BYTES = 12_000_000;
export type Color = "4:2:0" | "4:4:4";

/** Encodes with mozjpeg's tables but without trellis: 10 ms per megapixel, not 51, at 2% lower errors. */
export const trial = (raster: Raster, quality: number, chromaSubsampling: Color) =>
  openRaster(raster).jpeg({ quality, chromaSubsampling, quantizationTable: 3 }).toBuffer();

/**
 * Encodes with trellis quantization, deringing and the best of many scan scripts; without all that if it will be long.
 *
 * @param expected approximate bytes of the result
 */
export const encode = (raster: Raster, quality: number, chromaSubsampling: Color, expected: number) => {
  const heavy = { quantizationTable: 3, progressive: true };
  const how = expected > HEAVY_BYTES ? heavy : { mozjpeg: true };
  return openRaster(raster)
    .jpeg({ quality, chromaSubsampling, ...how })
    .toBuffer();
};

/** One pixel, whose encoding shows the tables of a quality. */
export const dot: Raster = { data: new Uint8Array(3), width: 1, height: 1, channels: 3 };
