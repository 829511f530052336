import type { Candidate, Compressor, Request } from "../../compress";
import { encodeWhole, lowestQuality, type Trial, trialsOf } from "../../compress/search";
import { type Search, targets } from "../../compress/settings";
import { headSegments, marker } from "../../containers/jpeg";
import { openRaster, type Raster, rasterize, sample } from "../../raster/raster";
import { MEGA } from "../../source";
import { isSubsampled } from "./coefficients/frame";
import { type QuantizationTable, readQuantizationTables } from "./coefficients/tables";
import { fittedLumaTables, ladder } from "./fit";
import { uprightJpeg } from "./lossless";
import { type Color, dot, encode, trial } from "./mozjpeg";
import { requantize } from "./requantize";

const range: Search = { low: 55, high: 94, guess: 79 };

/** Share of the target that trials have to reach, because they run without trellis quantization. */
const TRELLIS = 0.98;

/** Quality above which full color resolution is tried too: there, halved color is the limit. */
const FULL_CHROMA_ABOVE = 86;
/** A JPEG is only quantized again if its quantization is finer than ours by this factor (8 steps of quality). */
const FINER = 1.3;

/** Sides are 16 bits, of which libjpeg takes a little less. */
export const LONGEST_SIDE = 65_500;

/** Qualities to try for a JPEG that must be turned and must not grow. */
const TURN = { lowest: 40, step: 9 } as const;

const search = (tiles: Raster, color: Color) =>
  lowestQuality(
    trialsOf(tiles, (quality) => trial(tiles, quality, color)),
    targets.lossy * TRELLIS,
    range,
  );

type Found = Trial & { color: Color };

/** Finds the smaller of halved and full color; full is tried where the source has it or halved needs high quality. */
async function find(tiles: Raster, halved: boolean): Promise<Found | null> {
  const small = await search(tiles, "4:2:0");
  const limited = !small || (!halved && small.quality > FULL_CHROMA_ABOVE);
  const full = limited && tiles.channels > 1 ? await search(tiles, "4:4:4") : null;
  if (full && (!small || full.bytes.length < small.bytes.length)) return { ...full, color: "4:4:4" };
  return small && { ...small, color: "4:2:0" };
}

let ownTables: Promise<ReadonlySet<string>> | undefined;

/** Collects the luma tables we would write, with a target size or without: 41 tiny encodes, once per process. */
async function listOwnTables(): Promise<ReadonlySet<string>> {
  const { low, high } = range;
  const qualities = Array.from({ length: high - low + 1 }, (_, step) => low + step);
  const whole = qualities.map(async (quality) => lumaTable(await trial(dot, quality, "4:2:0")));
  const tables = [...(await Promise.all(whole)), ...(await fittedLumaTables(low, high))];
  return new Set(tables.map(String));
}

/**
 * Whether a file has been through this tool, or mozjpeg at a quality like ours. Each pass smooths the grain that called
 * for high quality, so that the next would find a lower one: 94, then 77 on a noisy picture.
 */
function isCompressed(bytes: Uint8Array): Promise<boolean> {
  ownTables ??= listOwnTables();
  return ownTables.then((tables) => tables.has(String(lumaTable(bytes))));
}

async function compressJpeg({ bytes, pixels }: Request): Promise<Candidate | null> {
  // Decoded in any case, to find damage.
  const raster = await rasterize(pixels);
  if (await isCompressed(bytes)) return null;
  const tiles = sample(raster);
  const found = await find(tiles, isSubsampled(bytes));
  // Quantized as coarsely already: another pass would lose quality and gain nothing.
  if (!found || coarseness(found.bytes) < coarseness(bytes) * FINER) return null;
  const share = (raster.width * raster.height) / (tiles.width * tiles.height);
  const expected = found.bytes.length * share;
  return encodeWhole(raster, found.quality, async (quality) => {
    const like = quality === found.quality ? found.bytes : await trial(tiles, quality, found.color);
    return requantize(bytes, like) ?? encode(raster, quality, found.color, expected);
  });
}

/** Turns a picture that cannot be turned without loss: the best quality that is no longer than the original. */
async function turn({ bytes, pixels }: Request): Promise<Candidate> {
  const raster = await rasterize(pixels);
  const color = isSubsampled(bytes) ? "4:2:0" : "4:4:4";
  let quality: number = range.high;
  let turned = await encode(raster, quality, color, bytes.length);
  while (turned.length > bytes.length && quality > TURN.lowest) {
    quality -= TURN.step;
    turned = await encode(raster, quality, color, bytes.length);
  }
  return { bytes: turned, quality };
}

/**
 * Quality from which a JPEG looks better than a PNG with fewer pixels: its visible error is smaller than that of 160 colors
 * at 80% of both sides in photos (1.8 and 3.6), pages (3.2 and 3.5), screenshots (2.9 and 10.5), drawings (3.1 and 4.1) and
 * noise (11.4 and 12.1). At 45 that is no longer so.
 */
const DECENT = 60;

/** Most that fitted codes and trellis quantization save, as a factor of the bytes without; on photos and pages 1.2 to 1.35. */
const MOST_SAVED = 1.4;
/** Above this, only an estimate: libjpeg holds all coefficients for what saves bytes, 3 bytes a pixel. */
const ESTIMATED_MEGAPIXELS = 40;

/** Whether a JPEG of all pixels fits into `limit` bytes at a decent quality. A fast encoding, which is longer, mostly tells. */
export async function fitsDecently(raster: Raster, limit: number): Promise<boolean> {
  const { width, height } = raster;
  if (Math.max(width, height) > LONGEST_SIDE) return false;
  const fast = { quality: DECENT, quantizationTable: 3, optimiseCoding: false };
  const { length } = await openRaster(raster).jpeg(fast).toBuffer();
  const isClear = length <= limit || length > limit * MOST_SAVED;
  if (isClear || width * height > ESTIMATED_MEGAPIXELS * MEGA) return length <= limit;
  return (await encode(raster, DECENT, "4:2:0", limit)).length <= limit;
}

export const compressor: Compressor = {
  ladder,
  strip: ({ bytes }) => uprightJpeg(bytes)?.bytes ?? null,
  stripsUpright: true,
  encode: compressJpeg,
  fallback: turn,
  minGain: 0.05,
};

/** First coefficients in zig-zag order: the low frequencies, where loss shows. */
const LOW_FREQUENCIES = 21;

/** Reads the divisors of luma (ITU-T T.81, B.2.4.1); undefined without any. */
function lumaTable(bytes: Uint8Array): QuantizationTable | undefined {
  const slots: (QuantizationTable | undefined)[] = [];
  for (const { code, body } of headSegments(bytes))
    if (code === marker.quantizationTables) readQuantizationTables(body, slots);
  return slots[0];
}

/** Measures how coarsely luma is quantized: the geometric mean of its low-frequency divisors, 1 for the finest. */
function coarseness(bytes: Uint8Array): number {
  const low = lumaTable(bytes)?.subarray(0, LOW_FREQUENCIES) ?? [];
  let logs = 0;
  for (const divisor of low) logs += Math.log(Math.max(1, divisor));
  return low.length > 0 ? Math.exp(logs / LOW_FREQUENCIES) : 0;
}
