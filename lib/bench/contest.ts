import { stat } from "node:fs/promises";
import type { EnginePool, FileJob } from "../engine/types";
import { median, timeCommand } from "./usage";

/** One task both ways: ours and a native command's, each answering the bytes it made. */
export type Contest = {
  name: string;
  peer: string;
  ours: () => Promise<number>;
  theirs: () => Promise<number>;
  /** Of a document's words, how many (0 to 1) both results have in the right order. */
  quality?: () => Promise<readonly number[]>;
};
export type Timed = { ms: number; bytes: number };

/** A task takes no longer, either way. */
export const TIMEOUT_MS = 120_000;
export const never = new AbortController().signal;

export const sizeOf = async (path: string) => (await stat(path)).size;
export const run = (pool: EnginePool, job: FileJob) => pool.run(never, job, { timeoutMs: TIMEOUT_MS });

/** Runs a native command, and answers how large what it made is. */
export async function command(name: string, args: string[], output: () => Promise<number>): Promise<number> {
  await timeCommand(name, args);
  return output();
}

async function timed(work: () => Promise<number>): Promise<Timed | undefined> {
  const began = performance.now();
  const bytes = await work().catch(() => undefined);
  return bytes === undefined ? undefined : { ms: performance.now() - began, bytes };
}

const middle = (runs: (Timed | undefined)[]): Timed | undefined => {
  const done = runs.filter((one) => one !== undefined);
  return done.length > 0 ? { ms: median(done.map(({ ms }) => ms)), bytes: done[0]?.bytes ?? 0 } : undefined;
};

/** What a table of contests has in its columns. */
export const contestHead = [
  "task",
  "engine ms",
  "kB",
  "peer",
  "peer ms",
  "kB",
  "wall, ours / peer",
  "words in order, ours / peer",
];

/** Times both in turn. */
export async function row({ name, peer, ours, theirs, quality }: Contest, rounds: number): Promise<string[]> {
  await timed(ours); // the first loads what the rest reuse
  const [mine, other]: (Timed | undefined)[][] = [[], []];
  for (let round = 0; round < rounds; round++) {
    mine?.push(await timed(ours));
    other?.push(await timed(theirs));
  }
  const [a, b] = [middle(mine ?? []), middle(other ?? [])];
  const cells = (one: Timed | undefined) =>
    one ? [one.ms.toFixed(0), (one.bytes / 1000).toFixed(0)] : ["cannot", ""];
  console.error(`${name}: ${a?.ms.toFixed(0)} ms`);
  const ratio = a && b ? `**${(a.ms / b.ms).toFixed(2)}**` : "-";
  // A document that the reference cannot read has nothing to be held against.
  const shares = (await quality?.().catch(() => [])) ?? [];
  return [name, ...cells(a), peer, ...cells(b), ratio, shares.map((share) => share.toFixed(3)).join(" / ")];
}
