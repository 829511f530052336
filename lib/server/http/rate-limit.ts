import type { FastifyReply } from "fastify";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { hashedAddress } from "./client-address";

/** The state of a visitor's rate limit. */
export type Allowance = {
  /** Conversions per minute. */
  limit: number;
  remaining: number;
  /** Seconds until all of them are available again. */
  resetS: number;
  /** Whether this conversion is within the limit. */
  granted: boolean;
};

export type RateLimit = {
  /**
   * Takes one conversion from a visitor's allowance.
   *
   * @returns undefined if there is no limit
   */
  take(visitor: string): Promise<Allowance | undefined>;
  /** Takes further conversions of an admitted request; never refuses them. */
  charge(visitor: string, conversions: number): Promise<Allowance | undefined>;
};

const WINDOW_S = 60;
const unlimited: RateLimit = { take: async () => undefined, charge: async () => undefined };

/**
 * Counts conversions per visitor in memory, until a restart, or in Redis together with other servers. While Redis is away,
 * this server counts alone.
 *
 * @param perMinute 0 for no limit
 * @param redis connection of ioredis
 */
export function createRateLimit(perMinute: number, redis?: object): RateLimit {
  if (perMinute === 0) return unlimited;
  const settings = { points: perMinute, duration: WINDOW_S };
  const own = new RateLimiterMemory(settings);
  const limiter = redis
    ? new RateLimiterRedis({
        ...settings,
        storeClient: redis,
        keyPrefix: "pixmill:rate",
        insuranceLimiter: own,
      })
    : own;
  const keyOf = (visitor: string) => (redis ? hashedAddress(visitor) : visitor);
  const allowanceOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, granted: boolean): Allowance => ({
    limit: perMinute,
    remaining: Math.max(0, remainingPoints),
    resetS: Math.ceil(Math.max(0, msBeforeNext) / 1000),
    granted,
  });
  return {
    async take(visitor) {
      try {
        return allowanceOf(await limiter.consume(keyOf(visitor)), true);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return allowanceOf(refusal, false);
        throw refusal;
      }
    },
    charge: async (visitor, conversions) =>
      allowanceOf(await limiter.penalty(keyOf(visitor), conversions), true),
  };
}

/** Tells programs their allowance (draft-ietf-httpapi-ratelimit-headers-06), and when to retry if it is used up. */
export function addAllowanceHeaders(reply: FastifyReply, allowance: Allowance | undefined): void {
  if (!allowance) return;
  const { limit, remaining, resetS, granted } = allowance;
  reply.headers({ "RateLimit-Limit": limit, "RateLimit-Remaining": remaining, "RateLimit-Reset": resetS });
  if (!granted) reply.header("Retry-After", resetS);
}
