import { KIB, MIB } from "../../limits";
import { findDrawnSizes } from "./drawn";
import { estimateSizes, type PdfSizes } from "./model";
import { readObjects } from "./objects";
import { findParts } from "./parts";
import { readQuantization } from "./quantization";

/** Time for reading a document, in milliseconds: nobody waits for an estimate. */
const BUDGET_MS = 4000;
/** Share of a document's bytes that has to be understood. */
const MIN_KNOWN = 0.5;
/** Share of a document's bytes from which a result counts as no smaller. */
const SAME = 0.97;

/**
 * Estimates how large a PDF will be at each level of compression, in bytes, without decoding its pictures.
 *
 * Measured on 40 documents at three levels, some of which the factors were adjusted to: the median error is 13% of the
 * result, and three in four are within 25%.
 *
 * @returns undefined for a document about which nothing can be said: encrypted, signed, damaged or very large
 * @throws the platform's AbortError
 */
export async function estimatePdfSizes(signal: AbortSignal, file: Blob): Promise<PdfSizes | undefined> {
  const deadline = Date.now() + BUDGET_MS;
  try {
    const objects = await readObjects(signal, file, deadline);
    if (objects.isProtected || objects.knownBytes < file.size * MIN_KNOWN) return undefined;
    const drawn = await findDrawnSizes(signal, file, objects, deadline);
    const quantization = await readQuantization(signal, file, objects);
    return estimateSizes(findParts({ ...objects, drawn, quantization }), file.size);
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** What to say of the size at each level. */
export type SizeWords = Readonly<Record<keyof PdfSizes, string>>;

/** Formats a size with two digits, as more would promise too much: 'about 1.2 MB'. */
function aboutSize(bytes: number, before: number): string {
  if (bytes > before * SAME) return "about the same size";
  const [value, unit] = bytes < MIB ? [bytes / KIB, "KB"] : [bytes / MIB, "MB"];
  const rounded = Number(value.toPrecision(2));
  return `about ${Math.max(rounded, 1)} ${unit}`;
}

/**
 * Describes how large a PDF will be at each level of compression.
 *
 * @returns undefined where {@link estimatePdfSizes} knows nothing
 * @throws the platform's AbortError
 */
export async function describePdfSizes(signal: AbortSignal, file: Blob): Promise<SizeWords | undefined> {
  const sizes = await estimatePdfSizes(signal, file);
  if (!sizes) return undefined;
  const words = (bytes: number) => aboutSize(bytes, file.size);
  return { light: words(sizes.light), balanced: words(sizes.balanced), strong: words(sizes.strong) };
}
