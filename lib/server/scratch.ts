import "server-only";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
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
   * Deletes folders that a crash has left. Another process may share the root, so only those go that no
   * request can still be using; ours that are open stay, however slowly their answer is fetched.
   *
   * @param maxAgeMs longer than any request works
   */
  sweep(maxAgeMs: number): Promise<void>;
  /** Removes what is still open: when the process ends, its requests do not get to it any more. */
  close(): Promise<void>;
};

// A killed engine process may write one more file while we delete: try again.
const remove = (path: string) =>
  rm(/* turbopackIgnore: true */ path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });

export function createScratch(root: string): Scratch {
  const opened = new Set<string>();
  return {
    root,
    async open() {
      await mkdir(/* turbopackIgnore: true */ root, { recursive: true });
      const path = await mkdtemp(/* turbopackIgnore: true */ join(root, "request-"));
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
      for (const name of (await unlessMissing(readdir(/* turbopackIgnore: true */ root))) ?? []) {
        const path = join(/* turbopackIgnore: true */ root, name);
        if (opened.has(path)) continue;
        const stats = await unlessMissing(stat(/* turbopackIgnore: true */ path));
        if (stats && Date.now() - stats.mtimeMs > maxAgeMs) await remove(path);
      }
    },
    async close() {
      await Promise.all([...opened].map(remove));
    },
  };
}
