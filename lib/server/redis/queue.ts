import { setTimeout as delay } from "node:timers/promises";
import type { Redis } from "ioredis";
import { ConversionError } from "../../contract/errors";
import type { FileJob, PdfOpenJob } from "../../engine/types";
import { MIB } from "../../limits";
import { UNPUBLISHED_MS } from "../limits";
import { inputsOf, keyOf, timeoutOf, withInputs } from "../queue/inputs";
import type { Queue, ReadingSlots } from "../queue/types";
import { newSession } from "../store/key";
import type { Store } from "../store/types";
import type { SharedClock } from "./clock";
import { Jobs } from "./jobs";
import type { Leases } from "./leases";
import { errorOf, type Outcome } from "./messages";
import { createUploads, type Uploads } from "./uploads";
import type { Workers } from "./workers";

export type RedisQueueOptions = {
  /** For commands that a visitor waits for. */
  redis: Redis;
  /** For replies of workers. */
  subscriber: Redis;
  clock: SharedClock;
  leases: Leases;
  reading: ReadingSlots;
  workers: Workers;
  store: Store;
  /** Time limit in milliseconds per input file of a job. */
  jobTimeoutMs: number;
};

/** A body that is shorter than demanded by less than this is not worth telling Redis. */
const TOLD_BYTES = MIB;

/** A job of an admitted request. */
type Task<J> = { rid: string; job: J; timeoutMs: number; deadline: number; priority: number };

/** Creates the queue that all servers share: BullMQ on Redis, with uploads and results in the shared store. */
export function createRedisQueue(options: RedisQueueOptions): Queue {
  const { redis, clock, leases, reading, workers, store, jobTimeoutMs } = options;
  const jobs = new Jobs(options);
  const requests = new Map<string, Uploads>();

  /** Runs a job on a worker. @throws ConversionError */
  async function run<J extends FileJob | PdfOpenJob>(
    signal: AbortSignal,
    { rid, job, timeoutMs, deadline, priority }: Task<J>,
  ): Promise<Outcome & { ok: true }> {
    const uploads = requests.get(rid);
    if (!uploads) throw new ConversionError("cancelled");
    const inputs = await Promise.all(inputsOf(job).map(uploads.put));
    const message = {
      lease: rid,
      job: withInputs(job, inputs),
      timeoutMs,
      deadline: clock.now() + deadline - Date.now(),
      replyTo: jobs.replyTo,
    };
    for (;;) {
      const outcome = await jobs.submit(signal, message, priority);
      if (outcome.ok) return outcome;
      // A worker gives up a job whose lease has ended, which may be because Redis was away for long.
      if (outcome.code !== "cancelled" || signal.aborted || !requests.has(rid)) throw errorOf(outcome);
      await leases.restore(rid).catch(() => {});
    }
  }

  return {
    checks: { queue: () => redis.ping(), engine: workers.require },
    async run({ rid, job, key, deadline, priority }, signal) {
      const timeoutMs = timeoutOf(job, jobTimeoutMs);
      const outcome = await run(signal, { rid, job: { ...job, output: "" }, timeoutMs, deadline, priority });
      if (!("key" in outcome)) throw new ConversionError("internal", { cause: "A result has no key" });
      const stored = keyOf(job, key, outcome.result);
      // Each attempt has a key of its own, so that one that was given up does not write to what a visitor gets.
      if (!(await store.move(outcome.key, stored)))
        throw new ConversionError("busy", { cause: "A result is gone that was just stored" });
      return { key: stored, result: outcome.result };
    },
    async inspect(task, signal) {
      const outcome = await run(signal, { ...task, priority: task.priority + 1 });
      if (!("facts" in outcome))
        throw new ConversionError("internal", { cause: "An inspection has no facts" });
      return outcome.facts;
    },
    async admit(request) {
      // Better to come back than to wait for nobody.
      await workers.require().catch((cause) => {
        throw new ConversionError("busy", { cause });
      });
      const id = newSession();
      await leases.take(id, request);
      const uploads = createUploads(store);
      requests.set(id, uploads);
      return {
        id,
        async received(bytes) {
          if (request.bytes - bytes >= TOLD_BYTES) await leases.change(id, () => ({ bytes }));
        },
        extend: (more) => leases.change(id, ({ files }) => ({ files: files + more })),
        async release() {
          if (!requests.delete(id)) return;
          await leases.release(id);
          // What a store that is away keeps is deleted when it expires.
          const deleted = uploads.remove().catch(() => {});
          await Promise.race([deleted, delay(UNPUBLISHED_MS, undefined, { ref: false })]);
        },
      };
    },
    reading,
    waiting: () => jobs.waiting(),
    ready: () => jobs.ready(),
    close: () => jobs.close(),
  };
}
