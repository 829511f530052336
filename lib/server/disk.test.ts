import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDisk } from "./disk";
import { DISK_KNOWN_MS } from "./limits";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is looked at once a second, however many ask", async () => {
  const read = vi.fn(statfs);
  const disk = createDisk(tmpdir(), read as typeof statfs);
  const answers = await Promise.all(Array.from({ length: 100 }, () => disk.free()));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toBeGreaterThan(0);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(DISK_KNOWN_MS + 1);
  await disk.free();
  expect(read).toHaveBeenCalledTimes(2);
});

it("says nothing of a folder that is not there", async () => {
  expect(await createDisk(join(tmpdir(), crypto.randomUUID())).free()).toBeUndefined();
});
