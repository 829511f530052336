import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Queue as BullQueue } from "bullmq";
import type { Redis } from "ioredis";
import pLimit, { type LimitFunction } from "p-limit";
import { ConversionError } from "../../contract/errors";
import type { FileJob, PdfOpenJob } from "../../engine/types";
import { MIB } from "../../limits";
import { UNPUBLISHED_MS } from "../limits";
import { inputsOf, keyOf, timeoutOf, withInputs } from "../queue/inputs";
import type { Queue, ReadingSlots } from "../queue/types";
import { newSession, sessionOf, upload } from "../store/key";
import type { Store } from "../store/types";
import type { SharedClock } from "./clock";
import type { Leases } from "./leases";
import {
  CANCEL,
  CLOSE_MS,
  errorOf,
  errorOfFailedJob,
  type JobMessage,
  type Outcome,
  outcomeKey,
  PREFIX,
  QUEUE,
  type Reply,
  replyChannel,
  TURN,
} from "./messages";
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

/** Uploads of one request that are written to the store at a time. */
const UPLOADS = 8;
/** Jobs that no worker could finish stay for a while, for the server that waits for them. */
const failed = { age: 60, count: 2000 };
/** A body that is shorter than demanded by less than this is not worth telling Redis. */
const TOLD_BYTES = MIB;
/** Highest priority of BullMQ. Turns begin anew whenever the queue is empty. */
const LAST_TURN = 2 ** 21 - 1;
/** A job that fails for a fault of its worker is tried once more; one whose worker dies, as often as workers allow. */
const ATTEMPTS = 2;
/** Jobs that have not ended are looked up this often, in milliseconds. */
const LOOK_EVERY_MS = 1000;
const CLEAN_EVERY_MS = 30_000;
/** Time in milliseconds after the deadline in which a worker may still report that it has stopped. */
const REPORT_MS = 500;

type Waiting = {
  message: JobMessage;
  priority: number;
  /** When it was added, by this machine's clock. */
  since: number;
  resolve(outcome: Outcome): void;
  reject(error: ConversionError): void;
};

/** The files of a request in the store, by their paths. */
type Uploads = { session: string; keys: Map<string, Promise<string>>; limit: LimitFunction };

