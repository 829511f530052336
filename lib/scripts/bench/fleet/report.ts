import { table } from "../../../../e2e/running/figures";
import type { KindTimes, Latency, Services, Throughput } from "./measure";
import {
  type Assumptions,
  assumptions,
  bestPlan,
  largestPlan,
  type Measured,
  meanOf,
  predictOnOneMachine,
  type Resource,
  resources,
  type ServiceTimes,
} from "./plan";
import type { RedisLoad } from "./redis-load";

/** What was measured on one kind of store. */
export type StoreReport = {
  name: string;
  services: Services;
  throughputs: readonly Throughput[];
  /** For planning, with the mean file of the mix. */
  measured: Measured;
  assumed: Assumptions;
};

/** Highest time in milliseconds that a fleet may add to a request. */
const OVERHEAD_TARGET_MS = 30;
/** Worker machines that are planned for. */
const MACHINES = [1, 2, 4, 10, 30, 100, 300, 1000] as const;

const ms = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
const count = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : "endless");
const kb = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
const percent = (share: number) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)}%`;

/** Returns the mean of the kinds in a mix. @param balancer processor time of the balancer per file, in milliseconds */
export function mixed(
  { kinds, background }: Services,
  weightOf: (kind: string) => number,
  balancer: number,
): Measured {
  const all = kinds.reduce((sum, { kind }) => sum + weightOf(kind.name), 0);
  const file = meanOf(kinds.map(({ kind, file }) => ({ share: weightOf(kind.name) / all, file })));
  return { file: { ...file, balancer }, background };
}

function overheadTable(latencies: readonly Latency[]): string {
  const [single] = latencies;
  const rows = latencies.map((one) => {
    const added = one.request - (single?.request ?? 0);
    const verdict = one === single ? "" : `**${ms(added)}**`;
    return [
      one.name,
      ms(one.request),
      verdict,
      one === single ? "" : String(OVERHEAD_TARGET_MS),
      ms(one.download),
    ];
  });
  return table(["server", "request ms", "added ms", "at most", "download ms"], rows);
}

function throughputTable({ throughputs, measured }: StoreReport, webs: number, cores: number): string {
  return table(
    [
      "workers",
      "clients",
      "files/s",
      "p50 ms",
      "p99 ms",
      "failed",
      "cores busy with others",
      "predicted files/s",
      "predicted / measured",
    ],
    throughputs.map(({ workers, clients, perSecond, p50, p99, failed, client, others }) => {
      const predicted = predictOnOneMachine(measured, { workers, webs }, { cores: cores - others, client });
      return [
        String(workers),
        String(clients),
        perSecond.toFixed(1),
        ms(p50),
        ms(p99),
        String(failed),
        others.toFixed(1),
        predicted.toFixed(1),
        (predicted / perSecond).toFixed(2),
      ];
    }),
  );
}

const columns: readonly (readonly [string, (times: KindTimes) => string])[] = [
  ["upload kB", ({ file }) => kb(file.upload)],
  ["result kB", ({ file }) => kb(file.result)],
  ["request ms", ({ file }) => ms(file.request)],
  ["slot ms", ({ file }) => ms(file.slot)],
  ["engine", ({ file }) => ms(file.engine)],
  ["worker", ({ file }) => ms(file.worker)],
  ["web server", ({ file }) => ms(file.web)],
  ["Redis", ({ redisMs }) => ms(redisMs)],
  ["Redis commands", ({ redisCommands }) => count(redisCommands)],
  ["Redis reads", ({ redisReads }) => count(redisReads)],
  ["Redis kB", ({ redisBytes }) => kb(redisBytes)],
];

/** Whether a store is asked over HTTP, by requests that can be counted. */
const hasRequests = ({ assumed }: StoreReport) => assumed.storeWrites !== Number.POSITIVE_INFINITY;

function servicesTable({ kinds }: Services, isBucket: boolean): string {
  const shown = isBucket
    ? [
        ...columns,
        ["store writes", ({ file }: KindTimes) => count(file.storeWrites)] as const,
        ["store reads", ({ file }: KindTimes) => count(file.storeReads)] as const,
        ["store ms", ({ storeMs }: KindTimes) => ms(storeMs)] as const,
      ]
    : columns;
  return table(
    ["file", ...shown.map(([name]) => name)],
    kinds.map((times) => [times.kind.about, ...shown.map(([, cell]) => cell(times))]),
  );
}

/** Names the most frequent commands of Redis for one kind of file. */
const callsOf = ({ kind, calls }: KindTimes) =>
  `${kind.about}: ${calls.map(([name, each]) => `${name} ${each.toFixed(1)}`).join(", ")}`;

const loadRow = ({ webs, workers, clients, perSecond, ms: time, busy, commands, reads }: RedisLoad) => [
  String(webs),
  String(workers),
  String(clients),
  count(perSecond),
  time.toFixed(2),
  percent(busy),
  count(commands),
  count(reads),
];

function redisNotes({ kinds, background, idleReads, redis }: Services): string {
  const [first] = kinds;
  return `Most frequent commands per file, those of scripts included: ${first ? callsOf(first) : ""}.
Without visitors, Redis is busy for ${background.base.toFixed(2)} ms a second, plus ${background.perWeb.toFixed(2)} ms for each web server (${idleReads.perWeb.toFixed(1)} reads) and
${background.perWorker.toFixed(2)} ms for each worker (${idleReads.perWorker.toFixed(1)} reads).

Redis alone, with requests of one file that convert nothing. It waits for them: all of these servers are one process, which
is the limit. The busier it is, the more it reads at a time. Plans take the last row, by the commands of each file.

