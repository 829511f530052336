import type { Redis } from "ioredis";
import type { SharedClock } from "./clock";
import { PREFIX } from "./messages";

/** Workers by the time until which they count as alive, by the shared clock. */
const KEY = `${PREFIX}:workers`;
/** In milliseconds: a worker that is not heard of for this long is gone. */
const ALIVE_MS = 5000;
const BEAT_EVERY_MS = 1000;

export type Workers = {
  /** Number of workers that are alive. @throws Error of the connection */
  count(): Promise<number>;
  /** @throws Error if there is no worker, or of the connection */
  require(): Promise<void>;
  /** Like `require`, but counts only if there was no worker at the last count, a second ago at most. */
  requireLately(): Promise<void>;
  /** Reports a worker as alive until the returned function is called. */
  join(id: string): () => Promise<void>;
  close(): void;
};

/** Lists the workers that are alive. */
export function createWorkers(redis: Redis, clock: SharedClock): Workers {
  let last = 0;
  async function count() {
    last = await redis.zcount(KEY, Math.round(clock.now()), "+inf");
    return last;
  }
  async function requireOne() {
    if ((await count()) === 0) throw new Error("No worker is alive");
  }
  const timer = setInterval(() => void count().catch(() => {}), BEAT_EVERY_MS).unref();
  return {
    count,
    require: requireOne,
    async requireLately() {
      if (last === 0) await requireOne();
    },
    close: () => clearInterval(timer),
    join(id) {
      const beat = () => {
        const now = Math.round(clock.now());
        redis
          .multi()
          .zadd(KEY, now + ALIVE_MS, id)
          .zremrangebyscore(KEY, "-inf", now - ALIVE_MS)
          .exec()
          .catch(() => {});
      };
      beat();
      const beating = setInterval(beat, BEAT_EVERY_MS).unref();
      return async () => {
        clearInterval(beating);
        await redis.zrem(KEY, id).catch(() => {});
      };
    },
  };
}
