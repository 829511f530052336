import { ConversionError } from "../../contract/errors";
import type { Store } from "./types";

/** Time for which a refusal counts, in milliseconds: expired results are deleted every minute. */
const REFUSAL_MS = 60_000;

export type WatchedStore = Store & {
  /** Returns false for a minute after the storage has refused a result for lack of space, or until it takes one. */
  hasSpace(): boolean;
};

/** Notes whether a store takes results: a bucket or a quota tells nobody that it is full, but whoever writes. */
export function watchSpace(store: Store, now: () => number = Date.now): WatchedStore {
  let refusedAt = Number.NEGATIVE_INFINITY;
  async function watch<T>(writing: Promise<T>): Promise<T> {
    try {
      const written = await writing;
      refusedAt = Number.NEGATIVE_INFINITY;
      return written;
    } catch (error) {
      if (error instanceof ConversionError && error.code === "storage_full") refusedAt = now();
      throw error;
    }
  }
  return {
    ...store,
    put: (key, path, about) => watch(store.put(key, path, about)),
    move: (from, to, bytes) => watch(store.move(from, to, bytes)),
    hasSpace: () => now() - refusedAt > REFUSAL_MS,
  };
}
