import type { CallId, ConvertedImage } from "../contract/calls";
import type { Redraw } from "../tools/types";
import { sessionUrl } from "./addresses";
import { type CallOptions, call } from "./api";
import { BatchError, isAbort, reasonIn } from "./call-error";
import { redraw } from "./redraw";
import { fetchResult } from "./results";

/** Outcome of one file of a batch. */
export type Outcome = {
  original: File;
  /** Server address for deleting the result. */
  session?: string;
} & ({ blob: Blob; image: ConvertedImage } | { reason: unknown; stage: "conversion" | "download" });

export type BatchOptions = Omit<CallOptions<CallId>, "files" | "signal"> & {
  /** Redraws files before they are sent. Outcomes refer to the originals. */
  redraw?: Redraw;
  /** Called with the number of results fetched so far. */
  onReceived?: (count: number) => void;
};

/** Decodes a result that is inside the response, in base64. */
const inline = async (data: string, type = "application/octet-stream"): Promise<Blob> =>
  (await fetch(data.startsWith("data:") ? data : `data:${type};base64,${data}`)).blob();

async function outcomeOf(original: File, image: ConvertedImage, signal: AbortSignal): Promise<Outcome> {
  if (!image.downloadUrl && !image.data)
    return { original, reason: reasonIn(image, "file"), stage: "conversion" };
  const session = image.downloadUrl && sessionUrl(image.downloadUrl);
  const from = { original, ...(session && { session }) };
  try {
    const blob = image.data
      ? await inline(image.data, image.type)
      : await fetchResult(image.downloadUrl ?? "", signal);
    return { ...from, blob, image };
  } catch (error) {
    if (isAbort(error)) throw error;
    return { ...from, reason: error, stage: "download" };
  }
}

/** Returns the original of a result: by position when all came back, else by name. */
function originalOf(images: readonly ConvertedImage[], index: number, files: readonly File[]): File {
  const named = files.find(({ name }) => name === images[index]?.originalName);
  const placed = files[Math.min(index, files.length - 1)] as File;
  return images.length === files.length ? placed : (named ?? placed);
}

/**
 * Converts files in one call and fetches the results, in the same order.
 *
 * @throws {CallError} when the call failed, {@link BatchError} when no file succeeded, or the platform's
 * AbortError
 */
export async function convertBatch(
  id: CallId,
  files: readonly File[],
  signal: AbortSignal,
  { redraw: how, onReceived, ...options }: BatchOptions = {},
): Promise<Outcome[]> {
  const sent = how ? await redraw(signal, files, how) : files;
  const reply = await call(id, { ...options, files: sent, signal });
  const images = "images" in reply ? reply.images : [];
  if (images.length === 0) throw new BatchError("empty", []);
  let received = 0;
  const outcomes = await Promise.all(
    images.map(async (image, index) => {
      const outcome = await outcomeOf(originalOf(images, index, files), image, signal);
      received += 1;
      onReceived?.(received);
      return outcome;
    }),
  );
  const failed = outcomes.flatMap((outcome) => ("reason" in outcome ? [outcome] : []));
  if (failed.length < outcomes.length) return outcomes;
  const stage = failed.every((outcome) => outcome.stage === "download") ? "download" : "conversion";
  throw new BatchError(
    stage,
    failed.map(({ original, reason }) => ({ name: original.name, reason })),
  );
}
