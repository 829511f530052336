import { ConversionError } from "../../contract/errors";
import type { Store } from "./types";

/** Time for which a refusal counts, in milliseconds: expired results are deleted every minute. */
const REFUSAL_MS = 60_000;

/** The bytes of all results, expired ones included until they are swept. */
export type ByteCount = {
  now(): number;
  add(bytes: number): void;
  /** Replaces what was counted by what was measured. */
  set(bytes: number): void;
};

export type WatchedStore = Store & {
  /**
   * Returns the bytes of all results. Reads no files: a counter, which every sweep corrects for changes that other processes
   * made, or that were made during the sweep before.
   */
  bytes(): number;
  /** Returns false for a minute after the storage has refused a result for lack of space, or until it takes one. */
  hasSpace(): boolean;
};

function createByteCount(): ByteCount {
  let bytes = 0;
  return {
    now: () => Math.max(0, bytes),
    add(more) {
      bytes += more;
    },
    set(measured) {
      bytes = measured;
    },
  };
}

/**
 * Counts the bytes of a store, and notes whether it takes results: a bucket or a quota tells nobody else that it is full.
 *
 * @param count where several servers count together
 */
export function watchStore(store: Store, count: ByteCount = createByteCount()): WatchedStore {
  let refusedAt = Number.NEGATIVE_INFINITY;
  async function watch<T>(writing: Promise<T>): Promise<T> {
    try {
      const written = await writing;
      refusedAt = Number.NEGATIVE_INFINITY;
      return written;
    } catch (error) {
      if (error instanceof ConversionError && error.code === "storage_full") refusedAt = Date.now();
      throw error;
    }
  }
  return {
    ...store,
    async put(key, path, about) {
      const added = await watch(store.put(key, path, about));
      count.add(added);
      return added;
    },
    move: (from, to) => watch(store.move(from, to)),
    async deletePrefix(session) {
      const deleted = await store.deletePrefix(session);
      count.add(-deleted);
      return deleted;
    },
    async sweep(maxAgeMs) {
      const kept = await store.sweep(maxAgeMs);
      count.set(kept);
      return kept;
    },
    bytes: () => count.now(),
    hasSpace: () => Date.now() - refusedAt > REFUSAL_MS,
  };
}
