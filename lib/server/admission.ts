import { ConversionError } from "../contract/errors";
import type { Disk } from "./disk";
import { RESULT_BYTES_PER_BYTE, VISITOR_SHARE } from "./limits";
import type { CountedStore } from "./store/counted";

export type AdmissionOptions = {
  /** Limit of the bytes of all admitted uploads, including those in progress. */
  maxBytes: number;
  /** Limit of concurrent uploads. */
  maxUploads: number;
  /** Free space to keep on the disk, in bytes. */
  minFreeBytes: number;
  /** Limit of all unexpired results in bytes; 0 for none but the disk. */
  maxResultBytes: number;
  disk: Disk;
  store: Pick<CountedStore, "bytes">;
};

/** Disk space that one request has reserved on this machine. */
export type Reservation = Awaited<ReturnType<Admission["admit"]>>;

export type Admission = ReturnType<typeof createAdmission>;

/** Bytes of admitted uploads, reserved ones included, and how many uploads are in progress. */
type Count = { bytes: number; uploads: number };

/**
 * Decides who may write to this machine's disk.
 *
 * - Uploads stay in the scratch folder as long as their request, `maxBytes` of them at most. The folder needs no other
 *   budget: results are in it for a moment before they move to the store. Declaring a length costs nothing, so one
 *   visitor gets at most a share.
 * - Results are promised for a time and never deleted early. Their budget is therefore kept at admission: no request is
 *   admitted while they, and what admitted requests may add, exceed it.
 * - The size of results is a guess, `RESULT_BYTES_PER_BYTE`. Admitted requests are never refused because of it: the
 *   disk's reserve is for them. When that is used up too, writing fails with `storage_full`.
 *
 * How many files may wait for the engine is decided by `queue.admit`, which machines may share.
 */
export function createAdmission(options: AdmissionOptions) {
  const { maxBytes, maxUploads, minFreeBytes, maxResultBytes, disk, store } = options;
  const all: Count = { bytes: 0, uploads: 0 };
  const visitors = new Map<string, Count>();
  let written = 0;

  /** Returns whether the disk and the limit of results allow more bytes. */
  async function fits(more: { bytes: number; results: number }): Promise<boolean> {
    const free = await disk.free();
    if (free !== undefined && free - more.bytes < minFreeBytes) return false;
    return maxResultBytes === 0 || store.bytes() + more.results <= maxResultBytes;
  }

  function requireCapacity(bytes: number, own: Count) {
    const within = (count: Count, share: number) =>
      count.uploads < maxUploads * share && count.bytes + bytes <= maxBytes * share;
    // A share may be smaller than one request, so the share does not apply to the only request of a visitor.
    const isFirst = own.uploads === 0 && own.bytes === 0;
    if (!within(all, 1) || !(isFirst || within(own, VISITOR_SHARE))) throw new ConversionError("busy");
  }

  function reserve(declared: number, own: Count, visitor: string | null) {
    let reserved = declared;
    let wrote = 0;
    let uploading = true;
    const change = (bytes: number, uploads: number) => {
      for (const count of [all, own]) {
        count.bytes += bytes;
        count.uploads += uploads;
      }
    };
    /** Ends the upload and releases reserved bytes that it did not use. */
    const arrived = () => {
      if (!uploading) return;
      uploading = false;
      change(wrote - reserved, -1);
      reserved = wrote;
    };
    change(reserved, 1);
    if (visitor !== null) visitors.set(visitor, own);
    return {
      /** Counts written bytes of the upload. */
      wrote(bytes: number) {
        wrote += bytes;
        written += bytes;
      },
      arrived,
      /** Ends the request. */
      release() {
        arrived();
        change(-reserved, 0);
        written -= wrote;
        reserved = 0;
        wrote = 0;
        if (visitor !== null && own.bytes === 0 && own.uploads === 0) visitors.delete(visitor);
      },
    };
  }

  return {
    /**
     * Admits a request before its body is read, or refuses it at once.
     *
     * @param bytes bytes that the body may have
     * @param visitor key of the visitor, or null without a rate limit
     * @throws ConversionError `busy`; `storage_full` if the disk lacks space for it or its expected results
     */
    async admit(bytes: number, visitor: string | null = null) {
      const own = (visitor !== null && visitors.get(visitor)) || { bytes: 0, uploads: 0 };
      requireCapacity(bytes, own);
      // Reserved before the first await, so that only one of two concurrent requests gets the last bytes.
      const reservation = reserve(bytes, own, visitor);
      const results = all.bytes * RESULT_BYTES_PER_BYTE;
      if (await fits({ bytes: all.bytes - written + results, results })) return reservation;
      reservation.release();
      throw new ConversionError("storage_full");
    },
    /**
     * Returns whether there is space for more results, apart from reservations: they change with every request, and a load
     * balancer should not follow them.
     */
    hasSpace: () => fits({ bytes: 0, results: 0 }),
    stats: (): Count => ({ ...all }),
  };
}
