import { join } from "node:path";
import { inject } from "vitest";
import { createEnginePool } from "../../engine/pool";
import { createFolderStore } from "../store/folder";
import { describeQueue } from "./conformance";
import { createInProcessQueue } from "./in-process";

describeQueue("One machine", async ({ folder, processes, maxFiles }) => {
  const store = createFolderStore({ root: join(folder, "results"), retentionMs: 60_000 });
  const pool = createEnginePool({ entry: inject("engineEntry"), processes, memoryMb: 1500 });
  const queue = createInProcessQueue({ pool, store, jobTimeoutMs: 20_000, maxFiles, processes });
  return { queue, store, close: () => queue.close() };
});
