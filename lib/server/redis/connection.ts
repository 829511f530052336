import { Redis, type RedisOptions } from "ioredis";
import type { Log } from "../logging";

const retryStrategy = (tries: number) => Math.min(50 * tries, 500);

/**
 * For commands that a visitor waits for: they fail soon, and the visitor is told to come back. Two of them, for the rate limit
 * and the workers, take less than two seconds even if Redis does not answer at all.
 */
const prompt: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 800,
  connectTimeout: 1000,
  retryStrategy,
};

/** For commands that wait for work: they go on when Redis is back. BullMQ requires this of its blocking connections. */
const patient: RedisOptions = { maxRetriesPerRequest: null, connectTimeout: 1000, retryStrategy };

/** Names and passwords stay out of messages. */
const originOf = (url: URL) => `${url.protocol}//${url.host}`;

/** Opens connections to one server, all closed together. Each logs once that it is lost, and once that it is back. */
export function createConnections(url: URL, log: Log) {
  const opened: Redis[] = [];
  return {
    /** Opens a connection. @param kind `prompt` for a visitor's commands, `patient` for those of workers and listeners */
    open(kind: "prompt" | "patient"): Redis {
      const redis = new Redis(url.href, kind === "prompt" ? prompt : patient);
      let lost = false;
      redis.on("error", (err) => {
        if (!lost) log.warn({ event: "redis_lost", err });
        lost = true;
      });
      redis.on("ready", () => {
        if (lost) log.info({ event: "redis_back" });
        lost = false;
      });
      opened.push(redis);
      return redis;
    },
    /**
     * Resolves when a connection is ready, and checks that the server keeps what it is given.
     *
     * @throws Error with one sentence for the operator
     */
    async check(redis: Redis) {
      const beginning = `REDIS_URL names ${originOf(url)}, but`;
      await ready(redis).catch((cause) => {
        throw new Error(`${beginning} it cannot be reached: ${cause.message}.`, { cause });
      });
      const info = await redis.info().catch((cause) => {
        throw new Error(`${beginning} it refuses commands: ${cause.message}.`, { cause });
      });
      const read = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, "m").exec(info)?.[1];
      const version = read("redis_version") ?? "";
      if (Number.parseInt(version, 10) < 7)
        throw new Error(`${beginning} it is version ${version}. Use Redis 7 or later.`);
      const policy = read("maxmemory_policy") ?? "noeviction";
      if (policy !== "noeviction")
        throw new Error(
          `${beginning} it deletes keys when its memory is full. Set its maxmemory-policy to noeviction.`,
        );
    },
    close() {
      for (const redis of opened.splice(0)) redis.disconnect();
    },
  };
}

/** Time in milliseconds within which the first connection has to succeed. */
const START_MS = 5000;

function ready(redis: Redis): Promise<void> {
  if (redis.status === "ready") return Promise.resolve();
  return new Promise((resolve, reject) => {
    let last = new Error("no answer");
    const timer = setTimeout(() => reject(last), START_MS);
    redis.on("error", (error) => (last = error));
    redis.once("ready", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
