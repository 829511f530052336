import type { Redis } from "ioredis";
import type { ByteCount } from "../store/counted";
import { PREFIX } from "./messages";

const KEY = `${PREFIX}:bytes`;

/** Counts the bytes in a store that several servers change. What Redis does not get is corrected by the next sweep. */
export function createSharedBytes(redis: Redis): ByteCount {
  let known = 0;
  function learn(asked: Promise<number | string | null>) {
    asked.then(
      (bytes) => {
        known = Number(bytes);
      },
      () => {},
    );
  }
  learn(redis.get(KEY));
  return {
    /** As last told by Redis, and as changed by this server since; it is asked again. */
    now() {
      learn(redis.get(KEY));
      return known;
    },
    add(bytes) {
      known += bytes;
      learn(redis.incrby(KEY, bytes));
    },
    set(bytes) {
      known = bytes;
      redis.set(KEY, bytes).catch(() => {});
    },
  };
}
