import { waitQuantile } from "./queueing";

/** What the conversion of one file takes; processor and wall times in milliseconds. */
export type ServiceTimes = {
  /** Processor time of the engine. */
  engine: number;
  /** Processor time of the worker without its engine. */
  worker: number;
  /** Wall time for which the file keeps one of a worker's engine processes. */
  slot: number;
  /** Processor time of the web server that answers the request. */
  web: number;
  /** Processor time of Redis. */
  redis: number;
  /** Processor time of the balancer. */
  balancer: number;
  /** Wall time from sending the file to its answer, on idle servers. */
  request: number;
  /** Bytes of the upload, and of the result. */
  upload: number;
  result: number;
  /** Requests to the store: PUT, COPY, POST and DELETE; GET, HEAD and listings. */
  storeWrites: number;
  storeReads: number;
};

/** Processor time of Redis without any file, in milliseconds a second. */
export type Background = { base: number; perWeb: number; perWorker: number };

export type Measured = { file: ServiceTimes; background: Background };

/** What is not measured here, with where it comes from. */
export type Assumptions = {
  /** Cores of each worker machine, and of the balancer. */
  cores: number;
  /** Bytes a second of each machine's network, in each direction. */
  network: number;
  /** Requests of the store a second; Infinity for a folder. */
  storeWrites: number;
  storeReads: number;
  /** Bytes a second of the store in each direction; Infinity for a bucket, for which none is documented. */
  storeNetwork: number;
  /** Share of the highest throughput that a fleet is planned for. */
  load: number;
};

const GBIT = 1e9 / 8;

export const assumptions = {
  cores: 4,
  network: 10 * GBIT,
  storeWrites: 3500,
  storeReads: 5500,
  storeNetwork: Number.POSITIVE_INFINITY,
  load: 0.8,
} as const satisfies Assumptions;

/** A folder that one file server shares, with a network like the other machines. */
export const folderAssumptions = {
  ...assumptions,
  storeWrites: Number.POSITIVE_INFINITY,
  storeReads: Number.POSITIVE_INFINITY,
  storeNetwork: assumptions.network,
} as const satisfies Assumptions;

/** Returns the mean of several kinds of files. @param parts each with its share of all files; the shares add up to 1 */
export function meanOf(parts: readonly { share: number; file: ServiceTimes }[]): ServiceTimes {
  const sum = (key: keyof ServiceTimes) =>
    parts.reduce((total, { share, file }) => total + share * file[key], 0);
  return {
    engine: sum("engine"),
    worker: sum("worker"),
    slot: sum("slot"),
    web: sum("web"),
    redis: sum("redis"),
    balancer: sum("balancer"),
    request: sum("request"),
    upload: sum("upload"),
    result: sum("result"),
    storeWrites: sum("storeWrites"),
    storeReads: sum("storeReads"),
  };
}

export const resources = [
  "engine",
  "workers' threads",
  "Redis",
  "web servers",
  "store",
  "balancer",
  "network of the balancer",
  "network of web servers",
  "network of workers",
] as const;
export type Resource = (typeof resources)[number];

/**
 * Returns for how long a file keeps one engine process, in milliseconds. The process waits while files are fetched and
 * stored, and shares its core with the worker.
 */
const processTime = ({ slot, engine, worker }: ServiceTimes) => Math.max(slot, engine + worker);

/**
 * Returns the files a second at which each resource is busy all the time. The smallest is the limit of the fleet: the
 * bottleneck law, X <= 1 / max(D) (Denning and Buzen, The Operational Analysis of Queueing Network Models, 1978).
 *
 * @param workers machines with an engine process for each core
 * @param webs servers with one thread each
 */
