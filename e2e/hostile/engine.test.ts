import { setTimeout as delay } from "node:timers/promises";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { calls } from "../../lib/contract/calls";
import { form } from "../../lib/server/testing/forms";
import { engineOf, ticksOf } from "../running/processes";
import { noisyPhoto } from "./inputs/pictures";
import { hostileSite, outcome } from "./site";

const PROCESSES = 2;
/** Milliseconds over which processor time is compared: a small part of a conversion, but ten clock ticks. */
const SAMPLE_MS = 100;
/** Clock ticks in that time that a working process has at least; an idle one uses a tick now and then. */
const WORKING_TICKS = 3;

describe("engine processes that are killed", () => {
  const site = hostileSite({
    ENGINE_PROCESSES: String(PROCESSES),
    JOB_TIMEOUT_S: "20",
    REQUEST_TIMEOUT_S: "40",
  });

  /** Takes a second or more to convert. */
  let photo: Buffer;
  beforeAll(async () => {
    photo = await noisyPhoto(3000, 2000);
  });

  const convert = (bytes: Buffer) =>
    site.send(calls.jpgToPng.path, { body: form([{ name: "a.jpg", bytes }]) });

  /** Returns the number of engine processes in a state. */
  async function countProcesses(state: "starting" | "busy"): Promise<number> {
    const metrics = String((await site.send("/api/metrics")).body);
    return Number(metrics.match(`pixmill_engine_processes\\{state="${state}"\\} (\\d+)`)?.[1] ?? 0);
  }

  const eventually = { timeout: 20_000, interval: 10 };

  /** Finds the process that uses the most processor time. */
  const findBusiest = (processes: readonly number[]): Promise<number> =>
    vi.waitFor(async () => {
      const before = await Promise.all(processes.map(ticksOf));
      await delay(SAMPLE_MS);
      const used = (await Promise.all(processes.map(ticksOf))).map((ticks, i) => ticks - (before[i] ?? 0));
      const most = Math.max(...used);
      expect(most).toBeGreaterThanOrEqual(WORKING_TICKS);
      return processes[used.indexOf(most)] ?? 0;
    }, eventually);

  /** Finds the engine process that converts, once none is starting: that uses the processor too. */
  const findWorking = (): Promise<number> =>
    vi.waitFor(async () => {
      expect([await countProcesses("starting"), (await countProcesses("busy")) > 0]).toEqual([0, true]);
      return findBusiest(await engineOf(site.pid));
    }, eventually);

  describe("during a conversion", () => {
    it("SIGTERM and SIGINT, which terminals send to the whole process group: ignored, 200", async () => {
      const slow = convert(photo);
      const busy = await findWorking();
      for (const signal of ["SIGTERM", "SIGINT"] as const) process.kill(busy, signal);
      expect(outcome(await slow)).toBe("200");
      expect(await engineOf(site.pid)).toContain(busy);
    });
  });

  describe("under load", () => {
    it("SIGKILL to every working process for three seconds: each answer is 200 or 422 engine_crashed", async () => {
      const end = performance.now() + 3000;
      const client = async () => {
        const outcomes: string[] = [];
        while (performance.now() < end) outcomes.push(outcome(await convert(photo)));
        return outcomes;
      };
      const clients = [client(), client(), client(), client()];
      while (performance.now() < end) process.kill(await findWorking(), "SIGKILL");
      const outcomes = (await Promise.all(clients)).flat();
      for (const one of outcomes) expect(["200", "422 engine_crashed"]).toContain(one);
      expect(outcomes.length).toBeGreaterThanOrEqual(clients.length);
    });
  });
});

describe("engine processes that hang", () => {
  /** Seconds for one file. */
  const JOB_TIMEOUT_S = 3;
  const site = hostileSite({ ENGINE_PROCESSES: String(PROCESSES), JOB_TIMEOUT_S: String(JOB_TIMEOUT_S) });

  it("SIGSTOP to all: 422 conversion_timeout after the time limit of a file, and they are replaced", async () => {
    const stopped = await engineOf(site.pid);
    for (const pid of stopped) process.kill(pid, "SIGSTOP");
    const bytes = await noisyPhoto(100, 100);
    const parts = Array.from({ length: PROCESSES }, (_, i) => ({ name: `${i}.jpg`, bytes }));
    const began = performance.now();
    expect(outcome(await site.send(calls.jpgToPng.path, { body: form(parts) }))).toBe(
      "422 conversion_timeout",
    );
    expect(performance.now() - began).toBeLessThan((JOB_TIMEOUT_S + 10) * 1000);
    await vi.waitFor(
      async () => {
        const current = await engineOf(site.pid);
        expect(current).toHaveLength(PROCESSES);
        expect(current.filter((pid) => stopped.includes(pid))).toEqual([]);
      },
      { timeout: 5000, interval: 20 },
    );
  });
});
