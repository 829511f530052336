import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHoldings } from "./holdings";
import { sendingPace } from "./limits";
import type { Exchange } from "./respond";
import { sendFile } from "./send-file";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An answer without an end, in pieces of 64 KiB. */
function send() {
  const body = new ReadableStream<Uint8Array>(
    { pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) },
    { highWaterMark: 0 },
  );
  const held = createHoldings();
  const given = vi.fn(async () => {});
  held.hold(given);
  const exchange = {} as Exchange;
  const response = sendFile(
    new AbortController().signal,
    { name: "a.zip", type: "application/zip", body },
    { exchange, held, over: new AbortController() },
  );
  return { reader: (response.body as ReadableStream<Uint8Array>).getReader(), given, exchange };
}

it("cuts an answer that nobody reads, and gives back what it held", async () => {
  const { reader, given, exchange } = send();
  await reader.read();
  // What was read has earned a little.
  await vi.advanceTimersByTimeAsync(sendingPace.baseMs + 20_000);
  await expect(reader.read()).rejects.toMatchObject({ code: "cancelled" });
  expect(given).toHaveBeenCalledOnce();
  expect(await exchange.sending).toMatchObject({ code: "cancelled" });
});

it("lets a slow reader go on for as long as it takes", async () => {
  const { reader, given } = send();
  for (let second = 0; second < 1000; second += 4) {
    expect((await reader.read()).done).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
  }
  expect(given).not.toHaveBeenCalled();
  await reader.cancel();
  expect(given).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
