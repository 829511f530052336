import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { acquireInstanceLock, type InstanceLock, instanceState, removeStaleLocks } from "./instance-lock";
import { unlessMissing } from "./missing";

export type ScratchFolder = {
  path: string;
  /** Removes it with everything inside; never rejects because something is gone already. */
  remove(): Promise<void>;
};

export type Scratch = {
  root: string;
  /** A folder of its own for every request. @throws Error of the file system */
  open(): Promise<ScratchFolder>;
  /**
   * Deletes folders that a crash has left: at once where their process is known to be gone, otherwise as soon as no
   * request can still be using them. Our open ones stay, however slowly their answer is fetched, and so do those of a
   * live process that shares the root.
   *
   * @param maxAgeMs longer than any request works
   */
  sweep(maxAgeMs: number): Promise<void>;
  /** Removes what is still open: when the process ends, its requests can no longer do it. */
  close(): Promise<void>;
};

// A killed engine process may write one more file while we delete: try again.
const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });

/** Id of the instance lock in a folder's name. */
const ownerOf = (name: string) => /^request-([0-9a-f]+-[0-9a-f]+)-/.exec(name)?.[1];

/**
 * @param root of the folders
 * @param alive a folder in which processes that share the root tell each other that they are alive
 */
export function createScratch(root: string, alive: string): Scratch {
  const opened = new Set<string>();
  let lock: Promise<InstanceLock> | undefined;

  /** Whether nobody can be using a folder any more. */
  async function isAbandoned(name: string, maxAgeMs: number): Promise<boolean> {
    const owner = ownerOf(name);
    if (owner !== undefined && owner !== (await lock)?.id) {
      const state = await instanceState(alive, owner);
      if (state !== "unknown") return state === "gone";
    }
    const stats = await unlessMissing(stat(join(root, name)));
    return stats !== null && Date.now() - stats.mtimeMs > maxAgeMs;
  }

  return {
    root,
    async open() {
      await mkdir(root, { recursive: true });
      // Before there is a folder that another process could take for an abandoned one.
      lock ??= acquireInstanceLock(alive);
      const { id } = await lock;
      const prefix = id === undefined ? "request-" : `request-${id}-`;
      const path = await mkdtemp(join(root, prefix));
      opened.add(path);
      return {
        path,
        async remove() {
          await remove(path);
          opened.delete(path);
        },
      };
    },
    async sweep(maxAgeMs) {
      for (const name of (await unlessMissing(readdir(root))) ?? []) {
        const path = join(root, name);
        if (!opened.has(path) && (await isAbandoned(name, maxAgeMs))) await remove(path);
      }
      await removeStaleLocks(alive);
    },
    async close() {
      await Promise.all([...opened].map(remove));
      await (await lock)?.release();
    },
  };
}
