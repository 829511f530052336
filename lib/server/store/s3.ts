import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import pLimit from "p-limit";
import { ConversionError } from "../../contract/errors";
import { toConversionError } from "../http/failure";
import { isSession, mediaTypeOf, parseKey, requireKey } from "./key";
import { S3Failure } from "./s3-failure";
import { type ListedObject, parseListing } from "./s3-listing";
import { createReader } from "./s3-reading";
import { createS3Client, emptyBody, fileBody, type S3Times } from "./s3-requests";
import type { S3Settings } from "./settings";
import type { Listed, Store } from "./types";

export type S3Options = S3Settings & {
  /** Age at which a result expires, whether swept or not. */
  retentionMs: number;
  /** Clock in milliseconds since the epoch, close to that of the server. */
  now?: (() => number) | undefined;
  times?: Partial<S3Times>;
};

/** Objects that are deleted at a time. DeleteObjects would take 1000, but compatible servers differ in its checksums. */
const DELETES = 8;
/** Object that a start check writes and deletes; not a key of a result. */
const PROBE = "pixmill-start-check";

/**
 * Creates a store in a bucket of a server that speaks the protocol of Amazon S3, with addresses of the form
 * `endpoint/bucket/session/filename`. The time of its last modification is the age of a result.
 */
export function createS3Store({ retentionMs, now = Date.now, times, ...settings }: S3Options): Store {
  const client = createS3Client(settings, times);
  const reader = createReader(client);
  const limit = pLimit(DELETES);
  const remove = (key: string) => limit(() => client.text({ method: "DELETE", key }));
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

  /** Returns size and type of a result; null if it is none, or expired. */
  async function find(key: string) {
    const filename = parseKey(key)?.filename;
    const type = filename && mediaTypeOf(filename);
    const found = type ? await reader.head(key) : null;
    return type && found && !isOlder(found, retentionMs) ? { size: found.size, type } : null;
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

    close: async () => client.close(),

    async put(key, path, { type }) {
      requireKey(key, type);
      try {
        const body = await fileBody(path);
        await client.text({ method: "PUT", key, headers: { "Content-Type": type }, body });
        await rm(path, { force: true });
        return body.size;
      } catch (error) {
        throw toConversionError(error);
      }
    },

    async move(from, to) {
      requireKey(to, mediaTypeOf(from) ?? "");
      try {
        return await client.copy(from, to);
      } finally {
        // Nobody asks for the old one any more, nor waits for this; what the bucket keeps is deleted when it expires.
        remove(from).catch(() => {});
      }
    },

    async download(key, path) {
      if (!parseKey(key)) return false;
      const written = await client.send({ method: "GET", key }, async (answer) => {
        await pipeline(client.received("GET", answer), createWriteStream(path));
        return true;
      });
      return written ?? false;
    },

    async get(key) {
      const found = await find(key);
      if (!found) return null;
      return { ...found, stream: (range = { start: 0, end: found.size - 1 }) => reader.read(key, range) };
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
      let bytes = 0;
      for await (const objects of pages(`${session}/`)) {
        await Promise.all(objects.map(({ key }) => remove(key)));
        bytes += bytesOf(objects);
      }
      return bytes;
    },

    async sweep(maxAgeMs) {
      let kept = 0;
      for await (const objects of pages("")) {
        // The bucket may hold what is not ours.
        const results = objects.filter(({ key }) => parseKey(key));
        const expired = results.filter((object) => isOlder(object, maxAgeMs));
        await Promise.all(expired.map(({ key }) => remove(key)));
        kept += bytesOf(results) - bytesOf(expired);
      }
      return kept;
    },
  };
}

const bytesOf = (objects: readonly ListedObject[]) => objects.reduce((sum, { size }) => sum + size, 0);

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
