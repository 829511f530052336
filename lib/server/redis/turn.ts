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
 * Takes, extends or ends a turn, in one step: between two of them it could pass to another server.
 *
 * ARGV: id, ms. Without ms it ends. Returns 1 if it was or is the server's own.
 */
const script = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
if not ARGV[2] then return redis.call('DEL', KEYS[1]) end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
`;

/**
 * Decides which one of several servers does a periodic task.
 *
 * @param ms for which the turn lasts; a server that has died loses it then
 */
export function createTurn(redis: Redis, task: string, ms: number): Turn {
  const id = randomUUID();
  const key = `${PREFIX}:turn-of:${task}`;
  redis.defineCommand("pixmillTurn", { numberOfKeys: 1, lua: script });
  const scripted = redis as Redis & { pixmillTurn(...args: (string | number)[]): Promise<number> };
  return {
    isOurs: () =>
      scripted.pixmillTurn(key, id, ms).then(
        (own) => own === 1,
        () => false,
      ),
    async end() {
      // What Redis does not get now ends by itself.
      await scripted.pixmillTurn(key, id).catch(() => 0);
    },
  };
}
