import { ConversionError } from "../../contract/errors";
import type { EnginePool, FileJob } from "../../engine/types";
import { formats } from "../../formats";
import type { Store } from "../store/types";
import type { Queue } from "./types";

export type InProcessOptions = {
  pool: EnginePool;
  store: Store;
  /** What the job of one file may run, in milliseconds; one of several files as many times as long. */
  jobTimeoutMs: number;
  /** Nobody is let in while so many files are inside. */
  maxFiles: number;
};

/** A document takes as long as its pictures may, one after the other. */
const inputsOf = (job: FileJob) => (job.kind === "pdf-write" ? job.inputs.length : 1);

/** The queue of a single machine: the engine pool's own, with results moved into the store. */
export function createInProcessQueue({ pool, store, jobTimeoutMs, maxFiles }: InProcessOptions): Queue {
  let admitted = 0;
  return {
    async run({ job, key: asked, deadline, priority }, signal) {
      const result = await pool.run(signal, job, {
        timeoutMs: jobTimeoutMs * inputsOf(job),
        deadline,
        priority,
      });
      const { mime, extensions } = formats[result.to];
      const key = job.kind === "compress" ? `${asked}.${extensions[0]}` : asked;
      await store.put(key, job.output, { type: mime });
      return { key, result };
    },
    ask: ({ job, timeoutMs, deadline, priority }, signal) =>
      pool.run(signal, job, { timeoutMs, deadline, priority }),
    async admit() {
      if (admitted >= maxFiles) throw new ConversionError("busy");
      let leased = 1;
      admitted += leased;
      return {
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
    ready: () => pool.warm(),
    close: () => pool.close(),
  };
}