/** Creates the queue that all servers share: BullMQ on Redis, with uploads and results in the shared store. */
export function createRedisQueue(options: RedisQueueOptions): Queue {
  const { redis, subscriber, clock, leases, reading, workers, store, jobTimeoutMs } = options;
  const jobs = new BullQueue<JobMessage>(QUEUE, {
    connection: redis,
    prefix: PREFIX,
    // Nobody reads them: replies reach the one server that waits for them.
    streams: { events: { maxLen: 1 } },
  });
  // The connections log their own errors, and commands report theirs.
  jobs.on("error", () => {});
  const waiting = new Map<string, Waiting>();
  const requests = new Map<string, Uploads>();
  let count = 0;
  let closed = false;

  const replyTo = replyChannel(randomUUID());
  subscriber.on("message", (_channel, text) => {
    const { id, outcome } = JSON.parse(text) as Reply;
    waiting.get(id)?.resolve(outcome);
  });

  async function add(id: string, { message, priority }: Pick<Waiting, "message" | "priority">) {
    const now = Number(await redis.get(TURN));
    await jobs.add(message.job.kind, message, {
      jobId: id,
      // Start-time fair queueing, as in the engine's own queue.
      priority: Math.min(now + priority, LAST_TURN),
      attempts: ATTEMPTS,
      removeOnComplete: true,
      removeOnFail: failed,
      timestamp: Math.round(clock.now()),
    });
  }

  /** Adds a job and waits for its outcome. @throws ConversionError */
  async function submit(signal: AbortSignal, message: JobMessage, priority: number): Promise<Outcome> {
    if (signal.aborted) throw new ConversionError("cancelled");
    const leftMs = message.deadline - clock.now();
    if (closed || leftMs <= 0) throw new ConversionError("busy");
    const id = `${message.lease}-${count++}`;
    let onAbort = () => {};
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    try {
      const outcome = await new Promise<Outcome>((resolve, reject) => {
        const job = { message, priority, since: Date.now(), resolve, reject };
        waiting.set(id, job);
        onAbort = () => reject(new ConversionError("cancelled"));
        // A request's files share its signal, and Node warns of a leak at the eleventh listener.
        setMaxListeners(0, signal);
        signal.addEventListener("abort", onAbort);
        timer = setTimeout(() => reject(new ConversionError("busy")), leftMs + REPORT_MS);
        // While Redis is away, the looks below go on trying until the deadline.
        add(id, job).catch(() => {});
      });
      isOver = true;
      return outcome;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
      waiting.delete(id);
      if (!isOver) withdraw(id).catch(() => {});
    }
  }

  /** Removes a job that nobody waits for, or stops it. What Redis does not get now, workers find out by the lease. */
  async function withdraw(id: string): Promise<void> {
    // What ends after this message, its worker deletes.
    const [, outcome] = await Promise.all([redis.publish(CANCEL, id), outcomeOf(id), jobs.remove(id)]);
    if (outcome && "key" in outcome) await store.deletePrefix(sessionOf(outcome.key));
  }

  /** Reads the outcome of a job whose reply may be lost. */
  async function outcomeOf(id: string): Promise<Outcome | null> {
    const text = await redis.get(outcomeKey(id));
    return text && JSON.parse(text);
  }

  /** Looks for a job that has not answered, and adds it if Redis has lost it or never got it. */
  async function look(id: string, job: Waiting): Promise<void> {
    const state = await jobs.getJobState(id);
    if (state === "failed") job.reject(errorOfFailedJob((await jobs.getJob(id))?.failedReason));
    if (state !== "unknown") return;
    const outcome = await outcomeOf(id);
    if (outcome) return job.resolve(outcome);
    await leases.restore(job.message.lease);
    // The request may have ended by now.
    if (waiting.has(id)) await add(id, job);
  }

  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    try {
      for (const [id, job] of waiting) if (Date.now() - job.since > LOOK_EVERY_MS) await look(id, job);
    } catch {
      // Redis is away: the next look follows.
    } finally {
      looking = false;
    }
  }, LOOK_EVERY_MS).unref();
  // BullMQ deletes failed jobs only when others fail, but they may hold the password of a document.
  const cleaning = setInterval(() => {
    jobs.clean(failed.age * 1000, failed.count, "failed").catch(() => {});
  }, CLEAN_EVERY_MS).unref();

  /** Writes the file at a path to the store once, however many jobs of the request read it. @returns its key */
  function storeUpload(request: Uploads, path: string): Promise<string> {
    const known = request.keys.get(path);
    if (known) return known;
    const key = `${request.session}/${request.keys.size}.${upload.extension}`;
    const stored = request.limit(() => store.put(key, path, { type: upload.type })).then(() => key);
    request.keys.set(path, stored);
    return stored;
  }

  /** Runs a job on a worker. @throws ConversionError */
  async function run<J extends FileJob | PdfOpenJob>(
    signal: AbortSignal,
    rid: string,
    job: J,
    { timeoutMs, deadline, priority }: { timeoutMs: number; deadline: number; priority: number },
  ): Promise<Outcome & { ok: true }> {
    const request = requests.get(rid);
    if (!request) throw new ConversionError("cancelled");
    const inputs = await Promise.all(inputsOf(job).map((path) => storeUpload(request, path)));
    const message = {
      lease: rid,
      job: withInputs(job, inputs),
      timeoutMs,
      deadline: clock.now() + deadline - Date.now(),
      replyTo,
    };
    for (;;) {
      const outcome = await submit(signal, message, priority);
      if (outcome.ok) return outcome;
      // A worker gives up a job whose lease has ended, which may be because Redis was away for long.
      if (outcome.code !== "cancelled" || signal.aborted || !requests.has(rid)) throw errorOf(outcome);
      await leases.restore(rid).catch(() => {});
    }
  }

  /** Returns when the job was added that has waited longest, of the hundred whose turn is next. */
  async function oldestAt(): Promise<number | undefined> {
    const first = await jobs.getPrioritized(0, 100);
    return first.length > 0 ? Math.min(...first.map(({ timestamp }) => timestamp)) : undefined;
  }

  /** Deletes the uploads of a request by their keys, of which some may still be written. */
  async function deleteUploads({ keys }: Uploads): Promise<void> {
    const written = await Promise.allSettled(keys.values());
    await store.remove(written.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
  }

  return {
    checks: { queue: () => redis.ping(), engine: workers.require },
    async run({ rid, job, key, deadline, priority }, signal) {
      const timeoutMs = timeoutOf(job, jobTimeoutMs);
      const outcome = await run(signal, rid, { ...job, output: "" }, { timeoutMs, deadline, priority });
      if (!("key" in outcome)) throw new ConversionError("internal", { cause: "A result has no key" });
      const stored = keyOf(job, key, outcome.result);
      // Each attempt has a key of its own, so that one that was given up does not write to what a visitor gets.
      if (!(await store.move(outcome.key, stored, outcome.result.size)))
        throw new ConversionError("busy", { cause: "A result is gone that was just stored" });
      return { key: stored, result: outcome.result };
    },
    async inspect({ rid, job, timeoutMs, deadline, priority }, signal) {
      const outcome = await run(signal, rid, job, { timeoutMs, deadline, priority: priority + 1 });
      if (!("facts" in outcome))
        throw new ConversionError("internal", { cause: "An inspection has no facts" });
      return outcome.facts;
    },
    async admit(request) {
      // Better to come back than to wait for nobody.
      await workers.requireLately().catch((cause) => {
        throw new ConversionError("busy", { cause });
      });
      const id = newSession();
      await leases.take(id, request);
      const uploads: Uploads = { session: newSession(), keys: new Map(), limit: pLimit(UPLOADS) };
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
          if (uploads.keys.size === 0) return;
          // What a store that is away keeps is deleted when it expires.
          const deleted = deleteUploads(uploads).catch(() => {});
          await Promise.race([deleted, delay(UNPUBLISHED_MS, undefined, { ref: false })]);
        },
      };
    },
    reading,
    async waiting() {
      const { wait = 0, prioritized = 0 } = await jobs.getJobCounts("wait", "prioritized");
      const oldest = await oldestAt();
      return { jobs: wait + prioritized, oldestMs: oldest === undefined ? 0 : clock.now() - oldest };
    },
    async ready() {
      await Promise.all([jobs.waitUntilReady(), subscriber.subscribe(replyTo)]);
    },
    async close() {
      closed = true;
      clearInterval(timer);
      clearInterval(cleaning);
      for (const { reject } of waiting.values()) reject(new ConversionError("busy"));
      await Promise.race([jobs.close(), delay(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
