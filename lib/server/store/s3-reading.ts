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
  async function* read(key: string, { start, end }: ByteRange): AsyncGenerator<Buffer, void> {
    let at = start;
    for (let broken = 0; at <= end; ) {
      const request = { method: "GET", key, headers: { Range: `bytes=${at}-${end}` } } as const;
      const answer = await client.send(request, (answer) => answer);
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
        const mayContinue = error instanceof S3Failure && broken < CONTINUATIONS;
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
      client.send({ method: "HEAD", key }, (answer) => {
        answer.resume();
        const { "content-length": size, "last-modified": modified } = answer.headers;
        return { size: Number(size), modified: Date.parse(modified ?? "") };
      }),
    read,
  };
}
