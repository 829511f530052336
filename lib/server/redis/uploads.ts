import pLimit from "p-limit";
import { newSession, upload } from "../store/key";
import type { Store } from "../store/types";

/** Uploads of one request that are written to the store at a time. */
const AT_ONCE = 8;

export type Uploads = ReturnType<typeof createUploads>;

/** Puts the files of a request into the store. */
export function createUploads(store: Store) {
  const session = newSession();
  const keys = new Map<string, Promise<string>>();
  const limit = pLimit(AT_ONCE);
  return {
    /** Writes the file at a path once, however many jobs read it. @returns its key */
    put(path: string): Promise<string> {
      const known = keys.get(path);
      if (known) return known;
      const key = `${session}/${keys.size}.${upload.extension}`;
      const stored = limit(() => store.put(key, path, { type: upload.type })).then(() => key);
      keys.set(path, stored);
      return stored;
    },
    /** Deletes all of them, also those that are still being written. @throws as the store does */
    async remove() {
      if (keys.size === 0) return;
      await Promise.allSettled(keys.values());
      await store.deletePrefix(session);
    },
  };
}
