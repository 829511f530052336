import { readFile, readlink } from "node:fs/promises";
import { describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { createEnginePool } from "./index";
import { childEnvironment } from "./sandbox";

it("passes on what a process needs to run, and nothing else", () => {
  expect(childEnvironment({ PATH: "/bin", SECRET: "x", NODE_OPTIONS: "--inspect" })).toEqual({
    PATH: "/bin",
    NODE_ENV: "production",
    VIPS_BLOCK_UNTRUSTED: "1",
  });
});

/** Whether /proc shows a process's environment. */
describe.runIf(process.platform === "linux")("an engine process", () => {
  const start = async () => {
    const pool = createEnginePool({ entry: inject("engineEntry"), processes: 1, memoryMb: 1500 });
    onTestFinished(() => pool.close());
    await pool.warm();
    return `/proc/${pool.stats().processes[0]?.pid}`;
  };

  it("has none of our variables, whatever they are called", async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    const secrets = [
      "METRICS_TOKEN",
      "SITE_URL",
      "DATA_DIR",
      "NODE_OPTIONS",
      "AWS_SECRET_ACCESS_KEY",
      "HOME",
    ];
    for (const name of secrets) vi.stubEnv(name, name === "NODE_OPTIONS" ? "--no-warnings" : `of ${name}`);
    const text = await readFile(`${await start()}/environ`, "utf8");
    const names = text.split("\0").map((line) => line.split("=")[0] ?? "");
    expect(names).toContain("PATH");
    // Node's own, for the channel to its parent.
    const known = /^(PATH|LD_LIBRARY_PATH|TMPDIR|TZ|LANG|NODE_ENV|VIPS_BLOCK_UNTRUSTED|NODE_CHANNEL_\w+|)$/;
    expect(names.filter((name) => !known.test(name))).toEqual([]);
    for (const name of secrets) expect(text).not.toContain(`of ${name}`);
  });

  it("runs in the root folder, not in ours", async () => {
    expect(await readlink(`${await start()}/cwd`)).toBe("/");
  });
});
