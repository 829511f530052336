import "server-only";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Claim, claim, fateOf, forgetGone } from "./claim";
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
   * request can still be using them. Ours that are open stay, however slowly their answer is fetched, and those of
   * another process that shares the root and is alive.
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

/** The claim in a folder's name. */
const ownerOf = (name: string) => /^request-([0-9a-f]+-[0-9a-f]+)-/.exec(name)?.[1];

/**
 * @param root of the folders
 * @param alive a folder in which processes that share the root tell each other that they are alive
 */
export function createScratch(root: string, alive: string): Scratch {
  const opened = new Set<string>();
  let ours: Promise<Claim> | undefined;

  /** Whether nobody can be using a folder any more. */
  async function isLeft(name: string, maxAgeMs: number): Promise<boolean> {
    const owner = ownerOf(name);
    if (owner !== undefined && owner !== (await ours)?.id) {
      const fate = await fateOf(alive, owner);
      if (fate !== "unknown") return fate === "gone";
    }
    const stats = await unlessMissing(stat(/* turbopackIgnore: true */ join(root, name)));
    return stats !== null && Date.now() - stats.mtimeMs > maxAgeMs;
  }

  return {
    root,
    async open() {
      await mkdir(/* turbopackIgnore: true */ root, { recursive: true });
      // Before there is a folder that another process could hold for one that was left.
      ours ??= claim(alive);
      const { id } = await ours;
      const prefix = id === undefined ? "request-" : `request-${id}-`;
      const path = await mkdtemp(/* turbopackIgnore: true */ join(root, prefix));
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
        if (!opened.has(path) && (await isLeft(name, maxAgeMs))) await remove(path);
      }
      await forgetGone(alive);
    },
    async close() {
      await Promise.all([...opened].map(remove));
      await (await ours)?.release();
    },
  };
}
