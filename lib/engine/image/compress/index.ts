import type { Sharp } from "sharp";
import { ConversionError } from "../../../contract/errors";
import { isAnimated } from "../../../formats";
import { type Raster, rasterize, resizeRaster } from "../raster/raster";
import type { Source } from "../source";
import { openTrusted, withKnownBrand } from "../vips";
import { encodeWithin, type SizeTarget } from "./fit";
import { type Ladder, type View, viewOf } from "./ladder";

/** One file to make smaller. */
export type Request = {
  source: Pick<Source, "from" | "frames" | "bits" | "coded">;
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
  /** It has lost pixels or most of its colors to fit a target, and would fit with all of them as a JPG. */
  fitsAsJpg?: boolean;
};

/** How one format is made smaller. */
export type Compressor = {
  /** Returns the original without metadata; `null` when its data cannot be kept. */
  strip: (request: Request) => Uint8Array | null | Promise<Uint8Array | null>;
  /** Whether the result of `strip` is upright even where EXIF turns the original. */
  stripsUpright?: boolean;
  /** Returns the smallest file that looks the same; `null` when there is none. */
  encode: (request: Request) => Promise<Candidate | null>;
  /** Ways to encode within `limit` bytes; `raster` is what all frames look like, below each other. */
  ladder: (request: Request, raster: Raster, limit: number) => Ladder;
  /** Whether a picture of all its pixels fits into `limit` bytes as a JPEG that looks better than fewer of them. */
  fitsAsJpg?: (request: Request, raster: Raster, limit: number) => Promise<boolean>;
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

function checkCompressor(compressor: Compressor | undefined, { from }: Request["source"]): Compressor {
  if (!compressor) throw new ConversionError("unsupported_type", { cause: `cannot compress ${from}` });
  return compressor;
}

async function stripUpright(compressor: Compressor, request: Request): Promise<Uint8Array | null> {
  const canKeep = compressor.stripsUpright || (await isUpright(request.pixels));
  return canKeep ? compressor.strip(request) : null;
}

/**
 * Makes a picture smaller without changing its format, its size in pixels or its look (see `settings`). Where that is
 * not possible, its own data comes back without metadata.
 *
 * @param format the format's compressor; without one it cannot be compressed
 * @throws ConversionError `unsupported_type` without a compressor; what a decoder throws
 */
export async function compress(format: Compressor | undefined, request: Request): Promise<Compressed> {
  const { source, bytes } = request;
  const compressor = checkCompressor(format, source);
  const candidate = await compressor.encode(request);
  if (candidate && candidate.bytes.length < bytes.length * OBVIOUS && bytes.length > LONG_BYTES)
    return { ...candidate, kept: false, ...(await sizeOf(candidate.bytes)) };
  const stripped = await stripUpright(compressor, request);
  // Turning a JPEG without loss may make it a little longer.
  const kept = stripped && stripped.length <= bytes.length ? stripped : null;
  const limit = kept ? kept.length * (1 - compressor.minGain) : bytes.length + 1;
  const result = candidate && candidate.bytes.length < limit ? candidate : null;
  if (!result && kept) return { bytes: kept, kept: true, ...(await sizeOf(kept)) };
  const made = result ?? (await compressor.fallback(request));
  return { ...made, kept: false, ...(await sizeOf(made.bytes)) };
}

/** Animations are resized frame by frame, from their file. */
const animated = (pixels: Sharp, width: number, height: number): View => ({
  width,
  height,
  open: () => pixels.clone().resize(width, height, { fit: "fill" }),
});

/**
 * Makes a picture fit into a number of bytes without changing its format, as good as they allow: its own data where it
 * fits, else a lower quality or fewer colors, and fewer pixels where these would look worse.
 *
 * @throws ConversionError `target_unreachable`, or `fits_as_jpg` where a JPG is a way out; `unsupported_type` without a
 * compressor; what a decoder throws
 */
export async function compressTo(
  target: SizeTarget,
  format: Compressor | undefined,
  request: Request,
): Promise<Compressed> {
  const { source, pixels } = request;
  const compressor = checkCompressor(format, source);
  // Decoded in any case, to find damage.
  const raster = await rasterize(pixels);
  const stripped = await stripUpright(compressor, request);
  if (stripped && stripped.length <= target.bytes)
    return { bytes: stripped, kept: true, ...(await sizeOf(stripped)) };
  const moves = source.frames > 1 && isAnimated(source.from);
  const whole: View = moves
    ? { width: raster.width, height: raster.height / source.frames, open: () => pixels.clone() }
    : viewOf(raster);
  const resize = async (width: number, height: number) =>
    moves ? animated(pixels, width, height) : viewOf(await resizeRaster(raster, width, height));
  const fitsAsJpg = () => compressor.fitsAsJpg?.(request, raster, target.bytes) ?? false;
  try {
    const { rough, ...fitted } = await encodeWithin(
      whole,
      compressor.ladder(request, raster, target.bytes),
      resize,
      target,
    );
    const offers = (rough || fitted.width < whole.width) && (await fitsAsJpg());
    return { ...fitted, kept: false, ...(offers && { fitsAsJpg: true }) };
  } catch (error) {
    if (!(error instanceof ConversionError) || error.limit === undefined || !(await fitsAsJpg())) throw error;
    throw new ConversionError("fits_as_jpg", { limit: error.limit });
  }
}
