import type { FastifyReply } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** What a visitor may still convert in this minute. */
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
   * @returns undefined where nobody is counted
   */
  take(visitor: string): Promise<Allowance | undefined>;
  /** Takes what a request turned out to have besides; never refuses what has been admitted. */
  charge(visitor: string, conversions: number): Promise<Allowance | undefined>;
};

const WINDOW_S = 60;
const unlimited: RateLimit = { take: async () => undefined, charge: async () => undefined };

/** Counts conversions by visitor, in memory: a restart forgets them. @param perMinute 0 counts nobody */
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
      try {
        return allowanceOf(await limiter.consume(visitor), true);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return allowanceOf(refusal, false);
        throw refusal;
      }
    },
    charge: async (visitor, conversions) => allowanceOf(await limiter.penalty(visitor, conversions), true),
  };
}

/** Tells programs their allowance (draft-ietf-httpapi-ratelimit-headers-06), and when to come back if there is none. */
export function addAllowanceHeaders(reply: FastifyReply, allowance: Allowance | undefined): void {
  if (!allowance) return;
  const { limit, remaining, resetS, granted } = allowance;
  reply.headers({ "RateLimit-Limit": limit, "RateLimit-Remaining": remaining, "RateLimit-Reset": resetS });
  if (!granted) reply.header("Retry-After", resetS);
}
