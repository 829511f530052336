import { readdir, readFile } from "node:fs/promises";

/** Figures of Linux processes from /proc; a process that has ended has none. */

const read = (path: string) => readFile(`/proc/${path}`, "utf8").catch(() => "");

/** Returns the process ids of a process's children. */
export async function childrenOf(pid: number): Promise<number[]> {
  return (await read(`${pid}/task/${pid}/children`)).split(" ").filter(Boolean).map(Number);
}

/** Returns the process ids of a server's engine: its children or, where these are a sandbox, what runs inside. */
export async function engineOf(pid: number): Promise<number[]> {
  const inside = async (child: number): Promise<number[]> =>
    (await read(`${child}/comm`)).trim() === "bwrap" ? engineOf(child) : [child];
  return (await Promise.all((await childrenOf(pid)).map(inside))).flat();
}

/** Returns whether a process exists and is not a zombie. */
export async function isAlive(pid: number): Promise<boolean> {
  const stat = await read(`${pid}/stat`);
  return stat !== "" && !/\) Z /.test(stat);
}

/** Milliseconds of a clock tick. */
export const TICK_MS = 10;

/** Adds two fields of clock ticks, numbered from 1 (proc_pid_stat(5)). */
async function ticksIn(pid: number, first: number): Promise<number> {
  const stat = await read(`${pid}/stat`);
  // Field 3 is the first after the name.
  const [user = "0", system = "0"] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(first - 3);
  return Number(user) + Number(system);
}

/** Returns the processor time that a process has used, in clock ticks. */
export const ticksOf = (pid: number): Promise<number> => ticksIn(pid, 14);
/** Returns that of the ended children that a process has waited for. */
export const ticksOfChildren = (pid: number): Promise<number> => ticksIn(pid, 16);

const KIB_PER_MIB = 1024;

/** Returns the resident memory of a process in MiB. */
async function residentMib(pid: number): Promise<number> {
  return Number((await read(`${pid}/status`)).match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / KIB_PER_MIB;
}

/** Returns the most resident memory that a process and its children of now had, each at its own time, in MiB. */
export async function peakMibOfTree(pid: number): Promise<number> {
  const own = Number((await read(`${pid}/status`)).match(/VmHWM:\s+(\d+)/)?.[1] ?? 0) / KIB_PER_MIB;
  const children = await Promise.all((await childrenOf(pid)).map(peakMibOfTree));
  return children.reduce((sum, child) => sum + child, own);
}

/** Returns the number of open descriptors of a process. */
const descriptorsOf = async (pid: number): Promise<number> =>
  (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;

/** Resident memory of a server and of its engine processes, in MiB; open descriptors of the server itself. */
export type Footprint = { serverMib: number; engineMib: number; descriptors: number };

export async function footprintOf(pid: number): Promise<Footprint> {
  const sizes = await Promise.all((await engineOf(pid)).map(residentMib));
  return {
    serverMib: await residentMib(pid),
    engineMib: sizes.reduce((sum, size) => sum + size, 0),
    descriptors: await descriptorsOf(pid),
  };
}
