import { table } from "../running/table";
import type { Seen } from "./crowd";
import { quantile, slopeOf } from "./figures";
import type { Sample } from "./samples";

/** Caches and allocators fill in the first part of a run; what grows after it grows without end. */
const WARM_UP_SHARE = 0.25;
/** Results are there for a minute, and up to another until they are swept: so long the disk fills in any case. */
const WARM_UP_HOURS = 2.5 / 60;
/** Fewer samples tell nothing. */
const LEAST_SAMPLES = 12;

export type Verdict = { text: string; failed: readonly string[] };

type Column = {
  name: string;
  of: Exclude<keyof Sample, "hours">;
  /** What a flat line may seem to grow over the whole run: the larger of a share of its middle, and of so many. */
  scatter: { share: number; least: number };
};

const columns: readonly Column[] = [
  { name: "server, MB", of: "serverMib", scatter: { share: 0.1, least: 48 } },
  // They come and go, 100 MB each.
  { name: "engine processes, MB", of: "engineMib", scatter: { share: 0.1, least: 48 } },
  { name: "descriptors of the server", of: "descriptors", scatter: { share: 0.1, least: 16 } },
  // A saw: every sweep takes a minute's results.
  { name: "disk, MB", of: "diskMib", scatter: { share: 0.5, least: 48 } },
];

/** What came of the memory, the descriptors and the disk, a line each. */
function growth(samples: readonly Sample[], failed: string[]): string[][] {
  const warmAt = Math.max(WARM_UP_HOURS, WARM_UP_SHARE * (samples.at(-1)?.hours ?? 0));
  const settled = samples.filter(({ hours }) => hours >= warmAt);
  const isLong = settled.length >= LEAST_SAMPLES;
  const warm = isLong ? settled : samples;
  const hours = (warm.at(-1)?.hours ?? 0) - (warm[0]?.hours ?? 0);
  return columns.map(({ name, of, scatter: { share, least } }) => {
    const values = warm.map((sample) => sample[of]);
    const slope = slopeOf(warm.map((sample) => [sample.hours, sample[of]] as const));
    const scatter = Math.max(quantile(values, 0.5) * share, least);
    if (isLong && slope * hours > scatter) failed.push(`${name}: grows by ${slope.toFixed(1)} an hour`);
    const figures = [values[0], values.at(-1), Math.max(...values)];
    const cells = figures.map((value = Number.NaN) => value.toFixed(1));
    return [name, ...cells, isLong ? slope.toFixed(1) : "too short a run"];
  });
}

/** What was answered to each kind of visit, a line each. */
function answers(seen: readonly Seen[], failed: string[]): string[][] {
  return [...new Set(seen.map(({ kind }) => kind))].map((kind) => {
    const own = seen.filter((one) => one.kind === kind);
    const times = own.map(({ ms }) => ms);
    const statuses = [...new Set(own.map(({ status }) => status))].map((status) => {
      const count = own.filter((one) => one.status === status).length;
      if (status !== kind.wanted) failed.push(`${kind.name}: ${count} were answered with ${status}`);
      return `${count} x ${status || "left"}`;
    });
    const latency = [0.5, 0.95].map((share) => quantile(times, share).toFixed(0));
    return [kind.name, statuses.join(", "), ...latency];
  });
}

/** A page of what was seen, and what of it must not be. */
export function report(samples: readonly Sample[], seen: readonly Seen[], perSecond: number): Verdict {
  const failed: string[] = [];
  const resources = growth(samples, failed);
  const visits = answers(seen, failed);
  const times = seen.map(({ ms }) => ms);
  const text = `${seen.length} visits, ${perSecond.toFixed(1)} a second (80% of what this machine did before), p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms. After warm-up, every 10 seconds:

${table(["", "first", "last", "most", "slope, an hour"], resources)}

${table(["visit", "answers", "p50 ms", "p95 ms"], visits)}

${failed.length > 0 ? failed.map((line) => `NOT AS IT MUST BE: ${line}`).join("\n") : "Nothing grows, and every answer was the one that was wanted."}
`;
  return { text, failed };
}
