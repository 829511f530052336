import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { PREFIX } from "./messages";

/**
 * Decides which one of several servers does a periodic task.
 *
 * @param ms for which the turn lasts; a server that has died loses it then
 * @returns a function that tells whether it is this server's turn, and extends it; false while Redis is away
 */
export function createTurn(redis: Redis, task: string, ms: number): () => Promise<boolean> {
  const id = randomUUID();
  const key = `${PREFIX}:turn:${task}`;
  return async () => {
    try {
      if ((await redis.set(key, id, "PX", ms, "NX")) !== null) return true;
      return (await redis.get(key)) === id && (await redis.pexpire(key, ms)) === 1;
    } catch {
      return false;
    }
  };
}
