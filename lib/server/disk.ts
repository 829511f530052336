import { statfs } from "node:fs/promises";
import { DISK_CACHE_MS } from "./limits";

export type Disk = {
  /** Returns the bytes that can be written, at most a second old; undefined if the system does not report them. */
  free(): Promise<number | undefined>;
};

/** Creates a cached view of the free space of the file system that a folder is on. @param read replaces statfs in tests */
export function createDisk(folder: string, read: typeof statfs = statfs): Disk {
  let cached: Promise<number | undefined> | undefined;
  let cachedAt = 0;
  const readFree = async () => {
    try {
      // Not `bfree`, which includes space reserved for root.
      const { bavail, bsize } = await read(folder);
      return bavail * bsize;
    } catch {
      // If the disk has failed, writing to it reports the cause.
      return undefined;
    }
  };
  return {
    free() {
      if (!cached || performance.now() - cachedAt > DISK_CACHE_MS) {
        cachedAt = performance.now();
        cached = readFree();
      }
      return cached;
    },
  };
}
