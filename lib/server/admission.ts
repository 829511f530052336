import { ConversionError } from "../contract/errors";
import type { Disk } from "./disk";
import { RESULT_BYTES_PER_BYTE, VISITOR_SHARE } from "./limits";
import type { Store } from "./store/types";

export type AdmissionOptions = {
  /** Of all uploads that are inside at once, on their way included. */
  maxBytes: number;
  /** Uploads on their way at once. */
  maxUploads: number;
  /** What has to stay free on the disk, in bytes. */
  minFreeBytes: number;
  /** Of all results that have not expired, in bytes; 0 for no bound but the disk's. */
  maxResultBytes: number;
  disk: Disk;
  store: Pick<Store, "bytes">;
};

/** Disk space that one request has reserved on this machine. */
export type Reservation = {
  /** Counts bytes written of its upload. */
  wrote(bytes: number): void;
  /** Ends the upload: what it reserved and did not use is free again. */
  arrived(): void;
  /** Ends the request. */
  release(): void;
};

export type Admission = {
  /**
   * Admits a request before its body is read, or refuses it at once.
   *
   * @param claimed bytes that the body may have
   * @param visitor who is counted for it, if anybody
   * @throws ConversionError `busy`; `storage_full` when there is no room for it, or for its likely results
   */
  admit(claimed: number, visitor?: string | null): Promise<Reservation>;
  /** Whether there would be room for the smallest request, whoever else is inside. */
  hasSpace(): Promise<boolean>;
  stats(): Count;
};

/** Bytes of admitted uploads, reserved ones included, and how many uploads are in progress. */
type Count = { bytes: number; uploads: number };

/**
 * Decides who may write to this machine's disk.
 *
 * - Uploads stay in the scratch folder as long as their request, `maxBytes` of them at most. The folder needs no other
 *   budget: results are in it for a moment before they move to the store. Claiming bytes costs nothing, so one visitor
 *   gets at most a share of them.
 * - Results are promised for a time and never deleted early. Their budget is therefore kept at admission: no request is
 *   admitted while they, and what admitted requests may add, exceed it.
 * - The size of results is a guess, `RESULT_BYTES_PER_BYTE`. Admitted requests are never refused because of it: the
 *   disk's reserve is for them. When that is used up too, writing fails with `storage_full`.
 *
 * How many files may wait for the engine is decided by `queue.admit`, which machines may share.
 */
export function createAdmission(options: AdmissionOptions): Admission {
  const { maxBytes, maxUploads, minFreeBytes, maxResultBytes, disk, store } = options;
  const all: Count = { bytes: 0, uploads: 0 };
  const visitors = new Map<string, Count>();
  let written = 0;

  /** Whether disk and budget can bear that many bytes more, and as many of them results. */
  async function bears(more: { bytes: number; results: number }): Promise<boolean> {
    const [free, results] = await Promise.all([disk.free(), store.bytes()]);
    if (free !== undefined && free - more.bytes < minFreeBytes) return false;
    return maxResultBytes === 0 || results + more.results <= maxResultBytes;
  }

  function requireRoom(claimed: number, mine: Count) {
    const within = (count: Count, share: number) =>
      count.uploads < maxUploads * share && count.bytes + claimed <= maxBytes * share;
    // A share may be smaller than one request: a visitor's first is held to the whole budget alone.
    const isFirst = mine.uploads === 0 && mine.bytes === 0;
    if (!within(all, 1) || !(isFirst || within(mine, VISITOR_SHARE))) throw new ConversionError("busy");
  }

  function reserve(claimed: number, mine: Count, visitor: string | null): Reservation {
    let reserved = claimed;
    let wrote = 0;
    let arriving = true;
    const change = (bytes: number, uploads: number) => {
      for (const count of [all, mine]) {
        count.bytes += bytes;
        count.uploads += uploads;
      }
    };
    const arrived = () => {
      if (!arriving) return;
      arriving = false;
      change(wrote - reserved, -1);
      reserved = wrote;
    };
    change(reserved, 1);
    if (visitor !== null) visitors.set(visitor, mine);
    return {
      wrote(bytes) {
        wrote += bytes;
        written += bytes;
      },
      arrived,
      release() {
        arrived();
        change(-reserved, 0);
        written -= wrote;
        reserved = 0;
        wrote = 0;
        if (visitor !== null && mine.bytes === 0 && mine.uploads === 0) visitors.delete(visitor);
      },
    };
  }

  return {
    async admit(claimed, visitor = null) {
      const mine = (visitor !== null && visitors.get(visitor)) || { bytes: 0, uploads: 0 };
      requireRoom(claimed, mine);
      // Before anything is awaited: of two requests at once only one may get the last room.
      const reservation = reserve(claimed, mine, visitor);
      const results = all.bytes * RESULT_BYTES_PER_BYTE;
      try {
        if (await bears({ bytes: all.bytes - written + results, results })) return reservation;
        throw new ConversionError("storage_full");
      } catch (error) {
        reservation.release();
        throw error;
      }
    },
    // Without the guesses: they come and go with the requests, and a balancer should not flap with them.
    hasSpace: () => bears({ bytes: 0, results: 0 }),
    stats: () => ({ ...all }),
  };
}
