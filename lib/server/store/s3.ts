import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { ConversionError } from "../../contract/errors";
import { toConversionError } from "../http/failure";
import { isSession, mediaTypeOf, parseKey, requireKey } from "./key";
import { createDeletions } from "./s3-deletions";
import { S3Failure } from "./s3-failure";
import { type ListedObject, parseListing } from "./s3-listing";
import { createReader, type Found } from "./s3-reading";
import { createS3Client, emptyBody, fileBody, type S3Times } from "./s3-requests";
import { createTally, sum } from "./s3-tally";
import type { S3Settings } from "./settings";
import type { Listed, Store } from "./types";

export type S3Options = S3Settings & {
  /** Age at which a result expires, whether swept or not. */
  retentionMs: number;
  /** Clock in milliseconds since the epoch, close to that of the server. */
  now?: (() => number) | undefined;
  times?: Partial<S3Times>;
};

/** Object that a start check writes and deletes; not a key of a result. */
const PROBE = "pixmill-start-check";

/**
 * Creates a store in a bucket of a server that speaks the protocol of Amazon S3, with addresses of the form
 * `endpoint/bucket/session/filename`. The time of its last modification is the age of a result.
 */
export function createS3Store({ retentionMs, now = Date.now, times, ...settings }: S3Options): Store {
  const client = createS3Client(settings, times);
  const reader = createReader(client);
  const tally = createTally();
  const deletions = createDeletions((key) => client.text({ method: "DELETE", key }));
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

  /** Returns what `ask` finds out about an object, with its type; null if it is no result, or expired. */
  async function find<T extends Found>(key: string, ask: (key: string) => Promise<T | null>) {
    const filename = parseKey(key)?.filename;
    const type = filename && mediaTypeOf(filename);
    if (!type) return null;
    await deletions.settled(key);
    const found = await ask(key);
    return found && !isOlder(found, retentionMs) ? { ...found, type } : null;
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

    async close() {
      await deletions.close();
      client.close();
    },

    async put(key, path, { type }) {
      const { session, filename } = requireKey(key, type);
      await deletions.settled(key);
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
      await Promise.all([deletions.settled(from), deletions.settled(to)]);
      try {
        if (!(await client.copy(from, to))) return false;
      } catch (error) {
        // Nobody asks for it any more, and the bucket may be full.
        deletions.start([from]);
        throw error;
      }
      tally.put(session, filename, bytes);
      deletions.start([from]);
      tally.drop(from);
      return true;
    },

    async download(key, path) {
      if (!parseKey(key)) return false;
      await deletions.settled(key);
      const written = await client.send(null, { method: "GET", key }, async (answer) => {
        await pipeline(client.received("GET", answer), createWriteStream(path));
        return true;
      });
      return written ?? false;
    },

    async remove(keys) {
      deletions.start(keys.filter(parseKey));
      return keys.reduce((bytes, key) => bytes + tally.drop(key), 0);
    },

    async get(key) {
      const found = await find(key, reader.open);
      if (!found) return null;
      const { size, type, stream } = found;
      return { size, type, stream };
    },

    async head(key) {
      const found = await find(key, reader.head);
      return found && { size: found.size, type: found.type };
    },

    async list(session) {
      if (!isSession(session)) return [];
      const listed: Listed[] = [];
      await deletions.settled(`${session}/`);
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
      await deletions.settled(`${session}/`);
      // Listings of some servers lag behind their puts.
      const sizes = new Map(
        [...tally.sizes(session)].map(([filename, size]) => [`${session}/${filename}`, size]),
      );
      for await (const objects of pages(`${session}/`))
        for (const { key, size } of objects) sizes.set(key, size);
      await deletions.run([...sizes.keys()]);
      tally.delete(session);
      return sum(sizes);
    },

    async sweep(maxAgeMs) {
      await deletions.settled("");
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
          await deletions.run(expired);
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
