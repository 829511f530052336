import { ConversionError, type ErrorCode, errorCodes, type FileFailure } from "../../contract/errors";
import type { FileJob, JobResult, PdfFacts, PdfOpenJob } from "../../engine/types";

/**
 * A job for a worker. Its inputs are keys of the store instead of paths, and its output is empty: names of visitors' files
 * stay out of Redis.
 */
export type JobMessage = {
  /** Lease of its request; without it, nobody waits for the job any more. */
  lease: string;
  job: FileJob | PdfOpenJob;
  /** Time limit in milliseconds. */
  timeoutMs: number;
  /** Time at which the request gives up, by the shared clock. */
  deadline: number;
  /** Channel on which its server listens for the {@link Reply}. */
  replyTo: string;
};

/** Tells the server that waits for a job how it ended. It may be lost, so the outcome stays in Redis for a while. */
export type Reply = { id: string; outcome: Outcome };

/** What a worker answers. A file that cannot be converted is an answer, too: nobody has to try it again. */
export type Outcome =
  | { ok: true; facts: PdfFacts }
  | { ok: true; key: string; result: JobResult }
  | { ok: false; code: ErrorCode; limit?: string | number; files?: readonly FileFailure[]; cause?: string };

/**
 * Name of the queue. Workers and web servers of one version of {@link JobMessage} and {@link Outcome} use the same one, so a
 * change that older servers would misread gets a new name: then both versions work side by side during an upgrade.
 */
export const QUEUE = "jobs-2";
export const PREFIX = "pixmill";
/** Place of the job that was taken last. */
export const TAKEN = `${PREFIX}:taken`;
/** Key of the {@link Outcome} of a job. */
export const outcomeKey = (job: string) => `${PREFIX}:outcome:${job}`;
/** Time in seconds for which outcomes stay, for a server that has missed the reply. */
export const OUTCOME_S = 60;
/** Channel of one server's replies. */
export const replyChannel = (server: string) => `${PREFIX}:replies:${server}`;
/** Time in milliseconds for parting from Redis, which may be away, when a server stops. */
export const CLOSE_MS = 2000;
/** Channel of the ids of jobs that nobody waits for any more. */
export const CANCEL = `${PREFIX}:cancel`;

/** Errors that say nothing about the file: another worker may have more luck. */
const ownFaults: readonly ErrorCode[] = ["busy", "internal"];
export const isOwnFault = ({ code }: ConversionError): boolean => ownFaults.includes(code);

export function failureOf(error: ConversionError): Outcome & { ok: false } {
  const { code, limit, files, cause } = error;
  return {
    ok: false,
    code,
    ...(limit !== undefined && { limit }),
    ...(files.length > 0 && { files }),
    ...(cause !== undefined && { cause: cause instanceof Error ? cause.message : String(cause) }),
  };
}

export const errorOf = ({ code, ...about }: Outcome & { ok: false }): ConversionError =>
  new ConversionError(code, about);

/** BullMQ's own words for a job whose workers died, and for what a worker has thrown: a code. */
export function errorOfFailedJob(reason = ""): ConversionError {
  if (reason.includes("stalled")) return new ConversionError("engine_crashed", { cause: reason });
  return new ConversionError(errorCodes.find((code) => code === reason) ?? "internal", { cause: reason });
}
