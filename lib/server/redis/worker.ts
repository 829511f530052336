import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Job as BullJob, Worker as BullWorker } from "bullmq";
import type { Redis } from "ioredis";
import { ConversionError } from "../../contract/errors";
import type { EnginePool, FileJob, PdfOpenJob } from "../../engine/types";
import { toConversionError } from "../http/failure";
import { inputsOf, withInputs } from "../queue/inputs";
import { resultFormats } from "../result-formats";
import type { Scratch } from "../scratch";
import { newSession, sessionOf } from "../store/key";
import type { Store } from "../store/types";
import type { SharedClock } from "./clock";
import { createInputFiles } from "./input-files";
import { isLeased } from "./leases";
import {
  CANCEL,
  CLOSE_MS,
  failureOf,
  isOwnFault,
  type JobMessage,
  OUTCOME_S,
  type Outcome,
  outcomeKey,
  PREFIX,
  QUEUE,
  type Reply,
  TAKEN,
} from "./messages";
import type { Workers } from "./workers";

export type WorkerOptions = {
  /** For commands, which go on when Redis is back. */
  redis: Redis;
  /** For the ids of jobs that are given up. */
  subscriber: Redis;
  clock: SharedClock;
  workers: Workers;
  store: Store;
  pool: EnginePool;
  scratch: Scratch;
  /** Jobs at a time: the number of engine processes. */
  concurrency: number;
  /** Reports a job that was taken, in milliseconds since it was added, and whether another worker had lost it. */
  onTaken(waitedMs: number, isTakeover: boolean): void;
};

export type Worker = ReturnType<typeof createRedisWorker>;

/**
 * A worker that dies keeps its jobs for the rest of `lockDuration`; then the next check gives them to another, within
 * 4 s in all. A job that has killed three workers fails.
 */
const settings = {
  lockDuration: 3000,
  stalledInterval: 1000,
  maxStalledCount: 2,
  drainDelay: 2,
  /** Pause after Redis has refused a job, 15 s by default. */
  runRetryDelay: 500,
};

/** Creates a worker: takes jobs from Redis, converts files of the shared store, and puts the results there. */
export function createRedisWorker(options: WorkerOptions) {
  const { redis, subscriber, clock, workers, store, pool, scratch, concurrency, onTaken } = options;
  const running = new Map<string, AbortController>();
  /** Jobs at work whose lock has expired, because this process or Redis stood still. */
  const lost = new Set<string>();
  const inputFiles = createInputFiles(store, scratch);
  let leave = async () => {};

  /** Converts one file. @throws ConversionError */
  async function convert(signal: AbortSignal, job: FileJob, options: Timing): Promise<Outcome> {
    const inputs = await inputFiles.open(signal, inputsOf(job));
    const folder = await scratch.open();
    try {
      const output = join(folder.path, "result");
      const result = await pool.run(signal, { ...withInputs(job, inputs.paths), output }, options);
      const { mime, extensions } = resultFormats[result.to];
      const session = newSession();
      const key = `${session}/result.${extensions[0]}`;
      signal.throwIfAborted();
      await store.put(key, output, { type: mime });
      return { ok: true, key, result };
    } finally {
      inputs.release();
      await folder.remove();
    }
  }

  async function inspect(signal: AbortSignal, job: PdfOpenJob, options: Timing): Promise<Outcome> {
    const inputs = await inputFiles.open(signal, inputsOf(job));
    try {
      return { ok: true, facts: await pool.run(signal, withInputs(job, inputs.paths), options) };
    } finally {
      inputs.release();
    }
  }

  async function work(taken: BullJob<JobMessage>): Promise<void> {
    const { id = "", data } = taken;
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const outcome = await outcomeOf(taken, stop.signal);
      const discard = async () => {
        if ("key" in outcome) await store.deletePrefix(sessionOf(outcome.key));
      };
      if (lost.has(id)) {
        await discard();
        // The attempt that has taken its place will answer.
        throw new Error("internal", { cause: "The lock of the job is lost" });
      }
      const reply: Reply = { id, outcome };
      // Before BullMQ deletes the job, by the order of commands on this connection.
      await redis
        .pipeline()
        .set(outcomeKey(id), JSON.stringify(outcome), "EX", OUTCOME_S)
        .publish(data.replyTo, JSON.stringify(reply))
        .exec()
        .catch(() => {});
      // Whoever gives it up from now on finds the outcome.
      if (stop.signal.aborted) await discard();
    } finally {
      running.delete(id);
      lost.delete(id);
    }
  }

  /** Does a job. @throws Error with a code, if another attempt may succeed */
  async function outcomeOf(taken: BullJob<JobMessage>, signal: AbortSignal): Promise<Outcome> {
    const { data, attemptsMade, stalledCounter, timestamp } = taken;
    redis.set(TAKEN, taken.opts.priority ?? 0).catch(() => {});
    onTaken(Math.max(0, clock.now() - timestamp), stalledCounter > 0);
    const leftMs = data.deadline - clock.now();
    if (leftMs <= 0) return failureOf(new ConversionError("busy"));
    if (!(await isLeased(redis, data.lease))) return failureOf(new ConversionError("cancelled"));
    const options = { timeoutMs: data.timeoutMs, deadline: Date.now() + leftMs };
    try {
      const { job } = data;
      return await (job.kind === "pdf-open" ? inspect(signal, job, options) : convert(signal, job, options));
    } catch (thrown) {
      const error = signal.aborted ? new ConversionError("cancelled") : toConversionError(thrown);
      const isLate = clock.now() >= data.deadline;
      if (isOwnFault(error) && attemptsMade === 0 && !isLate) throw new Error(error.code, { cause: error });
      return failureOf(error);
    }
  }

  const bull = new BullWorker<JobMessage>(QUEUE, work, {
    connection: redis,
    prefix: PREFIX,
    concurrency,
    autorun: false,
    ...settings,
  });
  bull.on("error", () => {});
  bull.on("drained", () => void redis.del(TAKEN).catch(() => {}));
  // Another worker has them now.
  bull.on("lockRenewalFailed", (ids) => {
    for (const id of ids) {
      const job = running.get(id);
      if (!job) continue;
      lost.add(id);
      job.abort();
    }
  });
  subscriber.on("message", (_channel, id) => running.get(id)?.abort());

  return {
    /** Starts to take jobs. */
    async start() {
      await pool.warm();
      await subscriber.subscribe(CANCEL);
      bull.run().catch(() => {});
      await bull.waitUntilReady();
      leave = workers.join(randomUUID(), concurrency);
    },
    /** Takes no more jobs and waits for those at work; what takes longer is done again by another worker. */
    async close(graceMs: number, hurry?: AbortSignal) {
      await leave();
      // Without work, only Redis can keep it from closing, which may be away.
      const patienceMs = running.size > 0 ? graceMs : CLOSE_MS;
      const patience = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(hurry ? [hurry] : [])]);
      const closed = bull.close();
      await Promise.race([closed, once(patience, "abort")]);
      // Without a pool, jobs at work fail and go back to the queue, unless Redis is away.
      await pool.close();
      await Promise.race([closed, delay(CLOSE_MS, undefined, { ref: false })]);
      await inputFiles.close();
    },
  };
}

type Timing = { timeoutMs: number; deadline: number };
