import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { failure } from "@/lib/contract/calls";
import { sessionResults } from "@/lib/contract/results";
import { newSession } from "@/lib/server/store/key";
import { openFiles, testServer } from "@/lib/server/testing/server";

let clock = Date.now();
const server = testServer({}, { now: () => clock });

/** Stores a result. @returns its session */
async function stored(filename: string, content = "bytes", sessionId = newSession()) {
  const { store, env } = server.services;
  const path = join(env.DATA_DIR, crypto.randomUUID());
  await writeFile(path, content);
  const type = filename.endsWith(".png") ? "image/png" : "image/jpeg";
  await store.put(`${sessionId}/${filename}`, path, { type });
  return sessionId;
}

const download = (sessionId: string, filename: string, method: "GET" | "HEAD" = "GET") =>
  server.fetch(`/api/download/${sessionId}/${encodeURIComponent(filename)}`, { method });

it("sends a result as a sandboxed attachment", async () => {
  const response = await download(await stored("a.png"), "a.png");
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("bytes");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/png",
    "content-disposition": `attachment; filename="a.png"; filename*=UTF-8''a.png`,
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "no-store",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
  });
});

it.each([
  [
    "it's (1) 100%.jpg",
    `attachment; filename="it's (1) 100_.jpg"; filename*=UTF-8''it%27s%20%281%29%20100%25.jpg`,
  ],
  ["写真; a=b.jpg", `attachment; filename="__; a=b.jpg"; filename*=UTF-8''%E5%86%99%E7%9C%9F%3B%20a%3Db.jpg`],
])("escapes the file name %s", async (name, disposition) => {
  const response = await download(await stored(name), name);
  expect(response.headers.get("content-disposition")).toBe(disposition);
  await response.body?.cancel();
});

it("answers HEAD without a body, with the length", async () => {
  const response = await download(await stored("a.jpg"), "a.jpg", "HEAD");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": "5",
    "accept-ranges": "bytes",
  });
  expect(await response.text()).toBe("");
});

const known = "0".repeat(40);
it.each([
  ["an unknown session", newSession(), "a.jpg"],
  ["an unknown name", known, "b.jpg"],
  ["a malformed session", "abc", "a.jpg"],
  ["a slash", known, "../../etc/passwd"],
])("answers %s with the same 404", async (_, sessionId, filename) => {
  for (const method of ["GET", "HEAD"] as const) {
    const response = await download(sessionId, filename, method);
    expect(response.status).toBe(404);
    if (method === "GET")
      expect(failure.parse(await response.json())).toEqual({
        success: false,
        code: "not_found",
        params: {},
        error:
          "We can't find this file. It may have been deleted already. Convert it again to get a new one.",
        message:
          "We can't find this file. It may have been deleted already. Convert it again to get a new one.",
      });
  }
});

it("closes a result when the client disconnects in the middle", async () => {
  const response = await download(await stored("a.jpg", "x".repeat(30_000_000)), "a.jpg");
  const reader = response.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
  await expect.poll(() => openFiles("a.jpg")).toEqual([]);
});

it("answers 404 for an expired result, and a sweep deletes it", async () => {
  const sessionId = await stored("a.jpg");
  clock += 59 * 60_000;
  expect((await download(sessionId, "a.jpg", "HEAD")).status).toBe(200);
  clock += 2 * 60_000;
  expect((await download(sessionId, "a.jpg")).status).toBe(404);
  expect(await server.sessions()).toContain(sessionId);
  await server.services.sweep();
  expect(await server.sessions()).not.toContain(sessionId);
});

it("logs a download without file name and session", async () => {
  const sessionId = await stored("private.jpg");
  await (await download(sessionId, "private.jpg")).text();
  await expect
    .poll(() => server.lastRequest())
    .toMatchObject({ route: "/api/download", method: "GET", status: 200, bytesOut: 5 });
  const line = JSON.stringify(server.lastRequest());
  expect(line).not.toContain("private");
  expect(line).not.toContain(sessionId);
});

