import { setTimeout as delay } from "node:timers/promises";
import { Redis } from "ioredis";
import { type BalancedFleet, startBalancedFleet } from "../../../../e2e/fleet/fleet";
import { median } from "../../../../e2e/running/figures";
import { startSite } from "../../../../e2e/running/site";
import { createCleanupStack } from "../../../server/cleanup-stack";
import type { Bucket } from "./bucket";
import type { Kind } from "./kinds";
import { convertOnce, type Load, runLoad } from "./load";
import { coresOfOthers, type Reading, readFleet, since, slotTime } from "./meters";
import type { Background, ServiceTimes } from "./plan";
import { type Crowd, measureRedisLoad, type RedisLoad } from "./redis-load";

/** Rate limits and leases cost Redis something, so they are on, but never reached. */
const common = {
  LOG_LEVEL: "silent",
  RATE_LIMIT_PER_MINUTE: "1000000",
  RETENTION_MINUTES: "1",
  MAX_RESULTS_MB: "0",
  ENGINE_PROCESSES: "1",
};
export const WEBS = 2;
/** Clients for each worker: one file at work, the others waiting or on their way. */
const CLIENTS_PER_WORKER = 3;
const WARM_UP_S = 2;

type Bench = {
  fleet: BalancedFleet;
  /** Address of the first web server. */
  url: string;
  redis: Redis;
  read(): Promise<Reading>;
  close(): Promise<void>;
};

/** Starts two web servers behind HAProxy, Redis and workers. @param bucket their store; without one, it is a shared folder */
async function openBench(bucket: Bucket | undefined, workers: number): Promise<Bench> {
  const fleet = await startBalancedFleet({ webs: WEBS, workers, env: { ...common, ...bucket?.env } });
  const redis = new Redis(fleet.redis.url);
  // Until HAProxy has seen its servers.
  await delay(1000);
  return {
    fleet,
    url: fleet.webs[0]?.url ?? "",
    redis,
    read: () => readFleet(fleet, redis, bucket),
    async close() {
      redis.disconnect();
      await fleet.stop();
    },
  };
}

async function withBench<T>(
  bucket: Bucket | undefined,
  workers: number,
  use: (bench: Bench) => Promise<T>,
): Promise<T> {
  const bench = await openBench(bucket, workers);
  return use(bench).finally(bench.close);
}

/** Medians in milliseconds: a request, its download. */
export type Latency = { name: string; request: number; download: number };

/** Measures one small file of one client, on a server alone and on fleets, in turn. */
export async function measureOverhead(
  kind: Kind,
  stores: readonly { name: string; bucket: Bucket | undefined }[],
  seconds: number,
): Promise<Latency[]> {
  const cleanup = createCleanupStack();
  try {
    const single = await startSite(common);
    cleanup.defer(async () => void (await single.stop()));
    const targets = [{ name: "one server", url: single.url }];
    for (const { name, bucket } of stores) {
      const bench = await openBench(bucket, 1);
      cleanup.defer(bench.close);
      targets.push({ name: `fleet, ${name}`, url: bench.url });
      targets.push({ name: `fleet, ${name}, through HAProxy`, url: bench.fleet.balancer.url });
    }
    const measured = targets.map((target) => ({
      ...target,
      requests: [] as number[],
      downloads: [] as number[],
    }));
    for (const { url } of measured) await runLoad(url, [kind], { clients: 1, seconds: WARM_UP_S / 2 });
    for (const end = performance.now() + seconds * 1000 * 2; performance.now() < end; )
      for (const { url, requests, downloads } of measured) {
        const { request, download } = await convertOnce(url, kind);
        requests.push(request);
        downloads.push(download);
      }
    return measured.map(({ name, requests, downloads }) => ({
      name,
      request: median(requests),
      download: median(downloads),
    }));
  } finally {
    await cleanup.dispose();
  }
}

export type Throughput = Load & {
  workers: number;
  clients: number;
  /** Processor time in milliseconds per file. */
  balancer: number;
  /** Of the clients and the bucket. */
  client: number;
  /** Cores that were busy with other processes. */
  others: number;
};

/** Measures a fleet with as many clients as keep its workers busy. */
export const measureThroughput = (
  bucket: Bucket | undefined,
  schedule: readonly Kind[],
  workers: number,
  seconds: number,
): Promise<Throughput> =>
  withBench(bucket, workers, async ({ fleet, read }) => {
    const { url } = fleet.balancer;
    const clients = CLIENTS_PER_WORKER * workers;
    await runLoad(url, schedule, { clients, seconds: WARM_UP_S });
    const before = await read();
    const load = await runLoad(url, schedule, { clients, seconds });
    const used = since(before, await read());
    const balancer = used.balancer / load.files;
    const client = (used.client + used.bucket) / load.files;
    return { ...load, workers, clients, balancer, client, others: coresOfOthers(used) };
  });

export type KindTimes = {
  kind: Kind;
  file: ServiceTimes;
  /** Per file: processor time of Redis with one client in milliseconds, commands that Redis executed, those of scripts included, and what it read and sent. */
  redisMs: number;
  redisCommands: number;
  redisReads: number;
  redisBytes: number;
  /** Time that the bucket took for all of its requests, in milliseconds per file. */
  storeMs: number;
  /** The most frequent commands, as calls per file. */
  calls: readonly (readonly [name: string, calls: number])[];
};

