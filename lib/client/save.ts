import { SAVED_LINK_MS } from "../limits";
import { isAbort } from "./call-error";
import { load } from "./load";
import { markTaken } from "./taken";

/** Starts a browser download of a blob. */
export function save(blob: Blob, name: string): void {
  markTaken(blob);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Slow browsers read the link after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_LINK_MS);
}

/** A result on the server and its file name. */
export type SavedResult = { url: string; name: string };

/**
 * Fetches a result and starts its browser download.
 *
 * @throws {CallError} or, when cancelled, the platform's AbortError
 */
export async function saveResult(signal: AbortSignal, result: SavedResult): Promise<void> {
  const { url, name } = result;
  const { fetchResult } = await load(import("./results"));
  const blob = await fetchResult(url, signal);
  signal.throwIfAborted();
  save(blob, name);
  markTaken(result);
}

/**
 * Downloads a result automatically after a delay, unless aborted. A failure is only logged, because nobody
 * asked for the download.
 */
export function saveResultLater(signal: AbortSignal, result: SavedResult, ms: number): void {
  if (signal.aborted) return;
  const timer = setTimeout(() => {
    saveResult(signal, result).catch((error: unknown) => {
      if (!isAbort(error)) console.warn(`The download of ${result.name} failed.`, error);
    });
  }, ms);
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
}

/** Returns a file's name with another extension, which is given without the dot. */
export const renamed = (name: string, extension: string): string =>
  name.replace(/(\.[^./\\]*)?$/, `.${extension}`);
