import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { PREFIX } from "./messages";

export type Turn = {
  /** Returns whether it is this server's turn, and extends it; false while Redis is away. */
  isOurs(): Promise<boolean>;
  /** Lets another server have it at once. */
  end(): Promise<void>;
};

/**
 * Decides which one of several servers does a periodic task.
 *
 * @param ms for which the turn lasts; a server that has died loses it then
 */
export function createTurn(redis: Redis, task: string, ms: number): Turn {
  const id = randomUUID();
  const key = `${PREFIX}:turn-of:${task}`;
  const isHolder = async () => (await redis.get(key)) === id;
  return {
    async isOurs() {
      try {
        if ((await redis.set(key, id, "PX", ms, "NX")) !== null) return true;
        return (await isHolder()) && (await redis.pexpire(key, ms)) === 1;
      } catch {
        return false;
      }
    },
    async end() {
      try {
        if (await isHolder()) await redis.del(key);
      } catch {
        // It ends by itself.
      }
    },
  };
}
