import type { Redis } from "ioredis";

export type SharedClock = ReturnType<typeof createSharedClock>;

/**
 * Reads the clock of the Redis server, which all servers share; their own may differ by minutes.
 *
 * @param own this machine's clock, in milliseconds since the epoch
 */
export function createSharedClock(redis: Redis, own: () => number = Date.now) {
  let ahead = 0;
  return {
    /** Returns milliseconds since the epoch. */
    now: () => own() + ahead,
    /** Compares the clocks again. @throws Error of the connection */
    async adjust() {
      const asked = own();
      const [seconds, microseconds] = await redis.time();
      // The answer was given about halfway between.
      ahead = Number(seconds) * 1000 + Number(microseconds) / 1000 - (asked + own()) / 2;
    },
  };
}
