import type { CallId, ConvertedImage } from "../contract/calls";
import { type CallOptions, call } from "./api";
import { CallError, isAbort } from "./call-error";
import { messageOf } from "./errors";
import { fetchResult } from "./fetch-result";

/** What became of one file of a batch. */
export type Outcome = { original: File } & ({ blob: Blob } | { reason: string });

const BARE_REASON = "This file could not be converted.";

type Route = Pick<CallOptions<CallId>, "transport" | "base">;

async function outcomeOf(
  original: File,
  image: ConvertedImage,
  signal: AbortSignal,
  base?: string,
): Promise<Outcome> {
  if (!image.downloadUrl) return { original, reason: image.error ?? BARE_REASON };
  try {
    return { original, blob: await fetchResult(image.downloadUrl, signal, base) };
  } catch (error) {
    if (isAbort(error)) throw error;
    return { original, reason: messageOf(error) };
  }
}

/**
 * Sends files in one call and fetches what became of them, in the same order.
 *
 * @throws {CallError} when not one file came through, or the platform's AbortError
 */
export async function convertBatch(
  id: CallId,
  files: readonly File[],
  signal: AbortSignal,
  route: Route = {},
): Promise<Outcome[]> {
  const reply = await call(id, { ...route, files, signal });
  const images = "images" in reply ? reply.images : [];
  if (images.length !== files.length) throw new CallError({ kind: "reply" });
  const outcomes = await Promise.all(
    files.map((file, index) =>
      outcomeOf(file, images[index] ?? { originalName: file.name }, signal, route.base),
    ),
  );
  const [first] = outcomes;
  if (first && "reason" in first && !outcomes.some((outcome) => "blob" in outcome))
    throw new Error(first.reason);
  return outcomes;
}
