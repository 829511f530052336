import type { Redis } from "ioredis";

/** The clock of the Redis server, which all servers share; their own may differ by minutes. */
export type SharedClock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Compares the clocks again. @throws Error of the connection */
  adjust(): Promise<void>;
};

/** @param own this machine's clock, in milliseconds since the epoch */
export function createSharedClock(redis: Redis, own: () => number = Date.now): SharedClock {
  let ahead = 0;
  return {
    now: () => own() + ahead,
    async adjust() {
      const asked = own();
      const [seconds, microseconds] = await redis.time();
      // The answer was given about halfway between.
      ahead = Number(seconds) * 1000 + Number(microseconds) / 1000 - (asked + own()) / 2;
    },
  };
}
