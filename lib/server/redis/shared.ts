import type { EnginePool } from "../../engine/types";
import { MIB } from "../../limits";
import type { Env } from "../env";
import { SWEEP_EVERY_MS } from "../limits";
import type { Log } from "../logging";
import type { Queue } from "../queue/types";
import type { Scratch } from "../scratch";
import type { Store } from "../store/types";
import { createSharedClock } from "./clock";
import { createConnections } from "./connection";
import { createLeases } from "./leases";
import { PREFIX } from "./messages";
import { createRedisQueue } from "./queue";
import { createTurn } from "./turn";
import { createRedisWorker, type Worker, type WorkerOptions } from "./worker";
import { createWorkers } from "./workers";

export type SharedOptions = { url: URL; env: Env; store: Store; log: Log };

/** What servers share that have the same REDIS_URL. */
export type Shared = {
  queue: Queue;
  /** The store, whose bytes are those that the servers have counted together. */
  store: Store;
  /** Connection for the rate limit. */
  redis: object;
  /** Number of workers that are alive. @throws Error of the connection */
  workers(): Promise<number>;
  /** Whether it is this server that deletes expired results. */
  isSweeper(): Promise<boolean>;
  createWorker(parts: { pool: EnginePool; scratch: Scratch } & Pick<WorkerOptions, "onTaken">): Worker;
  close(): Promise<void>;
};

/** Bytes in the store: set by every sweep, and changed by every put and deletion. */
const BYTES = `${PREFIX}:bytes`;
const ADJUST_EVERY_MS = 10_000;

/** @throws Error with one sentence about REDIS_URL */
export async function openShared({ url, env, store: own, log }: SharedOptions): Promise<Shared> {
  const connections = createConnections(url, log);
  const redis = connections.open("prompt");
  try {
    await connections.check(redis);
  } catch (error) {
    connections.close();
    throw error;
  }
  const clock = createSharedClock(redis);
  await clock.adjust();
  const timer = setInterval(() => void clock.adjust().catch(() => {}), ADJUST_EVERY_MS).unref();
  const leases = createLeases({
    redis,
    maxFiles: env.MAX_ADMITTED_FILES,
    maxBytes: env.MAX_ADMITTED_MB * MIB,
  });
  const workers = createWorkers(redis, clock);

  const store: Store = {
    ...own,
    async put(key, path, about) {
      const bytes = await own.put(key, path, about);
      redis.incrby(BYTES, bytes).catch(() => {});
      return bytes;
    },
    async deletePrefix(session) {
      const bytes = await own.deletePrefix(session);
      redis.decrby(BYTES, bytes).catch(() => {});
      return bytes;
    },
    async sweep(maxAgeMs) {
      const deleted = await own.sweep(maxAgeMs);
      await redis.set(BYTES, await own.bytes());
      return deleted;
    },
    bytes: async () => Number(await redis.get(BYTES).catch(() => own.bytes())),
  };
  const queue = createRedisQueue({
    redis,
    listener: connections.open("patient"),
    clock,
    leases,
    workers,
    store,
    jobTimeoutMs: env.JOB_TIMEOUT_S * 1000,
  });
  const sweeping = createTurn(redis, "sweep", SWEEP_EVERY_MS * 1.5);
  return {
    queue,
    store,
    redis,
    workers: workers.count,
    isSweeper: sweeping.isOurs,
    createWorker: (parts) =>
      createRedisWorker({
        ...parts,
        redis: connections.open("patient"),
        subscriber: connections.open("patient"),
        clock,
        workers,
        store,
        concurrency: env.ENGINE_PROCESSES,
      }),
    async close() {
      clearInterval(timer);
      await sweeping.end();
      await queue.close();
      await leases.close();
      connections.close();
    },
  };
}
