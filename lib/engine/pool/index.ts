import { setMaxListeners } from "node:events";
import { ConversionError } from "../../contract/errors";
import { MIB } from "../../limits";
import type { Answer, AnyJob, Confinement, EngineEvent, EnginePool, RunOptions } from "../types";
import { createWaitingList } from "./fair-queue";
import { createMemoryWatch, residentBytes } from "./memory-watch";
import { createProcessGroup, type Member } from "./process-group";

export type PoolOptions = {
  /** The bundled child, see `bundleEngine`. */
  entry: string;
  /** How many processes at most; one a core is right. */
  processes: number;
  /** Resident memory one process may use, in MiB. */
  memoryMb: number;
  /** A process is replaced after this many jobs (200), so that leaks and fragments of native code stay small. */
  jobsPerProcess?: number;
  /** What processes may see and write to; all that this one may when absent. */
  confinement?: Confinement | undefined;
  log?: (event: EngineEvent) => void;
};

type Waiting = {
  priority: number;
  start: (member: Member) => void;
  refuse: (error: ConversionError) => void;
};

/** The longest a timer of Node can run (24.8 days); a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Milliseconds until a caller stops waiting; negative when it has. */
const timeLeft = ({ deadline = Number.POSITIVE_INFINITY }: RunOptions) =>
  Math.min(LONGEST_TIMER_MS, deadline - Date.now());

/** Milliseconds that a job may run from now on. */
const allowed = (options: RunOptions) => Math.min(options.timeoutMs, timeLeft(options));

/**
 * A pool of killable child processes, each doing one job at a time. Processes start when the first job needs
 * them (or by `warm`). Nothing of it keeps this process alive unless a job is waiting or running.
 */
export function createEnginePool(options: PoolOptions): EnginePool {
  const { entry, processes, memoryMb, jobsPerProcess = 200, confinement, log = () => {} } = options;
  const waiting = createWaitingList<Waiting>();
  const warming = new Set<{ resolve: () => void; reject: (error: ConversionError) => void }>();
  const group = createProcessGroup({
    entry,
    confinement,
    size: processes,
    jobsPerProcess,
    log,
    onIdle: next,
    onStartFailed(cause) {
      const error = new ConversionError("internal", { cause });
      for (const { reject } of warming) reject(error);
      // As long as another process lives, it works off what waits.
      if (group.count("idle") + group.count("busy") === 0)
        for (const item of waiting.takeAll()) item.refuse(error);
      warming.clear();
    },
  });
  const memory = createMemoryWatch<Member>(memoryMb * MIB, (member, bytes) =>
    group.drop(
      member,
      new ConversionError("out_of_memory", { cause: `${Math.round(bytes / MIB)} MiB resident` }),
    ),
  );
  let closed = false;

  /** Gives waiting jobs to idle processes, and asks for more processes while jobs still wait. */
  function next() {
    while (waiting.size > 0) {
      const member = group.take();
      if (!member) break;
      waiting.take()?.start(member);
    }
    if (waiting.size > 0) group.want(group.count("busy") + waiting.size);
    if (group.count("idle") + group.count("busy") < processes) return;
    for (const { resolve } of warming) resolve();
    warming.clear();
  }

  /** Runs a job on a busy member to its end, whatever that is. @param wholeMs what it was allowed before it waited */
  async function work<J extends AnyJob>(member: Member, job: J, options: RunOptions, wholeMs: number) {
    const allowedMs = allowed(options);
    const limit = Math.max(1, Math.round(allowedMs / 1000));
    // It is not the file that was too long where waiting took most of its time: later it may pass.
    const reason =
      allowedMs < wholeMs / 2
        ? new ConversionError("busy")
        : new ConversionError("conversion_timeout", { limit });
    const timer = setTimeout(() => group.drop(member, reason), allowedMs);
    memory.watch(member);
    try {
      return await member.process.run(job);
    } finally {
      clearTimeout(timer);
      memory.unwatch(member);
    }
  }

  async function giveBack(member: Member) {
    // A process keeps what its largest picture fragmented; one that keeps half the cap would fail a later one.
    const kept = member.pid === undefined ? 0 : await residentBytes(member.pid);
    group.giveBack(member, member.process.spent || kept > (memoryMb * MIB) / 2);
  }

  function run<J extends AnyJob>(signal: AbortSignal, job: J, options: RunOptions): Promise<Answer<J>> {
    if (signal.aborted) return Promise.reject(new ConversionError("cancelled"));
    if (closed || timeLeft(options) <= 0) return Promise.reject(new ConversionError("busy"));
    const wholeMs = allowed(options);
    return new Promise<Answer<J>>((resolve, reject) => {
      let member: Member | undefined;
      let late = setTimeout(leave, timeLeft(options), new ConversionError("busy"));
      let crash: ConversionError | undefined;
      const onAbort = () => leave(new ConversionError("cancelled"));
      // A request's files share its signal; Node warns of a leak at the eleventh.
      setMaxListeners(0, signal);
      signal.addEventListener("abort", onAbort);

      function settle() {
        clearTimeout(late);
        signal.removeEventListener("abort", onAbort);
      }

      function leave(reason: ConversionError) {
        if (member) group.drop(member, reason);
        else if (waiting.remove(item)) item.refuse(reason);
      }

      /** Once: what took the process may have been no fault of the file, but a file may also be what crashes it. */
      function mayTryAgain({ process }: Member, error: ConversionError): boolean {
        return (
          process.crashed &&
          error.code === "engine_crashed" &&
          crash === undefined &&
          !closed &&
          !signal.aborted &&
          timeLeft(options) > 0
        );
      }

      function tryAgain(error: ConversionError) {
        crash = error;
        member = undefined;
        late = setTimeout(leave, timeLeft(options), error);
        waiting.putBack(item);
        next();
      }

      const item: Waiting = {
        priority: options.priority ?? 0,
        refuse(error) {
          settle();
          reject(error);
        },
        start(taken) {
          clearTimeout(late);
          member = taken;
          work(taken, job, options, wholeMs)
            .then(
              (answer) => {
                settle();
                resolve(answer);
              },
              (error: ConversionError) => (mayTryAgain(taken, error) ? tryAgain(error) : item.refuse(error)),
            )
            .finally(() => giveBack(taken));
        },
      };
      waiting.add(item);
      next();
    });
  }

  return {
    run,
    async warm() {
      if (closed) throw new ConversionError("busy");
      // The children do not keep this process alive; whoever waits for them does.
      const alive = setTimeout(() => {}, LONGEST_TIMER_MS);
      const ready = new Promise<void>((resolve, reject) => warming.add({ resolve, reject }));
      group.want(processes);
      next();
      await ready.finally(() => clearTimeout(alive));
    },
    stats: () => ({ ...group.stats(), waiting: waiting.size }),
    async close() {
      closed = true;
      const error = new ConversionError("busy");
      for (const { refuse } of waiting.takeAll()) refuse(error);
      for (const { reject } of warming) reject(error);
      warming.clear();
      // Nobody may be left who keeps this process alive until they are gone.
      const alive = setTimeout(() => {}, LONGEST_TIMER_MS);
      await group.close().finally(() => clearTimeout(alive));
    },
  };
}
