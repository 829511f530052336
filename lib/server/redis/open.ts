import type { Shared, SharedOptions } from "./shared";

/**
 * Opens what servers share that have the same REDIS_URL. What it needs is loaded only here.
 *
 * @throws Error with one sentence about REDIS_URL
 */
export async function openShared(options: SharedOptions): Promise<Shared> {
  const loaded = await import("./shared").catch((cause) => {
    throw new Error(
      "REDIS_URL is set, which needs the packages bullmq and ioredis. Install them with 'npm ci --include=optional'.",
      { cause },
    );
  });
  return loaded.openShared(options);
}