describe("a range of a result", () => {
  const part = async (headers: Record<string, string>) =>
    server.fetch(`/api/download/${await stored("a.jpg", "0123456789")}/a.jpg`, { headers });

  it.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=-2", "89", "bytes 8-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
  ])("'%s' is sent with 206", async (range, bytes, contentRange) => {
    const response = await part({ range });
    const { headers } = response;
    expect([response.status, await response.text()]).toEqual([206, bytes]);
    expect([headers.get("content-range"), headers.get("content-length")]).toEqual([
      contentRange,
      `${bytes.length}`,
    ]);
  });

  it("beyond the end gets 416 and the size", async () => {
    const response = await part({ range: "bytes=10-" });
    expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  });

  it.each(["bytes=0-1,4-5", "lines=0-1", "bytes=x"])("'%s' gets the whole result", async (range) => {
    const response = await part({ range });
    expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
  });

  it("is sent if If-Range matches, otherwise the whole result", async () => {
    const path = `/api/download/${await stored("a.jpg", "0123456789")}/a.jpg`;
    const etag = (await server.fetch(path, { method: "HEAD" })).headers.get("etag") ?? "";
    const fetchRange = async (ifRange: string) => {
      const response = await server.fetch(path, { headers: { range: "bytes=8-", "if-range": ifRange } });
      return [response.status, await response.text()];
    };
    expect(await fetchRange(etag)).toEqual([206, "89"]);
    expect(await fetchRange('"other"')).toEqual([200, "0123456789"]);
  });
});

it("says how long a ZIP is, and cuts it off without a stack in the log when its results are deleted", async () => {
  const session = newSession();
  for (let i = 0; i < 6; i++) await stored(`${i}.jpg`, "x".repeat(8_000_000), session);
  const whole = await server.fetch(`/api/download-all/${session}`);
  expect((await whole.arrayBuffer()).byteLength).toBe(Number(whole.headers.get("content-length")));

  const response = await server.fetch(`/api/download-all/${session}`);
  const reader = response.body?.getReader();
  await reader?.read();
  const deleted = await server.fetch(`/api/download/${session}`, { method: "DELETE" });
  expect(deleted.status).toBe(204);
  const readOn = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(readOn()).rejects.toThrow();
  await expect
    .poll(() => server.lastRequest())
    .toMatchObject({ route: "/api/download-all", level: 30, code: "not_found" });
  expect(server.lastRequest()).not.toHaveProperty("err");
});

it("refuses to delete results for the page of another site", async () => {
  const session = await stored("photo.jpg");
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const response = await server.fetch(`/api/download/${session}`, { method: "DELETE", headers });
  expect(response.status).toBe(403);
  expect((await download(session, "photo.jpg", "HEAD")).status).toBe(200);
});

describe("the list of a session's results", () => {
  const list = (session: string) => server.fetch(`/api/download/${session}`);

  it("names each with its size and address, and is cached nowhere", async () => {
    const session = await stored("写真 1.jpg");
    await stored("b.png", "more bytes", session);
    const response = await list(session);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { files } = sessionResults.parse(await response.json());
    expect(files.map(({ filename, size }) => [filename, size])).toEqual([
      ["b.png", 10],
      ["写真 1.jpg", 5],
    ]);
    for (const { downloadUrl } of files) expect((await server.fetch(downloadUrl)).status).toBe(200);
  });

  it("is the same 404 for malformed, unknown, deleted and expired sessions", async () => {
    const session = await stored("a.jpg");
    await server.fetch(`/api/download/${session}`, { method: "DELETE" });
    for (const one of [session, newSession(), "x", "0".repeat(39)]) {
      const response = await list(one);
      expect(response.status).toBe(404);
      expect(failure.parse(await response.json())).toMatchObject({ code: "not_found" });
    }
  });
});
