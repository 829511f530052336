import type { IncomingMessage } from "node:http";
import { ConversionError } from "../../contract/errors";
import { S3Failure, toStoreError } from "./s3-failure";
import type { S3Client } from "./s3-requests";
import type { ByteRange, Stored } from "./types";

/** Bytes of a result that are read with its lookup: most small results need no second request then. */
export const FIRST_BYTES = 64 * 1024;
const NOTHING = Buffer.alloc(0);
/** Times that a read is continued after a broken connection. */
const CONTINUATIONS = 3;

/** Bytes of an object, and the time of its put in milliseconds since the epoch. */
export type Found = { size: number; modified: number };

/** Reads the head of an answer to HEAD or GET. */
function foundIn({ headers }: IncomingMessage): Found {
  const { "content-range": range, "content-length": length, "last-modified": modified } = headers;
  const size = /\/(\d+)$/.exec(range ?? "")?.[1] ?? length;
  return { size: Number(size), modified: Date.parse(modified ?? "") };
}

const isUnsatisfiable = (error: unknown) =>
  error instanceof ConversionError && error.cause instanceof S3Failure && error.cause.status === 416;

/** Reads objects of a bucket. */
export function createReader(client: S3Client) {
  /**
   * Yields a range of an object, and continues where a connection broke.
   *
   * @param first bytes at its beginning that are known
   * @throws ConversionError `not_found` once it is deleted
   */
  async function* read(signal: AbortSignal, key: string, first: Buffer, { start, end }: ByteRange) {
    const known = first.subarray(start, end + 1);
    if (known.length > 0) yield known;
    let at = start + known.length;
    for (let broken = 0; at <= end; ) {
      const request = { method: "GET", key, headers: { Range: `bytes=${at}-${end}` } } as const;
      const answer = await client.send(signal, request, (answer) => answer);
      if (!answer) throw new ConversionError("not_found");
      try {
        const { "content-range": range, "content-length": length } = answer.headers;
        let skip = at - Number(/^bytes (\d+)-/.exec(range ?? "")?.[1] ?? 0);
        if (skip < 0) throw new Error("The server sent another range");
        // Some servers send more than was asked for. An answer that is read to its end keeps its connection.
        const isLonger = Number(length) !== end + 1 - at;
        for await (const chunk of client.received("GET", answer)) {
          const wanted = chunk.subarray(skip, skip + end + 1 - at);
          skip = Math.max(skip - chunk.length, 0);
          at += wanted.length;
          if (wanted.length > 0) yield wanted;
          if (isLonger && at > end) break;
        }
        if (at <= end) throw new S3Failure("GET", { code: "ECONNRESET" });
      } catch (error) {
        const mayContinue = error instanceof S3Failure && broken < CONTINUATIONS && !signal.aborted;
        if (!mayContinue) throw toStoreError(error);
        broken += 1;
      } finally {
        answer.destroy();
      }
    }
  }

  /** Asks for the size and age of an object. @returns null if there is none */
  const head = (key: string): Promise<Found | null> =>
    client.send(null, { method: "HEAD", key }, (answer) => {
      answer.resume();
      return foundIn(answer);
    });

  /** Asks for an object's size and age and its first bytes, of which an empty one has none. */
  async function start(key: string): Promise<(Found & { first: Buffer }) | null> {
    const request = { method: "GET", key, headers: { Range: `bytes=0-${FIRST_BYTES - 1}` } } as const;
    try {
      return await client.send(null, request, async (answer) => {
        const found = foundIn(answer);
        if (found.size > 0) return { ...found, first: await client.start("GET", answer, FIRST_BYTES) };
        answer.destroy();
        return { ...found, first: NOTHING };
      });
    } catch (error) {
      if (!isUnsatisfiable(error)) throw error;
      const found = await head(key);
      return found && { ...found, first: NOTHING };
    }
  }

  return {
    head,
    /** Looks an object up, and prepares to stream it. @returns null if there is none */
    async open(key: string): Promise<(Found & Pick<Stored, "stream">) | null> {
      const found = await start(key);
      if (!found) return null;
      const { size, modified, first } = found;
      return {
        size,
        modified,
        stream: (range = { start: 0, end: size - 1 }) =>
          stoppable((signal) => read(signal, key, first, range)),
      };
    },
  };
}

/** Makes a stream whose `return` ends it at once, also while it waits for the network; a generator's waits, too. */
function stoppable<T>(open: (signal: AbortSignal) => AsyncGenerator<T, void>): AsyncIterableIterator<T> {
  const stop = new AbortController();
  const reading = open(stop.signal);
  return {
    async next() {
      try {
        return await reading.next();
      } catch (error) {
        if (stop.signal.aborted) return { done: true, value: undefined };
        throw error;
      }
    },
    async return() {
      stop.abort();
      await reading.return();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
