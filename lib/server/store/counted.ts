import type { Store } from "./types";

/** The bytes of all results, expired ones included until they are swept. */
export type ByteCount = {
  now(): number;
  add(bytes: number): void;
  /** Replaces what was counted by what was measured. */
  set(bytes: number): void;
};

export type CountedStore = Store & {
  /**
   * Returns the bytes of all results. Reads no files: a counter, which every sweep corrects for changes that other processes
   * made, or that were made during the sweep before.
   */
  bytes(): number;
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

/** Counts the bytes of a store. @param count where several servers count together */
export function countBytes(store: Store, count: ByteCount = createByteCount()): CountedStore {
  return {
    ...store,
    async put(key, path, about) {
      const added = await store.put(key, path, about);
      count.add(added);
      return added;
    },
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
  };
}
