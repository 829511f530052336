import { table } from "../running/table";
import type { Failed, Measured, Row } from "./conversions";
import { likeness } from "./likeness";
import type { Load } from "./site-load";

const ms = (value: number) => (Number.isNaN(value) ? "-" : value.toFixed(0));
const kb = (bytes: number) => (bytes / 1000).toFixed(0);

const isMeasured = (peer: Measured | Failed): peer is Measured => "usage" in peer;

/** One line for the engine and one for each peer; the ratio is against the fastest peer. */
export async function conversionTable(
  rows: readonly Row[],
  reference: (row: Row) => string,
): Promise<string> {
  const lines: string[][] = [];
  for (const row of rows) {
    const { pair, ours, peers } = row;
    const done = peers.filter(isMeasured);
    const best = done.toSorted((a, b) => a.usage.wall - b.usage.wall)[0];
    const ratio = best ? (ours.usage.wall / best.usage.wall).toFixed(2) : "-";
    const cells = async ({ name, usage, bytes, output }: Measured) => [
      name,
      ms(usage.wall),
      ms(usage.cpu),
      kb(bytes),
      (await likeness(reference(row), output)).toFixed(4).replace("NaN", "-"),
    ];
    const what = pair.kind === "image" ? `${pair.from} to ${pair.to}` : `${pair.from}, ${pair.kind}`;
    lines.push([`**${what}** (${pair.of})`, ...(await cells(ours)), `**${ratio}**`]);
    for (const peer of done) lines.push(["", ...(await cells(peer)), peer === best ? "best peer" : ""]);
    const failed = peers.filter((peer): peer is Failed => !isMeasured(peer)).map(({ name }) => name);
    if (failed.length > 0) lines.push(["", `cannot: ${failed.join(", ")}`, "", "", "", "", ""]);
  }
  return table(["conversion", "program", "wall ms", "CPU ms", "kB", "SSIM", "wall, ours / best peer"], lines);
}

/** Requests a second of the whole site beside those of the bare engine. */
export function loadTable(loads: readonly Load[], bareEngine: number): string {
  return table(
    ["clients", "conversions/s", "of the bare engine", "p50 ms", "p99 ms", "peak MiB", "failed"],
    loads.map(({ clients, perSecond, p50, p99, peakMib, failed }) => [
      String(clients),
      perSecond.toFixed(1),
      `${((100 * perSecond) / bareEngine).toFixed(0)}%`,
      ms(p50),
      ms(p99),
      ms(peakMib),
      String(failed),
    ]),
  );
}
