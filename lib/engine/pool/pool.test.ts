import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { MIB } from "../../limits";
import { quadrants } from "../fixtures/pictures";
import { startEngine } from "../fixtures/start-engine";
import type { EngineEvent, EnginePool, Job } from "../types";
import { createEnginePool, type PoolOptions } from "./index";
import { residentBytes } from "./memory-watch";

const files = startEngine();
const never = new AbortController().signal;
const patient = { timeoutMs: 20_000 };

const pools: EnginePool[] = [];
function poolOf(options: Partial<PoolOptions> = {}) {
  const pool = createEnginePool({ entry: inject("engineEntry"), processes: 1, memoryMb: 1500, ...options });
  pools.push(pool);
  return pool;
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const gone = (pid: number) =>
  vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 5000, interval: 10 });
/** Waits for a process that is busy, beside another one. */
const busyPid = (pool: EnginePool, other = 0) =>
  vi.waitFor(
    () => {
      const busy = pool.stats().processes.find(({ pid, state }) => state === "busy" && pid !== other);
      if (!busy) throw new Error("no process is busy");
      return busy.pid;
    },
    { timeout: 10_000, interval: 5 },
  );

const small = async (): Promise<Job> => files.job(await quadrants("png"), { to: "jpg" });
/** A fifth of a second of work, and over 100 MB: turning it takes all its pixels at once. */
let largePicture: Promise<Buffer> | undefined;
const large = async (): Promise<Job> => {
  const picture = sharp({ create: { width: 6000, height: 6000, channels: 3, background: "teal" } });
  largePicture ??= picture.withMetadata({ orientation: 6 }).jpeg({ optimizeCoding: false }).toBuffer();
  return files.job(await largePicture, { to: "jpg" });
};
/** Creates a pool whose child gets stuck on its first job, and that job. */
const stuck = async (options: Partial<PoolOptions> = {}) => ({
  pool: poolOf({ entry: inject("stuckEntry"), ...options }),
  job: await small(),
});

describe("a job that has to end", () => {
  it("is killed at its time limit, which the error names in seconds", async () => {
    const { pool, job } = await stuck();
    const outcome = pool.run(never, job, { timeoutMs: 1000 });
    const pid = await busyPid(pool);
    await expect(outcome).rejects.toMatchObject({ code: "conversion_timeout", limit: 1 });
    expect(isAlive(pid)).toBe(false);
  });

  it("is killed at its caller's deadline when that comes first", async () => {
    const { pool, job } = await stuck();
    await pool.warm();
    const outcome = pool.run(never, job, { timeoutMs: 60_000, deadline: Date.now() + 200 });
    await expect(outcome).rejects.toMatchObject({ code: "conversion_timeout" });
  });

  it("is killed when its visitor leaves", async () => {
    const { pool, job } = await stuck();
    const visitor = new AbortController();
    const outcome = pool.run(visitor.signal, job, patient);
    const pid = await busyPid(pool);
    visitor.abort();
    await expect(outcome).rejects.toMatchObject({ code: "cancelled" });
    expect(isAlive(pid)).toBe(false);
  });

  it("leaves the next one a fresh process", async () => {
    const pool = poolOf();
    const visitor = new AbortController();
    const outcome = pool.run(visitor.signal, await large(), patient);
    const pid = await busyPid(pool);
    visitor.abort();
    await expect(outcome).rejects.toMatchObject({ code: "cancelled" });
    await expect(pool.run(never, await small(), patient)).resolves.toMatchObject({ from: "png" });
    expect(pool.stats().processes.map((process) => process.pid)).not.toContain(pid);
  });
});

