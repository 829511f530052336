import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { expect, inject, it, vi } from "vitest";
import { freePort } from "@/e2e/fleet/processes";
import { quadrants } from "../../engine/fixtures/pictures";
import { createEnginePool } from "../../engine/pool";
import { readEnv } from "../env";
import { createLog } from "../logging";
import { describeQueue, type Made, type MakeOptions } from "../queue/conformance";
import { createScratch } from "../scratch";
import { createFolderStore } from "../store/folder";
import { newSession } from "../store/key";
import { testRedisUrl } from "../testing/redis";
import { placeAfter } from "./jobs";
import { endsKey } from "./leases";
import { openShared } from "./shared";

// As many workers as processes: each job may go to any of them.
async function open({ folder, processes, maxFiles }: MakeOptions): Promise<Made> {
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
}

describeQueue("Redis", open);

it("converts a file whose lease has ended while Redis was away", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pixmill-queue-"));
  const { queue, close } = await open({ folder, processes: 1, maxFiles: 10 });
  const redis = new Redis(testRedisUrl() ?? "");
  try {
    await queue.ready();
    const { id } = await queue.admit({ bytes: 0, visitor: null });
    await redis.del(endsKey);
    const input = join(folder, "photo.png");
    await writeFile(input, await quadrants("png"));
    const limits = { megapixels: 100, frames: 256 };
    const job = { kind: "image", to: "jpg", options: {}, input, output: "", limits } as const;
    const key = `${newSession()}/photo.jpg`;
    const task = { rid: id, job, key, deadline: Date.now() + 20_000, priority: 1 };
    expect(await queue.run(task, new AbortController().signal)).toMatchObject({ key });
  } finally {
    redis.disconnect();
    await close();
    await rm(folder, { recursive: true, force: true });
  }
});

it("gives a single file the place before another visitor's of the same turn", () => {
  const taken = placeAfter(0, 10);
  const [one, theirs] = [placeAfter(taken, 1), placeAfter(0, 11)];
  expect([one < theirs, one > placeAfter(0, 10), placeAfter(taken, 2) > theirs]).toEqual([true, true, true]);
});

it("says which server cannot be reached, without its password", async () => {
  const port = await freePort();
  const url = new URL(`redis://user:secret@127.0.0.1:${port}`);
  const store = createFolderStore({ root: tmpdir(), retentionMs: 1000 });
  const opening = openShared({ url, env: readEnv({}), store, log: createLog("silent") });
  await expect(opening).rejects.toThrow(
    `REDIS_URL names redis://127.0.0.1:${port}, but it cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
  );
});

it("has one server at a time sweep the store, and another when that one closes", async () => {
  const url = new URL(testRedisUrl() ?? "");
  const sweep = vi.fn(async () => 0);
  const store = { ...createFolderStore({ root: tmpdir(), retentionMs: 1000 }), sweep };
  const options = { url, env: readEnv({}), store, log: createLog("silent") };
  const [first, second] = [await openShared(options), await openShared(options)];
  for (const { store } of [first, second, first]) await store.sweep(1000);
  expect(sweep).toHaveBeenCalledTimes(2);
  await first.close();
  await second.store.sweep(1000);
  expect(sweep).toHaveBeenCalledTimes(3);
  await second.close();
});
