import { createHash, randomBytes } from "node:crypto";
import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { describeError } from "../logging";
import { closedAddress, type Fault, faults, startFaultyProxy } from "../testing/faulty-proxy";
import { s3Keys, startS3Server } from "../testing/s3-server";
import { countBytes } from "./counted";
import { newSession } from "./key";
import { createS3Store, type S3Options } from "./s3";
import type { ByteRange, Store, Stored } from "./types";

const HOUR = 3_600_000;
const MIB = 2 ** 20;
const type = "image/jpeg";
const times = { silenceMs: 10_000, retryWithinMs: 60_000, pauseMs: 20 };

const server = await startS3Server();
const proxy = await startFaultyProxy(server.endpoint);
const folder = await mkdtemp(join(tmpdir(), "pixmill-faults-"));
const opened: Store[] = [];
const open = (options: Partial<S3Options> = {}) => {
  const one = createS3Store({
    endpoint: proxy.url,
    bucket: "results",
    region: "us-east-1",
    ...s3Keys,
    retentionMs: HOUR,
    times,
    ...options,
  });
  opened.push(one);
  return one;
};
await server.createBucket("results");
const store = open();
/** For servers that are silent for good. */
const impatient = open({ times: { ...times, silenceMs: 800 } });

afterAll(async () => {
  for (const one of opened) await one.close();
  await proxy.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  proxy.always();
  proxy.next.length = 0;
  proxy.seen.length = 0;
});

async function put(bytes: Uint8Array | string, key = `${newSession()}/a.jpg`, to = store): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  await to.put(key, path, { type });
  return key;
}

async function bytesOf(stored: Stored | null, range?: ByteRange): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stored?.stream(range) ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const large = randomBytes(4 * MIB);
const methods = () => proxy.seen.map(({ method }) => method);

const withoutRange: Fault = (incoming, _out, pass) => {
  delete incoming.headers.range;
  pass();
};

const transient: [string, Fault, Store][] = [
  ["breaks the connection", faults.reset, store],
  ["does not answer", faults.hang, impatient],
  ["answers 502 without words", faults.refuse(502, ""), store],
  ["answers 429", faults.refuse(429, "TooManyRequests"), store],
];

describe.each(transient)("a server that %s", (_, fault, store) => {
  it("twice, then works: every call succeeds", async () => {
    const twice = () => void proxy.next.push(fault, fault);
    twice();
    const key = await put(large, undefined, store);
    twice();
    const stored = await store.get(key);
    twice();
    expect(large.equals(await bytesOf(stored))).toBe(true);
    twice();
    expect(await store.list(key.slice(0, 40))).toHaveLength(1);
    twice();
    await store.deletePrefix(key.slice(0, 40));
    expect(await store.head(key)).toBeNull();
  });

  it("and goes on with it: every call fails with busy, after three attempts", async () => {
    const key = await put(large, undefined, store);
    const stored = await store.get(key);
    proxy.always(fault);
    const failed: [string, () => Promise<unknown>][] = [
      ["PUT", () => put("bytes", undefined, store)],
      ["HEAD", () => store.get(key)],
      ["GET", () => bytesOf(stored)],
      ["GET", () => store.ready()],
    ];
    for (const [method, call] of failed) {
      proxy.seen.length = 0;
      await expect(call()).rejects.toMatchObject({ name: "ConversionError", code: "busy" });
      expect(methods()).toEqual([method, method, method]);
    }
  });
});

it("sends a body again that arrived damaged", async () => {
  proxy.next.push(faults.refuse(400, "BadDigest"));
  await put("bytes");
  expect(methods()).toEqual(["PUT", "PUT"]);
});

it("fails with busy where nothing listens", async () => {
  const away = open({ endpoint: await closedAddress() });
  await expect(put("bytes", undefined, away)).rejects.toMatchObject({ code: "busy" });
});

it("does not repeat a request that took its time", async () => {
  const hurried = open({ times: { ...times, silenceMs: 400, retryWithinMs: 100 } });
  proxy.always(faults.hang);
  await expect(hurried.head(`${newSession()}/a.jpg`)).rejects.toMatchObject({ code: "busy" });
  expect(methods()).toEqual(["HEAD"]);
});

