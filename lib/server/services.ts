import "server-only";
import { join } from "node:path";
import type { DestinationStream } from "pino";
import { createEnginePool } from "../engine/pool";
import type { EnginePool } from "../engine/types";
import { MIB } from "../limits";
import { type Admission, createAdmission } from "./admission";
import { createDisk } from "./disk";
import { type Env, readEnv } from "./env";
import { LONGEST_REQUEST_MS, OPEN_UPLOADS, SWEEP_EVERY_MS } from "./limits";
import { createLog, type Log } from "./logging";
import { createMetrics, type Metrics } from "./metrics";
import { createInProcessQueue } from "./queue/in-process";
import type { Queue } from "./queue/types";
import { createRateLimit, type RateLimit } from "./rate-limit";
import { createScratch, type Scratch } from "./scratch";
import { createFolderStore } from "./store/folder";
import type { Store } from "./store/types";

/** What the server is made of, once a process. */
export type Services = {
  env: Env;
  log: Log;
  store: Store;
  /** For figures; work goes through the queue. */
  pool: EnginePool;
  queue: Queue;
  admission: Admission;
  rateLimit: RateLimit;
  metrics: Metrics;
  /** The server is about to end: nothing new should be sent to it. */
  readonly draining: boolean;
  drain(): void;
  /** The requests' own folders. */
  scratch: Scratch;
  /** Deletes expired results and scratch folders that a crash has left; never rejects. */
  sweep(): Promise<void>;
  close(): Promise<void>;
};

export type ServiceOptions = {
  /** Instead of `process.env`. */
  env?: Record<string, string | undefined>;
  /** Path of the engine's bundled child; where the build puts it when absent. */
  engineEntry?: string;
  /** Where the log goes instead of standard output. */
  logTo?: DestinationStream;
  /** Milliseconds since the epoch, for the age of results. */
  now?: () => number;
};

/** Development has a bundle of its own (`lib/commands/dev`): a production build must not change under its stamp. */
const bundled =
  process.env.NODE_ENV === "development"
    ? ["node_modules", ".cache", "pixmill-dev-engine"]
    : [".next", "engine"];

function createServices({ env: source = process.env, engineEntry, logTo, now }: ServiceOptions): Services {
  const env = readEnv(source);
  const log = createLog(env.LOG_LEVEL, logTo);
  const retentionMs = env.RETENTION_MINUTES * 60_000;
  const scratch = createScratch(
    join(/* turbopackIgnore: true */ env.DATA_DIR, "scratch"),
    join(/* turbopackIgnore: true */ env.DATA_DIR, "alive"),
  );
  const store = createFolderStore({
    root: join(/* turbopackIgnore: true */ env.DATA_DIR, "results"),
    retentionMs,
    ...(now && { now }),
  });
  const disk = createDisk(env.DATA_DIR);
  const admission = createAdmission({
    maxBytes: env.MAX_ADMITTED_MB * MIB,
    maxUploads: OPEN_UPLOADS,
    minFreeBytes: env.MIN_FREE_DISK_MB * MIB,
    maxResultBytes: env.MAX_RESULTS_MB * MIB,
    disk,
    store,
  });
  const metrics = createMetrics({ pool: () => pool, store, disk, admission });
  let draining = false;
  const pool = createEnginePool({
    entry: engineEntry ?? join(/* turbopackIgnore: true */ process.cwd(), ...bundled, "child.mjs"),
    processes: env.ENGINE_PROCESSES,
    memoryMb: env.ENGINE_MEMORY_MB,
    ...(env.ENGINE_SANDBOX === "bwrap" && {
      confinement: { hidden: env.DATA_DIR, writable: scratch.root },
    }),
    log(event) {
      metrics.engine(event);
      if (event.reason === "retired") log.debug(event);
      else log.info(event);
    },
  });
  const queue = createInProcessQueue({
    pool,
    store,
    jobTimeoutMs: env.JOB_TIMEOUT_S * 1000,
    maxFiles: env.MAX_ADMITTED_FILES,
  });
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
    pool,
    queue,
    admission,
    metrics,
    get draining() {
      return draining;
    },
    drain() {
      draining = true;
    },
    rateLimit: createRateLimit(env.RATE_LIMIT_PER_MINUTE),
    scratch,
    sweep,
    async close() {
      clearInterval(timer);
      await queue.close();
      await scratch.close();
    },
  };
}

// Every route is a bundle with its own copy of this module, and development reloads them: one home for all.
const home = globalThis as typeof globalThis & { pixmillServices?: Services | undefined };

/** The services of this process, made when they are first asked for. @throws Error of a wrong variable */
export function services(options: ServiceOptions = {}): Services {
  home.pixmillServices ??= createServices(options);
  return home.pixmillServices;
}

/** Ends them; the next one who asks gets new ones. */
export async function closeServices(): Promise<void> {
  const closing = home.pixmillServices;
  home.pixmillServices = undefined;
  await closing?.close();
}
