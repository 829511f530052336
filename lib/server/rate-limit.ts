import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** What a visitor has left of the minute. */
export type Allowance = {
  /** Conversions a minute. */
  limit: number;
  remaining: number;
  /** Seconds until all of them are there again. */
  resetS: number;
  /** Whether this one is still within it. */
  granted: boolean;
};

export type RateLimit = {
  /**
   * Takes one conversion from a visitor's allowance.
   *
   * @param visitor who is counted; nobody is when absent, as in development
   * @returns nothing where nobody is counted
   */
  take(visitor: string | null): Promise<Allowance | undefined>;
  /** The same for what turned out to be in a request; never refuses what has been admitted. */
  charge(visitor: string | null, conversions: number): Promise<Allowance | undefined>;
};

const WINDOW_S = 60;
const unlimited: RateLimit = { take: async () => undefined, charge: async () => undefined };

/** Counts conversions by visitor, in memory: a restart forgives. @param perMinute 0 counts nobody */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return unlimited;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_S });
  const allowanceOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, granted: boolean): Allowance => ({
    limit: perMinute,
    remaining: Math.max(0, remainingPoints),
    resetS: Math.ceil(Math.max(0, msBeforeNext) / 1000),
    granted,
  });
  return {
    async take(visitor) {
      if (visitor === null) return undefined;
      try {
        return allowanceOf(await limiter.consume(visitor), true);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return allowanceOf(refusal, false);
        throw refusal;
      }
    },
    async charge(visitor, conversions) {
      return visitor === null ? undefined : allowanceOf(await limiter.penalty(visitor, conversions), true);
    },
  };
}
