import { ConversionError } from "../../contract/errors";
import type { Confinement, EngineEvent } from "../types";
import { type EngineProcess, startEngineProcess } from "./process";

/** Failed starts in a row that count as a failure; a single one may be an accident, such as a lack of memory. */
const FAILED_STARTS = 3;

export type Member = {
  readonly process: EngineProcess;
  readonly pid: number | undefined;
  state: "starting" | "idle" | "busy";
  /** Jobs it has taken so far. */
  jobs: number;
};

type GroupOptions = {
  entry: string;
  confinement?: Confinement | undefined;
  /** How many processes may be busy at once. */
  size: number;
  /** A member that took this many jobs is replaced when it is done with them. */
  jobsPerProcess: number;
  log: (event: EngineEvent) => void;
  /** Called when a member is ready for a job. */
  onIdle: () => void;
  /** Called when several in a row ended before they were ready; more tries follow, with growing delays. */
  onStartFailed: (cause: string) => void;
};

/** Keeps the wanted number of engine processes alive: whatever ends one, the next is started at once. */
export function createProcessGroup({
  entry,
  confinement,
  size,
  jobsPerProcess,
  log,
  onIdle,
  onStartFailed,
}: GroupOptions) {
  const members = new Set<Member>();
  const leaving = new Set<Promise<unknown>>();
  const gate = createStartGate(fill);
  let wanted = 0;
  let ended = 0;

  const count = (state: Member["state"]) => [...members].filter((member) => member.state === state).length;
  const isAtItsLastJob = ({ state, jobs }: Member) => state === "busy" && jobs >= jobsPerProcess;

  function fill() {
    // The successor of a process that is about to retire is started early, so that nobody waits for it.
    const staying = () => [...members].filter((member) => !isAtItsLastJob(member)).length;
    while (gate.isOpen && staying() < wanted) add();
  }

  function add() {
    const began = performance.now();
    const process = startEngineProcess(entry, confinement);
    const member: Member = { process, pid: process.pid, state: "starting", jobs: 0 };
    members.add(member);
    process.ready.then(
      () => {
        gate.succeeded();
        if (!members.has(member)) return;
        log({ event: "engine_started", pid: member.pid, ms: Math.round(performance.now() - began) });
        member.state = "idle";
        onIdle();
      },
      () => {},
    );
    const gone = process.ended.then((cause) => {
      leaving.delete(gone);
      ended += 1;
      if (members.delete(member)) endedByItself(member, cause);
    });
    leaving.add(gone);
  }

  function endedByItself(member: Member, cause: string) {
    if (member.state === "starting") {
      log({ event: "engine_start_failed", pid: member.pid, cause });
      gate.failed();
      if (gate.failures >= FAILED_STARTS) onStartFailed(cause);
      return;
    }
    log({ event: "engine_ended", pid: member.pid, reason: "engine_crashed", cause });
    fill();
  }

  /** Kills a member with SIGKILL, even an idle one: it holds nothing worth a clean exit. */
  function kill(member: Member, reason: ConversionError, said: string = reason.code) {
    if (!members.delete(member)) return;
    log({ event: "engine_ended", pid: member.pid, reason: said });
    member.process.kill(reason);
    fill();
    // Its successor may have been ready before, without a place among the busy ones.
    onIdle();
  }

  return {
    count,
    /** Raises the number of processes to keep, up to the group's size. */
    scaleTo(processes: number) {
      wanted = Math.max(wanted, Math.min(processes, size));
      fill();
    },
    /** Makes an idle member busy and returns it; undefined when there is none or enough are busy. */
    acquire(): Member | undefined {
      if (count("busy") >= size) return;
      const member = [...members].find(({ state }) => state === "idle");
      if (!member) return;
      member.state = "busy";
      return member;
    },
    /** Counts a job of a busy member, or a share of one. */
    wear(member: Member, share: number) {
      member.jobs += share;
      fill();
    },
    /** Returns a busy member. @param spent whether it should retire early */
    release(member: Member, spent: boolean) {
      if (!members.has(member)) return;
      if (spent || isAtItsLastJob(member)) return kill(member, new ConversionError("busy"), "retired");
      member.state = "idle";
      onIdle();
    },
    kill,
    stats: () => ({
      ended,
      processes: [...members].flatMap(({ pid, state, jobs }) => (pid ? [{ pid, state, jobs }] : [])),
    }),
    async close() {
      wanted = 0;
      gate.end();
      for (const member of members) kill(member, new ConversionError("busy"), "closed");
      await Promise.all(leaving);
    },
  };
}

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5000;

/**
 * Keeps a process that cannot start (a missing bundle, no memory) from being started in a hot loop: after a failure the
 * gate closes, twice as long with every failure in a row.
 *
 * @param onOpen called when a closed gate opens again
 */
function createStartGate(onOpen: () => void) {
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  function open() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    get isOpen() {
      return timer === undefined;
    },
    /** Failures in a row. */
    get failures() {
      return failures;
    },
    failed() {
      open();
      const delay = Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
      failures += 1;
      timer = setTimeout(() => {
        open();
        onOpen();
      }, delay).unref();
    },
    succeeded() {
      failures = 0;
    },
    end: open,
  };
}
