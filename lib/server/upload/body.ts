import { once } from "node:events";
import type { Writable } from "node:stream";
import { ConversionError } from "../../contract/errors";
import { MIB } from "../../limits";
import { DRAIN_MS } from "../limits";

export type PumpOptions = { maxMb: number; onBytes: (count: number) => void };

/**
 * Writes a request's body into `sink`, at the sink's pace. Not `pipeline`: on an error that would destroy the request,
 * and with it the connection that the answer needs (see {@link drainBody}).
 *
 * @throws ConversionError `too_large` (limit: MB) as soon as it is, `upload_broken`, or the signal's reason
 */
export async function pumpBody(
  signal: AbortSignal,
  body: AsyncIterator<Buffer>,
  sink: Writable,
  { maxMb, onBytes }: PumpOptions,
): Promise<void> {
  let received = 0;
  for (;;) {
    const { done, value } = await untilAborted(signal, readChunk(body));
    if (done) break;
    received += value.length;
    onBytes(value.length);
    if (received > maxMb * MIB) throw new ConversionError("too_large", { limit: maxMb });
    if (!sink.write(value)) await once(sink, "drain", { signal });
    signal.throwIfAborted();
  }
  sink.end();
}

async function readChunk(body: AsyncIterator<Buffer>) {
  try {
    return await body.next();
  } catch (cause) {
    throw new ConversionError("upload_broken", { cause });
  }
}

/**
 * Discards what a refused client still sends, so that it can read the answer. Resolves when the body has ended, the client
 * is gone, or after two seconds; then the connection has to be closed.
 */
export async function drainBody(body: AsyncIterator<Buffer>): Promise<void> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), DRAIN_MS);
  const until = performance.now() + DRAIN_MS;
  try {
    // The clock too: a body that always has a chunk at hand would keep the timer from firing.
    while (performance.now() < until && !(await untilAborted(timeout.signal, body.next())).done);
  } catch {
    // Time is up, or the client is gone.
  } finally {
    clearTimeout(timer);
  }
}

/** Settles as the promise does, or rejects with the signal's reason as soon as it aborts. */
function untilAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
