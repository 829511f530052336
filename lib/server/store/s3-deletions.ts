import { setTimeout as delay } from "node:timers/promises";
import pLimit from "p-limit";

/** Objects that are deleted at a time. DeleteObjects would take 1000, but compatible servers differ in its checksums. */
const DELETES = 8;
/** Time for which `close` waits for deletions, in milliseconds. */
const CLOSE_MS = 2000;

/**
 * Deletes objects of a bucket. Nobody has to wait for a deletion: whoever reads or writes the same object waits with `settled`.
 *
 * @param send deletes one object
 */
export function createDeletions(send: (key: string) => Promise<unknown>) {
  const limit = pLimit(DELETES);
  const pending = new Map<string, Promise<void>>();

  /** Resolves when the deletions of objects whose keys start with `prefix` have ended. */
  async function settled(prefix: string): Promise<void> {
    if (pending.size === 0) return;
    await Promise.all([...pending].flatMap(([key, ended]) => (key.startsWith(prefix) ? [ended] : [])));
  }

  return {
    settled,
    /** Deletes objects. @throws what `send` throws */
    run: (keys: readonly string[]) => limit.map(keys, send),
    /** Starts to delete objects; one that the server keeps is deleted when it expires. */
    start(keys: readonly string[]) {
      for (const key of keys) {
        const ended = limit(() => send(key))
          .catch(() => {})
          .then(() => void pending.delete(key));
        pending.set(key, ended);
      }
    },
    /** Resolves when all deletions have ended, or after two seconds. */
    close: () => Promise.race([settled(""), delay(CLOSE_MS, undefined, { ref: false })]),
  };
}
