import type { Request } from "../../compress";
import type { Ladder, View } from "../../compress/ladder";
import { openRaster, type Raster, sample } from "../../raster/raster";
import { MEGA } from "../../source";
import { isSubsampled } from "./coefficients/frame";
import { COEFFICIENTS, type QuantizationTable } from "./coefficients/tables";
import { type Color, dot, encode, HEAVY_BYTES, trial } from "./mozjpeg";
import { openRequantizer, type Pattern, readPattern } from "./requantize";

/*
 * A JPEG for a number of bytes is encoded once, nearly without loss, and its coefficients are quantized again for each
 * trial: in a quarter of the time of mozjpeg's encoder, and by steps of quality as fine as the divisors allow.
 */

/**
 * From here on quality is so high that trellis quantization, a tenth of the bytes, shows least, and it takes 0.6 s of processor
 * time per megabyte of a grainy photo.
 */
const HEAVY_TARGET_BYTES = 4_000_000;
/** Above this, coefficients would take too much memory: 6 bytes a pixel, with the copy that is changed. */
const MOST_MEGAPIXELS = 40;

/**
 * Qualities for a target size. Of 11 photos, all pixels at a quality of 9 to 45 are nearer to the picture than fewer by
 * butteraugli, half of them by ssimulacra, too; below, ssimulacra says fewer, and butteraugli begins to (BENCH.md).
 */
const fitting = {
  full: { low: 88, high: 97, guess: 92 },
  halved: { low: 9, high: 97, guess: 75, shrunk: 72 },
  rough: { low: 5, high: 8.875, guess: 7, rough: true },
} as const;

/** Steps of quality, and the share of the target that ends the search. */
const fine = { step: 0.125, near: 0.97 } as const;

/** Quality of the coefficients that are quantized again: 0.1 s for 12 megapixels. */
const NEARLY_LOSSLESS = 98;

/** Quality whose divisors are those that all others are scaled from (jpeg_quality_scaling in libjpeg's jcparam.c). */
const UNSCALED = 50;
const scaleOf = (quality: number) => (quality < UNSCALED ? 5000 / quality : 200 - 2 * quality) / 100;

/**
 * By coefficient, where its divisor is rounded up: at another fraction for each, and the later the lower its frequency. At
 * high qualities many divisors are alike, and if all changed at once, a step would be a tenth of the bytes.
 */
const roundedUpAt = Float64Array.from({ length: COEFFICIENTS }, (_, k) => {
  const reversed = Number.parseInt([...k.toString(2).padStart(6, "0")].reverse().join(""), 2);
  return 1 - (reversed + 0.5) / COEFFICIENTS;
});

const grayDot: Raster = { data: new Uint8Array(1), width: 1, height: 1, channels: 1 };

/** Returns the divisors of a quality, which need not be a whole number. */
function divisorsAt(base: readonly QuantizationTable[], quality: number): QuantizationTable[] {
  const scale = scaleOf(quality);
  return base.map((table) =>
    table.map((divisor, k) => {
      const scaled = divisor * scale;
      const up = scaled % 1 >= (roundedUpAt[k] as number) ? 1 : 0;
      return Math.min(255, Math.max(1, Math.floor(scaled) + up));
    }),
  );
}

const patternOf = (bytes: Uint8Array): Pattern => {
  const pattern = readPattern(bytes);
  if (!pattern) throw new Error("an encoding of ours cannot be read");
  return pattern;
};

/** Lists the luma tables of our encodings for a number of bytes, at qualities from `low` to `high`. */
export async function fittedLumaTables(low: number, high: number): Promise<QuantizationTable[]> {
  const { quantizationTables } = patternOf(await trial(grayDot, UNSCALED, "4:2:0"));
  const qualities = Array.from({ length: (high - low) / fine.step + 1 }, (_, at) => low + at * fine.step);
  return qualities.flatMap((quality) => divisorsAt(quantizationTables, quality));
}

/** Bits of symbols are counted for every such step of quality: from 8 for the lowest, 5, to 96 for the highest, 97. */
const RATES_EVERY = 8;

/** Prepares pixels for trials. */
async function prepare(raster: Raster, color: Color): Promise<(quality: number) => Promise<Uint8Array>> {
  const nearlyLossless = { quality: NEARLY_LOSSLESS, quantizationTable: 3, optimiseCoding: false };
  const base = patternOf(await trial(raster.channels === 1 ? grayDot : dot, UNSCALED, color));
  const bytes = await openRaster(raster)
    .jpeg({ ...nearlyLossless, chromaSubsampling: color })
    .toBuffer();
  const requantize = openRequantizer(bytes, base);
  if (!requantize) throw new Error("an encoding of ours cannot be quantized again");
  const tiles = sample(raster);
  const rates = new Map<number, Promise<Pattern>>();
  return async (quality) => {
    const near = Math.round(quality / RATES_EVERY) * RATES_EVERY;
    const known = rates.get(near) ?? trial(tiles, near, color).then(patternOf);
    rates.set(near, known);
    return requantize({
      ...(await known),
      quantizationTables: divisorsAt(base.quantizationTables, quality),
    });
  };
}

/** Encodes views as often as wanted, each prepared once. */
function encoder(color: Color): (view: View, quality: number) => Promise<Uint8Array> {
  const prepared = new WeakMap<Raster, ReturnType<typeof prepare>>();
  return async ({ raster }, quality) => {
    if (!raster) throw new Error("a JPEG that moves");
    const ready = prepared.get(raster) ?? prepare(raster, color);
    prepared.set(raster, ready);
    return (await ready)(quality);
  };
}

/** Full color resolution is kept while the quality is high; below, blocks show more than halved color. */
export function ladder({ bytes }: Request, { channels, width, height }: Raster, limit: number): Ladder {
  const isHeavy =
    limit > HEAVY_TARGET_BYTES || bytes.length > HEAVY_BYTES || width * height > MOST_MEGAPIXELS * MEGA;
  const expected = limit > HEAVY_TARGET_BYTES ? Number.POSITIVE_INFINITY : bytes.length;
  const heavy = (color: Color) => (view: View, quality: number) =>
    encode(view.raster as Raster, Math.floor(quality), color, expected);
  const rung = isHeavy ? heavy : encoder;
  const steps = isHeavy ? {} : fine;
  const encode420 = rung("4:2:0");
  const rungs: Ladder = [
    { ...fitting.halved, ...steps, encode: encode420 },
    { ...fitting.rough, ...steps, encode: encode420 },
  ];
  return channels === 1 || isSubsampled(bytes)
    ? rungs
    : [{ ...fitting.full, ...steps, encode: rung("4:4:4") }, ...rungs];
}
