import { Redis } from "ioredis";
import { startRedis } from "../../../../e2e/fleet/processes";
import type { EnginePool, FileJob, JobResult } from "../../../engine/types";
import { type CleanupStack, createCleanupStack } from "../../../server/cleanup-stack";
import { readEnv } from "../../../server/env";
import { createRateLimit } from "../../../server/http/rate-limit";
import { createLog } from "../../../server/logging";
import { openShared } from "../../../server/redis/shared";
import type { Scratch } from "../../../server/scratch";
import { newSession } from "../../../server/store/key";
import type { Store } from "../../../server/store/types";
import { readRedis } from "./meters";

/** Servers, each with connections of its own, and requests at a time. */
export type Crowd = { webs: number; workers: number; clients: number };

/** What Redis takes of requests that come as fast as this process can send them. */
export type RedisLoad = Crowd & {
  perSecond: number;
  /** Processor time of its main thread in milliseconds per request. */
  ms: number;
  /** Share of a core that its main thread was busy. */
  busy: number;
  /** Commands per request, those of scripts included, and reads of connections. */
  commands: number;
  reads: number;
};

/** Enough for a JSON reply to be of the usual length; nothing is read or written. */
const UPLOAD_BYTES = 200_000;
const CORES = 4;
const VISITORS = 200;

/** A store without files, an engine that answers at once: only Redis has something to do. */
const store: Store = {
  start: async () => {},
  ready: async () => {},
  close: async () => {},
  put: async () => UPLOAD_BYTES,
  move: async () => true,
  download: async () => true,
  get: async () => null,
  head: async () => null,
  list: async () => [],
  deletePrefix: async () => 0,
  sweep: async () => 0,
};
const result = { from: "png", to: "jpg", size: UPLOAD_BYTES } as JobResult;
const pool = {
  run: async () => result,
  warm: async () => {},
  close: async () => {},
} as unknown as EnginePool;
const scratch = {
  open: async () => ({ path: "/nowhere", remove: async () => {} }),
} as unknown as Scratch;
const job = { kind: "image", to: "jpg", options: {}, input: "/nowhere/in", output: "" } as unknown as FileJob;

/**
 * Measures Redis with requests of one file that convert nothing: rate limit, admission, job and reply are the product's.
 * The more Redis has to do, the more commands it reads at a time, so what a request takes of it falls with the load.
 */
export async function measureRedisLoad(crowd: Crowd, seconds: number): Promise<RedisLoad> {
  const cleanup = createCleanupStack();
  try {
    const server = await startRedis();
    cleanup.defer(server.stop);
    const webs = await startServers(server.url, crowd, cleanup);
    const redis = new Redis(server.url);
    cleanup.defer(async () => redis.disconnect());

    let requests = 0;
    async function run(ms: number) {
      const end = performance.now() + ms;
      const client = async () => {
        while (performance.now() < end) {
          const send = webs[requests % webs.length];
          await send?.(`visitor ${requests++ % VISITORS}`);
        }
      };
      await Promise.all(Array.from({ length: crowd.clients }, client));
    }
    await run(1000);
    requests = 0;
    const [began, before] = [performance.now(), await readRedis(redis)];
    await run(seconds * 1000);
    const [passedMs, after] = [performance.now() - began, await readRedis(redis)];
    const ms = after.ms - before.ms;
    return {
      ...crowd,
      perSecond: (1000 * requests) / passedMs,
      ms: ms / requests,
      busy: ms / passedMs,
      commands: (after.commands - before.commands) / requests,
      reads: (after.reads - before.reads) / requests,
    };
  } finally {
    await cleanup.dispose();
  }
}

/** Starts web servers and workers in this process. @returns for each web server a function that makes a request */
async function startServers(url: string, crowd: Crowd, cleanup: CleanupStack) {
  const env = readEnv({
    REDIS_URL: url,
    STORE_URL: "file:///nowhere",
    ENGINE_PROCESSES: String(CORES),
    MAX_ADMITTED_FILES: "100000",
    MAX_ADMITTED_MB: "1000000",
  });
  async function open() {
    const shared = await openShared({ url: new URL(url), env, store, log: createLog("silent") });
    cleanup.defer(shared.close);
    return shared;
  }
  for (let i = 0; i < crowd.workers; i += 1) {
    const worker = (await open()).createWorker({ pool, scratch, onTaken() {} });
    await worker.start();
    cleanup.defer(() => worker.close(0));
  }
  const { signal } = new AbortController();
  const startWeb = async () => {
    const { queue, redis } = await open();
    await queue.ready();
    const rateLimit = createRateLimit(1_000_000, redis);
    return async (visitor: string) => {
      await rateLimit.take(visitor);
      const lease = await queue.admit({ bytes: UPLOAD_BYTES, visitor });
      await lease.received(UPLOAD_BYTES);
      const key = `${newSession()}/result.jpg`;
      await queue.run({ rid: lease.id, job, key, deadline: Date.now() + 50_000, priority: 1 }, signal);
      await lease.release();
    };
  };
  return Promise.all(Array.from({ length: crowd.webs }, startWeb));
}
