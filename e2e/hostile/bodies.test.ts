import { once } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { calls } from "../../lib/contract/calls";
import { sharing } from "../../lib/contract/sharing";
import { MIB } from "../../lib/limits";
import { rawContentType, rawEnd, rawFile } from "../../lib/server/testing/forms";
import { openSocket, readUntilClose, requestHead, sendRaw, statusesIn } from "../running/client";
import { expectConversion, hostileSite } from "./site";

/** Seconds that an upload may take; 50 by default. */
const REQUEST_TIMEOUT_S = 2;
const MAX_UPLOAD_MB = 2;
const site = hostileSite({
  REQUEST_TIMEOUT_S: String(REQUEST_TIMEOUT_S),
  MAX_UPLOAD_MB: String(MAX_UPLOAD_MB),
});

const post = `POST ${calls.jpgToPng.path}`;
const type = `Content-Type: ${rawContentType}`;
const body = rawFile("a.jpg", "certainly not a picture") + rawEnd;
const partStart = rawFile("a.jpg", "").slice(0, -2);
const length = (bytes: number | string) => `Content-Length: ${bytes}`;
const chunk = (bytes: string | Uint8Array) => [`${bytes.length.toString(16)}\r\n`, bytes, "\r\n"];
const codesIn = (received: string) => [...received.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code);