it.each([
  [507, "", "storage_full"],
  [413, "EntityTooLarge", "storage_full"],
  [403, "QuotaExceeded", "storage_full"],
  [503, "InsufficientCapacity", "storage_full"],
  [403, "AccessDenied", "internal"],
])("after %i %s fails with %s at once, and counts as before", async (status, code, expected) => {
  const counted = countBytes(store);
  proxy.next.push(faults.refuse(status, code));
  await expect(put("bytes", undefined, counted)).rejects.toMatchObject({ code: expected });
  expect(methods()).toEqual(["PUT"]);
  expect(counted.bytes()).toBe(0);
});

it("hears a refusal while it still sends, and sends no more", async () => {
  proxy.next.push(faults.refuse(507, "", { early: true }));
  await expect(put(Buffer.concat(Array.from({ length: 8 }, () => large)))).rejects.toMatchObject({
    code: "storage_full",
  });
  await put("bytes");
});

it("leaves nothing on this machine's disk", async () => {
  const path = join(folder, "result");
  await writeFile(path, "bytes");
  await store.put(`${newSession()}/a.jpg`, path, { type });
  await expect(access(path)).rejects.toThrow("ENOENT");
});

it("sends a file with its length and hash, not in chunks", async () => {
  await put(large);
  const { headers } = proxy.seen[0] ?? {};
  expect(headers).toMatchObject({
    "content-length": String(large.length),
    "content-type": type,
    "x-amz-content-sha256": createHash("sha256").update(large).digest("hex"),
  });
  expect(headers).not.toHaveProperty("transfer-encoding");
});

it("keeps names of files out of its errors", async () => {
  proxy.always(faults.refuse(403, "AccessDenied"));
  const error = await put("bytes", `${newSession()}/passport of Ada.jpg`).catch((error) => error);
  const text = JSON.stringify(describeError(error));
  expect(text).toContain("PUT got 403 AccessDenied");
  expect(text).not.toMatch(/passport|[0-9a-f]{40}/);
});

describe("reading", () => {
  it("continues where the connection broke", async () => {
    const key = await put(large);
    const stored = await impatient.get(key);
    proxy.next.push(faults.stopAfter(MIB), faults.stopAfter(MIB, { hang: true }));
    expect(large.equals(await bytesOf(stored))).toBe(true);
    expect(proxy.seen.at(-1)?.headers.range).toBe(`bytes=${2 * MIB}-${large.length - 1}`);
  });

  it("fails with busy when it breaks again and again", async () => {
    const key = await put(large);
    const stored = await store.get(key);
    proxy.always(faults.stopAfter(1000));
    await expect(bytesOf(stored)).rejects.toMatchObject({ code: "busy" });
  });

  it("fails with not_found when the result was deleted after the lookup", async () => {
    const key = await put(large);
    const stored = await store.get(key);
    await store.deletePrefix(key.slice(0, 40));
    await expect(bytesOf(stored)).rejects.toMatchObject({ code: "not_found" });
  });

  it("takes its part from a server that does not know ranges", async () => {
    const key = await put(large);
    const stored = await store.get(key);
    proxy.next.push(withoutRange);
    const range = { start: 3 * MIB, end: 3 * MIB + 9 };
    expect(await bytesOf(stored, range)).toEqual(large.subarray(3 * MIB, 3 * MIB + 10));
  });

  it("waits for a slow reader", async () => {
    const key = await put(large);
    const stored = await impatient.get(key);
    proxy.seen.length = 0;
    let bytes = 0;
    for await (const chunk of stored?.stream() ?? []) {
      if (bytes === 0) await delay(1500);
      bytes += chunk.length;
    }
    expect(bytes).toBe(large.length);
    expect(methods()).toEqual(["GET"]);
  });

  it("closes the connection of a reader that stops", async () => {
    const key = await put(large);
    for await (const _ of (await store.get(key))?.stream() ?? []) break;
    await expect.poll(() => proxy.active()).toBe(0);
  });

  it("keeps its connection for the next request, but not busy for a stream that nobody reads", async () => {
    const one = open();
    const key = await put(large, undefined, one);
    for (const _ of [1, 2]) await bytesOf(await one.get(key));
    await (await one.get(key))?.stream()[Symbol.asyncIterator]().return?.();
    expect(methods()).toEqual(["PUT", "HEAD", "GET", "HEAD", "GET", "HEAD"]);
    expect(new Set(proxy.seen.map(({ port }) => port)).size).toBe(1);
    expect(proxy.active()).toBe(0);
  });
});

