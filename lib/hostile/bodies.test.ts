import { once } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { calls } from "../contract/calls";
import { MIB } from "../limits";
import { head, lastWords, open, say, statusesIn } from "../running/client";
import { rawContentType, rawEnd, rawFile } from "../server/testing/forms";
import { expectConversion, hostileSite } from "./site";

/** Seconds of patience with a slow sender; 50 in a real one. */
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
const codesIn = (heard: string) => [...heard.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code);

describe("lengths that are not true", () => {
  it.each([
    ["the end of the form", body.length - 20, body],
    ["another request", body.length, `${body}GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ])("shorter, with %s behind it: one 4xx, and the rest is no second request", async (_, said, sent) => {
    const statuses = statusesIn(await say(site, head(post, type, length(said)), sent));
    expect(statuses).toHaveLength(1);
    expect([400, 415]).toContain(statuses[0]);
  });

  it("longer than the body, from who then hangs up: no answer, nothing left", async () => {
    const socket = await open(site, head(post, type, length(body.length + 1000)), body);
    socket.end();
    expect(statusesIn(await lastWords(socket)).filter((status) => status >= 500)).toEqual([]);
  });

  it("longer than the body, from who waits: 408 upload_timeout", async () => {
    const heard = await say(site, head(post, type, length(body.length + 1000)), body);
    expect([statusesIn(heard), codesIn(heard)]).toEqual([[408], ["upload_timeout"]]);
  });

  it.each([
    ["less than nothing", [length(-1)]],
    ["a word", [length("many")]],
    ["two of them", [length(body.length), length(3)]],
    ["a length and chunks", [length(body.length), "Transfer-Encoding: chunked"]],
    ["chunks in an unknown coding", ["Transfer-Encoding: chunked, cow"]],
    ["more digits than a number has", [length("9".repeat(40))]],
  ])("%s: 400 or 413, and the connection is closed", async (_, headers) => {
    const statuses = statusesIn(await say(site, head(post, type, ...headers), body));
    expect(statuses).toHaveLength(1);
    expect([400, 413]).toContain(statuses[0]);
  });

  it.each([
    ["a size that is none", ["zz\r\nabc\r\n"]],
    ["a size of less than nothing", ["-5\r\nabcde\r\n"]],
    ["a size over all bounds", [`${"f".repeat(20)}\r\n`, "x".repeat(1000)]],
    ["a megabyte of chunk extensions", [`5;${"e".repeat(1_000_000)}\r\nabcde\r\n`]],
  ])("chunks with %s: 400 or 413, and the connection is closed", async (_, pieces) => {
    const statuses = statusesIn(await say(site, head(post, type, "Transfer-Encoding: chunked"), ...pieces));
    expect(statuses).toHaveLength(1);
    expect([400, 413]).toContain(statuses[0]);
  });
});

describe("more than may be sent", () => {
  it("a length over the limit: 413 before a byte is sent", async () => {
    const heard = await say(site, head(post, type, length(10_000 * MIB)));
    expect([statusesIn(heard), codesIn(heard)]).toEqual([[413], ["too_large"]]);
  });

  it("chunks over the limit, for ever: 413, and the connection is closed", async () => {
    const socket = await open(site, head(post, type, "Transfer-Encoding: chunked"), ...chunk(partStart));
    const sending = setInterval(() => {
      for (const piece of chunk(new Uint8Array(256 * 1024))) socket.write(piece);
    }, 10);
    const heard = await lastWords(socket).finally(() => clearInterval(sending));
    expect(statusesIn(heard)).toEqual([413]);
  });

  it("heads of a megabyte: 431, and the connection is closed", async () => {
    const heard = await say(site, head("GET /", `X-Long: ${"h".repeat(1_000_000)}`));
    expect(statusesIn(heard)).toEqual([431]);
  });

  it("an address of a megabyte: 414 or 431", async () => {
    const statuses = statusesIn(await say(site, head(`GET /${"a".repeat(1_000_000)}`)));
    expect([414, 431]).toContain(statuses[0]);
  });

  it("ten thousand heads in one request: 431", async () => {
    const headers = Array.from({ length: 10_000 }, (_, i) => `X-${i}: x`);
    expect(statusesIn(await say(site, head("GET /api/health/live", ...headers)))).toEqual([431]);
  });
});

describe("senders who do not mean to finish", () => {
  it("200 uploads broken off in the middle, fifty at a time: nothing is left", async () => {
    for (let round = 0; round < 4; round++) {
      const sockets = await Promise.all(
        Array.from({ length: 50 }, () =>
          open(site, head(post, type, length(900_000)), partStart, "x".repeat(100_000)),
        ),
      );
      await vi.waitFor(async () => expect((await site.scratch()).length).toBeGreaterThan(0));
      for (const socket of sockets) socket.destroy();
      await Promise.all(sockets.map((socket) => socket.closed || once(socket, "close")));
    }
  });

  it("a byte every 100 ms: 408 upload_timeout, when its time is up", async () => {
    const began = performance.now();
    const socket = await open(site, head(post, type, length(900_000)), partStart);
    const sending = setInterval(() => socket.write("x"), 100);
    const heard = await lastWords(socket).finally(() => clearInterval(sending));
    expect([statusesIn(heard), codesIn(heard)]).toEqual([[408], ["upload_timeout"]]);
    // The patience, and what is read on after a refusal.
    expect(performance.now() - began).toBeLessThan((REQUEST_TIMEOUT_S + 5) * 1000);
  });

  it("fifty of those at once: others are served meanwhile", async () => {
    const sockets = await Promise.all(
      Array.from({ length: 50 }, () => open(site, head(post, type, length(900_000)), partStart)),
    );
    const heard = Promise.all(sockets.map(lastWords));
    for (let i = 0; i < 5; i++) await expectConversion(site);
    expect((await heard).flatMap(statusesIn)).toEqual(Array(50).fill(408));
  });

  it("a thousand connections that say nothing: others are served meanwhile", async () => {
    const sockets = await Promise.all(Array.from({ length: 1000 }, () => open(site)));
    await expectConversion(site);
    for (const socket of sockets) socket.destroy();
  });

  it("a hundred readers who never read: others are served meanwhile", async () => {
    const sockets = await Promise.all(
      Array.from({ length: 100 }, () => open(site, head("GET /"), head("GET /"))),
    );
    for (const socket of sockets) socket.pause();
    await expectConversion(site);
    for (const socket of sockets) socket.destroy();
  });
});

describe("what is not HTTP", () => {
  it.each([
    ["noise", ["\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n"]],
    ["another protocol", ["SSH-2.0-client\r\n\r\n"]],
    ["HTTP/2 without asking", ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"]],
    ["a header without a colon", ["GET / HTTP/1.1\r\nHost: x\r\nnothing\r\n\r\n"]],
    ["a space before the colon", ["GET / HTTP/1.1\r\nHost : x\r\n\r\n"]],
    ["a NUL in a header", ["GET / HTTP/1.1\r\nHost: x\r\nA: a\0b\r\n\r\n"]],
    ["no host", ["GET / HTTP/1.1\r\n\r\n"]],
  ])("%s: 400, and the connection is closed", async (_, pieces) => {
    expect(statusesIn(await say(site, ...pieces))).toEqual([400]);
  });

  it.each([
    ["TRACE /", [405]],
    // Node hangs up on whoever asks for a tunnel where there is none to be had.
    ["CONNECT localhost:22", []],
    ["OPTIONS *", [400]],
    ["PUT /", [405]],
    ["DELETE /", [405]],
    ["PATCH /api/jpg-to-png", [405]],
    ["PROPFIND /", [405]],
    ["FOO /", [400]],
  ])("%s: %j", async (line, statuses) => {
    expect(statusesIn(await say(site, head(line)))).toEqual(statuses);
  });

  it("a WebSocket: 400", async () => {
    const upgrade = ["Upgrade: websocket", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 13"];
    const heard = await say(
      site,
      ["GET /api/x HTTP/1.1", "Host: x", "Connection: Upgrade", ...upgrade, "", ""].join("\r\n"),
    );
    expect(statusesIn(heard)).toEqual([400]);
  });
});
