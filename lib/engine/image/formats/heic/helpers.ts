import { Worker } from "node:worker_threads";
import { ConversionError, type ErrorCode } from "../../../../contract/errors";
import type { HeifImage } from "./image";
import { decodeShare, isFinished, newControl, stop, type TilePlan } from "./tiles";

/** One picture's tiles; `control` and `output` lie in shared memory. */
export type TileShare = { file: Uint8Array; plan: TilePlan; control: Int32Array; output: Uint8Array };

/** Message to a helper. */
export type TileJob = { id: number; share: TileShare };

/** Reply of a helper, one per job, whether or not it got a tile of it. */
export type TileReply = { id: number; failure?: { code: ErrorCode; cause: string } };

/** Worker threads that decode tiles besides the calling thread, kept warm between pictures. */
export type Helpers = {
  /** Lets every helper take part. Resolves when all are done with it; rejects when one failed. */
  join(share: TileShare): Promise<void>;
  /** Resolves when no helper touches shared memory any more, whether or not it failed. */
  idle(): Promise<void>;
};

export function createHelpers(count: number, workerUrl: URL): Helpers {
  const helpers = Array.from({ length: count }, () => createHelper(workerUrl));
  let jobs = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async join(share) {
      jobs += 1;
      const id = jobs;
      const all = Promise.allSettled(helpers.map((send) => send({ id, share })));
      last = Promise.all([last, all]);
      const outcomes = await all;
      const failed = outcomes.find((outcome) => outcome.status === "rejected");
      if (failed) throw failed.reason;
    },
    idle: async () => void (await last),
  };
}

type Waiting = { resolve(): void; reject(error: ConversionError): void };

function createHelper(workerUrl: URL) {
  let worker: Worker | undefined;
  const waiting = new Map<number, Waiting>();

  const start = (): Worker => {
    const started = new Worker(workerUrl);
    // An idle helper does not keep the process alive; a busy one does, see `send`.
    started.unref();
    const lost = (cause: unknown) => {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new ConversionError("engine_crashed", { cause }));
      waiting.clear();
    };
    started.on("error", lost);
    started.on("exit", (code) => lost(new Error(`the helper ended with ${code}`)));
    started.on("message", ({ id, failure }: TileReply) => {
      const waiter = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (failure) waiter?.reject(new ConversionError(failure.code, { cause: new Error(failure.cause) }));
      else waiter?.resolve();
    });
    return started;
  };

  return ({ id, share }: TileJob) =>
    new Promise<void>((resolve, reject) => {
      worker ??= start();
      waiting.set(id, { resolve, reject });
      worker.ref();
      // A copy for each helper: Node frees it in time, unlike shared memory.
      const file = new Uint8Array(share.file);
      worker.postMessage({ id, share: { ...share, file } } satisfies TileJob, [file.buffer]);
    });
}

/**
 * Decodes tiles together with the helpers; returns when no tile is left for this thread.
 *
 * @param output RGB of the upright picture in shared memory. After a failure helpers may write to it
 * until they are idle.
 * @returns a function to wait for the complete pixels; rejects when a helper failed
 * @throws ConversionError when a tile failed on this thread
 */
export function decodeTiles(
  image: HeifImage,
  plan: TilePlan,
  file: Uint8Array,
  output: Uint8Array,
  helpers: Helpers | undefined,
): () => Promise<void> {
  const control = newControl();
  const joined = helpers?.join({ file, plan, control, output });
  // A failed helper only matters while tiles are missing, see below.
  joined?.catch(() => {});
  try {
    decodeShare(image, plan, control, output);
  } catch (error) {
    stop(control);
    throw error;
  }
  return async () => {
    if (isFinished(plan, control)) return;
    await joined;
    if (!isFinished(plan, control))
      throw new ConversionError("engine_crashed", { cause: new Error("tiles are missing") });
  };
}
