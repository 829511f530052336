import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startTransferClock } from "./transfer-clock";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KIB_32 = 32 * 1024;
const pace = { baseMs: 50_000, maxMs: 245_000, bytesPerS: KIB_32, timeoutCode: "upload_timeout" } as const;

function upload(bytesPerSecond: number, client = new AbortController().signal) {
  const began = performance.now();
  const bytesTransferred = () => ((performance.now() - began) / 1000) * bytesPerSecond;
  return startTransferClock(client, { ...pace, bytesTransferred });
}

it.each([
  ["nothing", 0, 50],
  ["16 KiB a second", KIB_32 / 2, 100],
  ["32 KiB a second", KIB_32, 245],
])("stops an upload of %s (%s bytes per second) after %s seconds", (_, rate, seconds) => {
  const { signal } = upload(rate);
  vi.advanceTimersByTime((seconds - 2) * 1000);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(4 * 1000);
  expect(signal.reason).toMatchObject({ code: "upload_timeout" });
});

it("stops when the client disconnects", () => {
  const client = new AbortController();
  const { signal } = upload(0, client.signal);
  client.abort();
  expect(signal.reason).toMatchObject({ code: "cancelled" });
});

it("is aborted at once for a client that has disconnected", () => {
  expect(upload(0, AbortSignal.abort()).signal.reason).toMatchObject({ code: "cancelled" });
});

it("keeps no timer after it is stopped", () => {
  upload(0).stop();
  expect(vi.getTimerCount()).toBe(0);
});
