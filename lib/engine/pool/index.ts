import { setMaxListeners } from "node:events";
import { ConversionError } from "../../contract/errors";
import { MIB } from "../../limits";
import type { Answer, AnyJob, Confinement, EngineEvent, EnginePool, RunOptions } from "../types";
import { createFairQueue } from "./fair-queue";
import { createMemoryWatch, residentBytes } from "./memory-watch";
import { createProcessGroup, type Member } from "./process-group";

export type PoolOptions = {
  /** The bundled child, see `bundleEngine`. */
  entry: string;
  /** Most processes; one per core is right. */
  processes: number;
  /** Resident memory that one process may use, in MiB. */
  memoryMb: number;
  /** A process is replaced after this many jobs (200), so that leaks and fragmentation of native code stay small. */
  jobsPerProcess?: number;
  /** File system access of the processes; without it, the same as this process has. */
  confinement?: Confinement | undefined;
  log?: (event: EngineEvent) => void;
};

type QueuedJob = {
  priority: number;
  /** What it counts of the jobs after which a process is replaced. */
  share: number;
  start: (member: Member) => void;
  refuse: (error: ConversionError) => void;
};

/**
 * Of a document made of pages: hardly any native code runs, and a thousand come from one file, which each new process
 * reads again. 500 pages that become documents take 1.4 s, not 4.5.
 */
const LIGHT_SHARE = 0.05;

/** Longest delay of a Node timer (24.8 days); a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Milliseconds until the caller stops waiting; negative when it has. */
const timeLeft = ({ deadline = Number.POSITIVE_INFINITY }: RunOptions) =>
  Math.min(LONGEST_TIMER_MS, deadline - Date.now());

/** Milliseconds that a job may run from now on. */
const timeAllowed = (options: RunOptions) => Math.min(options.timeoutMs, timeLeft(options));

/**
 * Creates a pool of killable child processes, each doing one job at a time. Processes start when the first job needs
 * them (or with `warm`). The pool keeps this process alive only while a job is waiting or running.
 */
