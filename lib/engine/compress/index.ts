import type { Sharp } from "sharp";
import { ConversionError } from "../../contract/errors";
import type { Source } from "../source";
import { openTrusted, withKnownBrand } from "../vips";

/** One file to make smaller. */
export type Request = {
  source: Pick<Source, "from" | "frames" | "bits">;
  /** The file as it came. */
  bytes: Buffer;
  /** Its pixels, upright and in sRGB, all frames of an animation; read several times, never changed. */
  pixels: Sharp;
};

/** A new file that looks the same, with the quality its encoder was given. */
export type Candidate = { bytes: Uint8Array; quality?: number };

export type Compressed = Candidate & {
  /** Pixels of one frame, upright. */
  width: number;
  height: number;
  /** These are the original's data without metadata: nothing smaller looked the same. */
  kept: boolean;
};

/** How one format is made smaller. */
export type Compressor = {
  /** Returns the original without metadata; `null` when its data cannot be kept. */
  strip: (request: Request) => Uint8Array | null | Promise<Uint8Array | null>;
  /** Whether the result of `strip` is upright even where EXIF turns the original. */
  stripsUpright?: boolean;
  /** Returns the smallest file that looks the same; `null` when there is none. */
  encode: (request: Request) => Promise<Candidate | null>;
  /** Used when neither works: looks the same as far as the format allows, of whatever size. */
  fallback: (request: Request) => Promise<Candidate>;
  /** Share, 0 to 1, by which a candidate must be smaller: a little is not worth another generation's loss. */
  minGain: number;
};

/** A candidate below this share of the original wins at once: turning a 12-megapixel JPEG losslessly takes a second. */
const OBVIOUS = 0.6;
/** In shorter files metadata may be the largest part, and stripping takes no time. */
const LONG_BYTES = 500_000;

const isUpright = async (pixels: Sharp) => ((await pixels.clone().metadata()).orientation ?? 1) === 1;

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const input = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const { width, height, pageHeight } = await openTrusted(withKnownBrand(input)).metadata();
  return { width, height: pageHeight ?? height };
}

/**
 * Makes a picture smaller without changing its format, its size in pixels or its look (see `settings`). Where that is
 * not possible, its own data comes back without metadata.
 *
 * @param compressor the format's; without one it cannot be compressed
 * @throws ConversionError `unsupported_type` without a compressor; what a decoder throws
 */
export async function compress(compressor: Compressor | undefined, request: Request): Promise<Compressed> {
  const { source, bytes, pixels } = request;
  if (!compressor) throw new ConversionError("unsupported_type", { cause: `cannot compress ${source.from}` });
  const candidate = await compressor.encode(request);
  if (candidate && candidate.bytes.length < bytes.length * OBVIOUS && bytes.length > LONG_BYTES)
    return { ...candidate, kept: false, ...(await sizeOf(candidate.bytes)) };
  const canKeep = compressor.stripsUpright || (await isUpright(pixels));
  const stripped = canKeep ? await compressor.strip(request) : null;
  // Turning a JPEG without loss may make it a little longer.
  const kept = stripped && stripped.length <= bytes.length ? stripped : null;
  const limit = kept ? kept.length * (1 - compressor.minGain) : bytes.length + 1;
  const result = candidate && candidate.bytes.length < limit ? candidate : null;
  if (!result && kept) return { bytes: kept, kept: true, ...(await sizeOf(kept)) };
  const made = result ?? (await compressor.fallback(request));
  return { ...made, kept: false, ...(await sizeOf(made.bytes)) };
}
