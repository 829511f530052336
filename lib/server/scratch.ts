import "server-only";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "./missing";

export type ScratchFolder = {
  path: string;
  /** Removes it with everything inside; never rejects because something is gone already. */
  remove(): Promise<void>;
};

// A killed engine process may write one more file while we delete: try again.
const remove = (path: string) =>
  rm(/* turbopackIgnore: true */ path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });

/**
 * A folder of its own for every request, under `root`.
 *
 * @throws Error of the file system
 */
export async function openScratch(root: string): Promise<ScratchFolder> {
  await mkdir(/* turbopackIgnore: true */ root, { recursive: true });
  const path = await mkdtemp(/* turbopackIgnore: true */ join(root, "request-"));
  return { path, remove: () => remove(path) };
}

/**
 * Deletes folders that a crash has left. Another process may share `root`, so only those go that no
 * request can still be using.
 *
 * @param maxAgeMs longer than any request lives
 */
export async function sweepScratch(root: string, maxAgeMs: number): Promise<void> {
  for (const name of (await unlessMissing(readdir(/* turbopackIgnore: true */ root))) ?? []) {
    const path = join(/* turbopackIgnore: true */ root, name);
    const stats = await unlessMissing(stat(/* turbopackIgnore: true */ path));
    if (stats && Date.now() - stats.mtimeMs > maxAgeMs) await remove(path);
  }
}
