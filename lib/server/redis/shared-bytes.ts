import type { Redis } from "ioredis";
import { PREFIX } from "./messages";

/** The bytes in a store that several servers change. */
export type SharedBytes = {
  /** As last told by Redis, and as changed by this server since; it is asked again soon. */
  now(): number;
  /** Counts a change by this server. */
  add(bytes: number): void;
  /** Replaces what all servers have counted by what was measured. @throws Error of the connection */
  set(bytes: number): Promise<void>;
  /** Tells the other servers what is not told yet. */
  close(): Promise<void>;
};

const KEY = `${PREFIX}:bytes`;
/** Changes are told together, this long after the first, in milliseconds. */
const TELL_AFTER_MS = 100;

/** Counts without a command for each change; what a server does not get to tell is corrected by the next sweep. */
export function createSharedBytes(redis: Redis): SharedBytes {
  let told = 0;
  let untold = 0;
  let timer: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const change = untold;
    untold = 0;
    told += change;
    try {
      told = change === 0 ? Number(await redis.get(KEY)) : await redis.incrby(KEY, change);
    } catch {
      told -= change;
      untold += change;
    }
  }
  function tellSoon() {
    timer ??= setTimeout(() => void tell(), TELL_AFTER_MS).unref();
  }

  void tell();
  return {
    now() {
      tellSoon();
      return told + untold;
    },
    add(bytes) {
      untold += bytes;
      tellSoon();
    },
    async set(bytes) {
      untold = 0;
      told = bytes;
      await redis.set(KEY, bytes);
    },
    async close() {
      clearTimeout(timer);
      if (untold !== 0) await tell();
    },
  };
}
