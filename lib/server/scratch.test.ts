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

/** The scratch of another process that shares ours: within this one, the same code and sockets. */
const open = () => {
  const scratch = createScratch(join(folder, "scratch"), join(folder, "alive"));
  onTestFinished(() => scratch.close());
  return scratch;
};
const left = () => readdir(join(folder, "scratch"));

async function age(path: string, minutes: number) {
  const seconds = (Date.now() - minutes * MINUTES) / 1000;
  await utimes(path, seconds, seconds);
}

/** A process that holds an instance lock and is then killed. @returns the id of the lock */
async function killed(): Promise<string> {
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

it("removes what is left when it closes, and tells nobody any more that it is alive", async () => {
  const scratch = open();
  await scratch.open();
  await scratch.close();
  expect(await left()).toEqual([]);
  expect(await readdir(join(folder, "alive"))).toEqual([]);
});

it("keeps what is open, however old it is", async () => {
  const scratch = open();
  const { path } = await scratch.open();
  await age(path, 60);
  await scratch.sweep(MINUTES);
  expect(await left()).toEqual([basename(path)]);
});

// The kernel names its own start there; elsewhere only the age of a folder counts.
describe.runIf(process.platform === "linux")("of two processes that share a folder", () => {
  it("neither deletes what the other is using", async () => {
    const { path } = await open().open();
    await age(path, 60);
    await open().sweep(MINUTES);
    expect(await left()).toEqual([basename(path)]);
  });

  it("one deletes at once what the other has left that was killed, and its claim", async () => {
    const name = await killed();
    await mkdir(join(folder, "scratch", `request-${name}-abcdef`), { recursive: true });
    const { path } = await open().open();
    await open().sweep(5 * MINUTES);
    expect(await left()).toEqual([basename(path)]);
    expect(await readdir(join(folder, "alive"))).toHaveLength(1);
  });
});

it.each([
  ["of another machine", "request-00000000-00000000-abcdef"],
  ["of nobody", "request-abcdef"],
])("deletes a folder %s when no request can be using it any more", async (_, name) => {
  const path = join(folder, "scratch", name);
  await mkdir(path, { recursive: true });
  await open().sweep(5 * MINUTES);
  expect(await left()).toEqual([name]);
  await age(path, 6);
  await open().sweep(5 * MINUTES);
  expect(await left()).toEqual([]);
});

it("works where no claim can be made", async () => {
  const scratch = createScratch(join(folder, "scratch"), join(folder, "a".repeat(120)));
  const { path, remove } = await scratch.open();
  expect(basename(path)).toMatch(/^request-\w{6}$/);
  await remove();
  await scratch.close();
});
