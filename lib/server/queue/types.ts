import type { FileJob, JobResult, PdfFacts, PdfOpenJob } from "../../engine/types";

/** The conversion of one file, whose result goes into the store. */
export type Task = {
  /** Id of the request, and the position of the file in it. */
  rid: string;
  i: number;
  job: FileJob;
  /** Key for the result; without an extension for a `compress` job, whose output format the engine decides. */
  key: string;
  /** Time at which the request gives up, in milliseconds since the epoch. */
  deadline: number;
  /** Place in the fair queue: position + 1, so that one file need not wait behind all hundred of another visitor. */
  priority: number;
};

/** A job that reports about a file and stores no result. */
export type Inspection = Pick<Task, "rid" | "deadline" | "priority"> & {
  job: PdfOpenJob;
  /** Time limit in milliseconds. */
  timeoutMs: number;
};

/** The admitted files of a request. */
export type Lease = {
  /**
   * Adds the files of the request besides its first. Never refused, because an admitted request is answered: the total
   * may exceed the limit, and then no request is admitted until it is below the limit again.
   */
  extend(files: number): Promise<void>;
  /** Releases all files of the request; further calls do nothing. */
  release(): Promise<void>;
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
   * @throws ConversionError `busy` if the limit of admitted files is reached
   */
  admit(rid: string): Promise<Lease>;
  /** Resolves when the engine can take work, rejects if it cannot start. */
  ready(): Promise<void>;
  /** Fails running and waiting jobs with `busy`. */
  close(): Promise<void>;
};
