import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { createEnginePool } from "../../engine/pool";
import { readEnv } from "../env";
import { createLog } from "../logging";
import { describeQueue } from "../queue/conformance";
import { createScratch } from "../scratch";
import { createFolderStore } from "../store/folder";
import { testRedisUrl } from "../testing/redis";
import { openShared } from "./shared";

// As many workers as processes: each job may go to any of them.
describeQueue("Redis", async ({ folder, processes, maxFiles }) => {
  const root = join(folder, "results");
  await mkdir(root);
  const env = readEnv({
    REDIS_URL: testRedisUrl(),
    STORE_URL: `file://${root}`,
    ENGINE_PROCESSES: "1",
    JOB_TIMEOUT_S: "20",
    MAX_ADMITTED_FILES: String(maxFiles),
  });
  const own = createFolderStore({ root, shared: true, retentionMs: 60_000 });
  const shared = await openShared({ url: env.REDIS_URL as URL, env, store: own, log: createLog("silent") });
  const nodes = await Promise.all(
    Array.from({ length: processes }, async (_, i) => {
      const pool = createEnginePool({ entry: inject("engineEntry"), processes: 1, memoryMb: 1500 });
      const scratch = createScratch(join(folder, `scratch-${i}`), join(folder, `alive-${i}`));
      const worker = shared.createWorker({ pool, scratch, onTaken() {} });
      await worker.start();
      return { pool, scratch, worker };
    }),
  );
  return {
    queue: shared.queue,
    store: shared.store,
    async close() {
      for (const { pool, scratch, worker } of nodes) {
        await worker.close(1000);
        await pool.close();
        await scratch.close();
      }
      await shared.close();
    },
  };
});
