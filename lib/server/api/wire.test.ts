import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { failure } from "@/lib/contract/calls";
import { MIB } from "@/lib/limits";
import { form, picture, rawContentType, rawEnd, rawFile } from "@/lib/server/testing/forms";
import { testServer } from "@/lib/server/testing/server";

const server = testServer({ MAX_UPLOAD_MB: "1" });
const path = "/api/jpg-to-png";
afterEach(async () => await expect.poll(() => server.scratch()).toEqual([]));

/** Generous for a busy machine. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, 10_000);

const partStart = rawFile("a.jpg", "").slice(0, -2);
const head = (...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, "Host: x", `Content-Type: ${rawContentType}`, ...headers, "", ""].join("\r\n");

async function open(...chunks: (string | Uint8Array)[]): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => {});
  for (const chunk of chunks) socket.write(chunk);
  return socket;
}

const chunk = (bytes: string | Uint8Array) => [`${bytes.length.toString(16)}\r\n`, bytes, "\r\n"];

it("converts a file that fetch sends", async () => {
  const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
  const response = await server.fetch(path, { method: "POST", body });
  expect(response.status).toBe(200);
});

it("answers 413 while fetch is still sending", async () => {
  const body = form([{ name: "a.jpg", bytes: new Uint8Array(8 * MIB) }]);
  const response = await server.fetch(path, { method: "POST", body });
  expect(response.status).toBe(413);
  expect(failure.parse(await response.json())).toMatchObject({
    code: "too_large",
    message: "You can upload up to 1 MB at once. Select fewer or smaller files.",
  });
});

it("reads the rest of a refused body before it closes the connection", async () => {
  const outgoing = httpRequest(server.url(path), {
    method: "POST",
    headers: { "content-type": rawContentType, "content-length": 20 * MIB },
  });
  const answered = once(outgoing, "response");
  outgoing.end(Buffer.alloc(20 * MIB));
  const [incoming] = await answered;
  expect(incoming.statusCode).toBe(413);
  await once(outgoing, "finish");
  incoming.resume();
});

it("refuses a chunked upload as soon as it exceeds the limit, and closes the connection of a client that goes on", async () => {
  const socket = await open(head("Transfer-Encoding: chunked"), ...chunk(partStart));
  const began = performance.now();
  let answered = 0;
  socket.once("data", () => {
    answered = performance.now() - began;
  });
  const first: Promise<Buffer[]> = once(socket, "data");
  const sending = setInterval(() => {
    for (const piece of chunk(new Uint8Array(256 * 1024))) socket.write(piece);
  }, 10);
  onTestFinished(() => clearInterval(sending));
  const [text] = await first;
  expect(String(text)).toMatch(/^HTTP\/1\.1 413 /);
  expect(answered).toBeLessThan(1000);
  // Not `once`, which rejects on the error of writing to a closed connection.
  if (!socket.closed) await new Promise((resolve) => socket.once("close", resolve));
  expect(performance.now() - began).toBeLessThan(10_000);
});

it.each([
  ["in a part's header", [partStart.slice(0, 60)]],
  ["in a file", [partStart, "x".repeat(300_000)]],
  ["between two files", [rawFile("a.jpg", "x".repeat(300_000)), partStart]],
])("leaves nothing of an upload aborted %s", async (_, pieces) => {
  const socket = await open(head("Content-Length: 900000"), ...pieces);
  await eventually(async () => expect(await server.scratch()).toHaveLength(1));
  const requests = server.requests().length;
  socket.destroy();
  await eventually(() => expect(server.requests()).toHaveLength(requests + 1));
  await expect.poll(() => server.lastRequest()).toMatchObject({ status: 499, code: "cancelled" });
  await expect.poll(() => server.scratch()).toEqual([]);
});

it("leaves nothing of 50 aborted uploads", async () => {
  const sockets = await Promise.all(
    Array.from({ length: 50 }, () => open(head("Content-Length: 900000"), partStart, "x".repeat(100_000))),
  );
  await eventually(async () => expect((await server.scratch()).length).toBeGreaterThan(40));
  for (const socket of sockets) socket.destroy();
  await eventually(async () => await expect.poll(() => server.scratch()).toEqual([]));
});

it("stops converting and keeps no result when the client disconnects", async () => {
  const { pool } = server.services;
  const before = await server.sessions();
  const requests = server.requests().length;
  const sharp = (await import("sharp")).default;
  const large = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: "#579" } })
    .jpeg({ quality: 50 })
    .toBuffer();
  const file = rawFile("a.jpg", "@").split("@");
  const body = Buffer.concat([Buffer.from(file[0] ?? ""), large, Buffer.from((file[1] ?? "") + rawEnd)]);
  const socket = await open(head(`Content-Length: ${body.length}`), body);
  const busy = () => pool.stats().processes.some(({ state }) => state === "busy");
  await eventually(() => expect(busy()).toBe(true));
  socket.destroy();
  await eventually(() => expect(server.requests()).toHaveLength(requests + 1));
  await expect.poll(() => server.lastRequest()).toMatchObject({ status: 499, code: "cancelled", files: 1 });
  expect(busy()).toBe(false);
  await expect.poll(() => server.sessions()).toEqual(before);
});

it("answers a stalled upload with 408", () =>
  server.with({ REQUEST_TIMEOUT_S: "1", MAX_UPLOAD_MB: "1" }, async () => {
    const socket = await open(head("Content-Length: 900000"), partStart, "x".repeat(1000));
    const [text] = await once(socket, "data");
    expect(String(text)).toMatch(/^HTTP\/1\.1 408 /);
    expect(String(text)).toContain("upload_timeout");
    socket.destroy();
  }));
