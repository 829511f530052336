import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { failure } from "@/lib/contract/calls";
import { MIB } from "@/lib/limits";
import { form, rawContentType, rawEnd, rawFile } from "@/lib/server/testing/forms";
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

it("leaves nothing of an upload that is aborted, and logs it", async () => {
  const socket = await open(head("Content-Length: 900000"), rawFile("a.jpg", "x".repeat(300_000)), partStart);
  await eventually(async () => expect(await server.scratch()).toHaveLength(1));
  const requests = server.requests().length;
  socket.destroy();
  await eventually(() => expect(server.requests()).toHaveLength(requests + 1));
  await expect.poll(() => server.lastRequest()).toMatchObject({ status: 499, code: "cancelled" });
  await expect.poll(() => server.scratch()).toEqual([]);
});

it("stops converting and keeps no result when the client disconnects", async () => {
  const { pool } = server.services;
  const before = await server.sessions();
  const requests = server.requests().length;
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
