import { PassThrough, type Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createCleanupStack } from "../cleanup-stack";
import { sendingPace } from "../limits";
import { sendFile } from "./file-reply";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function* endless() {
  for (;;) yield new Uint8Array(64 * 1024);
}

/** Starts an endless answer in chunks of 64 KiB, and returns it with its connection. */
function send() {
  const cleanup = createCleanupStack();
  const released = vi.fn(async () => {});
  cleanup.defer(released);
  const raw = new PassThrough();
  raw.on("error", () => {});
  let stream: Readable | undefined;
  const reply = {
    raw,
    headers: () => reply,
    header: () => reply,
    send(body: Readable) {
      stream = body;
      return reply;
    },
  };
  const context = { signal: new AbortController().signal, fail: vi.fn() };
  sendFile(
    { context } as unknown as FastifyRequest,
    reply as unknown as FastifyReply,
    { name: "a.zip", type: "application/zip", body: endless() },
    cleanup,
    new AbortController(),
  );
  const chunks = (stream as Readable)[Symbol.asyncIterator]();
  return { raw, chunks, released };
}

it("aborts an answer that the client does not read, and runs its cleanup", async () => {
  const { raw, chunks, released } = send();
  await chunks.next();
  // The bytes that were read extend the time a little.
  await vi.advanceTimersByTimeAsync(sendingPace.baseMs + 40_000);
  expect(raw.destroyed).toBe(true);
  expect(released).toHaveBeenCalledOnce();
});

it("keeps sending to a slow but steady reader", async () => {
  const { raw, chunks, released } = send();
  for (let second = 0; second < 1000; second += 4) {
    expect((await chunks.next()).done).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
  }
  expect(released).not.toHaveBeenCalled();
  raw.destroy();
  await vi.advanceTimersByTimeAsync(0);
  expect(released).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
