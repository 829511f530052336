import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** What one run took, in milliseconds; processor time in steps of 10 ms, as Linux counts it. */
export type Usage = { wall: number; cpu: number };

const TICK_MS = 10;
/** A command that takes longer is stopped, with all that it started. */
const TIMEOUT_MS = 120_000;

/** Processor time in milliseconds from a line of /proc/PID/stat (proc_pid_stat(5)), from the given field on. */
function cpuMs(pid: number | "self", firstField: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // Field 3 is the first after the name.
    return (Number(fields[firstField - 3]) + Number(fields[firstField - 2])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** utime and stime of a living process. */
export const cpuOf = (pid: number): number => cpuMs(pid, 14);
/** cutime and cstime: of the children this process has waited for. */
const cpuOfChildren = (): number => cpuMs("self", 16);

/** Runs a native command to its end. @throws Error with its last words when it fails */
export async function timeCommand(command: string, args: readonly string[]): Promise<Usage> {
  const before = cpuOfChildren();
  const began = performance.now();
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
  const overdue = setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), TIMEOUT_MS);
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-500);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  }).finally(() => clearTimeout(overdue));
  const wall = performance.now() - began;
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said.trim()}`);
  return { wall, cpu: cpuOfChildren() - before };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Medians of several runs. */
export const medianUsage = (runs: readonly Usage[]): Usage => ({
  wall: median(runs.map(({ wall }) => wall)),
  cpu: median(runs.map(({ cpu }) => cpu)),
});
