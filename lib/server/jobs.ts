import "server-only";
import { join } from "node:path";
import type { ConversionError } from "../contract/errors";
import type { Job, JobResult } from "../engine/types";
import { asConversionError } from "./failure";
import type { Work } from "./handle";
import type { ReceivedFile } from "./upload/form";

type WithoutPlace<J> = J extends Job ? Omit<J, "input" | "output" | "limits"> : never;
/** What the engine should do with a file, wherever that lies. */
export type Order = WithoutPlace<Job>;

/** One file's fate. */
export type Outcome = { originalName: string } & (
  | { ok: true; name: string; key: string; originalSize: number; result: JobResult }
  | { ok: false; error: ConversionError }
);
export type Done = Outcome & { ok: true };
type Failed = Outcome & { ok: false };

export const isFailed = (outcome: Outcome): outcome is Failed => !outcome.ok;

/**
 * Starts a job for every file of a request; the queue decides what runs when.
 *
 * @param names of the results, a name for every file; without an extension if the engine tells the format
 * @returns a promise for every file, in their order. None rejects, and all resolve soon when `signal` aborts.
 */
export const startJobs = (signal: AbortSignal, work: Work, order: Order, names: readonly string[]) =>
  work.files.map((file, i) => runOne(signal, work, { file, i, name: names[i] ?? `${i}`, order }));

type One = { file: ReceivedFile; i: number; name: string; order: Order };

async function runOne(
  signal: AbortSignal,
  { folder, session, exchange, deadline, services: { env, queue } }: Work,
  { file, i, name, order }: One,
): Promise<Outcome> {
  const originalName = file.name;
  try {
    const output = join(/* turbopackIgnore: true */ folder, `${i}.result`);
    const limits = { megapixels: env.MAX_MEGAPIXELS, frames: env.MAX_FRAMES };
    const job: Job = { ...order, input: file.path, output, limits };
    const place = { rid: exchange.id, i, priority: i + 1, deadline, key: `${session}/${name}` };
    const { key, result } = await queue.run({ ...place, job }, signal);
    exchange.bytesOut += result.size;
    return { ok: true, originalName, name, key, originalSize: file.size, result };
  } catch (thrown) {
    const error = asConversionError(thrown);
    if (error.status >= 500) exchange.problems.push(error);
    exchange.failed += 1;
    return { ok: false, originalName, error };
  }
}
