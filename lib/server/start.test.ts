import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { services } from "./services";
import { startServer, stopServer } from "./start";
import { newSession } from "./store/key";

let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pixmill-start-"));
});
afterEach(async () => {
  await stopServer();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}) =>
  startServer({
    env: { DATA_DIR: dataDir, ENGINE_PROCESSES: "1", ...env },
    engineEntry: inject("engineEntry"),
  });

async function leftBehind(path: string, ageMinutes: number) {
  const seconds = Date.now() / 1000 - ageMinutes * 60;
  await mkdir(join(dataDir, path), { recursive: true });
  await writeFile(join(dataDir, path, "a.jpg"), "bytes");
  await utimes(join(dataDir, path, "a.jpg"), seconds, seconds);
  await utimes(join(dataDir, path), seconds, seconds);
}

it("has its engine running when it has started, and again is no harm", async () => {
  await start();
  const first = services();
  await start();
  expect(services()).toBe(first);
  expect(first.pool.stats().processes).toMatchObject([{ state: "idle" }]);
});

it("deletes what a crash has left, but nothing that may be in use", async () => {
  const [expired, fresh] = [newSession(), newSession()];
  await leftBehind(`results/${expired}`, 61);
  await leftBehind(`results/${fresh}`, 59);
  await leftBehind("scratch/request-old", 10);
  await leftBehind("scratch/request-running", 2);
  await start();
  expect(await readdir(join(dataDir, "results"))).toEqual([fresh]);
  expect(await readdir(join(dataDir, "scratch"))).toEqual(["request-running"]);
});

it("does not start with a wrong variable, and says which", async () => {
  await expect(start({ MAX_FILES: "many" })).rejects.toThrow("MAX_FILES is 'many'");
});

it("does not start without an engine", async () => {
  const engineEntry = join(dataDir, "nothing.mjs");
  const starting = startServer({ env: { DATA_DIR: dataDir, ENGINE_PROCESSES: "1" }, engineEntry });
  await expect(starting).rejects.toMatchObject({ code: "internal" });
});

it("ends its engine when it stops", async () => {
  await start();
  const { pool } = services();
  await stopServer();
  await stopServer();
  expect(pool.stats().processes).toEqual([]);
});

it("removes the folders of requests that it does not wait for any more", async () => {
  await start();
  const { path } = await services().scratch.open();
  await writeFile(join(path, "0.upload"), "half a picture");
  await stopServer();
  expect(await readdir(join(dataDir, "scratch"))).toEqual([]);
});

it("does not start where it cannot write, and names the variable", async () => {
  const file = join(dataDir, "a file");
  await writeFile(file, "");
  await expect(start({ DATA_DIR: join(file, "data") })).rejects.toThrow(/^DATA_DIR is '.*a file\/data', but/);
});

it("keeps its folder to itself", async () => {
  const folder = join(dataDir, "made");
  await start({ DATA_DIR: folder });
  expect((await stat(folder)).mode & 0o077).toBe(0);
});
