import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { EnginePool, Job } from "../engine/types";
import type { Pair, Peer } from "./pairs";
import type { Sources } from "./sources";
import { cpuOf, medianUsage, timeCommand, type Usage } from "./usage";

/** What one program made of one pair. */
export type Measured = { name: string; usage: Usage; bytes: number; output: string };
export type Failed = { name: string; failed: string };
export type Row = { pair: Pair; ours: Measured; peers: (Measured | Failed)[] };

const never = new AbortController().signal;
const LIMITS = { megapixels: 100, frames: 256 };
const TIMEOUT_MS = 120_000;

/** What a peer is called: its program, the first one behind a shell. */
const labelOf = ({ command, args }: Peer) => (command === "sh" ? (args[1]?.split(" ")[0] ?? "") : command);

function jobOf({ kind, to, options }: Pair, input: string, output: string): Job {
  const task = { input, output, limits: LIMITS };
  return kind === "image" ? { ...task, kind, to, options } : { ...task, kind };
}

/** The warm engine and each peer in turn, so that a slow minute of the machine falls on all of them. */
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
    const began = performance.now();
    await pool.run(never, job, { timeoutMs: TIMEOUT_MS });
    const wall = performance.now() - began;
    const cpu = before.reduce((sum, [pid, ticks]) => sum + (cpuOf(pid) - ticks), 0);
    return { wall, cpu };
  }

  const fill = (text: string, output: string) => text.replace("{in}", input).replace("{out}", output);
  const native = (peer: Peer) =>
    timeCommand(
      peer.command,
      peer.args.map((text) => fill(text, outputOf(labelOf(peer)))),
    );

  const ours: Usage[] = [];
  const theirs = pair.peers.map((peer) => ({ peer, runs: [] as Usage[], failed: "" }));
  await engine(); // the first of a kind loads what the rest reuse
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
    ours: await measured("engine", ours, outputOf("engine")),
    peers: await Promise.all(
      theirs.map(({ peer, runs, failed }) =>
        failed ? { name: labelOf(peer), failed } : measured(labelOf(peer), runs, outputOf(labelOf(peer))),
      ),
    ),
  };
}

async function measured(name: string, runs: Usage[], output: string): Promise<Measured> {
  return { name, usage: medianUsage(runs), bytes: (await stat(output)).size, output };
}
