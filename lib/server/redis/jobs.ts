import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Queue as BullQueue } from "bullmq";
import type { Redis } from "ioredis";
import { ConversionError } from "../../contract/errors";
import { sessionOf } from "../store/key";
import type { Store } from "../store/types";
import type { SharedClock } from "./clock";
import type { Leases } from "./leases";
import {
  CANCEL,
  CLOSE_MS,
  errorOfFailedJob,
  type JobMessage,
  type Outcome,
  outcomeKey,
  PREFIX,
  QUEUE,
  type Reply,
  replyChannel,
  TAKEN,
} from "./messages";

/** Highest place in a queue of BullMQ. Turns begin anew whenever the queue is empty. */
const LAST_PLACE = 2 ** 21 - 1;

/**
 * Returns the place of a job, which BullMQ calls its priority: start-time fair queueing as in `createFairQueue`. Of equal
 * turns, the first file of a request goes first, so that a single file waits for none of another visitor's hundred.
 *
 * @param taken place of the job that was taken last
 * @param priority position of the file in its request, from 1
 */
export const placeAfter = (taken: number, priority: number): number =>
  Math.min(2 * (Math.floor(taken / 2) + priority) + (priority > 1 ? 1 : 0), LAST_PLACE);

/** Jobs that no worker could finish stay for a while, for the server that waits for them. */
const failed = { age: 60, count: 2000 };
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

type Options = {
  redis: Redis;
  subscriber: Redis;
  clock: SharedClock;
  leases: Leases;
  store: Store;
};

/** The jobs of all servers in BullMQ, and those that this one waits for. */
export class Jobs {
  /** Channel on which this server listens. */
  readonly replyTo = replyChannel(randomUUID());
  readonly #options: Options;
  readonly #jobs: BullQueue<JobMessage>;
  readonly #waiting = new Map<string, Waiting>();
  readonly #timers: NodeJS.Timeout[];
  #count = 0;
  #closed = false;
  #looking = false;

  constructor(options: Options) {
    this.#options = options;
    this.#jobs = new BullQueue<JobMessage>(QUEUE, {
      connection: options.redis,
      prefix: PREFIX,
      // Nobody reads them: replies reach the one server that waits for them.
      streams: { events: { maxLen: 1 } },
    });
    // The connections log their own errors, and commands report theirs.
    this.#jobs.on("error", () => {});
    options.subscriber.on("message", (_channel, text) => {
      const { id, outcome } = JSON.parse(text) as Reply;
      this.#waiting.get(id)?.resolve(outcome);
    });
    this.#timers = [
      setInterval(() => this.#lookForAll(), LOOK_EVERY_MS).unref(),
      // BullMQ deletes failed jobs only when others fail, but they may hold the password of a document.
      setInterval(() => {
        this.#jobs.clean(failed.age * 1000, failed.count, "failed").catch(() => {});
      }, CLEAN_EVERY_MS).unref(),
    ];
  }

  /** Adds a job and waits for its outcome. @throws ConversionError `cancelled`, `busy` */
  async submit(signal: AbortSignal, message: JobMessage, priority: number): Promise<Outcome> {
    if (signal.aborted) throw new ConversionError("cancelled");
    const leftMs = message.deadline - this.#options.clock.now();
    if (this.#closed || leftMs <= 0) throw new ConversionError("busy");
    const id = `${message.lease}-${this.#count++}`;
    let onAbort = () => {};
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    try {
      const outcome = await new Promise<Outcome>((resolve, reject) => {
        const job = { message, priority, since: Date.now(), resolve, reject };
        this.#waiting.set(id, job);
        onAbort = () => reject(new ConversionError("cancelled"));
        // A request's files share its signal, and Node warns of a leak at the eleventh listener.
        setMaxListeners(0, signal);
        signal.addEventListener("abort", onAbort);
        timer = setTimeout(() => reject(new ConversionError("busy")), leftMs + REPORT_MS);
        // While Redis is away, the looks go on trying until the deadline.
        this.#add(id, job).catch(() => {});
      });
      isOver = true;
      return outcome;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
      this.#waiting.delete(id);
      if (!isOver) this.#withdraw(id).catch(() => {});
    }
  }

  async #add(id: string, { message, priority }: Waiting): Promise<void> {
    const taken = Number(await this.#options.redis.get(TAKEN));
    await this.#jobs.add(message.job.kind, message, {
      jobId: id,
      priority: placeAfter(taken, priority),
      attempts: ATTEMPTS,
      removeOnComplete: true,
      removeOnFail: failed,
      timestamp: Math.round(this.#options.clock.now()),
    });
  }

  /** Removes a job that nobody waits for, or stops it. What Redis does not get now, workers find out by the lease. */
  async #withdraw(id: string): Promise<void> {
    const { redis, store } = this.#options;
    // What ends after this message, its worker deletes.
    const [, outcome] = await Promise.all([
      redis.publish(CANCEL, id),
      this.#outcomeOf(id),
      this.#jobs.remove(id),
    ]);
    if (outcome && "key" in outcome) await store.deletePrefix(sessionOf(outcome.key));
  }

  /** Reads the outcome of a job whose reply may be lost. */
  async #outcomeOf(id: string): Promise<Outcome | null> {
    const text = await this.#options.redis.get(outcomeKey(id));
    return text && JSON.parse(text);
  }

  /** Looks for a job that has not answered, and adds it if Redis has lost it or never got it. */
  async #look(id: string, job: Waiting): Promise<void> {
    const state = await this.#jobs.getJobState(id);
    if (state === "failed") job.reject(errorOfFailedJob((await this.#jobs.getJob(id))?.failedReason));
    if (state !== "unknown") return;
    const outcome = await this.#outcomeOf(id);
    if (outcome) return job.resolve(outcome);
    await this.#options.leases.restore(job.message.lease);
    // The request may have ended by now.
    if (this.#waiting.has(id)) await this.#add(id, job);
  }

  async #lookForAll(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      for (const [id, job] of this.#waiting)
        if (Date.now() - job.since > LOOK_EVERY_MS) await this.#look(id, job);
    } catch {
      // Redis is away: the next look follows.
    } finally {
      this.#looking = false;
    }
  }

  /** Counts the jobs of all servers that no worker has taken, and how long one of the next hundred has waited. */
  async waiting(): Promise<{ jobs: number; oldestMs: number }> {
    const { wait = 0, prioritized = 0 } = await this.#jobs.getJobCounts("wait", "prioritized");
    const first = await this.#jobs.getPrioritized(0, 100);
    const oldest = Math.min(...first.map(({ timestamp }) => timestamp));
    return {
      jobs: wait + prioritized,
      oldestMs: first.length > 0 ? this.#options.clock.now() - oldest : 0,
    };
  }

  async ready(): Promise<void> {
    await Promise.all([this.#jobs.waitUntilReady(), this.#options.subscriber.subscribe(this.replyTo)]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const { reject } of this.#waiting.values()) reject(new ConversionError("busy"));
    await Promise.race([this.#jobs.close(), delay(CLOSE_MS, undefined, { ref: false })]);
  }
}