describe("wrong lengths and chunk sizes", () => {
  it("a length shorter than the body: one 4xx, and the rest is not read as a second request", async () => {
    const sent = `${body}GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const statuses = statusesIn(await sendRaw(site, requestHead(post, type, length(body.length)), sent));
    expect(statuses).toHaveLength(1);
    expect([400, 415]).toContain(statuses[0]);
  });

  it("a length longer than the body, and the client disconnects: no 5xx", async () => {
    const socket = await openSocket(site, requestHead(post, type, length(body.length + 1000)), body);
    socket.end();
    expect(statusesIn(await readUntilClose(socket)).filter((status) => status >= 500)).toEqual([]);
  });

  it.each([
    ["a negative length", [length(-1)]],
    ["two lengths", [length(body.length), length(3)]],
    ["a length and chunked encoding", [length(body.length), "Transfer-Encoding: chunked"]],
    ["an unknown transfer coding", ["Transfer-Encoding: chunked, cow"]],
    ["a length of 40 digits", [length("9".repeat(40))]],
  ])("%s: 400 or 413, and the connection closes", async (_, headers) => {
    const statuses = statusesIn(await sendRaw(site, requestHead(post, type, ...headers), body));
    expect(statuses).toHaveLength(1);
    expect([400, 413]).toContain(statuses[0]);
  });

  it.each([
    ["an invalid size", ["-5\r\nabcde\r\n"]],
    ["a size of 20 digits", [`${"f".repeat(20)}\r\n`, "x".repeat(1000)]],
    ["a megabyte of chunk extensions", [`5;${"e".repeat(1_000_000)}\r\nabcde\r\n`]],
  ])("chunks with %s: 400 or 413, and the connection closes", async (_, pieces) => {
    const statuses = statusesIn(
      await sendRaw(site, requestHead(post, type, "Transfer-Encoding: chunked"), ...pieces),
    );
    expect(statuses).toHaveLength(1);
    expect([400, 413]).toContain(statuses[0]);
  });
});

describe("requests over a limit", () => {
  it("a Content-Length over the limit: 413 before the body is sent", async () => {
    const received = await sendRaw(site, requestHead(post, type, length(10_000 * MIB)));
    expect([statusesIn(received), codesIn(received)]).toEqual([[413], ["too_large"]]);
  });

  it("endless chunks: 413, and the connection closes", async () => {
    const socket = await openSocket(
      site,
      requestHead(post, type, "Transfer-Encoding: chunked"),
      ...chunk(partStart),
    );
    const sending = setInterval(() => {
      for (const piece of chunk(new Uint8Array(256 * 1024))) socket.write(piece);
    }, 10);
    const received = await readUntilClose(socket).finally(() => clearInterval(sending));
    expect(statusesIn(received)).toEqual([413]);
  });

  it("a header of a megabyte: 431, and the connection closes", async () => {
    const received = await sendRaw(site, requestHead("GET /", `X-Long: ${"h".repeat(1_000_000)}`));
    expect(statusesIn(received)).toEqual([431]);
  });

  it("10,000 headers: 431", async () => {
    const headers = Array.from({ length: 10_000 }, (_, i) => `X-${i}: x`);
    expect(statusesIn(await sendRaw(site, requestHead("GET /api/health/live", ...headers)))).toEqual([431]);
  });
});

describe("files that are shared with the installed app while its browser has no worker for them", () => {
  const share = `POST ${sharing.path}`;
  const home = /^location: \/\?shared=lost\r$/im;

  it.each([
    ["a form", [type, length(body.length)], body],
    ["a form of 10 GB, by its length", [type, length(10_000 * MIB)], partStart],
    ["no form", ["Content-Type: image/jpeg", length(7)], "picture"],
    ["a type of 4,000 characters", [`Content-Type: a/${"b".repeat(4000)}`, length(1)], "x"],
    ["nothing", [length(0)], ""],
  ])("%s: the way to the home page", async (_, headers, sent) => {
    const received = await sendRaw(site, requestHead(share, ...headers), sent);
    expect(statusesIn(received)).toEqual([303]);
    expect(received).toMatch(home);
    expect(await site.scratch()).toEqual([]);
  });

  it("endless chunks: the way to the home page, and the connection closes", async () => {
    const socket = await openSocket(site, requestHead(share, type, "Transfer-Encoding: chunked"));
    const sending = setInterval(() => {
      for (const piece of chunk(new Uint8Array(256 * 1024))) socket.write(piece);
    }, 10);
    const received = await readUntilClose(socket).finally(() => clearInterval(sending));
    expect(statusesIn(received)).toEqual([303]);
    expect(received).toMatch(home);
    expect(await site.scratch()).toEqual([]);
  });

  it("from another site's page: the same", async () => {
    const headers = ["Origin: https://evil.example", "Sec-Fetch-Site: cross-site", type, length(body.length)];
    expect(statusesIn(await sendRaw(site, requestHead(share, ...headers), body))).toEqual([303]);
  });
});

describe("clients that never finish", () => {
  it("200 aborted uploads, 50 at a time: the scratch folder is empty afterwards", async () => {
    for (let round = 0; round < 4; round++) {
      const sockets = await Promise.all(
        Array.from({ length: 50 }, () =>
          openSocket(site, requestHead(post, type, length(900_000)), partStart, "x".repeat(100_000)),
        ),
      );
      await vi.waitFor(async () => expect((await site.scratch()).length).toBeGreaterThan(0));
      for (const socket of sockets) socket.destroy();
      await Promise.all(sockets.map((socket) => socket.closed || once(socket, "close")));
    }
  });

  it("an upload of a byte every 100 ms: 408 upload_timeout at the timeout", async () => {
    const began = performance.now();
    const socket = await openSocket(site, requestHead(post, type, length(900_000)), partStart);
    const sending = setInterval(() => socket.write("x"), 100);
    const received = await readUntilClose(socket).finally(() => clearInterval(sending));
    expect([statusesIn(received), codesIn(received)]).toEqual([[408], ["upload_timeout"]]);
    // The timeout, and the time for draining the body after the refusal.
    expect(performance.now() - began).toBeLessThan((REQUEST_TIMEOUT_S + 5) * 1000);
  });

  it("50 stalled uploads: other clients are served", async () => {
    const sockets = await Promise.all(
      Array.from({ length: 50 }, () => openSocket(site, requestHead(post, type, length(900_000)), partStart)),
    );
    const received = Promise.all(sockets.map(readUntilClose));
    await expectConversion(site);
    expect((await received).flatMap(statusesIn)).toEqual(Array(50).fill(408));
  });

  it("1,000 silent connections: other clients are served", async () => {
    const sockets = await Promise.all(Array.from({ length: 1000 }, () => openSocket(site)));
    await expectConversion(site);
    for (const socket of sockets) socket.destroy();
  });

  it("100 clients that never read the answer: other clients are served", async () => {
    const sockets = await Promise.all(
      Array.from({ length: 100 }, () => openSocket(site, requestHead("GET /"), requestHead("GET /"))),
    );
    for (const socket of sockets) socket.pause();
    await expectConversion(site);
    for (const socket of sockets) socket.destroy();
  });
});

describe("invalid HTTP and methods without a route", () => {
  it.each([
    ["binary data", ["\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n"]],
    ["HTTP/2 without an upgrade", ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"]],
    ["a space before the colon", ["GET / HTTP/1.1\r\nHost : x\r\n\r\n"]],
    ["a NUL in a header", ["GET / HTTP/1.1\r\nHost: x\r\nA: a\0b\r\n\r\n"]],
    ["no Host header", ["GET / HTTP/1.1\r\n\r\n"]],
  ])("%s: 400, and the connection closes", async (_, pieces) => {
    expect(statusesIn(await sendRaw(site, ...pieces))).toEqual([400]);
  });

  it.each([
    ["TRACE /", [405]],
    // Node closes the connection of a CONNECT if the server has no listener for it.
    ["CONNECT localhost:22", []],
    ["OPTIONS *", [400]],
    ["PATCH /api/jpg-to-png", [405]],
    ["PROPFIND /", [405]],
    ["FOO /", [400]],
  ])("%s: statuses %j", async (line, statuses) => {
    expect(statusesIn(await sendRaw(site, requestHead(line)))).toEqual(statuses);
  });

  it("a WebSocket upgrade: 400", async () => {
    const upgrade = ["Upgrade: websocket", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 13"];
    const received = await sendRaw(
      site,
      ["GET /api/x HTTP/1.1", "Host: x", "Connection: Upgrade", ...upgrade, "", ""].join("\r\n"),
    );
    expect(statusesIn(received)).toEqual([400]);
  });
});
