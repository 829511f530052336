import { stat } from "node:fs/promises";
import { join } from "node:path";
import { table } from "../../../e2e/running/figures";
import type { EnginePool } from "../../engine/types";
import type { Sources } from "./sources";
import { meanSsim } from "./ssim";
import { medianUsage, timeCommand, type Usage } from "./usage";

/** Pictures made to fit a number of bytes with all their pixels, by the engine and by programs that can do that. */

const TIMEOUT_MS = 120_000;
const never = new AbortController().signal;
const limits = { megapixels: 100, frames: 256 };
const kilobytes = [1000, 500, 300] as const;

/** A native command that makes a picture fit; `limit` in bytes. */
type Peer = { name: string; args: (input: string, output: string, limit: number) => readonly string[] };

const peers: Record<"jpg" | "webp", readonly Peer[]> = {
  jpg: [
    {
      name: "convert",
      args: (input, output, limit) => [input, "-strip", "-define", `jpeg:extent=${limit}b`, `jpg:${output}`],
    },
    {
      name: "jpegoptim",
      args: (input, output, limit) => [
        "-c",
        `jpegoptim --quiet --strip-all --size=${Math.floor(limit / 1024)} --stdout "$1" > "$2"`,
        "sh",
        input,
        output,
      ],
    },
  ],
  webp: [
    {
      name: "cwebp",
      args: (input, output, limit) => [
        ...["-quiet", "-size", `${limit}`, "-pass", "6", "-metadata", "none"],
        input,
        "-o",
        output,
      ],
    },
  ],
};

const commandOf = ({ name }: Peer) => (name === "jpegoptim" ? "sh" : name);

const columns = ["picture", "limit kB", "program", "kB", "share of the limit", "SSIM", "wall ms"];

/** One program's result for one limit, or that it cannot. */
async function cellsOf(
  name: string,
  runs: readonly Usage[],
  output: string,
  limit: number,
  master: string,
): Promise<string[]> {
  const { size } = await stat(output).catch(() => ({ size: 0 }));
  if (size === 0 || runs.length === 0) return [name, "cannot", "", "", ""];
  const share = size / limit;
  return [
    name,
    (size / 1000).toFixed(1),
    share > 1 ? `**${share.toFixed(3)}**, over` : share.toFixed(3),
    (await meanSsim(master, output)).toFixed(4),
    medianUsage(runs).wall.toFixed(0),
  ];
}

/** Measures every format and limit: the engine and each peer in turn. */
export async function measureTargets(pool: EnginePool, sources: Sources, rounds: number): Promise<string> {
  const master = sources.path("photo", "png");
  const rows: string[][] = [];
  for (const format of ["jpg", "webp"] as const)
    for (const kb of kilobytes) {
      const limit = kb * 1000;
      const input = sources.path("photo", format);
      const outputOf = (name: string) => join(sources.folder, `fit-${kb}-by-${name}.${format}`);
      const target = { bytes: limit, fewerPixels: false };
      const job = { kind: "compress", input, output: outputOf("engine"), limits, target } as const;
      const engine = async (): Promise<Usage> => {
        const began = performance.now();
        await pool.run(never, job, { timeoutMs: TIMEOUT_MS });
        return { wall: performance.now() - began, cpu: 0, peak: 0 };
      };
      const ours: Usage[] = [];
      const theirs = peers[format].map((peer) => ({ peer, runs: [] as Usage[] }));
      for (let round = 0; round < rounds; round += 1) {
        await engine().then(
          (usage) => ours.push(usage),
          () => {},
        );
        for (const { peer, runs } of theirs)
          await timeCommand(commandOf(peer), peer.args(input, outputOf(peer.name), limit)).then(
            (usage) => runs.push(usage),
            () => {},
          );
      }
      const cells = await Promise.all([
        cellsOf("engine", ours, outputOf("engine"), limit, master),
        ...theirs.map(({ peer, runs }) => cellsOf(peer.name, runs, outputOf(peer.name), limit, master)),
      ]);
      rows.push(...cells.map((part, place) => [place === 0 ? `**${format}**` : "", `${kb}`, ...part]));
    }
  return `## To a number of bytes

A photo of 12 megapixels that keeps its pixels, in turn, medians of ${rounds}. On the page a picture may also get fewer
pixels, which looks better below a quality of 45. SSIM is of the brightness, against the picture the source was made of.

${table(columns, rows)}
`;
}