${table(["web servers", "workers", "requests at a time", "requests/s", "Redis ms", "Redis busy", "commands", "reads"], [redis.one, redis.many].map(loadRow))}
`;
}

const short: Record<Resource, string> = {
  engine: "engine",
  "workers' threads": "workers' threads",
  Redis: "Redis",
  "web servers": "web",
  store: "store",
  balancer: "balancer",
  "network of the balancer": "balancer's network",
  "network of web servers": "web network",
  "network of workers": "worker network",
};

function planTable({ measured, assumed }: StoreReport): string {
  return table(
    [
      "worker machines",
      "web servers",
      "files/s at most",
      "limit",
      `files/s at ${percent(assumed.load)}`,
      "p99 wait ms",
      "files inside",
      "MB inside",
      ...resources.map((name) => `${short[name]} busy`),
    ],
    MACHINES.map((workers) => {
      const plan = bestPlan(measured, workers, assumed);
      return [
        String(workers),
        String(plan.webs),
        count(plan.highest),
        `**${plan.limit}**`,
        count(plan.planned),
        ms(plan.waitMs),
        count(plan.admittedFiles),
        count(plan.admittedBytes / 1e6),
        ...resources.map((name) => percent(plan.utilization[name])),
      ];
    }),
  );
}

/** Says how far a fleet grows. */
function largest({ measured, assumed }: StoreReport): string {
  const most = MACHINES.at(-1) ?? 1;
  const { workers, webs, highest, limit } = largestPlan(measured, most, assumed);
  if (workers === most) return `It grows up to ${most} worker machines.`;
  const next = bestPlan(measured, workers + 1, assumed).limit;
  return `It grows up to ${workers} worker machines and ${webs} web servers, which convert ${count(highest)} files a second. More add nothing, because
the limit is ${next === limit ? limit : `${limit}, and then ${next}`}.`;
}

const describe = (file: ServiceTimes) =>
  `${ms(file.engine)} ms of the engine, ${kb(file.upload)} kB up and ${kb(file.result)} kB down`;

export type Report = {
  seconds: number;
  machine: string;
  load: number;
  cores: number;
  webs: number;
  mix: string;
  latencies: readonly Latency[];
  stores: readonly StoreReport[];
};

export function report({ seconds, machine, load, cores, webs, mix, latencies, stores }: Report): string {
  const most = Math.max(...stores.flatMap(({ throughputs }) => throughputs.map(({ workers }) => workers)));
  const sharing =
    most > cores
      ? ` ${most} workers share ${cores} cores, so that they convert no more than ${cores} do.`
      : "";
  const [{ assumed, measured } = { assumed: assumptions, measured: undefined }] = stores;
  return `Made by \`npm run bench:fleet\`: ${seconds} s each. Clients, HAProxy, ${webs} web servers, Redis, the store and the workers (one engine
process each) share one machine over the loopback interface: ${machine}.
Its load average was ${load.toFixed(1)} before the measurement began; it should be close to 0.${sharing}
The bucket is s3rver in a process of its own.

The mix: ${mix}${measured ? ` (on average ${describe(measured.file)})` : ""}.

### What a fleet adds

One client and one small file, on each server in turn; medians. A request ends with its answer.

${overheadTable(latencies)}
${stores
  .map(
    (store) => `
### Throughput with a ${store.name}

Through HAProxy. The prediction is from the service times below: the engine processes, or all cores, are busy all the time,
except for what other processes used.

${throughputTable(store, webs, cores)}

### What a file takes with a ${store.name}

One client, one worker. Milliseconds of processor time, except for the request and for the slot, which is how long the file
keeps an engine process of the worker. Redis executes commands of scripts, too; what is sent to it together is read at once.${hasRequests(store) ? " The store's\nown time is for all requests of a file, of which some are sent side by side." : ""}

${servicesTable(store.services, hasRequests(store))}

${redisNotes(store.services)}
HAProxy takes ${ms(store.measured.file.balancer)} ms.
`,
  )
  .join("")}
### How many machines

Calculated for this mix, worker machines of ${assumed.cores} cores like these, one engine process per core, and as many web servers (one
thread each) as convert the most. The highest throughput is that of the resource that is busy first (Denning and Buzen,
1978). The wait for an engine process is that of an M/M/c queue (Erlang C) at ${percent(assumed.load)} of it. MAX_ADMITTED_FILES and
MAX_ADMITTED_MB have to be several times what is inside on average (Little's law).

Assumed, not measured:

- Each machine's network carries ${(assumed.network * 8) / 1e9} Gbit/s in each direction. Redis runs on one core as fast as these.
- The balancer has ${assumed.cores} cores, over which HAProxy's threads spread evenly.
- A folder is on one file server with such a network, and takes any number of requests.
- A bucket takes ${assumptions.storeWrites} writes and ${assumptions.storeReads} reads a second, as Amazon documents for each partitioned prefix
  (https://docs.aws.amazon.com/AmazonS3/latest/userguide/optimizing-performance.html). It divides a bucket into more of them by
  itself, in 30 to 60 minutes. Listings count as reads. No bandwidth is documented, so none is a limit.
- Files arrive at random, and their times are exponentially distributed. Results are downloaded once.
- Costs per file stay what they were with one client, but for Redis. HAProxy takes more at a time under load, too, which is
  cheaper, so that its limit is higher than this.
${stores.map((store) => `\nWith a ${store.name}:\n\n${planTable(store)}\n\n${largest(store)}\n`).join("")}`;
}
