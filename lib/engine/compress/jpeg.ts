import { coarseness, firstTable, hasHalvedColor } from "./jpeg-head";
import type { Raster } from "./planes";
import { openRaster, rasterize, sample } from "./raster";
import { encodeWhole, lowestQuality, type Trial, trialsOf } from "./search";
import * as settings from "./settings";
import type { Candidate, Compressor, Request } from "./types";

type Color = "4:2:0" | "4:4:4";

/** mozjpeg's tables without its slow part: 10 ms for a megapixel, not 51, and errors 2% lower at the same quality. */
const trial = (raster: Raster, quality: number, chromaSubsampling: Color) =>
  openRaster(raster).jpeg({ quality, chromaSubsampling, quantizationTable: 3 }).toBuffer();

/**
 * Trellis quantization, deringing, and the best of many orders of scans; for a file that will be very long, none of it.
 *
 * @param expected bytes of the result, about
 */
const encode = (raster: Raster, quality: number, chromaSubsampling: Color, expected: number) => {
  const heavy = { quantizationTable: 3, progressive: true };
  const how = expected > settings.HEAVY_BYTES ? heavy : { mozjpeg: true };
  return openRaster(raster)
    .jpeg({ quality, chromaSubsampling, ...how })
    .toBuffer();
};

const search = (tiles: Raster, color: Color) =>
  lowestQuality(
    trialsOf(tiles, (quality) => trial(tiles, quality, color)),
    settings.targets.lossy * settings.TRELLIS,
    settings.searches.jpg,
  );

type Found = Trial & { color: Color };

/** The smaller of halved and full color; full is tried where the source has it or halved needs too high a quality. */
async function find(tiles: Raster, halved: boolean): Promise<Found | null> {
  const small = await search(tiles, "4:2:0");
  const limited = !small || (!halved && small.quality > settings.FULL_COLOR_ABOVE);
  const full = limited && tiles.channels > 1 ? await search(tiles, "4:4:4") : null;
  if (full && (!small || full.bytes.length < small.bytes.length)) return { ...full, color: "4:4:4" };
  return small && { ...small, color: "4:2:0" };
}

const dot: Raster = { data: new Uint8Array(3), width: 1, height: 1, channels: 3 };

let ownTables: Promise<ReadonlySet<string>> | undefined;

/** The quantization tables we would write; 40 tiny encodes, once a process. */
async function listOwnTables(): Promise<ReadonlySet<string>> {
  const { low, high } = settings.searches.jpg;
  const qualities = Array.from({ length: high - low + 1 }, (_, step) => low + step);
  return new Set(
    await Promise.all(qualities.map(async (quality) => firstTable(await trial(dot, quality, "4:2:0")))),
  );
}

/**
 * Whether a file has been through this tool, or mozjpeg at a quality like ours. Each pass smooths grain that made the
 * one before careful, so that the next would find a lower quality: 94, then 77 on a noisy picture.
 */
function isCompressed(bytes: Uint8Array): Promise<boolean> {
  ownTables ??= listOwnTables();
  return ownTables.then((tables) => tables.has(firstTable(bytes)));
}

async function compressJpeg({ bytes, pixels }: Request): Promise<Candidate | null> {
  // Decoded in any case: a damaged file is found by that.
  const raster = await rasterize(pixels);
  if (await isCompressed(bytes)) return null;
  const tiles = sample(raster);
  const found = await find(tiles, hasHalvedColor(bytes));
  // Quantized as coarsely already: another pass would lose without gaining.
  if (!found || coarseness(found.bytes) < coarseness(bytes) * settings.FINER) return null;
  const share = (raster.width * raster.height) / (tiles.width * tiles.height);
  const expected = found.bytes.length * share;
  return encodeWhole(raster, found.quality, (quality) => encode(raster, quality, found.color, expected));
}

/** For a picture that cannot be turned without loss: the best that is no longer than what came. */
async function turn({ bytes, pixels }: Request): Promise<Candidate> {
  const raster = await rasterize(pixels);
  const color = hasHalvedColor(bytes) ? "4:2:0" : "4:4:4";
  let quality: number = settings.searches.jpg.high;
  let turned = await encode(raster, quality, color, bytes.length);
  while (turned.length > bytes.length && quality > settings.TURN.lowest) {
    quality -= settings.TURN.step;
    turned = await encode(raster, quality, color, bytes.length);
  }
  return { bytes: turned, quality };
}

export const jpeg: Compressor = {
  strip: ({ bytes, stripJpeg }) => stripJpeg(bytes),
  encode: compressJpeg,
  fallback: turn,
  worth: 0.05,
};
