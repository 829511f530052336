import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDisk } from "./disk";
import { DISK_CACHE_MS } from "./limits";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("reads the free space once a second, however often it is asked for", async () => {
  const read = vi.fn(statfs);
  const disk = createDisk(tmpdir(), read as typeof statfs);
  const answers = await Promise.all(Array.from({ length: 100 }, () => disk.free()));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toBeGreaterThan(0);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(DISK_CACHE_MS + 1);
  await disk.free();
  expect(read).toHaveBeenCalledTimes(2);
});

it("returns undefined for a folder that does not exist", async () => {
  expect(await createDisk(join(tmpdir(), crypto.randomUUID())).free()).toBeUndefined();
});
