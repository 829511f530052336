import { ConversionError } from "../../contract/errors";
import { withKnownBrand } from "../avif-brand";
import type { InputFormat } from "../types";
import { openTrusted } from "../vips";
import { avif } from "./avif";
import { gif } from "./gif";
import { jpeg } from "./jpeg";
import { png } from "./png";
import type { Compressed, Compressor, Request } from "./types";
import { webp } from "./webp";

export type { Compressed, Request } from "./types";

/** Formats that come out as they went in. HEIC cannot be written, and nobody looks at a TIFF on a page. */
const compressors: Partial<Record<InputFormat, Compressor>> = { jpg: jpeg, png, webp, avif, gif };

/** Turning a 12-megapixel JPEG without loss takes a second: not done where it cannot win. */
const OBVIOUS = 0.6;
/** Under this, metadata may be most of a file, and stripping takes no time. */
const LONG_BYTES = 500_000;

/** Whether a file's pixels lie as they are stored; AVIF turns them in its container, which stays as it is. */
async function isUpright({ source, pixels }: Request): Promise<boolean> {
  return source.from === "avif" || ((await pixels.clone().metadata()).orientation ?? 1) === 1;
}

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const input = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const { width, height, pageHeight } = await openTrusted(withKnownBrand(input)).metadata();
  return { width, height: pageHeight ?? height };
}

/**
 * Makes a picture smaller that keeps its format, its size in pixels and its look (see `settings`); no larger than it
 * came, for then its own data comes back without metadata.
 *
 * @throws ConversionError `unsupported_type` for formats without a compressor; what a decoder throws
 */
export async function compress(request: Request): Promise<Compressed> {
  const { source, bytes } = request;
  const compressor = compressors[source.from];
  if (!compressor) throw new ConversionError("unsupported_type", { cause: `cannot compress ${source.from}` });
  const candidate = await compressor.encode(request);
  if (candidate && candidate.bytes.length < bytes.length * OBVIOUS && bytes.length > LONG_BYTES)
    return { ...candidate, kept: false, ...(await sizeOf(candidate.bytes)) };
  const canKeep = source.from === "jpg" || (await isUpright(request));
  const stripped = canKeep ? await compressor.strip(request) : null;
  // Turning a JPEG without loss may make it a little longer.
  const kept = stripped && stripped.length <= bytes.length ? stripped : null;
  const limit = kept ? kept.length * (1 - compressor.worth) : bytes.length + 1;
  const result = candidate && candidate.bytes.length < limit ? candidate : null;
  if (!result && kept) return { bytes: kept, kept: true, ...(await sizeOf(kept)) };
  const made = result ?? (await compressor.fallback(request));
  return { ...made, kept: false, ...(await sizeOf(made.bytes)) };
}
