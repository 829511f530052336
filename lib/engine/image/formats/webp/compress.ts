import type { Sharp } from "sharp";
import type { Candidate, Compressor, Request } from "../../compress";
import type { Ladder, View } from "../../compress/ladder";
import { encodeLossy, type LossyEncoder } from "../../compress/search";
import type { Search } from "../../compress/settings";
import { chunksOf, HEADER_BYTES, makeFile } from "../../containers/riff";
import { openRaster, type Raster, rasterize } from "../../raster/raster";
import { MEGA } from "../../source";

/**
 * Efforts, and pixels above which the lower one is taken, for a job of 30 s. Photos of 12 and 24 megapixels at a quality of 80,
 * seconds of processor time (lib/scripts/bench/FINDINGS.md): with loss 0.4 and 0.8 at 2, 0.9 and 1.7 at 4 and 3, for 5 and 10%
 * fewer bytes; a target size takes up to four encodings. Without loss 12 megapixels take 7.9 s at 2, 8.8 at 4 for 1.5%.
 */
const settings = { effort: 4, largeEffort: 2, large: { lossy: 48 * MEGA, lossless: 6 * MEGA } } as const;
const range: Search = { low: 60, high: 96, guess: 86 };

/** Feature flags of the extended header, and their position in a file (RFC 9649, 2.7.1). */
export const EXIF_FLAG = 0x08;
export const XMP_FLAG = 0x04;
export const FLAGS_AT = HEADER_BYTES + 8;
const FRAME_HEADER_BYTES = 16;

/** Whether every picture in a WEBP is stored without loss. */
export function isLossless(bytes: Buffer): boolean {
  const chunks = chunksOf(bytes, HEADER_BYTES);
  const inner = chunks
    .filter(({ name }) => name === "ANMF")
    .flatMap(({ payload }) => chunksOf(payload, FRAME_HEADER_BYTES));
  return ![...chunks, ...inner].some(({ name }) => name === "VP8 ");
}

const visible = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** Drops EXIF, XMP and unknown chunks; the profile stays, because it changes how the picture looks. */
function strip(bytes: Buffer): Buffer {
  const chunks = chunksOf(bytes, HEADER_BYTES).filter(({ name }) => visible.has(name));
  const file = makeFile(bytes.subarray(0, HEADER_BYTES), ...chunks.map(({ whole }) => whole));
  if (chunks[0]?.name === "VP8X") file[FLAGS_AT] = (file[FLAGS_AT] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
  return file;
}

const effortFor = ({ width, height }: Raster, way: keyof typeof settings.large) =>
  width * height > settings.large[way] ? settings.largeEffort : settings.effort;

const smaller = (a: Candidate | null, b: Candidate) => (a && a.bytes.length < b.bytes.length ? a : b);

/** Opens a still picture from its decoded pixels, an animation from the file, which has its frames and delays. */
const opener =
  ({ source, pixels }: Request, raster: Raster) =>
  (): Sharp =>
    source.frames > 1 ? pixels.clone() : openRaster(raster);

/** Encodes a lossless source both ways and takes the smaller: drawings are smaller without loss. */
async function compressWebp(request: Request): Promise<Candidate | null> {
  const raster = await rasterize(request.pixels);
  const open = opener(request, raster);
  const effort = effortFor(raster, "lossy");
  const lossless = isLossless(request.bytes);
  const lossy: LossyEncoder = (pixels, quality) =>
    pixels.webp({ quality, effort, alphaQuality: 100, smartSubsample: lossless });
  const found = await encodeLossy(raster, open, lossy, range);
  if (!lossless) return found;
  const exact = { lossless: true, effort: effortFor(raster, "lossless") };
  return smaller(found, { bytes: await open().webp(exact).toBuffer() });
}

/** Qualities for a target size; see the JPEG's. */
const fitting = {
  fine: { low: 40, high: 98, guess: 78, shrunk: 72 },
  rough: { low: 1, high: 39, guess: 20, rough: true },
} as const;

function ladder({ bytes }: Request, raster: Raster): Ladder {
  const effort = effortFor(raster, "lossy");
  const lossy = {
    encode: ({ open }: View, quality: number) =>
      open().webp({ quality, effort, alphaQuality: 100 }).toBuffer(),
  };
  const rungs: Ladder = [
    { ...fitting.fine, ...lossy },
    { ...fitting.rough, ...lossy },
  ];
  if (!isLossless(bytes)) return rungs;
  const exact = { lossless: true, effort: effortFor(raster, "lossless") };
  const lossless = ({ open }: View) => open().webp(exact).toBuffer();
  return [{ low: 0, high: 0, guess: 0, encode: lossless }, ...rungs];
}

async function turn(request: Request): Promise<Candidate> {
  const found = await compressWebp(request);
  if (found) return found;
  const quality = range.high;
  return { bytes: await request.pixels.clone().webp({ quality, alphaQuality: 100 }).toBuffer(), quality };
}

export const compressor: Compressor = {
  ladder,
  strip: ({ bytes }) => strip(bytes),
  encode: compressWebp,
  fallback: turn,
  minGain: 0.2,
};
