import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { acquireInstanceLock, instanceState } from "./instance-lock";
import { createScratch } from "./scratch";

const MINUTES = 60_000;
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pixmill-scratch-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Opens the shared root. Several in one process use the same code and sockets as several processes. */
const open = () => {
  const scratch = createScratch(join(folder, "scratch"), join(folder, "alive"));
  onTestFinished(() => scratch.close());
  return scratch;
};
const remaining = () => readdir(join(folder, "scratch"));

async function age(path: string, minutes: number) {
  const seconds = (Date.now() - minutes * MINUTES) / 1000;
  await utimes(path, seconds, seconds);
}

/** Starts a process with an instance lock and kills it. @returns the id of the lock */
async function lockOfKilledProcess(): Promise<string> {
  const { id = "", release } = await acquireInstanceLock(join(folder, "alive"));
  await release();
  const name = `${id.split("-")[0]}-00000000`;
  const child = spawn(process.execPath, [
    "--eval",
    `require("net").createServer().listen(${JSON.stringify(join(folder, "alive", `${name}.sock`))}, () => console.log("up"))`,
  ]);
  await once(child.stdout, "data");
  expect(await instanceState(join(folder, "alive"), name)).toBe("alive");
  child.kill("SIGKILL");
  await once(child, "exit");
  return name;
}

it("close removes open folders and the instance lock", async () => {
  const scratch = open();
  await scratch.open();
  await scratch.close();
  expect(await remaining()).toEqual([]);
  expect(await readdir(join(folder, "alive"))).toEqual([]);
});

it("sweep keeps an open folder of any age", async () => {
  const scratch = open();
  const { path } = await scratch.open();
  await age(path, 60);
  await scratch.sweep(MINUTES);
  expect(await remaining()).toEqual([basename(path)]);
});

// Instance locks need the boot id of Linux; elsewhere only the age of a folder counts.
describe.runIf(process.platform === "linux")("two processes that share a root", () => {
  it("keep the open folders of each other", async () => {
    const { path } = await open().open();
    await age(path, 60);
    await open().sweep(MINUTES);
    expect(await remaining()).toEqual([basename(path)]);
  });

  it("delete the folders and the lock of a killed process at once", async () => {
    const name = await lockOfKilledProcess();
    await mkdir(join(folder, "scratch", `request-${name}-abcdef`), { recursive: true });
    const { path } = await open().open();
    await open().sweep(5 * MINUTES);
    expect(await remaining()).toEqual([basename(path)]);
    expect(await readdir(join(folder, "alive"))).toHaveLength(1);
  });
});

it.each([
  ["from another machine", "request-00000000-00000000-abcdef"],
  ["without an owner", "request-abcdef"],
])("sweep deletes a folder %s only when it is older than any request", async (_, name) => {
  const path = join(folder, "scratch", name);
  await mkdir(path, { recursive: true });
  await open().sweep(5 * MINUTES);
  expect(await remaining()).toEqual([name]);
  await age(path, 6);
  await open().sweep(5 * MINUTES);
  expect(await remaining()).toEqual([]);
});

it("opens folders without an owner where no lock is possible", async () => {
  const scratch = createScratch(join(folder, "scratch"), join(folder, "a".repeat(120)));
  const { path, remove } = await scratch.open();
  expect(basename(path)).toMatch(/^request-\w{6}$/);
  await remove();
  await scratch.close();
});
