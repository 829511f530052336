import { expect, it, vi } from "vitest";
import { calls } from "../contract/calls";
import { childrenOf } from "../running/processes";
import { form } from "../server/testing/forms";
import { noisyPhoto } from "./inputs/photos";
import { outcome } from "./outcome";
import { hostileSite } from "./site";

const PROCESSES = 2;
/** Seconds that a file may take. */
const JOB_TIMEOUT_S = 3;
const site = hostileSite({ ENGINE_PROCESSES: String(PROCESSES), JOB_TIMEOUT_S: String(JOB_TIMEOUT_S) });

it("SIGSTOP to all engine processes: 422 conversion_timeout when a file's time is up, and they are replaced", async () => {
  const stopped = await childrenOf(site.pid);
  for (const pid of stopped) process.kill(pid, "SIGSTOP");
  const bytes = await noisyPhoto(100, 100);
  const parts = Array.from({ length: PROCESSES }, (_, i) => ({ name: `${i}.jpg`, bytes }));
  const began = performance.now();
  expect(outcome(await site.ask(calls.jpgToPng.path, { body: form(parts) }))).toBe("422 conversion_timeout");
  expect(performance.now() - began).toBeLessThan((JOB_TIMEOUT_S + 10) * 1000);
  await vi.waitFor(
    async () => {
      const there = await childrenOf(site.pid);
      expect(there).toHaveLength(PROCESSES);
      expect(there.filter((pid) => stopped.includes(pid))).toEqual([]);
    },
    { timeout: 5000, interval: 20 },
  );
});