describe("a job that has not started", () => {
  it("is removed from the queue when its visitor leaves", async () => {
    const { pool, job } = await stuck();
    pool.run(never, job, patient).catch(() => {});
    const pid = await busyPid(pool);
    const visitor = new AbortController();
    const outcome = pool.run(visitor.signal, job, patient);
    expect(pool.stats().waiting).toBe(1);
    visitor.abort();
    await expect(outcome).rejects.toMatchObject({ code: "cancelled" });
    expect(pool.stats().waiting).toBe(0);
    expect(isAlive(pid)).toBe(true);
  });

  it("does not start when its visitor has already left", async () => {
    const pool = poolOf();
    await expect(pool.run(AbortSignal.abort(), await small(), patient)).rejects.toMatchObject({
      code: "cancelled",
    });
    expect(pool.stats().processes).toEqual([]);
  });

  it("is told to come back, not that it takes too long, when waiting took most of its time", async () => {
    const { pool, job } = await stuck();
    pool.run(never, job, { timeoutMs: 1500 }).catch(() => {});
    await busyPid(pool);
    const outcome = pool.run(never, job, { ...patient, deadline: Date.now() + 2000 });
    await expect(outcome).rejects.toMatchObject({ code: "busy" });
  });

  it("is told to come back when its deadline passes in the queue", async () => {
    const { pool, job } = await stuck();
    pool.run(never, job, patient).catch(() => {});
    await busyPid(pool);
    await expect(pool.run(never, job, { ...patient, deadline: Date.now() + 50 })).rejects.toMatchObject({
      code: "busy",
    });
    await expect(pool.run(never, job, { ...patient, deadline: Date.now() - 1 })).rejects.toMatchObject({
      code: "busy",
    });
  });

  it("waits for its turn, then by arrival, but every fourth turn is the oldest's", async () => {
    const pool = poolOf();
    const order: string[] = [];
    const job = await small();
    const run = (name: string, priority: number) =>
      pool.run(never, job, { ...patient, priority }).then(() => order.push(name));
    await Promise.all([run("first", 9), run("c", 2), run("a", 1), run("d", 2), run("b", 1)]);
    expect(order).toEqual(["a", "b", "c", "first", "d"]);
  });
});

describe("a process", () => {
  it.each(["SIGKILL", "SIGSEGV"] as const)(
    "killed by %s costs nobody a file: its job is done by the next one",
    async (signal) => {
      const events: EngineEvent[] = [];
      const pool = poolOf({ processes: 2, log: (event) => events.push(event) });
      await pool.warm();
      const struck = pool.run(never, await large(), patient);
      const pid = await busyPid(pool);
      const neighbor = pool.run(never, await small(), patient);
      process.kill(pid, signal);
      await expect(neighbor).resolves.toMatchObject({ from: "png" });
      await expect(struck).resolves.toMatchObject({ from: "jpg", width: 6000 });
      const ends = events.filter(({ event }) => event === "engine_ended");
      expect(ends).toMatchObject([{ pid, reason: "engine_crashed", cause: expect.stringContaining(signal) }]);
    },
  );

  it("that was killed is replaced within two seconds, and its job keeps its place in the queue", async () => {
    const pool = poolOf();
    const order: string[] = [];
    const run = async (name: string, job: Promise<Job>, priority: number) =>
      pool.run(never, await job, { ...patient, priority }).then(() => order.push(name));
    await pool.warm();
    const struck = run("struck", large(), 9);
    const pid = await busyPid(pool);
    const others = Promise.all([run("a", small(), 1), run("b", small(), 2)]);
    await vi.waitFor(() => expect(pool.stats().waiting).toBe(2));
    process.kill(pid, "SIGKILL");
    await gone(pid);
    const successor = () => expect(pool.stats().processes).toMatchObject([{ state: "busy" }]);
    await vi.waitFor(successor, { timeout: 2000, interval: 5 });
    await Promise.all([struck, others]);
    expect(order).toEqual(["struck", "a", "b"]);
  });

  it("that crashes twice on a file fails that file only", async () => {
    const { pool, job } = await stuck({ processes: 2 });
    const visitor = new AbortController();
    await pool.warm();
    const other = pool.run(visitor.signal, job, patient).catch(() => "left");
    const neighbor = await busyPid(pool);
    const doomed = pool.run(never, job, patient);
    doomed.catch(() => {});
    for (let crashes = 0; crashes < 2; crashes += 1) {
      const pid = await busyPid(pool, neighbor);
      process.kill(pid, "SIGSEGV");
      await gone(pid);
    }
    await expect(doomed).rejects.toMatchObject({ code: "engine_crashed" });
    expect(isAlive(neighbor)).toBe(true);
    visitor.abort();
    await other;
  });

  it("that is killed just when its visitor leaves does not keep the job", async () => {
    const { pool, job } = await stuck();
    const visitor = new AbortController();
    const outcome = pool.run(visitor.signal, job, patient);
    const pid = await busyPid(pool);
    process.kill(pid, "SIGKILL");
    visitor.abort();
    await expect(outcome).rejects.toMatchObject({ code: "cancelled" });
    expect(pool.stats().waiting).toBe(0);
  });

  it("over its memory cap is killed", async () => {
    const pool = poolOf({ memoryMb: 160 });
    await expect(pool.run(never, await large(), patient)).rejects.toMatchObject({ code: "out_of_memory" });
    await expect(pool.run(never, await small(), patient)).resolves.toMatchObject({ from: "png" });
  });

  it("that keeps too much memory is replaced after its job", async () => {
    const probe = poolOf();
    await probe.run(never, await small(), patient);
    const [{ pid = 0 } = {}] = probe.stats().processes;
    // The smallest job needs more than half of this cap, but not all of it.
    const pool = poolOf({ memoryMb: Math.ceil((1.6 * (await residentBytes(pid))) / MIB) });
    await pool.run(never, await small(), patient);
    await vi.waitFor(() => expect(pool.stats().ended).toBe(1));
  });

  it("retires after its number of jobs, with its successor started before", async () => {
    const events: EngineEvent[] = [];
    const pool = poolOf({ jobsPerProcess: 3, log: (event) => events.push(event) });
    const job = await small();
    for (let count = 0; count < 7; count += 1) await pool.run(never, job, patient);
    await vi.waitFor(() => expect(events.filter(({ reason }) => reason === "retired")).toHaveLength(2));
    expect(events.filter(({ reason }) => reason === "engine_crashed")).toEqual([]);
    expect(events.findIndex(({ reason }) => reason === "retired")).toBeGreaterThan(0);
  });

  it("that takes long for its last job leaves its place to a successor that has been ready before", async () => {
    const { pool, job } = await stuck({ jobsPerProcess: 1 });
    const first = pool.run(never, job, { timeoutMs: 2000 });
    const second = pool.run(never, job, { timeoutMs: 1000 });
    await expect(first).rejects.toMatchObject({ code: "conversion_timeout", limit: 2 });
    await expect(second).rejects.toMatchObject({ code: "conversion_timeout", limit: 1 });
  });

  it("that cannot start answers with a code, and is not tried in a hot loop", async () => {
    const failures: EngineEvent[] = [];
    const pool = poolOf({ entry: "/nowhere/child.mjs", log: (event) => failures.push(event) });
    await expect(pool.run(never, await small(), patient)).rejects.toMatchObject({ code: "busy" });
    await expect(pool.warm()).rejects.toMatchObject({ code: "busy" });
    await delay(600);
    expect(failures.length).toBeLessThan(8);
    expect(failures.every(({ event }) => event === "engine_start_failed")).toBe(true);
  });

  it("that dies while it starts costs no job: the next one does it", async () => {
    const pool = poolOf();
    const outcome = pool.run(never, await small(), patient);
    const [starting] = pool.stats().processes;
    expect(starting).toMatchObject({ state: "starting" });
    process.kill(starting?.pid ?? 0, "SIGKILL");
    await expect(outcome).resolves.toMatchObject({ from: "png" });
  });
});

