import type { Redis } from "ioredis";
import type { SharedClock } from "./clock";
import { PREFIX } from "./messages";

/** Workers, `id:processes`, by the time until which they count as alive, by the shared clock. */
const KEY = `${PREFIX}:workers`;
/** In milliseconds: a worker that is not heard of for this long is gone. */
const ALIVE_MS = 5000;
const BEAT_EVERY_MS = 1000;

export type Workers = ReturnType<typeof createWorkers>;

/** Lists the workers that are alive. Its calls throw errors of the connection. */
export function createWorkers(redis: Redis, clock: SharedClock) {
  const count = () => redis.zcount(KEY, Math.round(clock.now()), "+inf");
  return {
    count,
    /** @throws Error if there is no worker */
    async require() {
      if ((await count()) === 0) throw new Error("No worker is alive");
    },
    /** Returns the number of their engine processes. */
    async processes(): Promise<number> {
      const alive = await redis.zrangebyscore(KEY, Math.round(clock.now()), "+inf");
      // Workers of an older version do not say how many they have.
      return alive.reduce((sum, worker) => sum + Number(worker.split(":")[1] ?? 1), 0);
    },
    /** Reports a worker with so many engine processes as alive until the returned function is called. */
    join(id: string, processes: number) {
      const worker = `${id}:${processes}`;
      const beat = () => {
        const now = Math.round(clock.now());
        redis
          .multi()
          .zadd(KEY, now + ALIVE_MS, worker)
          .zremrangebyscore(KEY, "-inf", now - ALIVE_MS)
          .exec()
          .catch(() => {});
      };
      beat();
      const beating = setInterval(beat, BEAT_EVERY_MS).unref();
      return async () => {
        clearInterval(beating);
        await redis.zrem(KEY, worker).catch(() => {});
      };
    },
  };
}