export function capacities(
  { file, background }: Measured,
  { workers, webs }: { workers: number; webs: number },
  { cores, network, storeWrites, storeReads, storeNetwork }: Assumptions,
): Record<Resource, number> {
  // Processor time left for files, in milliseconds a second.
  const redisLeft = 1000 - background.base - webs * background.perWeb - workers * background.perWorker;
  const bothWays = file.upload + file.result;
  return {
    engine: (workers * cores * 1000) / processTime(file),
    "workers' threads": (workers * 1000) / file.worker,
    Redis: Math.max(0, redisLeft) / file.redis,
    "web servers": (webs * 1000) / file.web,
    store: Math.min(storeWrites / file.storeWrites, storeReads / file.storeReads, storeNetwork / bothWays),
    balancer: (cores * 1000) / file.balancer,
    "network of the balancer": network / bothWays,
    "network of web servers": (webs * network) / bothWays,
    "network of workers": (workers * network) / Math.max(file.upload, file.result),
  };
}

export type Plan = {
  workers: number;
  webs: number;
  /** Highest throughput in files a second, and what limits it. */
  highest: number;
  limit: Resource;
  /** Throughput that is planned for, and how busy each resource is with it, from 0 to 1. */
  planned: number;
  utilization: Record<Resource, number>;
  /** 99th percentile of the wait for an engine process at the planned throughput, in milliseconds. */
  waitMs: number;
  /** Files and bytes that are inside at that throughput, on average. */
  admittedFiles: number;
  admittedBytes: number;
};

/** Plans for a number of machines. */
export function planOf(
  measured: Measured,
  machines: { workers: number; webs: number },
  given: Assumptions,
): Plan {
  const { file } = measured;
  const limits = capacities(measured, machines, given);
  const limit = resources.reduce((least, name) => (limits[name] < limits[least] ? name : least));
  const highest = limits[limit];
  const planned = given.load * highest;
  const service = processTime(file) / 1000;
  const servers = machines.workers * given.cores;
  // Little's law: what is inside is what arrives times how long it stays.
  const admittedFiles = (planned * file.request) / 1000;
  return {
    ...machines,
    highest,
    limit,
    planned,
    utilization: Object.fromEntries(
      resources.map((name) => [name, planned / limits[name]]),
    ) as Plan["utilization"],
    waitMs: 1000 * waitQuantile(servers, planned, service, 0.99),
    admittedFiles,
    admittedBytes: admittedFiles * file.upload,
  };
}

/** Throughputs that differ by less than this share count as equal. */
const SAME = 0.005;

/** Returns the smallest of the numbers from 1 to `most` whose value is nearly as large as the largest. */
function smallestOfBest(most: number, amountOf: (n: number) => number): number {
  const values = Array.from({ length: most }, (_, i) => amountOf(i + 1));
  const enough = Math.max(...values) * (1 - SAME);
  return 1 + values.findIndex((value) => value >= enough);
}

const highestOf = (measured: Measured, machines: { workers: number; webs: number }, given: Assumptions) =>
  Math.min(...Object.values(capacities(measured, machines, given)));

const MOST_WEBS = 1000;

/** Plans with the number of web servers, up to one for each core of the workers, that converts the most; the fewest of equals. */
export function bestPlan(measured: Measured, workers: number, given: Assumptions): Plan {
  const most = Math.min(workers * given.cores, MOST_WEBS);
  const webs = smallestOfBest(most, (n) => highestOf(measured, { workers, webs: n }, given));
  return planOf(measured, { workers, webs }, given);
}

/** Plans with the number of workers, up to `most`, beyond which more convert hardly any more files. */
export function largestPlan(measured: Measured, most: number, given: Assumptions): Plan {
  const workers = smallestOfBest(most, (n) => bestPlan(measured, n, given).highest);
  return bestPlan(measured, workers, given);
}

/**
 * Predicts the throughput where all parts of a fleet share one machine, as in the measurement: its engine processes, or all
 * of its cores, are busy all the time.
 *
 * @param machine its cores, and the processor time of the clients and the bucket in milliseconds per file
 */
export function predictOnOneMachine(
  { file, background }: Measured,
  { workers, webs }: { workers: number; webs: number },
  machine: { cores: number; client: number },
): number {
  const all = file.engine + file.worker + file.web + file.redis + file.balancer + machine.client;
  const idle = background.base + webs * background.perWeb + workers * background.perWorker;
  return Math.min((workers * 1000) / file.slot, (machine.cores * 1000 - idle) / all);
}
