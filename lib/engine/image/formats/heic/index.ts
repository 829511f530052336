import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { ConversionError } from "../../../../contract/errors";
import type { InputFormat } from "../../../../formats";
import { toSdr } from "../../color/to-sdr";
import { isPredicted } from "../../containers/bmff";
import { withWholeColors } from "../../containers/mend";
import { firstFrame, isSequenceOnly, longestTrack } from "../../containers/sequence";
import { toTiff } from "../../raster/tiff-carrier";
import type { Source } from "../../source";
import { isAvifSequence, openRaw, openTrusted, withKnownBrand } from "../../vips";
import { describeAvif } from "../avif/inspect";
import { withChosenLayers } from "../avif/layers";
import type { Codec } from "../codec";
import { readHeader } from "../with-vips";
import { createHeicDecoder, type HeicDecoder } from "./decoder";
import { createHelpers } from "./helpers";

/** Most helper threads: with more than four threads they only wait for the one that assembles the picture. */
const MOST_HELPERS = 3;

let decoder: HeicDecoder | undefined;

/** Starts the decoder with the first HEIC, so that other processes do not pay for its memory. */
function getDecoder(): HeicDecoder {
  const helpers = Math.min(MOST_HELPERS, availableParallelism() - 1);
  decoder ??= createHeicDecoder(createHelpers(helpers, new URL("./heic-worker.mjs", import.meta.url)));
  return decoder;
}

async function describeHeic(bytes: Buffer): Promise<Source> {
  const { images, bitDepth, ...size } = await getDecoder().probe(bytes);
  return {
    from: "heic",
    input: bytes,
    frames: images,
    ...size,
    // The decoder returns 8 bits of color, and the profile beside them.
    bits: 8,
    hasPalette: false,
    hasProfile: false,
    gray: false,
    isSubsampled: true,
    progressive: false,
  };
}

/** Describes the first frame of a sequence that has no still picture, which a reader has to have. */
async function describeSequence(file: Buffer): Promise<Source> {
  const still = firstFrame(file);
  if (!still) throw new ConversionError("unsupported_type", { cause: "a sequence of unknown frames" });
  const known = await readHeader(still).catch(() => null);
  const source = known?.compression === "av1" ? describeAvif(still, known, still) : await describeHeic(still);
  return { ...source, frames: longestTrack(file), isSequence: true };
}

/**
 * Inspects an AVIF or HEIC by its content: a box of generic brand may hold either codec, and libvips refuses some large
 * HEICs that libheif-js reads.
 *
 * @param named the format its brand stands for
 * @throws ConversionError `unsupported_type` for a sequence of another codec, without a still picture;
 * `predicted_picture`
 */
export async function inspectHeif(named: InputFormat & ("avif" | "heic"), path: string): Promise<Source> {
  const file = await readFile(path);
  if (isPredicted(file)) throw new ConversionError("predicted_picture");
  const mended = withWholeColors(file) ?? withChosenLayers(file);
  const input = isAvifSequence(file) ? withKnownBrand(mended ?? file) : (mended ?? path);
  const known = await readHeader(input).catch((cause: Error) => cause);
  if (!(known instanceof Error) && known.compression === "av1") return describeAvif(input, known, file);
  if (isSequenceOnly(file)) return describeSequence(file);
  if (known instanceof Error && named === "avif") throw known;
  return describeHeic(mended ?? file);
}

export const heic: Codec = {
  inspect: (path) => inspectHeif("heic", path),
  // The primary picture comes upright, with its profile.
  async decode(_job, { input }, _animated, use) {
    const bytes = typeof input === "string" ? await readFile(input) : input;
    const { icc, nclx, release, ...pixels } = await getDecoder().decode(bytes);
    try {
      if (icc) return await use(openTrusted(toTiff(pixels, icc)));
      return await use(openRaw(nclx ? toSdr(pixels, nclx) : pixels));
    } finally {
      release();
    }
  },
};
