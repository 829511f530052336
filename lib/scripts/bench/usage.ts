import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { median } from "../../../e2e/running/figures";
import { peakMibOfTree, TICK_MS, ticksOfChildren } from "../../../e2e/running/processes";

/**
 * Wall time and processor time of one run in milliseconds, where Linux counts the latter in steps of 10 ms; and the most
 * resident memory in MiB.
 */
export type Usage = { wall: number; cpu: number; peak: number };

/** After this time a command is killed with its whole process group. */
const TIMEOUT_MS = 120_000;

const LOOK_EVERY_MS = 10;

/**
 * Watches the memory of a process and its children. The peak is the system's own count, so only what the last few
 * milliseconds of a process add goes unseen.
 *
 * @returns a function that ends it, and returns the peak in MiB
 */
export function watchPeak(pid: number): () => number {
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, await peakMibOfTree(pid));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Makes the peak of a process its present memory (proc_pid_clear_refs(5)). */
export function resetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
  } catch {
    // Not permitted: the peak of all jobs so far is what is seen.
  }
}

/** Runs a native command to its end. @throws Error with the end of its standard error if it fails */
async function timeCommand(command: string, args: readonly string[]): Promise<Usage> {
  const before = await ticksOfChildren(process.pid);
  const began = performance.now();
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
  const peak = watchPeak(child.pid ?? 0);
  let mib = 0;
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), TIMEOUT_MS);
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-500);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  }).finally(() => {
    clearTimeout(timer);
    mib = peak();
  });
  const wall = performance.now() - began;
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${stderr.trim()}`);
  const ticks = (await ticksOfChildren(process.pid)) - before;
  return { wall, cpu: ticks * TICK_MS, peak: mib };
}

/** Returns the medians of several runs. */
const medianUsage = (runs: readonly Usage[]): Usage => ({
  wall: median(runs.map(({ wall }) => wall)),
  cpu: median(runs.map(({ cpu }) => cpu)),
  peak: median(runs.map(({ peak }) => peak)),
});

/**
 * Runs programs in turn, so that a slow minute of the machine affects all of them.
 *
 * @returns the medians of each; undefined for one that has failed
 */
export async function inTurn(
  rounds: number,
  programs: readonly (() => Promise<Usage>)[],
): Promise<(Usage | undefined)[]> {
  const entries = programs.map((run) => ({ run, runs: [] as Usage[], failed: false }));
  // The first run loads codecs that the others reuse.
  await programs[0]?.().catch(() => {});
  for (let round = 0; round < rounds; round += 1)
    for (const entry of entries.filter(({ failed }) => !failed))
      await entry.run().then(
        (usage) => entry.runs.push(usage),
        () => {
          entry.failed = true;
        },
      );
  return entries.map(({ runs, failed }) => (failed ? undefined : medianUsage(runs)));
}

/** Fills the places of a command, `{in}` and `{out}`, and runs it. */
export function runLine(line: string, places: Readonly<Record<string, string>>): Promise<Usage> {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? "");
  // Some programs only write to standard output.
  if (/[|>]/.test(line)) return timeCommand("sh", ["-c", fill(line)]);
  const [command = "", ...args] = line.split(" ").map(fill);
  return timeCommand(command, args);
}

/** Name of a command in the tables: its program. */
export const programOf = (line: string): string => line.split(" ")[0] ?? "";
