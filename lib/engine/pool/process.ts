import { type ChildProcess, spawn } from "node:child_process";
import { parse } from "node:path";
import { ConversionError } from "../../contract/errors";
import type { Answer, AnyJob, Confinement, JobMessage, ReplyMessage } from "../types";
import { CONFINED_PARENT, childEnvironment, confined } from "./sandbox";

/** Importing sharp takes about 0.1 s; a machine under heavy load may need a hundred times that. */
const START_TIMEOUT_MS = 15_000;
/** Characters of a child's stderr that are kept. */
const STDERR_TAIL = 2000;

export type EngineProcess = {
  readonly pid: number | undefined;
  /** Resolves when it can take a job; rejects with the cause when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves with how it ended: its exit code or signal, and the end of what it wrote to stderr. */
  readonly ended: Promise<string>;
  /** Whether it asked to be replaced, because its memory is in an unknown state. */
  readonly spent: boolean;
  /** Whether it is gone without having been killed by us: it crashed, or the system killed it. */
  readonly crashed: boolean;
  /** Runs one job at a time. Rejects with the child's ConversionError, or once the process is gone. */
  run<J extends AnyJob>(job: J): Promise<Answer<J>>;
  /** Sends SIGKILL; the running job, if any, is rejected with `reason` as soon as the process is gone. */
  kill(reason: ConversionError): void;
};

type Running = {
  id: number;
  resolve: (result: Answer<AnyJob>) => void;
  reject: (error: ConversionError) => void;
};

const failureOf = ({ code, limit, files = [], cause }: Extract<ReplyMessage, { type: "failed" }>) =>
  new ConversionError(code, { ...(limit !== undefined && { limit }), files, cause });

/** Waits for the end of a child, keeping the tail of its stderr. */
function watchEnd(child: ChildProcess): Promise<string> {
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-STDERR_TAIL);
  });
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(String(error)));
    child.once("exit", (code, signal) => resolve(`${signal ?? `exit ${code}`} ${said}`.trim()));
  });
}

/** Does what `fork` does, which could not start it confined. */
function startChild(entry: string, confinement: Confinement | undefined): ChildProcess {
  const command = [
    process.execPath,
    "--expose-gc",
    entry,
    String(confinement ? CONFINED_PARENT : process.pid),
  ] as const;
  const [program, args] = confinement ? confined(confinement, command) : [command[0], command.slice(1)];
  return spawn(program, args, {
    env: childEnvironment(process.env),
    // A folder it cannot write to: not even a core dump with a visitor's picture in it.
    cwd: parse(process.execPath).root,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    // In a session of their own, guard and process are one group, without a terminal.
    detached: confinement !== undefined,
  });
}

/** Kills guard and process together: a guard killed alone during startup would leave its child waiting forever. */
function killAll(child: ChildProcess, confinement: Confinement | undefined) {
  if (!confinement || child.pid === undefined) return void child.kill("SIGKILL");
  // The pid may have been reused by now.
  if (child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // They are gone already.
  }
}

/**
 * Starts the bundled child. It never keeps this process alive; waiting for a job does.
 *
 * @param entry path of the bundle's `child.mjs`, absolute
 * @param confinement limits what it may see and write to
 */
export function startEngineProcess(entry: string, confinement?: Confinement): EngineProcess {
  const child = startChild(entry, confinement);
  let running: Running | undefined;
  let lastId = 0;
  let reason: ConversionError | undefined;
  let spent = false;
  let crashed = false;

  const ended = watchEnd(child);
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(killAll, START_TIMEOUT_MS, child, confinement).unref();
    child.on("message", (reply: ReplyMessage) => {
      if (reply.type === "ready") {
        clearTimeout(timer);
        return resolve();
      }
      if (running?.id !== reply.id) return;
      const { resolve: done, reject: failed } = running;
      running = undefined;
      if (reply.type === "done") return done(reply.result);
      spent = reply.spent;
      failed(failureOf(reply));
    });
    ended.then((cause) => {
      clearTimeout(timer);
      reject(new Error(cause));
      crashed = reason === undefined;
      running?.reject(reason ?? new ConversionError("engine_crashed", { cause }));
      running = undefined;
    });
  });
  // Nobody may be listening to `ready` when the process ends.
  ready.catch(() => {});

  child.unref();
  child.channel?.unref();
  if (child.stderr && "unref" in child.stderr && typeof child.stderr.unref === "function")
    child.stderr.unref();

  return {
    pid: child.pid,
    ready,
    ended,
    get spent() {
      return spent;
    },
    get crashed() {
      return crashed;
    },
    run: <J extends AnyJob>(job: J) =>
      new Promise<Answer<J>>((resolve, reject) => {
        lastId += 1;
        // The child's reply belongs to its job.
        running = { id: lastId, resolve: resolve as Running["resolve"], reject };
        // A send that fails means the channel is closed: the end of the process rejects the job.
        child.send({ id: lastId, job } satisfies JobMessage, () => {});
      }),
    kill(why) {
      reason ??= why;
      killAll(child, confinement);
    },
  };
}
