import { statfs } from "node:fs/promises";

/** The file system that holds uploads. */
export type Disk = {
  /** Returns the bytes that can be written; undefined if the system does not report them. */
  free(): Promise<number | undefined>;
};

export const createDisk = (folder: string): Disk => ({
  free: () =>
    statfs(folder).then(
      // Not `bfree`, which includes space reserved for root.
      ({ bavail, bsize }) => bavail * bsize,
      // If the disk has failed, writing to it reports the cause.
      () => undefined,
    ),
});
