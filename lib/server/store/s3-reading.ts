import { ConversionError } from "../../contract/errors";
import { S3Failure, toStoreError } from "./s3-failure";
import type { S3Client } from "./s3-requests";
import type { ByteRange } from "./types";

/** Times that a read is continued after a broken connection. */
const CONTINUATIONS = 3;

/** Bytes of an object, and the time of its put in milliseconds since the epoch. */
type Found = { size: number; modified: number };

/** Reads objects of a bucket. */
export function createReader(client: S3Client) {
  /**
   * Yields a range of an object, and continues where a connection broke.
   *
   * @throws ConversionError `not_found` once it is deleted
   */
  async function* read(signal: AbortSignal, key: string, { start, end }: ByteRange) {
    let at = start;
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

  return {
    /** Asks for the size and age of an object. @returns null if there is none */
    head: (key: string): Promise<Found | null> =>
      client.send(null, { method: "HEAD", key }, (answer) => {
        answer.resume();
        const { "content-length": size, "last-modified": modified } = answer.headers;
        return { size: Number(size), modified: Date.parse(modified ?? "") };
      }),
    /** Streams a range of an object. */
    stream: (key: string, range: ByteRange) => stoppable((signal) => read(signal, key, range)),
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
