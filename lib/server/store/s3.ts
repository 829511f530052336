import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import pLimit from "p-limit";
import { ConversionError } from "../../contract/errors";
import { toConversionError } from "../http/failure";
import { isSession, mediaTypeOf, parseKey, requireKey } from "./key";
import { type ListedObject, parseListing } from "./s3-listing";
import { createS3Client, emptyBody, fileBody, S3Failure, type S3Times, toStoreError } from "./s3-requests";
import { createTally, sum } from "./s3-tally";
import type { S3Settings } from "./settings";
import type { ByteRange, Listed, Store } from "./types";

export type S3Options = S3Settings & {
  /** Age at which a result expires, whether swept or not. */
  retentionMs: number;
  /** Clock in milliseconds since the epoch, close to that of the server. */
  now?: (() => number) | undefined;
  times?: Partial<S3Times>;
};

/** Objects that are deleted at a time. DeleteObjects would take 1000, but compatible servers differ in its checksums. */
const DELETES = 8;
/** Times that a read is continued after a broken connection. */
const CONTINUATIONS = 3;
/** Object that a start check writes and deletes; not a key of a result. */
const PROBE = "pixmill-start-check";

/**
 * Creates a store in a bucket of a server that speaks the protocol of Amazon S3, with addresses of the form
 * `endpoint/bucket/session/filename`. The time of its last modification is the age of a result.
 */