export function createEnginePool(options: PoolOptions): EnginePool {
  const { entry, processes, memoryMb, jobsPerProcess = 200, confinement, log = () => {} } = options;
  const queue = createFairQueue<QueuedJob>();
  const warming = new Set<{ resolve: () => void; reject: (error: ConversionError) => void }>();
  const group = createProcessGroup({
    entry,
    confinement,
    size: processes,
    jobsPerProcess,
    log,
    onIdle: next,
    onStartFailed(cause) {
      // Not the visitor's fault, nor for ever: the next tries follow.
      const error = new ConversionError("busy", { cause });
      for (const { reject } of warming) reject(error);
      // While another process lives, it works through the queue.
      if (group.count("idle") + group.count("busy") === 0)
        for (const item of queue.takeAll()) item.refuse(error);
      warming.clear();
    },
  });
  const memory = createMemoryWatch<Member>(memoryMb * MIB, (member, bytes) =>
    group.kill(
      member,
      new ConversionError("out_of_memory", { cause: `${Math.round(bytes / MIB)} MiB resident` }),
    ),
  );
  let closed = false;

  /** Gives waiting jobs to idle processes, and asks for more processes while jobs still wait. */
  function next() {
    while (queue.size > 0) {
      const member = group.acquire();
      const item = member && queue.take();
      if (!item) break;
      group.wear(member, item.share);
      item.start(member);
    }
    if (queue.size > 0) group.scaleTo(group.count("busy") + queue.size);
    if (group.count("idle") + group.count("busy") < processes) return;
    for (const { resolve } of warming) resolve();
    warming.clear();
  }

  /** Runs a job on a busy member until it settles. @param wholeMs the time it was allowed before it waited */
  async function work<J extends AnyJob>(member: Member, job: J, options: RunOptions, wholeMs: number) {
    const allowedMs = timeAllowed(options);
    const limit = Math.max(1, Math.round(allowedMs / 1000));
    // If waiting took most of its time, the file is not to blame, and may pass later.
    const reason =
      allowedMs < wholeMs / 2
        ? new ConversionError("busy")
        : new ConversionError("conversion_timeout", { limit });
    const timer = setTimeout(() => group.kill(member, reason), allowedMs);
    memory.watch(member);
    try {
      return await member.process.run(job);
    } finally {
      clearTimeout(timer);
      memory.unwatch(member);
    }
  }

  async function release(member: Member) {
    // Fragmented memory stays with a process; one that keeps half the cap would fail on a later picture.
    const kept = member.pid === undefined ? 0 : await residentBytes(member.pid);
    group.release(member, member.process.spent || kept > (memoryMb * MIB) / 2);
  }

  function run<J extends AnyJob>(signal: AbortSignal, job: J, options: RunOptions): Promise<Answer<J>> {
    if (signal.aborted) return Promise.reject(new ConversionError("cancelled"));
    if (closed || timeLeft(options) <= 0) return Promise.reject(new ConversionError("busy"));
    const wholeMs = timeAllowed(options);
    return new Promise<Answer<J>>((resolve, reject) => {
      let member: Member | undefined;
      let deadlineTimer = setTimeout(cancel, timeLeft(options), new ConversionError("busy"));
      let crash: ConversionError | undefined;
      const onAbort = () => cancel(new ConversionError("cancelled"));
      // A request's files share its signal, and Node warns of a leak at the eleventh listener.
      setMaxListeners(0, signal);
      signal.addEventListener("abort", onAbort);

      function settle() {
        clearTimeout(deadlineTimer);
        signal.removeEventListener("abort", onAbort);
      }

      function cancel(reason: ConversionError) {
        if (member) group.kill(member, reason);
        else if (queue.remove(item)) item.refuse(reason);
      }

      /** Only once: the file may not be at fault for the crash, but it may also be the cause. */
      function canRetry({ process }: Member, error: ConversionError): boolean {
        return (
          process.crashed &&
          error.code === "engine_crashed" &&
          crash === undefined &&
          !closed &&
          !signal.aborted &&
          timeLeft(options) > 0
        );
      }

      function retry(error: ConversionError) {
        crash = error;
        member = undefined;
        deadlineTimer = setTimeout(cancel, timeLeft(options), error);
        queue.putBack(item);
        next();
      }

      const item: QueuedJob = {
        priority: options.priority ?? 0,
        share: job.kind === "pdf-organize" ? LIGHT_SHARE : 1,
        refuse(error) {
          settle();
          reject(error);
        },
        start(taken) {
          clearTimeout(deadlineTimer);
          member = taken;
          work(taken, job, options, wholeMs)
            .then(
              (answer) => {
                settle();
                resolve(answer);
              },
              (error: ConversionError) => (canRetry(taken, error) ? retry(error) : item.refuse(error)),
            )
            .finally(() => release(taken));
        },
      };
      queue.add(item);
      next();
    });
  }

  return {
    run,
    async warm() {
      if (closed) throw new ConversionError("busy");
      // The children do not keep this process alive, so the caller's wait has to.
      const alive = setTimeout(() => {}, LONGEST_TIMER_MS);
      const ready = new Promise<void>((resolve, reject) => warming.add({ resolve, reject }));
      group.scaleTo(processes);
      next();
      await ready.finally(() => clearTimeout(alive));
    },
    stats: () => ({ ...group.stats(), waiting: queue.size, oldestMs: queue.oldestMs }),
    async close() {
      closed = true;
      const error = new ConversionError("busy");
      for (const { refuse } of queue.takeAll()) refuse(error);
      for (const { reject } of warming) reject(error);
      warming.clear();
      // Keeps this process alive until they are gone.
      const alive = setTimeout(() => {}, LONGEST_TIMER_MS);
      await group.close().finally(() => clearTimeout(alive));
    },
  };
}
