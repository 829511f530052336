import "server-only";
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

/** The room of one request on this machine. */
export type Room = {
  /** So many bytes more were written of its upload. */
  wrote(bytes: number): void;
  /** The upload is over: what it did not use of its claim is others' again. */
  arrived(): void;
  /** The request is over. */
  leave(): void;
};

export type Admission = {
  /**
   * Lets a request in before its body is read, or sends it away at once.
   *
   * @param claim bytes that the body may have
   * @param visitor who is counted for it, if anybody
   * @throws ConversionError `busy`; `storage_full` when there is no room for it, or for what it may leave behind
   */
  enter(claim: number, visitor?: string | null): Promise<Room>;
  /** Whether there would be room for the smallest of requests, whoever else is inside. */
  hasRoom(): Promise<boolean>;
  stats(): Count;
};

/** Bytes of uploads that are inside, claims included, and how many uploads are on their way. */
type Count = { bytes: number; uploads: number };

/**
 * Who may write to this machine's disk, in one place:
 *
 * - Uploads lie in the scratch folder as long as their request is inside: `maxBytes` of them at most. So that
 *   folder needs no budget of its own: results are in it for a moment, each is moved to the store when it is ready.
 *   A claim costs its sender nothing, so one visitor has a share of them at most.
 * - Results are promised for a time and never deleted early, so it is at the door that their budget is kept:
 *   nobody enters while they, and what those inside may add to them, are over it.
 * - What nobody can know before is a guess, `RESULT_BYTES_PER_BYTE`, and those inside are never sent away for it:
 *   the reserve of the disk is for them. When even that is used up, writing fails with `storage_full`.
 *
 * How many files may wait for the engine is the queue's to say (`queue.admit`): it may be shared by machines.
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

  function requireRoom(claim: number, mine: Count) {
    const within = (count: Count, share: number) =>
      count.uploads < maxUploads * share && count.bytes + claim <= maxBytes * share;
    // A share may be less than one request: the first of a visitor needs no more than any other's.
    const isFirst = mine.uploads === 0 && mine.bytes === 0;
    if (!within(all, 1) || !(isFirst || within(mine, VISITOR_SHARE))) throw new ConversionError("busy");
  }

  function take(claim: number, mine: Count, visitor: string | null): Room {
    let claims = claim;
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
      change(wrote - claims, -1);
      claims = wrote;
    };
    change(claims, 1);
    if (visitor !== null) visitors.set(visitor, mine);
    return {
      wrote(bytes) {
        wrote += bytes;
        written += bytes;
      },
      arrived,
      leave() {
        arrived();
        change(-claims, 0);
        written -= wrote;
        claims = 0;
        wrote = 0;
        if (visitor !== null && mine.bytes === 0 && mine.uploads === 0) visitors.delete(visitor);
      },
    };
  }

  return {
    async enter(claim, visitor = null) {
      const mine = (visitor !== null && visitors.get(visitor)) || { bytes: 0, uploads: 0 };
      requireRoom(claim, mine);
      // Before anything is awaited: two that come at once cannot both have the last room.
      const room = take(claim, mine, visitor);
      const results = all.bytes * RESULT_BYTES_PER_BYTE;
      try {
        if (await bears({ bytes: all.bytes - written + results, results })) return room;
        throw new ConversionError("storage_full");
      } catch (error) {
        room.leave();
        throw error;
      }
    },
    // Of guesses free: they come and go with the requests, and whoever asks should not be sent to and fro.
    hasRoom: () => bears({ bytes: 0, results: 0 }),
    stats: () => ({ ...all }),
  };
}