describe("renaming a result", () => {
  it("does not wait until the old one is deleted, and succeeds where it cannot be", async () => {
    const [from, to] = [await put("bytes"), `${newSession()}/b.jpg`];
    proxy.always((incoming, _out, pass) => (incoming.method === "DELETE" ? faults.hang(incoming) : pass()));
    expect(await store.move(from, to)).toBe(true);
    expect(await bytesOf(await store.get(to))).toHaveLength(5);
    proxy.breakConnections();
  });

  it("deletes it also where the server is full", async () => {
    const [from, to] = [await put("bytes"), `${newSession()}/b.jpg`];
    // By its method: the deletion of the test before is tried again meanwhile.
    const full = faults.refuse(507, "");
    proxy.always((incoming, out, pass) => (incoming.method === "PUT" ? full(incoming, out, pass) : pass()));
    await expect(store.move(from, to)).rejects.toMatchObject({ code: "storage_full" });
    await expect.poll(() => store.head(from)).toBeNull();
  });
});

describe("many objects", () => {
  it("are listed page by page, and deleted eight at a time", async () => {
    const session = newSession();
    for (let i = 0; i < 30; i++) await put("bytes", `${session}/${i}.jpg`);
    const inSmallPages: Fault = async (incoming, _out, pass) => {
      const { method, url = "" } = incoming;
      if (method === "DELETE") await delay(20);
      pass(method === "GET" && url.includes("list-type") ? `${url}&max-keys=12` : url);
    };
    proxy.always(inSmallPages);
    expect(await store.list(session)).toHaveLength(30);
    proxy.mostActive();
    await store.deletePrefix(session);
    expect(proxy.mostActive()).toBe(8);
    expect(await store.list(session)).toEqual([]);
  });

  it("that are no results are left alone", async () => {
    await server.createBucket("mixed");
    const other = open({ bucket: "mixed" });
    const url = new URL("/mixed/notes.txt", server.endpoint);
    const headers = { "x-amz-content-sha256": "UNSIGNED-PAYLOAD" };
    expect((await fetch(url, { method: "PUT", body: "mine", headers })).status).toBe(200);
    await put("bytes", undefined, other);
    expect(await other.sweep(-HOUR)).toBe(0);
    expect(await (await fetch(url)).text()).toBe("mine");
  });
});

describe("start", () => {
  const place = (bucket: string, endpoint = proxy.url) =>
    `STORE_URL names the bucket '${bucket}' at ${endpoint.origin}, but`;
  const pass: Fault = (_in, _out, pass) => pass();
  const keeping: Fault = (incoming, outgoing, pass) => {
    if (incoming.url !== "/results?versioning=") return pass();
    outgoing.end("<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>");
  };

  it("says that the server cannot be reached", async () => {
    const endpoint = await closedAddress();
    await expect(open({ endpoint }).start()).rejects.toThrow(
      `${place("results", endpoint)} it cannot be reached (ECONNREFUSED).`,
    );
  });

  it.each<[string, Partial<S3Options>, Fault[], string]>([
    ["that does not exist", { bucket: "nothing" }, [], "there is no such bucket. Create it first."],
    [
      "whose keys are wrong",
      { accessKeyId: "somebody" },
      [],
      "it refuses the keys (InvalidAccessKeyId). They have to be allowed to list, read, write and delete.",
    ],
    [
      "whose keys may read but not write",
      {},
      [pass, faults.refuse(403, "AccessDenied")],
      "it refuses the keys (AccessDenied).",
    ],
    [
      "of another region",
      {},
      [faults.refuse(400, "AuthorizationHeaderMalformed")],
      "it answers 400 AuthorizationHeaderMalformed. Check the region, which is 'us-east-1'.",
    ],
    [
      "that keeps versions",
      {},
      [pass, pass, pass, keeping],
      "it keeps versions of what is deleted. Turn its versioning off.",
    ],
    [
      "that is something else",
      {},
      [(_in, out) => out.writeHead(200).end("<html>Welcome</html>")],
      "what answers there is not S3.",
    ],
  ])("refuses a bucket %s", async (_, options, met, sentence) => {
    proxy.next.push(...met);
    const { bucket = "results" } = options;
    await expect(open(options).start()).rejects.toThrow(`${place(bucket)} ${sentence}`);
  });

  it("starts on a bucket that is full: results can still be downloaded", async () => {
    proxy.next.push(pass, faults.refuse(507, "XMinioStorageFull"));
    await open().start();
  });
});
