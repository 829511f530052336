import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { table } from "../../../e2e/running/figures";
import { TICK_MS, ticksOf } from "../../../e2e/running/processes";
import type { EnginePool, FileJob } from "../../engine/types";
import { limits, run } from "./jobs";
import { type Pair, RESIZED } from "./pairs";
import type { Sources } from "./sources";
import { meanSsim } from "./ssim";
import { inTurn, programOf, resetPeak, runLine, type Usage, watchPeak } from "./usage";

/** What one program made of a pair's source. */
type Measured = { name: string; usage: Usage; bytes: number; ssim: number };
/** `failed`: names of the programs that cannot do it. */
export type Row = { pair: Pair; ours: Measured; peers: Measured[]; failed: string[] };

function jobOf({ kind, to, options, target }: Pair, input: string, output: string): FileJob {
  const task = { input, output, limits };
  if (kind === "image") return { ...task, kind, to, options };
  if (kind === "compress" && target) return { ...task, kind, target: { bytes: target, fewerPixels: false } };
  if (kind !== "resize") return { ...task, kind };
  const resizing = { to: { by: "longest", longest: RESIZED }, fit: "inside", enlarge: false } as const;
  return { ...task, kind, to, resizing, options };
}

/** Runs a job in a pool of one process. */
async function runJob(pool: EnginePool, job: FileJob): Promise<Usage> {
  const pid = pool.stats().processes[0]?.pid ?? 0;
  const before = await ticksOf(pid);
  resetPeak(pid);
  const peak = watchPeak(pid);
  const began = performance.now();
  await run(pool, job);
  const wall = performance.now() - began;
  return { wall, cpu: ((await ticksOf(pid)) - before) * TICK_MS, peak: peak() };
}

/** Times the warm engine and each peer in turn. */
export async function measurePair(
  pool: EnginePool,
  pair: Pair,
  sources: Sources,
  rounds: number,
): Promise<Row> {
  const { kind, of, from, to, target = "" } = pair;
  const input = sources.path(of, from);
  const outputOf = (name: string) =>
    join(sources.folder, `${kind}${target}-${of.replace(" ", "-")}-${from}-by-${name}.${to}`);
  const usages = await inTurn(rounds, [
    () => runJob(pool, jobOf(pair, input, outputOf("engine"))),
    ...pair.peers.map((line) => () => runLine(line, { in: input, out: outputOf(programOf(line)) })),
  ]);
  const reference = sources.path(of === "graphic" ? "graphic" : "photo", "png");
  const measured: Measured[] = [];
  const failed: string[] = [];
  for (const [i, name] of ["engine", ...pair.peers.map(programOf)].entries()) {
    const [usage, output] = [usages[i], outputOf(name)];
    if (!usage || !existsSync(output)) failed.push(name);
    else {
      const [{ size }, ssim] = [await stat(output), await meanSsim(reference, output)];
      measured.push({ name, usage, bytes: size, ssim });
    }
  }
  const [ours, ...peers] = measured;
  if (!ours || failed.includes("engine")) throw new Error(`The engine cannot make ${from} ${to}.`);
  return { pair, ours, peers, failed };
}

const kb = (bytes: number) => (bytes / 1000).toFixed(0);
const likeness = (ssim: number) => ssim.toFixed(4).replace("NaN", "-");

/** Formats one line for the engine and one for each peer; the ratio is to the fastest peer. */
export function conversionTable(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ pair: { kind, from, to, of }, ours, peers, failed }) => {
    const best = peers.toSorted((a, b) => a.usage.wall - b.usage.wall)[0];
    const cells = ({ name, usage: { wall, cpu, peak }, bytes, ssim }: Measured) => [
      name,
      ...[wall, cpu, peak].map((value) => value.toFixed(0)),
      kb(bytes),
      kind === "resize" ? "-" : likeness(ssim),
    ];
    const conversion = kind === "image" ? `${from} to ${to}` : `${from}, ${kind}`;
    const ratio = best ? (ours.usage.wall / best.usage.wall).toFixed(2) : "-";
    return [
      [`**${conversion}** (${of})`, ...cells(ours), `**${ratio}**`],
      ...peers.map((peer) => ["", ...cells(peer), peer === best ? "best peer" : ""]),
      ...(failed.length > 0 ? [["", `cannot: ${failed.join(", ")}`, ...Array<string>(6).fill("")]] : []),
    ];
  });
  const columns = ["program", "wall ms", "CPU ms", "peak MB", "kB", "SSIM", "wall, ours / best peer"];
  return table(["conversion", ...columns], lines);
}

/** Formats the pairs that fit a number of bytes. */
export function targetTable(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ pair: { from, target = 0 }, ours, peers, failed }) => [
    ...[ours, ...peers].map(({ name, usage, bytes, ssim }) => {
      const share = bytes / target;
      return [
        name === "engine" ? `**${from}**` : "",
        kb(target),
        name,
        (bytes / 1000).toFixed(1),
        share > 1 ? `**${share.toFixed(3)}**, over` : share.toFixed(3),
        likeness(ssim),
        usage.wall.toFixed(0),
      ];
    }),
    ...failed.map((name) => ["", kb(target), name, "cannot", "", "", ""]),
  ]);
  const columns = ["picture", "limit kB", "program", "kB", "share of the limit", "SSIM", "wall ms"];
  return table(columns, lines);
}
