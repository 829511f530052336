import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { acquireInstanceLock, type InstanceLock, instanceState, removeStaleLocks } from "./instance-lock";
import { unlessMissing } from "./missing";

export type Scratch = ReturnType<typeof createScratch>;

// A killed engine process may still write a file while its folder is deleted, so deletion is retried.
const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });

/** Returns the id of the instance lock in a folder's name. */
const ownerOf = (name: string) => /^request-([0-9a-f]+-[0-9a-f]+)-/.exec(name)?.[1];

/**
 * Creates folders for requests.
 *
 * @param root folder of the scratch folders
 * @param locks folder of the instance locks of processes that share the root
 */
export function createScratch(root: string, locks: string) {
  const opened = new Set<string>();
  let lock: Promise<InstanceLock> | undefined;

  /** Returns whether no process can still use a folder. */
  async function isAbandoned(name: string, maxAgeMs: number): Promise<boolean> {
    const owner = ownerOf(name);
    if (owner !== undefined && owner !== (await lock)?.id) {
      const state = await instanceState(locks, owner);
      if (state !== "unknown") return state === "gone";
    }
    const stats = await unlessMissing(stat(join(root, name)));
    return stats !== null && Date.now() - stats.mtimeMs > maxAgeMs;
  }

  return {
    root,
    /** Creates a folder for one request. @throws Error of the file system */
    async open() {
      await mkdir(root, { recursive: true });
      // The lock comes first, or another process might take the folder for an abandoned one.
      lock ??= acquireInstanceLock(locks);
      const { id } = await lock;
      const prefix = id === undefined ? "request-" : `request-${id}-`;
      const path = await mkdtemp(join(root, prefix));
      opened.add(path);
      return {
        path,
        /** Removes the folder with its content; does not reject if it is already gone. */
        async remove() {
          await remove(path);
          opened.delete(path);
        },
      };
    },
    /**
     * Deletes folders that a crash left behind: at once if their process is known to be gone, otherwise when they are too
     * old to be in use. Keeps open folders of any age, because an answer may be downloaded slowly, and those of other live
     * processes that share the root.
     *
     * @param maxAgeMs longer than any request takes
     */
    async sweep(maxAgeMs: number) {
      for (const name of (await unlessMissing(readdir(root))) ?? []) {
        const path = join(root, name);
        if (!opened.has(path) && (await isAbandoned(name, maxAgeMs))) await remove(path);
      }
      await removeStaleLocks(locks);
    },
    /** Removes open folders when the process ends, since their requests no longer can. */
    async close() {
      await Promise.all([...opened].map(remove));
      await (await lock)?.release();
    },
  };
}
