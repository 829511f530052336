import { readdir, readlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { failure } from "@/lib/contract/calls";
import { services } from "@/lib/server/services";
import { newSession } from "@/lib/server/store/key";
import { testServer } from "@/lib/server/testing/server";
import { GET as anything } from "./[...path]/route";
import { GET, HEAD } from "./download/[sessionId]/[filename]/route";

let clock = Date.now();
const server = testServer({}, { now: () => clock });

async function stored(filename: string, content = "bytes", type = "image/jpeg") {
  const { store, env } = services();
  const path = join(env.DATA_DIR, crypto.randomUUID());
  await writeFile(path, content);
  const sessionId = newSession();
  await store.put(`${sessionId}/${filename}`, path, { type });
  return sessionId;
}

const ask = (sessionId: string, filename: string, method: "GET" | "HEAD" = "GET") =>
  (method === "GET" ? GET : HEAD)(new Request("http://localhost/api/download/x/y", { method }), {
    params: Promise.resolve({ sessionId, filename }),
  });

it("sends a result as an attachment that nothing can run", async () => {
  const response = await ask(await stored("a.png", "bytes", "image/png"), "a.png");
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("bytes");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/png",
    "content-disposition": `attachment; filename="a.png"; filename*=UTF-8''a.png`,
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": "no-store",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
  });
});

it.each([
  ["写真 📷.jpg", `attachment; filename="__ __.jpg"; filename*=UTF-8''%E5%86%99%E7%9C%9F%20%F0%9F%93%B7.jpg`],
  [
    "it's (1) 100%.jpg",
    `attachment; filename="it's (1) 100_.jpg"; filename*=UTF-8''it%27s%20%281%29%20100%25.jpg`,
  ],
  ["a; filename=b.jpg", `attachment; filename="a; filename=b.jpg"; filename*=UTF-8''a%3B%20filename%3Db.jpg`],
])("names %s safely", async (name, disposition) => {
  const response = await ask(await stored(name), name);
  expect(response.headers.get("content-disposition")).toBe(disposition);
  await response.body?.cancel();
});

it("answers HEAD without a body", async () => {
  const response = await ask(await stored("a.jpg"), "a.jpg", "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  expect(await response.text()).toBe("");
});

const known = "0".repeat(40);
it.each([
  ["an unknown session", newSession(), "a.jpg"],
  ["an unknown name", known, "b.jpg"],
  ["a malformed session", "abc", "a.jpg"],
  ["a session of dots", "..", "a.jpg"],
  ["a name of dots", known, ".."],
  ["escaped dots", known, "%2e%2e"],
  ["a slash", known, "../../etc/passwd"],
  ["an escaped slash", known, "..%2f..%2fetc%2fpasswd"],
  ["a backslash", known, "..\\a.jpg"],
  ["a NUL", known, "a.jpg\u0000.png"],
  ["an empty name", known, ""],
])("has one and the same 404 for %s", async (_, sessionId, filename) => {
  for (const method of ["GET", "HEAD"] as const) {
    const response = await ask(sessionId, filename, method);
    expect(response.status).toBe(404);
    expect(failure.parse(await response.json())).toEqual({
      success: false,
      code: "not_found",
      error: "This file is not here. It may have been deleted already.",
      message: "This file is not here. It may have been deleted already.",
    });
  }
});

it("lets go of a result when the visitor leaves in the middle", async () => {
  const response = await ask(await stored("a.jpg", "x".repeat(1_000_000)), "a.jpg");
  const reader = response.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
  const open = await readdir("/proc/self/fd").catch(() => []);
  const paths = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
  expect(paths.filter((path) => path.endsWith("a.jpg"))).toEqual([]);
});

it("answers an address that no route knows with the same 404", async () => {
  const response = await anything(new Request("http://localhost/api/download"));
  expect(response.status).toBe(404);
  expect(failure.parse(await response.json()).code).toBe("not_found");
});

it("forgets a result when its time is over, and sweeps it from the disk", async () => {
  const sessionId = await stored("a.jpg");
  clock += 59 * 60_000;
  expect((await ask(sessionId, "a.jpg", "HEAD")).status).toBe(200);
  clock += 2 * 60_000;
  expect((await ask(sessionId, "a.jpg")).status).toBe(404);
  expect(await server.sessions()).toContain(sessionId);
  await services().sweep();
  expect(await server.sessions()).not.toContain(sessionId);
});

it("logs a download without its name or session", async () => {
  const sessionId = await stored("private.jpg");
  await (await ask(sessionId, "private.jpg")).text();
  const line = server.lastRequest();
  expect(line).toMatchObject({ route: "/api/download", method: "GET", status: 200, bytesOut: 5 });
  expect(JSON.stringify(line)).not.toContain("private");
  expect(JSON.stringify(line)).not.toContain(sessionId);
});
