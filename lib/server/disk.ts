import { statfs } from "node:fs/promises";
import { DISK_KNOWN_MS } from "./limits";

export type Disk = {
  /** Bytes that may still be written, as of a second ago at most; undefined where the system does not say. */
  free(): Promise<number | undefined>;
};

/** The file system that a folder lies on. @param read what looks at it */
export function createDisk(folder: string, read: typeof statfs = statfs): Disk {
  let known: Promise<number | undefined> | undefined;
  let knownAt = 0;
  const look = async () => {
    try {
      // Not `bfree`: some of that only root may fill.
      const { bavail, bsize } = await read(folder);
      return bavail * bsize;
    } catch {
      // Who writes will be told why.
      return undefined;
    }
  };
  return {
    free() {
      if (!known || performance.now() - knownAt > DISK_KNOWN_MS) {
        knownAt = performance.now();
        known = look();
      }
      return known;
    },
  };
}
