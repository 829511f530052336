import "server-only";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { ConversionError } from "../../contract/errors";
import { MIB } from "../../limits";
import { READ_ON_MS } from "../limits";
import { untilAborted } from "./until-aborted";

export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

export type PumpOptions = { maxMb: number; onBytes: (count: number) => void };

/**
 * Writes a request's body into `sink`, at the sink's pace. Not `pipeline`: that would destroy the body on an
 * error, and with it the connection that the answer needs (see {@link readOn}).
 *
 * @throws ConversionError `too_large` (limit: MB) as soon as it is, `upload_broken`, or the signal's reason
 */
export async function pump(signal: AbortSignal, reader: BodyReader, sink: Writable, options: PumpOptions) {
  const { maxMb, onBytes } = options;
  let received = 0;
  for (;;) {
    const { done, value } = await untilAborted(signal, read(reader));
    if (done) break;
    received += value.length;
    onBytes(value.length);
    if (received > maxMb * MIB) throw new ConversionError("too_large", { limit: maxMb });
    if (!sink.write(value)) await once(sink, "drain", { signal });
    signal.throwIfAborted();
  }
  sink.end();
}

async function read(reader: BodyReader) {
  try {
    return await reader.read();
  } catch (cause) {
    throw new ConversionError("upload_broken", { cause });
  }
}

/**
 * After a refusal in the middle of an upload: throws away what still comes. Resolves when the body has ended,
 * the client is gone, or after two seconds; then the connection has to be closed.
 */
export async function readOn(reader: BodyReader): Promise<void> {
  const time = new AbortController();
  const timer = setTimeout(() => time.abort(), READ_ON_MS);
  const until = performance.now() + READ_ON_MS;
  try {
    // The clock too: a body that always has a chunk at hand would keep the timer from firing.
    while (performance.now() < until && !(await untilAborted(time.signal, reader.read())).done);
  } catch {
    // Time is up, or the client is gone.
  } finally {
    clearTimeout(timer);
  }
}
