import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { table } from "../../../e2e/running/figures";
import type { EnginePool, Job } from "../../engine/types";
import { limitOf } from "./limit";
import { type Pair, type Peer, RESIZED } from "./pairs";
import type { Sources } from "./sources";
import { meanSsim } from "./ssim";
import { cpuOf, medianUsage, resetPeak, timeCommand, type Usage, watchPeak } from "./usage";

/** Time and result of one program for one pair. */
type Measured = { name: string; usage: Usage; bytes: number; output: string };
type Failed = { name: string; failed: string };
/** `limit`: milliseconds of decoding alone and encoding alone on all cores; undefined where a job is neither. */
export type Row = { pair: Pair; ours: Measured; peers: (Measured | Failed)[]; limit: number | undefined };

const never = new AbortController().signal;
const LIMITS = { megapixels: 100, frames: 256 };
const TIMEOUT_MS = 120_000;

/** Name of a peer in the table: its program, or the first one of a shell line. */
const labelOf = ({ command, args }: Peer) => (command === "sh" ? (args[1]?.split(" ")[0] ?? "") : command);

function jobOf({ kind, to, options }: Pair, input: string, output: string): Job {
  const task = { input, output, limits: LIMITS };
  if (kind === "image") return { ...task, kind, to, options };
  if (kind !== "resize") return { ...task, kind };
  const resizing = { to: { by: "longest", longest: RESIZED }, fit: "inside", enlarge: false } as const;
  return { ...task, kind, to, resizing, options };
}

/** Times the warm engine and each peer in alternation, so that a slow minute of the machine affects all of them. */
export async function measurePair(
  pool: EnginePool,
  pair: Pair,
  sources: Sources,
  rounds: number,
): Promise<Row> {
  const input = sources.path(pair.of, pair.from);
  const outputOf = (name: string) =>
    join(sources.folder, `${pair.kind}-${pair.of.replace(" ", "-")}-${pair.from}-by-${name}.${pair.to}`);

  async function engine(): Promise<Usage> {
    const job = jobOf(pair, input, outputOf("engine"));
    const before = pool.stats().processes.map(({ pid }) => [pid, cpuOf(pid)] as const);
    // The pool has one process.
    const pid = before[0]?.[0] ?? 0;
    resetPeak(pid);
    const peak = watchPeak(pid);
    const began = performance.now();
    await pool.run(never, job, { timeoutMs: TIMEOUT_MS });
    const wall = performance.now() - began;
    const cpu = before.reduce((sum, [pid, ticks]) => sum + (cpuOf(pid) - ticks), 0);
    return { wall, cpu, peak: peak() };
  }

  const fill = (text: string, output: string) => text.replace("{in}", input).replace("{out}", output);
  const native = (peer: Peer) =>
    timeCommand(
      peer.command,
      peer.args.map((text) => fill(text, outputOf(labelOf(peer)))),
    );

  const ours: Usage[] = [];
  const theirs = pair.peers.map((peer) => ({ peer, runs: [] as Usage[], failed: "" }));
  await engine(); // the first run loads codecs that the others reuse
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await engine());
    for (const entry of theirs) {
      if (entry.failed) continue;
      try {
        entry.runs.push(await native(entry.peer));
      } catch (error) {
        entry.failed = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
      }
    }
  }
  return {
    pair,
    limit: await limitOf(pair, input, outputOf("limit"), rounds),
    ours: await measured("engine", ours, outputOf("engine")),
    peers: await Promise.all(
      theirs.map(({ peer, runs, failed }) =>
        failed || !existsSync(outputOf(labelOf(peer)))
          ? { name: labelOf(peer), failed }
          : measured(labelOf(peer), runs, outputOf(labelOf(peer))),
      ),
    ),
  };
}

async function measured(name: string, runs: Usage[], output: string): Promise<Measured> {
  return { name, usage: medianUsage(runs), bytes: (await stat(output)).size, output };
}

const ms = (value: number) => (Number.isNaN(value) ? "-" : value.toFixed(0));
const kb = (bytes: number) => (bytes / 1000).toFixed(0);

const isMeasured = (peer: Measured | Failed): peer is Measured => "usage" in peer;

/** Formats one line for the engine and one for each peer; the ratio is to the fastest peer. */
export async function conversionTable(
  rows: readonly Row[],
  reference: (row: Row) => string,
): Promise<string> {
  const lines: string[][] = [];
  for (const row of rows) {
    const { pair, ours, peers, limit } = row;
    const measuredPeers = peers.filter(isMeasured);
    const best = measuredPeers.toSorted((a, b) => a.usage.wall - b.usage.wall)[0];
    const ratio = best ? (ours.usage.wall / best.usage.wall).toFixed(2) : "-";
    const cells = async ({ name, usage, bytes, output }: Measured) => [
      name,
      ms(usage.wall),
      ms(usage.cpu),
      usage.peak.toFixed(0),
      kb(bytes),
      pair.kind === "resize" ? "-" : (await meanSsim(reference(row), output)).toFixed(4).replace("NaN", "-"),
    ];
    const conversion = pair.kind === "image" ? `${pair.from} to ${pair.to}` : `${pair.from}, ${pair.kind}`;
    const possible = limit === undefined ? "-" : ms(limit);
    lines.push([`**${conversion}** (${pair.of})`, ...(await cells(ours)), possible, `**${ratio}**`]);
    for (const peer of measuredPeers)
      lines.push(["", ...(await cells(peer)), "", peer === best ? "best peer" : ""]);
    const failed = peers.filter((peer): peer is Failed => !isMeasured(peer)).map(({ name }) => name);
    if (failed.length > 0) lines.push(["", `cannot: ${failed.join(", ")}`, ...Array<string>(7).fill("")]);
  }
  const columns = [
    "program",
    "wall ms",
    "CPU ms",
    "peak MB",
    "kB",
    "SSIM",
    "limit ms",
    "wall, ours / best peer",
  ];
  return table(["conversion", ...columns], lines);
}
