import pLimit from "p-limit";
import { ConversionError } from "../../contract/errors";
import type { EnginePool } from "../../engine/types";
import { resultFormats } from "../result-formats";
import type { Store } from "../store/types";
import { keyOf, timeoutOf } from "./inputs";
import { requireTime } from "./reading";
import type { Queue } from "./types";

export type InProcessOptions = {
  pool: EnginePool;
  store: Store;
  /** Time limit in milliseconds per input file of a job. */
  jobTimeoutMs: number;
  /** Number of admitted files at which further requests are refused. */
  maxFiles: number;
  /** Number of engine processes. */
  processes: number;
};

/** Creates the queue of a single machine: that of the engine pool, with results moved into the store. */
export function createInProcessQueue(options: InProcessOptions): Queue {
  const { pool, store, jobTimeoutMs, maxFiles, processes } = options;
  const reading = pLimit(Math.max(1, processes - 1));
  let admitted = 0;
  let count = 0;
  return {
    checks: { engine: () => pool.warm() },
    async run({ job, key: requestedKey, deadline, priority }, signal) {
      const result = await pool.run(signal, job, {
        // A document is written from several pictures, one after the other.
        timeoutMs: timeoutOf(job, jobTimeoutMs),
        deadline,
        priority,
      });
      const key = keyOf(job, requestedKey, result);
      await store.put(key, job.output, { type: resultFormats[result.to].mime });
      return { key, result };
    },
    inspect: ({ job, timeoutMs, deadline, priority }, signal) =>
      pool.run(signal, job, { timeoutMs, deadline, priority }),
    async admit() {
      if (admitted >= maxFiles) throw new ConversionError("busy");
      let leased = 1;
      admitted += leased;
      return {
        id: `${++count}`,
        // The bytes of one machine are limited by its `admission`.
        async received() {},
        async extend(files) {
          leased += files;
          admitted += files;
        },
        async release() {
          admitted -= leased;
          leased = 0;
        },
      };
    },
    reading: {
      count: async () => reading.concurrency,
      hold: (signal, until, read) =>
        reading(async () => {
          requireTime(signal, until);
          return read();
        }),
    },
    async waiting() {
      const { waiting, oldestMs } = pool.stats();
      return { jobs: waiting, oldestMs };
    },
    ready: () => pool.warm(),
    close: () => pool.close(),
  };
}
