import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Redis } from "ioredis";
import pLimit from "p-limit";
import { requireTime } from "../queue/reading";
import type { ReadingSlots } from "../queue/types";
import { PREFIX } from "./messages";
import type { Workers } from "./workers";

/** Slots in use by the time they end, by the clock of Redis. */
export const slotsKey = `${PREFIX}:reading`;
/** Slots of a server that has died end after this time; others are renewed three times as often. In milliseconds. */
const SLOT_MS = 15_000;
const RENEW_EVERY_MS = SLOT_MS / 3;
/** Reading a page takes seconds, so slots are looked for this often, in milliseconds. */
const LOOK_EVERY_MS = 200;
/** Share of all engine processes that is left to other conversions, at least one of several. */
const LEFT_SHARE = 0.25;

/**
 * Takes or renews a slot. With a limit it is refused while as many others are in use.
 *
 * ARGV: id, ms, limit. Returns 1, or 0 if there is none.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
local isNew = not redis.call('ZSCORE', KEYS[1], ARGV[1])
if isNew and ARGV[3] and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
return 1
`;

export type SharedReadingSlots = ReadingSlots & {
  /** Gives all slots back. */
  close(): Promise<void>;
};

/** Creates the slots that all servers share. Those of one server wait in line, and the first looks for a slot. */
export function createReadingSlots(redis: Redis, workers: Pick<Workers, "processes">): SharedReadingSlots {
  const held = new Set<string>();
  const line = pLimit(1);
  redis.defineCommand("pixmillReadingSlot", { numberOfKeys: 1, lua: script });
  const scripted = redis as Redis & { pixmillReadingSlot(...args: (string | number)[]): Promise<number> };

  let known = 1;
  async function count(): Promise<number> {
    try {
      const processes = await workers.processes();
      known = Math.max(1, processes - Math.max(1, Math.ceil(processes * LEFT_SHARE)));
    } catch {
      // Redis is away: as many as before.
    }
    return known;
  }

  /** Waits for a slot. @returns its id */
  async function take(signal: AbortSignal, until: number): Promise<string> {
    const id = randomUUID();
    for (;;) {
      requireTime(signal, until);
      // A command without an answer may still have reached Redis: the same id takes no second slot.
      const granted = await scripted.pixmillReadingSlot(slotsKey, id, SLOT_MS, await count()).catch(() => 0);
      if (granted === 1) {
        held.add(id);
        return id;
      }
      await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  }

  async function release(id: string): Promise<void> {
    held.delete(id);
    // What Redis does not get now ends by itself.
    await redis.zrem(slotsKey, id).catch(() => {});
  }

  const timer = setInterval(() => {
    for (const id of held) scripted.pixmillReadingSlot(slotsKey, id, SLOT_MS).catch(() => {});
  }, RENEW_EVERY_MS).unref();

  return {
    count,
    async hold(signal, until, read) {
      const id = await line(() => take(signal, until));
      try {
        return await read();
      } finally {
        await release(id);
      }
    },
    async close() {
      clearInterval(timer);
      await Promise.all([...held].map(release));
    },
  };
}
