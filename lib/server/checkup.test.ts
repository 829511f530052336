import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { checkUp } from "./checkup";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pixmill-checkup-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function foundOf(part: string, variables: Record<string, string> = {}) {
  const findings = await checkUp({ DATA_DIR: join(folder, "data"), ...variables });
  return findings.find((finding) => finding.part === part);
}

it("finds nothing bad about a machine that is ready", async () => {
  const findings = await checkUp({ DATA_DIR: join(folder, "data"), SITE_URL: "http://example.org" });
  expect(findings.filter(({ state }) => state === "bad")).toEqual([]);
  expect(findings.map(({ part }) => part)).toEqual(
    expect.arrayContaining(["settings", "disk", "results", "fonts"]),
  );
});

it("says only which setting is wrong, if one is", async () =>
  expect(await checkUp({ PORT: "http" })).toEqual([
    { part: "settings", state: "bad", text: expect.stringContaining("PORT is 'http'") },
  ]));

it("says what to do about a data folder, a full disk, too little memory and an unreachable Redis", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  expect(await foundOf("data folder", { DATA_DIR: join(file, "data") })).toMatchObject({ state: "bad" });
  expect(await foundOf("disk", { MIN_FREE_DISK_MB: "10000000" })).toMatchObject({
    state: "bad",
    text: expect.stringContaining("Free some space."),
  });
  expect(await foundOf("memory", { ENGINE_PROCESSES: "256", ENGINE_MEMORY_MB: "8000" })).toMatchObject({
    state: "hint",
    text: expect.stringMatching(/Set ENGINE_PROCESSES to \d+/),
  });
  const shared = { REDIS_URL: "redis://127.0.0.1:9", STORE_URL: `file://${folder}` };
  expect(await foundOf("Redis", shared)).toMatchObject({
    state: "bad",
    text: expect.stringContaining("cannot be reached"),
  });
});

it("names a sandbox that is asked for and does not work", async () => {
  vi.stubEnv("PATH", folder);
  expect(await foundOf("sandbox", { ENGINE_SANDBOX: "bwrap" })).toMatchObject({ state: "bad" });
  expect(await foundOf("sandbox")).toMatchObject({ state: "hint" });
  vi.unstubAllEnvs();
});
