import type { FileJob, JobResult, PdfFacts, PdfOpenJob } from "../../engine/types";

/** One file's conversion on its way into the store. */
export type Task = {
  /** The request, and the file's position in it. */
  rid: string;
  i: number;
  job: FileJob;
  /** Where the result should go; of a `compress` job, whose format the engine tells, without an extension. */
  key: string;
  /** When the request stops waiting, in milliseconds since the epoch. */
  deadline: number;
  /** The turn it takes from now: position + 1, so that one file need not wait behind another visitor's hundred. */
  priority: number;
};

/** A question about a file; the answer is all that comes of it. */
export type Question = Pick<Task, "rid" | "deadline" | "priority"> & {
  job: PdfOpenJob;
  /** What it may take, in milliseconds. */
  timeoutMs: number;
};

/** A request's room in the queue. */
export type Lease = {
  /**
   * Counts what the request turned out to have besides its first file. Never refused, as who got in is answered: the
   * files inside may come to be more than the bound, and then nobody enters until they are fewer again.
   */
  extend(files: number): Promise<void>;
  /** Gives all of it back, once: another call does nothing. */
  release(): Promise<void>;
};

export type Queue = {
  /**
   * Converts and stores. `job.output` is nobody's afterwards.
   *
   * @param signal aborts when the visitor leaves
   * @returns the key the result has, which a driver that may run twice chooses itself, and what it is
   * @throws ConversionError what the engine or the store says; `busy` when it was late before it began
   */
  run(task: Task, signal: AbortSignal): Promise<{ key: string; result: JobResult }>;
  /**
   * Looks into a file; nothing is stored.
   *
   * @throws ConversionError as `run` does
   */
  ask(question: Question, signal: AbortSignal): Promise<PdfFacts>;
  /**
   * Lets a request in, for one file: how many it has is known when it has arrived.
   *
   * @throws ConversionError `busy` when as many files are inside as may be
   */
  admit(rid: string): Promise<Lease>;
  /** Resolves when work would begin at once, rejects when it cannot. */
  ready(): Promise<void>;
  /** Fails what runs and waits with `busy`. */
  close(): Promise<void>;
};
