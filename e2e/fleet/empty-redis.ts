import { Redis } from "ioredis";
import { testRedisUrl } from "../../lib/server/testing/redis";

// The tests of a file begin with an empty database.
const redis = new Redis(testRedisUrl() ?? "");
await redis.flushdb();
redis.disconnect();
