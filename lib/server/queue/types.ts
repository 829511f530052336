import type { FileJob, JobResult, PdfFacts, PdfOpenJob } from "../../engine/types";

/** The conversion of one file, whose result goes into the store. */
export type Task = {
  /** Id of the request's lease. */
  rid: string;
  job: FileJob;
  /** Key for the result; without an extension for a `compress` job, whose output format the engine decides. */
  key: string;
  /** Time at which the request gives up, in milliseconds since the epoch. */
  deadline: number;
  /** Place in the fair queue: position + 1, so that one file need not wait behind all hundred of another visitor. */
  priority: number;
};

/** A job that reports about a file and stores no result. */
type Inspection = Pick<Task, "rid" | "deadline" | "priority"> & {
  job: PdfOpenJob;
  /** Time limit in milliseconds. */
  timeoutMs: number;
};

/** What a request needs before its body is read. */
export type Demand = {
  /** Bytes that the body may have. */
  bytes: number;
  /** Key of the visitor, or null without a rate limit. */
  visitor: string | null;
};

/** The admitted files of a request. */
export type Lease = {
  readonly id: string;
  /** Replaces the bytes that were demanded by those that have arrived. */
  received(bytes: number): Promise<void>;
  /**
   * Adds the files of the request besides its first. Never refused, because an admitted request is answered: the total
   * may exceed the limit, and then no request is admitted until it is below the limit again.
   */
  extend(files: number): Promise<void>;
  /** Releases all files of the request; further calls do nothing. */
  release(): Promise<void>;
};

/**
 * Slots for reading pages of scans, which takes a hundred times as long as drawing them: as many as leave an engine process
 * to other visitors, where there are several.
 */
export type ReadingSlots = {
  /** Number of slots, of all servers that share the queue. */
  count(): Promise<number>;
  /**
   * Waits for a slot and holds it while a page is read.
   *
   * @param until when the request gives up, in milliseconds since the epoch
   * @throws ConversionError `busy` if there was none until then, `cancelled` if the client has disconnected; what `read` throws
   */
  hold<T>(signal: AbortSignal, until: number, read: () => Promise<T>): Promise<T>;
};

export type Queue = {
  /**
   * Converts a file and moves `job.output` into the store.
   *
   * @param signal aborted when the client disconnects
   * @returns the key of the stored result, and what the engine reports about it
   * @throws ConversionError of the engine or the store; `busy` if the deadline passed before the job began
   */
  run(task: Task, signal: AbortSignal): Promise<{ key: string; result: JobResult }>;
  /**
   * Inspects a file.
   *
   * @throws ConversionError like `run`
   */
  inspect(inspection: Inspection, signal: AbortSignal): Promise<PdfFacts>;
  /**
   * Admits a request with one file; `extend` adds the others once the upload is complete.
   *
   * @throws ConversionError `busy` if the limit of admitted files is reached; of bytes too, where servers share the limit
   */
  admit(demand: Demand): Promise<Lease>;
  readonly reading: ReadingSlots;
  /** Number of jobs that wait for an engine process, of all servers that share the queue, and how long the oldest has. */
  waiting(): Promise<{ jobs: number; oldestMs: number }>;
  /** Checks of the queue's health by name: each rejects while something is wrong. */
  readonly checks: Readonly<
    Record<"engine", () => Promise<unknown>> & Record<string, () => Promise<unknown>>
  >;
  /** Resolves when the queue can take work. @throws if it cannot start */
  ready(): Promise<void>;
  /** Fails running and waiting jobs with `busy`. */
  close(): Promise<void>;
};
