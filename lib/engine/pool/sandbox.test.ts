import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import type { Probe } from "../fixtures/probe-child";
import type { ImageJob } from "../types";
import { createEnginePool, type PoolOptions } from "./index";
import { confined } from "./sandbox";

const never = new AbortController().signal;
const patient = { timeoutMs: 20_000 };
const heic = new URL("../fixtures/heic/grid.heic", import.meta.url);

/** bubblewrap's own message if it does not work here: not installed, or namespaces are not allowed. */
const folder = { hidden: [tmpdir()], writable: tmpdir() };
const trial = spawnSync(...confined(folder, ["true"]), { encoding: "utf8" });
const obstacle = trial.status === 0 ? "" : ` (not here: ${trial.error?.message ?? trial.stderr.trim()})`;

describe.skipIf(obstacle && !process.env.CI)(`an engine that is confined${obstacle}`, () => {
  let data = "";
  let confinement = { hidden: [""], writable: "" };
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), "pixmill-confined-"));
    confinement = { hidden: [data], writable: join(data, "scratch") };
    for (const name of ["scratch", "results"]) await mkdir(join(data, name));
    await writeFile(join(data, "results", "secret"), "another visitor's");
  });
  afterAll(() => rm(data, { recursive: true, force: true }));

  function poolOf(options: Partial<PoolOptions> = {}) {
    const pool = createEnginePool({
      entry: inject("engineEntry"),
      processes: 1,
      memoryMb: 1500,
      confinement,
      ...options,
    });
    onTestFinished(() => pool.close());
    return pool;
  }

  async function jobOf(bytes: Uint8Array, to: ImageJob["to"]): Promise<ImageJob> {
    const path = join(data, "scratch", crypto.randomUUID());
    await writeFile(path, bytes);
    const limits = { megapixels: 100, frames: 1 };
    return { kind: "image", input: path, output: `${path}.${to}`, to, options: {}, limits };
  }

  const large = () =>
    sharp({ create: { width: 6000, height: 6000, channels: 3, background: "teal" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

  const listening = async () => {
    const server = createServer();
    onTestFinished(() => void server.close());
    await once(server.listen(0, "127.0.0.1"), "listening");
    return String((server.address() as AddressInfo).port);
  };

  const probe = async (options: Partial<PoolOptions>, input = data) => {
    const pool = poolOf({ entry: inject("probeEntry"), ...options });
    const answer = await pool.run(never, { kind: "pdf-open", input, password: await listening() }, patient);
    return answer as unknown as Probe;
  };

  it("writes only to its scratch folder, and sees neither results, processes nor a network", async () => {
    expect(await probe({})).toEqual({
      folder: "/",
      results: "ENOENT",
      scratch: "yes",
      data: "EROFS",
      root: "EROFS",
      temporary: "yes",
      others: "no",
      network: expect.stringMatching(/^E(CONNREFUSED|NETUNREACH)$/),
    });
    expect(await readdir(data)).toEqual(["results", "scratch"]);
  });

  it("sees no results in another hidden folder either, nor in one inside of the other", async () => {
    const shared = await mkdtemp(join(tmpdir(), "pixmill-shared-"));
    onTestFinished(() => rm(shared, { recursive: true, force: true }));
    await mkdir(join(shared, "results"));
    await writeFile(join(shared, "results", "secret"), "another visitor's");
    const { hidden, writable } = confinement;
    expect(await probe({}, shared)).toMatchObject({ results: "yes" });
    const both = { hidden: [join(data, "results"), shared, ...hidden], writable };
    expect(await probe({ confinement: both }, shared)).toMatchObject({ results: "ENOENT" });
    expect(await probe({ confinement: both })).toMatchObject({ results: "ENOENT", scratch: "yes" });
  });

  it("could do all that without the sandbox, which proves the test", async () => {
    const free = await probe({ confinement: undefined });
    expect(free).toMatchObject({ results: "yes", data: "yes", network: "yes", others: "yes" });
  });

  it.each([
    ["a photo", () => large(), "png"],
    ["a HEIC, whose decoder has threads of its own", () => readFile(heic), "jpg"],
    [
      "a picture for the slowest encoder",
      () =>
        sharp({ create: { width: 300, height: 200, channels: 3, background: "red" } })
          .png()
          .toBuffer(),
      "avif",
    ],
  ] as const)("converts %s", async (_, bytes, to) => {
    const job = await jobOf(await bytes(), to);
    await poolOf().run(never, job, patient);
    expect((await sharp(job.output).metadata()).width).toBeGreaterThan(0);
  });

  it("is held to its memory cap, although we only started its guard", async () => {
    const pool = poolOf({ memoryMb: 160 });
    const job = await jobOf(await large(), "png");
    await expect(pool.run(never, job, patient)).rejects.toMatchObject({ code: "out_of_memory" });
  });

  /** Command lines of the processes that belong to this test's folder, guards included. */
  const marks = async () => {
    const ids = (await readdir("/proc")).filter((name) => Number(name));
    const lines = ids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => ""));
    return (await Promise.all(lines)).filter((line) => line.includes("bwrap") && line.includes(data));
  };
  const noneIsLeft = () =>
    vi.waitFor(async () => expect(await marks()).toEqual([]), { timeout: 5000, interval: 20 });

  it("is killed at its time limit, however stuck it is", async () => {
    const pool = poolOf({ entry: inject("stuckEntry") });
    const job = await jobOf(await large(), "png");
    await expect(pool.run(never, job, { timeoutMs: 500 })).rejects.toMatchObject({
      code: "conversion_timeout",
    });
    await pool.close();
    await noneIsLeft();
  });

  it("is killed at every moment of its start", async () => {
    for (const ms of [0, 2, 5, 10, 20, 40, 80]) {
      const pool = poolOf({ processes: 3 });
      const warm = pool.warm().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, ms));
      await pool.close();
      await warm;
    }
    await noneIsLeft();
  });

  it("dies with its parent", async () => {
    const job = await jobOf(await large(), "png");
    const { hidden, writable } = confinement;
    const args = [inject("parentEntry"), inject("stuckEntry"), job.input, ...hidden, writable];
    const parent = spawn(process.execPath, args);
    await once(parent.stdout, "data");
    expect(await marks()).not.toEqual([]);
    parent.kill("SIGKILL");
    await noneIsLeft();
  });
});

it("that cannot be confined does not start, and says why", async () => {
  const pool = createEnginePool({
    entry: inject("engineEntry"),
    processes: 1,
    memoryMb: 1500,
    confinement: { hidden: ["/nowhere"], writable: "/nowhere/scratch" },
  });
  onTestFinished(() => pool.close());
  await expect(pool.warm()).rejects.toMatchObject({
    code: "busy",
    cause: expect.stringContaining("bwrap"),
  });
});
