/** Databases of a Redis for tests; see `startRedis`. */
export const TEST_DATABASES = 4096;

/**
 * Returns the address of a database that only this process uses, or undefined if tests run without Redis. (Vitest gives two
 * processes the same VITEST_POOL_ID now and then.)
 */
export function testRedisUrl(): string | undefined {
  const { TEST_REDIS_URL: url } = process.env;
  return url && `${url}/${process.pid % TEST_DATABASES}`;
}
