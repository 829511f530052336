import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { bundleOptions } from "@/lib/scripts/bundle.mjs";
import { readEnv } from "./env";
import { createServices, type Services } from "./services";
import { newSession } from "./store/key";

let dataDir = "";
const opened: Services[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pixmill-start-"));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((services) => services.close()));
  await rm(dataDir, { recursive: true, force: true });
});

async function start(variables: Record<string, string> = {}, engineEntry = inject("engineEntry")) {
  const env = readEnv({ DATA_DIR: dataDir, ENGINE_PROCESSES: "1", ...variables });
  const services = await createServices({ env, engineEntry });
  opened.push(services);
  await services.start();
  return services;
}

async function createOldFile(path: string, ageMinutes: number) {
  const seconds = Date.now() / 1000 - ageMinutes * 60;
  await mkdir(join(dataDir, path), { recursive: true });
  await writeFile(join(dataDir, path, "a.jpg"), "bytes");
  await utimes(join(dataDir, path, "a.jpg"), seconds, seconds);
  await utimes(join(dataDir, path), seconds, seconds);
}

it("start deletes expired results and abandoned scratch folders, but nothing that may be in use", async () => {
  const [expired, fresh] = [newSession(), newSession()];
  await createOldFile(`results/${expired}`, 61);
  await createOldFile(`results/${fresh}`, 59);
  await createOldFile("scratch/request-old", 10);
  await createOldFile("scratch/request-running", 2);
  await start();
  expect(await readdir(join(dataDir, "results"))).toEqual([fresh]);
  expect(await readdir(join(dataDir, "scratch"))).toEqual(["request-running"]);
});

it("start rejects without an engine bundle", async () => {
  await expect(start({}, join(dataDir, "nothing.mjs"))).rejects.toMatchObject({ name: "ConversionError" });
});

it("close stops the engine and can be called twice", async () => {
  const services = await start();
  expect(services.pool.stats().processes).toMatchObject([{ state: "idle" }]);
  await services.close();
  await services.close();
  expect(services.pool.stats().processes).toEqual([]);
});

it("start rejects with a sentence about DATA_DIR if it cannot write there", async () => {
  const file = join(dataDir, "a file");
  await writeFile(file, "");
  await expect(start({ DATA_DIR: join(file, "data") })).rejects.toThrow(/^DATA_DIR is '.*a file\/data', but/);
});

it("runs without a sandbox where there is none, and says in one line what that means", async () => {
  vi.stubEnv("PATH", dataDir);
  const lines: string[] = [];
  const env = readEnv({ DATA_DIR: dataDir });
  const logTo = { write: (line: string) => void lines.push(line) };
  opened.push(await createServices({ env, engineEntry: inject("engineEntry"), logTo }));
  vi.unstubAllEnvs();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      event: "unconfined",
      obstacle: expect.stringContaining("ENOENT"),
      msg: expect.stringContaining("network"),
    },
  ]);
});

it("creates the data folder without access for other users", async () => {
  const folder = join(dataDir, "made");
  await start({ DATA_DIR: folder });
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

it("loads what a bucket or a shared queue needs only when STORE_URL or REDIS_URL names one", async () => {
  const main = fileURLToPath(new URL("./main.ts", import.meta.url));
  const { output, ...input } = bundleOptions(dataDir, { main });
  const made = await rolldown(input);
  const chunks = (await made.generate(output)).output.filter((file) => file.type === "chunk");
  await made.close();
  const reached = new Set(["main.mjs"]);
  // A set can grow while it is read: this follows what is loaded at the start.
  for (const name of reached)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) reached.add(next);
  expect([...reached]).toContain("fastify");
  expect([...reached].filter((name) => /s3|aws|shared|bullmq|redis/.test(name))).toEqual([]);
});
