import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { DestinationStream } from "pino";
import { decoders } from "../engine/image/decoders";
import { createEnginePool } from "../engine/pool";
import { sandboxObstacle } from "../engine/pool/sandbox";
import { MIB } from "../limits";
import { createAdmission } from "./admission";
import { createDisk } from "./disk";
import type { Env } from "./env";
import { createPrograms } from "./http/programs";
import { createRateLimit } from "./http/rate-limit";
import { LONGEST_REQUEST_MS, OPEN_UPLOADS, SWEEP_EVERY_MS, WORKER_GRACE_MS } from "./limits";
import { createLog, type Log } from "./logging";
import { createMetrics } from "./metrics";
import { createInProcessQueue } from "./queue/in-process";
import type * as SharedModule from "./redis/shared";
import type { Worker } from "./redis/worker";
import { createScratch } from "./scratch";
import { countBytes } from "./store/counted";
import { createFolderStore } from "./store/folder";

/** The parts of the server, created once by `main` and passed on. */
export type Services = Awaited<ReturnType<typeof createServices>>;

export type ServiceOptions = {
  env: Env;
  /** Path of the engine's bundle. */
  engineEntry: string;
  /** Destination of the log instead of standard output. */
  logTo?: DestinationStream | undefined;
  /** Clock in milliseconds since the epoch, for the age of results. */
  now?: (() => number) | undefined;
  /** Whether it converts files of a shared queue; by default as WORKER says. */
  isWorker?: boolean;
};

/** Opens the storage of results. What only a bucket needs is loaded when there is one. */
export async function openStore({ store, RETENTION_MINUTES }: Env, now = Date.now) {
  const options = { retentionMs: RETENTION_MINUTES * 60_000, now };
  if (store.kind === "folder") return createFolderStore({ ...store, ...options });
  const { createS3Store } = await import("./store/s3");
  return createS3Store({ ...store, ...options });
}

/** Opens what servers share that have the same REDIS_URL. What it needs is loaded only here. */
const openShared: typeof SharedModule.openShared = async (options) =>
  (await import("./redis/shared")).openShared(options);

/** Whether engine processes are confined: as asked for, or where that works. The log says so where it does not. */
async function confines({ ENGINE_SANDBOX }: Env, log: Log): Promise<boolean> {
  if (ENGINE_SANDBOX !== "auto") return ENGINE_SANDBOX === "bwrap";
  const obstacle = await sandboxObstacle();
  if (obstacle)
    log.warn(
      { event: "unconfined", obstacle },
      "Engine processes are not in a sandbox. They see no secrets of the server, and use only libvips's trusted loaders, but they could use the network and this user's files.",
    );
  return !obstacle;
}

/** @throws Error with one sentence for the operator */
export async function createServices(options: ServiceOptions) {
  const { env, engineEntry, logTo, now, isWorker = env.WORKER ?? false } = options;
  const log = createLog(env.LOG_LEVEL, logTo);
  const retentionMs = env.RETENTION_MINUTES * 60_000;
  const isConfined = await confines(env, log);
  const scratch = createScratch(join(env.DATA_DIR, "scratch"), join(env.DATA_DIR, "alive"));
  const driver = await openStore(env, now);
  const shared = env.REDIS_URL && (await openShared({ url: env.REDIS_URL, env, store: driver, log }));
  const store = shared?.store ?? countBytes(driver);
  const disk = createDisk(env.DATA_DIR);
  const admission = createAdmission({
    maxBytes: env.MAX_ADMITTED_MB * MIB,
    maxUploads: OPEN_UPLOADS,
    minFreeBytes: env.MIN_FREE_DISK_MB * MIB,
    maxResultBytes: env.MAX_RESULTS_MB * MIB,
    disk,
    store,
  });
  const metrics = createMetrics({
    pool: () => pool,
    queue: () => queue,
    workers: shared?.workers,
    store,
    disk,
    admission,
  });
  let draining = false;
  const pool = createEnginePool({
    entry: engineEntry,
    processes: env.ENGINE_PROCESSES,
    memoryMb: env.ENGINE_MEMORY_MB,
    ...(isConfined && {
      confinement: {
        hidden: [env.DATA_DIR, ...(env.store.kind === "folder" && env.store.shared ? [env.store.root] : [])],
        writable: scratch.root,
      },
    }),
    log(event) {
      metrics.engine(event);
      if (event.reason === "retired") log.debug(event);
      else log.info(event);
    },
  });
  const queue =
    shared?.queue ??
    createInProcessQueue({
      pool,
      store,
      jobTimeoutMs: env.JOB_TIMEOUT_S * 1000,
      maxFiles: env.MAX_ADMITTED_FILES,
      processes: env.ENGINE_PROCESSES,
    });
  const worker: Worker | undefined =
    shared && isWorker ? shared.createWorker({ pool, scratch, onTaken: metrics.taken }) : undefined;
  /** Deletes expired results and scratch folders left by a crash; never rejects. */
  const sweep = async () => {
    try {
      await Promise.all([store.sweep(retentionMs), scratch.sweep(LONGEST_REQUEST_MS)]);
    } catch (err) {
      log.error({ event: "sweep_failed", err });
    }
  };
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  return {
    env,
    log,
    store,
    /** Used by metrics only; conversions go through the queue. */
    pool,
    queue,
    admission,
    metrics,
    /** Whether the server is about to stop, so that load balancers should send nothing new. */
    get draining() {
      return draining;
    },
    drain() {
      draining = true;
    },
    rateLimit: createRateLimit(env.RATE_LIMIT_PER_MINUTE, shared?.redis),
    programs: createPrograms({
      tokens: env.API_TOKENS,
      perMinute: env.TOKEN_RATE_LIMIT_PER_MINUTE,
      maxFiles: env.TOKEN_MAX_FILES,
      redis: shared?.redis,
    }),
    scratch,
    /**
     * Prepares the data folder, checks the store, sweeps leftovers of a crash and starts the engine.
     *
     * @throws Error with one sentence about DATA_DIR or STORE_URL; ConversionError if the engine cannot start
     */
    async start() {
      await requireDataDir(env.DATA_DIR);
      // The sandbox of an engine process mounts this folder, so it has to exist.
      await mkdir(scratch.root, { recursive: true });
      await store.start();
      await Promise.all([sweep(), queue.ready(), worker?.start()]);
      log.info({ event: "started", decoders: await decoders() });
    },
    sweep,
    /**
     * Stops every engine process and timer, and closes all connections. A worker lets jobs end before.
     *
     * @param hurry ends them at once
     */
    async close(hurry?: AbortSignal) {
      clearInterval(timer);
      await worker?.close(WORKER_GRACE_MS, hurry);
      await (shared ?? queue).close();
      await pool.close();
      await scratch.close();
      await store.close();
    },
  };
}

/** Creates DATA_DIR readable only by this user, since it holds visitors' files, and checks that it is writable. */
async function requireDataDir(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.W_OK);
  } catch (cause) {
    throw new Error(`DATA_DIR is '${path}', but nothing can be written there.`, { cause });
  }
}
