import { SAVED_LINK_MS } from "../limits";
import { isAbort } from "./call-error";
import { load } from "./load";

/** Gives a file to the browser's downloads, under a name. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // A slow browser still reads the link after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_LINK_MS);
}

/** A result on the server, and what it is saved as. */
export type SavedResult = { url: string; name: string };

/**
 * Fetches a result and gives it to the browser's downloads.
 *
 * @throws {CallError} or, when it was cancelled, the platform's AbortError
 */
export async function saveResult(signal: AbortSignal, { url, name }: SavedResult): Promise<void> {
  const { fetchResult } = await load(import("./results"));
  const blob = await fetchResult(url, signal);
  signal.throwIfAborted();
  save(blob, name);
}

/** The same by itself after some time, unless it is aborted. Nobody asked for it: a failure is only logged. */
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