describe("a pool", () => {
  it("starts only as many processes as are needed, up to its limit", async () => {
    const pool = poolOf({ processes: 2 });
    expect(pool.stats().processes).toEqual([]);
    const job = await small();
    await pool.run(never, job, patient);
    expect(pool.stats().processes).toHaveLength(1);
    await Promise.all(Array.from({ length: 30 }, () => pool.run(never, job, { ...patient, deadline: 1e15 })));
    expect(pool.stats().processes).toHaveLength(2);
  });

  it("is warm with every process ready", async () => {
    const pool = poolOf({ processes: 2 });
    await pool.warm();
    expect(pool.stats().processes.map(({ state }) => state)).toEqual(["idle", "idle"]);
  });

  it("leaves no process behind when it closes, and answers 'busy' to running and waiting jobs", async () => {
    const { pool, job } = await stuck();
    const running = pool.run(never, job, patient);
    const pid = await busyPid(pool);
    const outcomes = Promise.allSettled([running, pool.run(never, job, patient)]);
    await pool.close();
    expect(isAlive(pid)).toBe(false);
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { code: "busy" } });
    await expect(pool.run(never, job, patient)).rejects.toMatchObject({ code: "busy" });
    await expect(pool.warm()).rejects.toMatchObject({ code: "busy" });
    expect(pool.stats().processes).toEqual([]);
  });

  it.each([
    ["stuck in a loop", "stuckEntry"],
    ["in the middle of a large picture", "engineEntry"],
  ] as const)("dies with its parent, %s or idle", async (_state, entry) => {
    const parent = spawn(process.execPath, [inject("parentEntry"), inject(entry), (await large()).input]);
    const [line] = (await once(parent.stdout, "data")) as [Buffer];
    const children = JSON.parse(line.toString()) as { pid: number; state: string }[];
    expect(children.map(({ state }) => state).sort()).toEqual(["busy", "idle"]);
    parent.kill("SIGKILL");
    await Promise.all(children.map(({ pid }) => gone(pid)));
  });

  it("does not keep its program alive when nothing runs", async () => {
    const parent = spawn(process.execPath, [
      inject("parentEntry"),
      inject("engineEntry"),
      (await small()).input,
    ]);
    const [code] = await once(parent, "exit");
    expect(code).toBe(0);
  });
});
