import { createHash, timingSafeEqual } from "node:crypto";
import { ConversionError } from "../../contract/errors";
import { createRateLimit } from "./rate-limit";

/** A token of API_TOKENS: the name of its program, and the SHA-256 of what the program sends. */
type ApiToken = { name: string; hash: Buffer };

type ProgramOptions = {
  tokens: readonly ApiToken[];
  /** Conversions of each program per minute; 0 for no limit. */
  perMinute: number;
  /** Files of each program that convert or wait on this server. */
  maxFiles: number;
  /** Connection of ioredis. */
  redis?: object | undefined;
};

/** Files of one request of a program. */
export type ProgramFiles = { extend(files: number): void; release(): void };

const BEARER = /^Bearer(?!\S)/i;

/**
 * Knows programs by their tokens (RFC 6750). They have limits of their own instead of those of their address; those of the
 * machine hold for them, too.
 */
export function createPrograms({ tokens, perMinute, maxFiles, redis }: ProgramOptions) {
  const converting = new Map<string, number>();

  const add = (name: string, files: number) => converting.set(name, (converting.get(name) ?? 0) + files);
  function remove(name: string, files: number) {
    const left = (converting.get(name) ?? 0) - files;
    if (left > 0) converting.set(name, left);
    else converting.delete(name);
  }

  return {
    rateLimit: createRateLimit(perMinute, redis),
    /**
     * Finds the program that a request is from. It takes as long for every token.
     *
     * @param authorization header of the request
     * @returns its name, null if no program has this token, undefined for a visitor
     */
    find(authorization: string | undefined): string | null | undefined {
      if (tokens.length === 0 || !authorization || !BEARER.test(authorization)) return undefined;
      const given = createHash("sha256").update(authorization.replace(BEARER, "").trim()).digest();
      return tokens.filter(({ hash }) => timingSafeEqual(hash, given))[0]?.name ?? null;
    },
    /**
     * Admits a request, and counts its first file.
     *
     * @returns counts further ones, which are never refused, until all are released
     * @throws ConversionError `busy` if the program has as many as it may
     */
    begin(name: string): ProgramFiles {
      if ((converting.get(name) ?? 0) >= maxFiles) throw new ConversionError("busy");
      add(name, 1);
      let own = 1;
      return {
        extend(files) {
          add(name, files);
          own += files;
        },
        release() {
          remove(name, own);
          own = 0;
        },
      };
    },
  };
}