export function createS3Store({ retentionMs, now = Date.now, times, ...settings }: S3Options): Store {
  const client = createS3Client(settings, times);
  const tally = createTally();
  const deleting = pLimit(DELETES);
  const isOlder = ({ modified }: Pick<ListedObject, "modified">, ms: number) => !(now() - modified <= ms);

  /** Yields the objects whose keys start with `prefix`, up to 1000 at a time. */
  async function* pages(prefix: string): AsyncGenerator<ListedObject[], void> {
    let next: string | null = null;
    do {
      const query = {
        "list-type": "2",
        ...(prefix && { prefix }),
        ...(next && { "continuation-token": next }),
      };
      const { objects, next: following } = parseListing((await client.text({ method: "GET", query })) ?? "");
      yield objects;
      next = following;
    } while (next !== null);
  }

  const remove = (keys: readonly string[]) =>
    deleting.map(keys, (key) => client.text({ method: "DELETE", key }));

  async function find(key: string) {
    const filename = parseKey(key)?.filename;
    const type = filename && mediaTypeOf(filename);
    if (!type) return null;
    const found = await client.send(null, { method: "HEAD", key }, (answer) => {
      answer.resume();
      const { "content-length": size, "last-modified": modified } = answer.headers;
      return { size: Number(size), modified: Date.parse(modified ?? "") };
    });
    return found && !isOlder(found, retentionMs) ? { size: found.size, type } : null;
  }

  /** Yields a range of an object, and continues where a connection broke. @throws ConversionError `not_found` once it is deleted */
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

  async function ready() {
    const query = { "list-type": "2", "max-keys": "1" };
    parseListing((await client.text({ method: "GET", query })) ?? "");
  }

  /** Many servers know no versions, and keys may not be allowed to ask. */
  async function keepsVersions(): Promise<boolean> {
    const answer = await client.text({ method: "GET", query: { versioning: "" } }).catch(() => null);
    return /<Status>Enabled<\/Status>/.test(answer ?? "");
  }

  return {
    async start() {
      try {
        await ready();
        await client.text({ method: "PUT", key: PROBE, body: emptyBody }).catch((error) => {
          if (!(error instanceof ConversionError && error.code === "storage_full")) throw error;
        });
        await client.text({ method: "DELETE", key: PROBE });
      } catch (error) {
        throw new Error(sentenceOf(settings, error), { cause: error });
      }
      if (await keepsVersions())
        throw new Error(
          `${namedBy(settings)} it keeps versions of what is deleted. Turn its versioning off.`,
        );
    },

    ready,

    close: () => client.close(),

    async put(key, path, { type }) {
      const { session, filename } = requireKey(key, type);
      try {
        const body = await fileBody(path);
        await client.text({ method: "PUT", key, headers: { "Content-Type": type }, body });
        tally.put(session, filename, body.size);
        await rm(path, { force: true });
        return body.size;
      } catch (error) {
        throw toConversionError(error);
      }
    },

    async move(from, to, bytes) {
      const type = mediaTypeOf(from) ?? "";
      const { session, filename } = requireKey(to, type);
      if (!(await client.copy(from, to))) return false;
      tally.put(session, filename, bytes);
      await remove([from]);
      tally.drop(from);
      return true;
    },

    async download(key, path) {
      if (!parseKey(key)) return false;
      const written = await client.send(null, { method: "GET", key }, async (answer) => {
        await pipeline(client.received("GET", answer), createWriteStream(path));
        return true;
      });
      return written ?? false;
    },

    async remove(keys) {
      await remove(keys.filter(parseKey));
      return keys.reduce((bytes, key) => bytes + tally.drop(key), 0);
    },

    async get(key, range) {
      const found = await find(key);
      if (!found) return null;
      return {
        ...found,
        stream: stoppable((signal) => read(signal, key, range ?? { start: 0, end: found.size - 1 })),
      };
    },

    head: find,

    async list(session) {
      if (!isSession(session)) return [];
      const listed: Listed[] = [];
      for await (const objects of pages(`${session}/`))
        for (const object of objects) {
          const { key, size } = object;
          const filename = parseKey(key)?.filename;
          const type = filename && mediaTypeOf(filename);
          if (type && !isOlder(object, retentionMs)) listed.push({ key, filename, size, type });
        }
      return listed.sort((a, b) => (a.filename < b.filename ? -1 : 1));
    },

    async deletePrefix(session) {
      if (!isSession(session)) return 0;
      // Listings of some servers lag behind their puts.
      const sizes = new Map(
        [...tally.sizes(session)].map(([filename, size]) => [`${session}/${filename}`, size]),
      );
      for await (const objects of pages(`${session}/`))
        for (const { key, size } of objects) sizes.set(key, size);
      await remove([...sizes.keys()]);
      tally.delete(session);
      return sum(sizes);
    },

    async sweep(maxAgeMs) {
      const kept = new Map<string, Map<string, number>>();
      const changes = tally.observe();
      let deleted = 0;
      try {
        for await (const objects of pages("")) {
          const expired: string[] = [];
          for (const object of objects) {
            const parts = parseKey(object.key);
            // The bucket may hold what is not ours.
            if (!parts) continue;
            if (isOlder(object, maxAgeMs)) expired.push(object.key);
            else
              kept.set(
                parts.session,
                (kept.get(parts.session) ?? new Map()).set(parts.filename, object.size),
              );
          }
          await remove(expired);
          deleted += expired.length;
        }
        changes.correct(kept);
      } finally {
        changes.stop();
      }
      return deleted;
    },

    bytes: async () => tally.bytes,
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

const namedBy = ({ bucket, endpoint }: S3Settings) =>
  `STORE_URL names the bucket '${bucket}' at ${endpoint.origin}, but`;

/** Says why a bucket cannot be used, and what to set. */
function sentenceOf(settings: S3Settings, error: unknown): string {
  const beginning = namedBy(settings);
  const failure = error instanceof ConversionError ? error.cause : error;
  if (!(failure instanceof S3Failure)) return `${beginning} what answers there is not S3.`;
  const { status, code } = failure;
  if (status === undefined) return `${beginning} it cannot be reached (${code}).`;
  if (status === 404) return `${beginning} there is no such bucket. Create it first.`;
  if (status === 403 || status === 401)
    return `${beginning} it refuses the keys (${code || status}). They have to be allowed to list, read, write and delete.`;
  const hint = status < 500 ? ` Check the region, which is '${settings.region}'.` : "";
  return `${beginning} it answers ${[status, code].join(" ").trim()}.${hint}`;
}
