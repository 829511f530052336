import type { EnginePool, FileJob } from "../../engine/types";

/** Longest time for one task, by any program, in milliseconds. */
const TIMEOUT_MS = 120_000;
export const limits = { megapixels: 100, frames: 256 } as const;
/** Pages of a PDF as large as their pictures. */
export const plainPages = { pageSize: "fit", orientation: "auto", margin: "none" } as const;

const never = new AbortController().signal;

export const run = (pool: EnginePool, job: FileJob) => pool.run(never, job, { timeoutMs: TIMEOUT_MS });

/** What the engine and a native command make of a document; each result is a file, or a folder of files. */
export type Task = {
  name: string;
  peer: string;
  line: string;
  ending: string;
  ours: (pool: EnginePool, input: string, output: string) => Promise<unknown>;
};

/** Returns the number of pages of a PDF. */
export const pagesOf = async (pool: EnginePool, input: string): Promise<number> =>
  (await pool.run(never, { kind: "pdf-open", input }, { timeoutMs: TIMEOUT_MS })).pages;
