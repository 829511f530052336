import { Redis } from "ioredis";

// The tests of a file begin with an empty database; each Vitest worker has its own.
const redis = new Redis(`${process.env.TEST_REDIS_URL}/${process.env.VITEST_POOL_ID ?? 0}`);
await redis.flushdb();
redis.disconnect();
