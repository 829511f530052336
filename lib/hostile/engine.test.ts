import { setTimeout as delay } from "node:timers/promises";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { calls } from "../contract/calls";
import { childrenOf, ticksOf } from "../running/processes";
import { form } from "../server/testing/forms";
import { noisyPhoto } from "./inputs/photos";
import { outcome } from "./outcome";
import { hostileSite } from "./site";

const PROCESSES = 2;
/** A process that has gone is replaced in this time, in milliseconds. */
const REPLACED_MS = 2000;
/** Long enough to see who uses the processor, in steps of 10 ms; a small part of the work. */
const LOOK_MS = 100;
/** Clock ticks of 10 ms in that time; one that waits uses a tick now and then. */
const WORKING_TICKS = 3;

const site = hostileSite({
  ENGINE_PROCESSES: String(PROCESSES),
  JOB_TIMEOUT_S: "20",
  REQUEST_TIMEOUT_S: "40",
});

/** Keeps an engine process busy for a second or more. */
let photo: Buffer;
beforeAll(async () => {
  photo = await noisyPhoto(3000, 2000);
});

const convert = (bytes: Buffer) => site.ask(calls.jpgToPng.path, { body: form([{ name: "a.jpg", bytes }]) });

/** How many engine processes the server has in a state. */
async function count(state: "starting" | "busy"): Promise<number> {
  const figures = String((await site.ask("/api/metrics")).body);
  return Number(figures.match(`pixmill_engine_processes\\{state="${state}"\\} (\\d+)`)?.[1] ?? 0);
}

const patient = { timeout: 20_000, interval: 10 };

/** The one of these processes that uses the processor most. */
const hardest = (processes: readonly number[]): Promise<number> =>
  vi.waitFor(async () => {
    const before = await Promise.all(processes.map(ticksOf));
    await delay(LOOK_MS);
    const used = (await Promise.all(processes.map(ticksOf))).map((ticks, i) => ticks - (before[i] ?? 0));
    const most = Math.max(...used);
    expect(most).toBeGreaterThanOrEqual(WORKING_TICKS);
    return processes[used.indexOf(most)] ?? 0;
  }, patient);

/** The engine process that is at work; one that is just starting uses the processor too. */
const atWork = (): Promise<number> =>
  vi.waitFor(async () => {
    expect([await count("starting"), (await count("busy")) > 0]).toEqual([0, true]);
    return hardest(await childrenOf(site.pid));
  }, patient);

async function expectReplaced(gone: readonly number[]) {
  await vi.waitFor(
    async () => {
      const there = await childrenOf(site.pid);
      expect(there.filter((pid) => gone.includes(pid))).toEqual([]);
      expect(there).toHaveLength(PROCESSES);
    },
    { timeout: REPLACED_MS, interval: 20 },
  );
  // The new one has libraries to load, as fast as the machine is.
  await vi.waitFor(async () => expect((await site.ask("/api/health/ready")).status).toBe(200), {
    timeout: 5 * REPLACED_MS,
    interval: 100,
  });
}

describe("an engine process in the middle of a file", () => {
  it.each(["SIGKILL", "SIGSEGV", "SIGABRT", "SIGBUS"] as const)(
    "%s: it is replaced within two seconds, and the file is converted by another: 200",
    async (signal) => {
      const slow = convert(photo);
      const victim = await atWork();
      process.kill(victim, signal);
      await expectReplaced([victim]);
      expect(outcome(await slow)).toBe("200");
    },
  );

  it("SIGKILL, and again at the second try: 422 engine_crashed", async () => {
    const slow = convert(photo);
    const first = await atWork();
    // It is idle, so the second try is its.
    const others = (await childrenOf(site.pid)).filter((pid) => pid !== first);
    process.kill(first, "SIGKILL");
    process.kill(await hardest(others), "SIGKILL");
    expect(outcome(await slow)).toBe("422 engine_crashed");
  });

  it("SIGTERM and SIGINT, as a terminal sends them to all: nothing happens, 200", async () => {
    const slow = convert(photo);
    const busy = await atWork();
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.kill(busy, signal);
    expect(outcome(await slow)).toBe("200");
    expect(await childrenOf(site.pid)).toContain(busy);
  });
});

describe("engine processes without work", () => {
  it("all killed at once: replaced within two seconds", async () => {
    const gone = await childrenOf(site.pid);
    for (const pid of gone) process.kill(pid, "SIGKILL");
    await expectReplaced(gone);
  });

  it("whichever is at work killed, for three seconds, under load: every answer is 200, or 422 engine_crashed", async () => {
    const end = performance.now() + 3000;
    const client = async () => {
      const seen: string[] = [];
      while (performance.now() < end) seen.push(outcome(await convert(photo)));
      return seen;
    };
    const clients = [client(), client(), client(), client()];
    while (performance.now() < end) process.kill(await atWork(), "SIGKILL");
    const seen = (await Promise.all(clients)).flat();
    for (const one of seen) expect(["200", "422 engine_crashed"]).toContain(one);
    expect(seen.length).toBeGreaterThanOrEqual(clients.length);
  });
});
