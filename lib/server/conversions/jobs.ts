import { join } from "node:path";
import { ConversionError } from "../../contract/errors";
import type { FileJob, Job, JobResult, PdfFacts, PdfOpenJob } from "../../engine/types";
import { BatchFailed, toConversionError } from "../http/failure";
import type { FileReply } from "../http/file-reply";
import type { ConversionRequest } from "../http/handle";
import { PDF_OPEN_MS } from "../limits";
import type { ReceivedFile } from "../upload/form";

type WithoutPaths<J> = J extends Job ? Omit<J, "input" | "output" | "limits"> : never;
/** A job for one picture, without its paths. */
export type ImageTask = WithoutPaths<Job>;

/** Result or error of one file. */
export type Outcome = { originalName: string } & (
  | { ok: true; name: string; key: string; originalSize: number; result: JobResult }
  | { ok: false; error: ConversionError }
);
export type Converted = Outcome & { ok: true };
type Failed = Outcome & { ok: false };

export const isFailed = (outcome: Outcome): outcome is Failed => !outcome.ok;

/** The file of a call that takes one; `receiveForm` refuses a request without any. */
export const onlyFile = ({ files }: ConversionRequest): ReceivedFile => files[0] as ReceivedFile;

/** Path in the request's scratch folder for what a job writes. */
export const outputPath = ({ folder }: ConversionRequest, name: string | number): string =>
  join(folder, `${name}.result`);

/**
 * Runs one job of a request and stores its result.
 *
 * @param place.priority the turn it takes from now; later positions of a request wait longer
 * @throws ConversionError as the queue does
 */
export async function runJob(
  signal: AbortSignal,
  { session, context, lease, deadline, services: { queue } }: ConversionRequest,
  job: FileJob,
  { priority, name }: { priority: number; name: string },
): Promise<{ key: string; result: JobResult }> {
  const key = `${session}/${name}`;
  const stored = await queue.run({ rid: lease.id, job, key, deadline, priority }, signal);
  context.bytesOut += stored.result.size;
  return stored;
}

/** Opens a PDF of a request. @param timeoutMs for what takes longer than that */
export function inspect(
  signal: AbortSignal,
  { lease, deadline, services: { env, queue } }: ConversionRequest,
  job: PdfOpenJob,
  timeoutMs = Math.min(PDF_OPEN_MS, env.JOB_TIMEOUT_S * 1000),
): Promise<PdfFacts> {
  return queue.inspect({ rid: lease.id, job, timeoutMs, deadline, priority: 0 }, signal);
}

/** Notes that one of several files or pages failed. */
export function noteFailure({ context }: ConversionRequest, thrown: unknown): ConversionError {
  const error = toConversionError(thrown);
  if (error.status >= 500) context.problems.push(error);
  context.failed += 1;
  return error;
}

/**
 * Replaces the positions that the engine reports by the names of the files.
 *
 * @param files of the job
 */
export function withNames(
  { context }: ConversionRequest,
  files: readonly ReceivedFile[],
  thrown: unknown,
): ConversionError {
  const error = toConversionError(thrown);
  if (error.files.length === 0) return error;
  context.failed += error.files.length;
  return new BatchFailed(
    error.files.map(({ index, code, limit }) => ({
      originalName: files[index]?.name ?? "",
      error: new ConversionError(code, { ...(limit !== undefined && { limit }), cause: error.cause }),
    })),
  );
}

/**
 * Starts a job for every file of a request; the queue decides which runs when.
 *
 * @param taskOf the job of each file, by its position
 * @param names of the results, one for each file; without an extension if the engine chooses the format
 * @returns a promise for each file, in order. None rejects, and all resolve soon after `signal` aborts.
 */
export const startJobs = (
  signal: AbortSignal,
  request: ConversionRequest,
  taskOf: (i: number) => ImageTask,
  names: readonly string[],
): Promise<Outcome>[] =>
  request.files.map(async (file, i): Promise<Outcome> => {
    const originalName = file.name;
    const name = names[i] ?? `${i}`;
    try {
      const { env } = request.services;
      const limits = { megapixels: env.MAX_MEGAPIXELS, frames: env.MAX_FRAMES };
      const job: Job = { ...taskOf(i), input: file.path, output: outputPath(request, i), limits };
      const stored = await runJob(signal, request, job, { priority: i + 1, name });
      return { ok: true, originalName, name, originalSize: file.size, ...stored };
    } catch (thrown) {
      return { ok: false, originalName, error: noteFailure(request, thrown) };
    }
  });

/** Makes a result that was just stored the answer itself. */
export async function storedReply(
  { services: { store } }: ConversionRequest,
  key: string,
  name: string,
): Promise<FileReply> {
  const stored = await store.get(key);
  if (!stored) throw new Error("A result is gone that was just stored");
  const { type, size, stream } = stored;
  return { name, type, size, body: stream() };
}
