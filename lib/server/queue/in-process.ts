import "server-only";
import { ConversionError } from "../../contract/errors";
import type { EnginePool } from "../../engine/types";
import type { Store } from "../store/types";
import type { Queue } from "./types";

export type InProcessOptions = {
  pool: EnginePool;
  store: Store;
  /** What one job may run, in milliseconds. */
  jobTimeoutMs: number;
  /** Files admitted at once. */
  maxFiles: number;
};

/** The queue of a single machine: the engine pool's own, with results moved into the store. */
export function createInProcessQueue({ pool, store, jobTimeoutMs, maxFiles }: InProcessOptions): Queue {
  let admitted = 0;
  return {
    async run({ job, key, type, deadline, priority }, signal) {
      const { size } = await pool.run(signal, job, { timeoutMs: jobTimeoutMs, deadline, priority });
      await store.put(key, job.output, { type });
      return { key, size };
    },
    async admit(_rid, files) {
      if (admitted + files > maxFiles) throw new ConversionError("busy");
      admitted += files;
    },
    async release(_rid, files) {
      admitted -= files;
    },
    ready: () => pool.warm(),
    close: () => pool.close(),
  };
}