export type Services = {
  kinds: KindTimes[];
  background: Background;
  /** What Redis reads a second without visitors, from each web server and each worker. */
  idleReads: { perWeb: number; perWorker: number };
  /** Redis alone: with one request at a time, and with as many as it gets from this process. */
  redis: { one: RedisLoad; many: RedisLoad };
};

const MOST_FREQUENT = 8;
const one: Crowd = { webs: 1, workers: 1, clients: 1 };
const many: Crowd = { webs: 8, workers: 32, clients: 400 };
const MORE_WEBS = 3;
const MORE_WORKERS = 2;

/** Measures what each kind of file takes of each part of a fleet, with one client and one worker. */
export const measureServices = (
  bucket: Bucket | undefined,
  kinds: readonly Kind[],
  seconds: number,
): Promise<Services> => withBench(bucket, 1, (bench) => servicesOf(bench, kinds, seconds));

async function servicesOf(bench: Bench, kinds: readonly Kind[], seconds: number): Promise<Services> {
  const { url, read, redis, fleet } = bench;
  const idle = await idleRate(bench, seconds);
  const loads: { kind: Kind; load: Load; used: Reading; slot: number }[] = [];
  for (const kind of kinds) {
    await runLoad(url, [kind], { clients: 1, seconds: WARM_UP_S / 2 });
    const before = await read();
    const load = await runLoad(url, [kind], { clients: 1, seconds });
    const used = since(before, await read());
    const slot = await slotTime(redis, () => runLoad(url, [kind], { clients: 1, seconds: WARM_UP_S }));
    loads.push({ kind, load, used, slot });
    console.error(`${kind.name}: ${load.request.toFixed(0)} ms`);
  }

  for (let i = 0; i < MORE_WEBS; i += 1) await fleet.addWeb();
  const idleWebs = await idleRate(bench, seconds);
  for (let i = 0; i < MORE_WORKERS; i += 1) await fleet.addWorker();
  const idleWorkers = await idleRate(bench, seconds);

  const redisLoad = {
    one: await measureRedisLoad(one, seconds),
    many: await measureRedisLoad(many, seconds),
  };
  // The few milliseconds of an idle Redis are lost in noise, but not how often it is asked.
  const idleReads = {
    perWeb: Math.max(0, (idleWebs.redisReads - idle.redisReads) / MORE_WEBS),
    perWorker: Math.max(0, (idleWorkers.redisReads - idleWebs.redisReads) / MORE_WORKERS),
  };
  const perRead = redisLoad.one.ms / redisLoad.one.reads;
  const perWeb = idleReads.perWeb * perRead;
  const perWorker = idleReads.perWorker * perRead;
  const background = { perWeb, perWorker, base: Math.max(0, idle.redis - WEBS * perWeb - perWorker) };
  return {
    background,
    idleReads,
    redis: redisLoad,
    kinds: loads.map(({ kind, load: { files, request, result }, used, slot }) => {
      const { redis } = used;
      const each = (count: number, idlePerSecond: number) => (count - idlePerSecond * used.seconds) / files;
      const redisCommands = each(redis.commands, idle.redisCommands);
      return {
        kind,
        file: {
          engine: used.engine / files,
          worker: each(used.worker, idle.worker),
          slot,
          web: each(used.webs[0] ?? 0, idle.web),
          // What limits a fleet is what it takes of a busy Redis.
          redis: (redisLoad.many.ms * redisCommands) / redisLoad.one.commands,
          balancer: 0,
          request,
          upload: kind.upload,
          result,
          storeWrites: each(used.store.writes, idle.storeWrites),
          storeReads: each(used.store.reads, idle.storeReads),
        },
        redisMs: each(redis.ms, idle.redis),
        redisCommands,
        redisReads: each(redis.reads, idle.redisReads),
        redisBytes: each(redis.bytesIn + redis.bytesOut, idle.redisBytes),
        storeMs: used.store.ms / files,
        calls: Object.entries(redis.calls)
          .map(([name, count]) => [name, each(count, idle.calls[name] ?? 0)] as const)
          .sort((a, b) => b[1] - a[1])
          .slice(0, MOST_FREQUENT),
      };
    }),
  };
}

/** Measures what a fleet does without any visitor, per second; of web servers and workers, one of them. */
async function idleRate(bench: Bench, seconds: number) {
  const { read, fleet } = bench;
  await delay(1000);
  const before = await read();
  await delay(seconds * 1000);
  const used = since(before, await read());
  const each = (count: number) => count / used.seconds;
  const { redis } = used;
  return {
    web: each(used.webs.reduce((sum, ms) => sum + ms, 0)) / used.webs.length,
    worker: each(used.worker) / fleet.workers.length,
    redis: each(redis.ms),
    redisCommands: each(redis.commands),
    redisReads: each(redis.reads),
    redisBytes: each(redis.bytesIn + redis.bytesOut),
    calls: Object.fromEntries(Object.entries(redis.calls).map(([name, count]) => [name, each(count)])),
    storeWrites: each(used.store.writes),
    storeReads: each(used.store.reads),
  };
}
