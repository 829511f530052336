import { randomUUID } from "node:crypto";
import type { EnginePool } from "../../engine/types";
import { MIB } from "../../limits";
import type { Env } from "../env";
import { SWEEP_EVERY_MS } from "../limits";
import type { Log } from "../logging";
import type { Scratch } from "../scratch";
import { type CountedStore, countBytes } from "../store/counted";
import type { Store } from "../store/types";
import { createSharedClock } from "./clock";
import { createConnections } from "./connection";
import { createLeases } from "./leases";
import { PREFIX } from "./messages";
import { createRedisQueue } from "./queue";
import { createReadingSlots } from "./reading-slots";
import { createSharedBytes } from "./shared-bytes";
import { createRedisWorker, type WorkerOptions } from "./worker";
import { createWorkers } from "./workers";

type SharedOptions = { url: URL; env: Env; store: Store; log: Log };

const ADJUST_EVERY_MS = 10_000;
/** Id of the server that sweeps the store. */
const SWEEPER = `${PREFIX}:sweeper`;

/** Opens what servers share that have the same REDIS_URL. @throws Error with one sentence about it */
export async function openShared({ url, env, store: own, log }: SharedOptions) {
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
  const clockTimer = setInterval(() => void clock.adjust().catch(() => {}), ADJUST_EVERY_MS).unref();
  const leases = createLeases({
    redis,
    maxFiles: env.MAX_ADMITTED_FILES,
    maxBytes: env.MAX_ADMITTED_MB * MIB,
  });
  const workers = createWorkers(redis, clock);
  const reading = createReadingSlots(redis, workers);

  const id = randomUUID();
  /** Returns whether it is this server's turn, which passes on soon if the server has died. */
  async function isSweeper() {
    await redis.set(SWEEPER, id, "PX", SWEEP_EVERY_MS * 1.5, "NX");
    return (await redis.get(SWEEPER)) === id;
  }
  const watched = countBytes(own, createSharedBytes(redis));
  const store: CountedStore = {
    ...watched,
    async sweep(maxAgeMs) {
      const isOurTurn = await isSweeper().catch(() => false);
      return isOurTurn ? watched.sweep(maxAgeMs) : watched.bytes();
    },
  };
  const queue = createRedisQueue({
    redis,
    subscriber: connections.open("patient"),
    clock,
    leases,
    reading,
    workers,
    store,
    jobTimeoutMs: env.JOB_TIMEOUT_S * 1000,
  });
  return {
    queue,
    /** The store, which one server at a time sweeps, and whose bytes are those that all have counted together. */
    store,
    /** Connection for the rate limit. */
    redis,
    workers: workers.count,
    createWorker: (parts: { pool: EnginePool; scratch: Scratch } & Pick<WorkerOptions, "onTaken">) =>
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
      clearInterval(clockTimer);
      const passOn = async () => (await isSweeper()) && redis.del(SWEEPER);
      await Promise.all([passOn().catch(() => {}), reading.close(), queue.close()]);
      await leases.close();
      connections.close();
    },
  };
}
