import { median, quantile, slopeOf, table } from "../../../e2e/running/figures";
import type { Sample } from "./samples";
import type { Visit } from "./visits";

/** Share of a run in which caches and allocators fill up; growth after it is a leak. */
const WARM_UP_SHARE = 0.25;
/** Disk usage always grows this long: results are kept for a minute, and up to another one until a sweep deletes them. */
const WARM_UP_HOURS = 2.5 / 60;
/** A slope of fewer samples is meaningless. */
const MIN_SAMPLES = 12;

export type Verdict = { text: string; failed: readonly string[] };

type Column = {
  name: string;
  key: Exclude<keyof Sample, "hours">;
  /** Growth over the whole run that still counts as flat: a share of the median, but at least `min`. */
  tolerance: { share: number; min: number };
};

const columns: readonly Column[] = [
  { name: "server, MB", key: "serverMib", tolerance: { share: 0.1, min: 48 } },
  // Processes are replaced now and then; each has 100 MB.
  { name: "engine processes, MB", key: "engineMib", tolerance: { share: 0.1, min: 48 } },
  { name: "descriptors of the server", key: "descriptors", tolerance: { share: 0.1, min: 16 } },
  // A sawtooth: each sweep deletes a minute of results.
  { name: "disk, MB", key: "diskMib", tolerance: { share: 0.5, min: 48 } },
];

/** Returns a row for each figure, and adds those that grow to `failed`. */
function resourceRows(samples: readonly Sample[], failed: string[]): string[][] {
  const warmAt = Math.max(WARM_UP_HOURS, WARM_UP_SHARE * (samples.at(-1)?.hours ?? 0));
  const afterWarmUp = samples.filter(({ hours }) => hours >= warmAt);
  const isLong = afterWarmUp.length >= MIN_SAMPLES;
  const judged = isLong ? afterWarmUp : samples;
  const hours = (judged.at(-1)?.hours ?? 0) - (judged[0]?.hours ?? 0);
  return columns.map(({ name, key, tolerance: { share, min } }) => {
    const values = judged.map((sample) => sample[key]);
    const slope = slopeOf(judged.map((sample) => [sample.hours, sample[key]] as const));
    const tolerance = Math.max(median(values) * share, min);
    if (isLong && slope * hours > tolerance) failed.push(`${name}: grows by ${slope.toFixed(1)} per hour`);
    const figures = [values[0], values.at(-1), Math.max(...values)];
    const cells = figures.map((value = Number.NaN) => value.toFixed(1));
    return [name, ...cells, isLong ? slope.toFixed(1) : "run too short"];
  });
}

/** Returns a row for each kind of visit, and adds unexpected statuses to `failed`. */
function visitRows(visits: readonly Visit[], failed: string[]): string[][] {
  return [...new Set(visits.map(({ kind }) => kind))].map((kind) => {
    const own = visits.filter((one) => one.kind === kind);
    const times = own.map(({ ms }) => ms);
    const statuses = [...new Set(own.map(({ status }) => status))].map((status) => {
      const count = own.filter((one) => one.status === status).length;
      if (status !== kind.expected) failed.push(`${kind.name}: ${count} were answered with ${status}`);
      return `${count} x ${status || "aborted"}`;
    });
    const latency = [0.5, 0.95].map((share) => quantile(times, share).toFixed(0));
    return [kind.name, statuses.join(", "), ...latency];
  });
}

/** Writes the report of a run, with everything that failed. */
export function report(samples: readonly Sample[], visits: readonly Visit[], perSecond: number): Verdict {
  const failed: string[] = [];
  const resources = resourceRows(samples, failed);
  const answers = visitRows(visits, failed);
  const times = visits.map(({ ms }) => ms);
  const text = `${visits.length} visits, ${perSecond.toFixed(1)} per second (80% of the capacity measured first), p50 ${median(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms. Sampled every 10 seconds after warm-up:

${table(["", "first", "last", "max", "slope per hour"], resources)}

${table(["visit", "answers", "p50 ms", "p95 ms"], answers)}

${failed.length > 0 ? failed.map((line) => `FAILED: ${line}`).join("\n") : "Nothing grows, and every visit was answered as expected."}
`;
  return { text, failed };
}
