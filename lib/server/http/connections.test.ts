import { once } from "node:events";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { type Connections, closeGracefully, createConnections } from "./connections";

async function listening(listener: RequestListener, options?: Parameters<typeof createConnections>[2]) {
  const connections = createConnections(listener, { "X-Always": "sent" }, options);
  connections.server.listen(0, "127.0.0.1");
  await once(connections.server, "listening");
  onTestFinished(() => void connections.server.close().closeAllConnections());
  return connections;
}

function open({ server }: Connections, text: string) {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  onTestFinished(() => void socket.destroy());
  socket.write(`${text}\r\n\r\n`);
  return socket;
}

const fine: RequestListener = (_request, response) => void response.end("fine");

const answerTo = async (front: Connections, text: string) =>
  String((await once(open(front, text), "data"))[0]);

const headOf = async (front: Connections, line: string) => {
  const text = await answerTo(front, `${line} HTTP/1.1\r\nHost: x`);
  return text.split("\r\n\r\n")[0]?.toLowerCase() ?? "";
};

const close =
  ({ server }: Connections) =>
  () =>
    new Promise((resolve) => server.close(resolve));

it("answers with the common headers", async () => {
  const head = await headOf(await listening(fine), "GET /");
  expect(head).toMatch(/^http\/1\.1 200 /);
  expect(head).toContain("x-always: sent");
});

it.each([
  ["every path", 400, "GET * HTTP/1.1\r\nHost: x"],
  ["a whole address", 400, "GET http://elsewhere.example/ HTTP/1.1\r\nHost: x"],
  ["two hosts", 400, "GET / HTTP/1.1\r\nHost: x\r\nHost: y"],
  ["HTTP/0.9", 400, "GET /"],
  ["HTTP/2.0", 400, "GET / HTTP/2.0\r\nHost: x"],
  ["a space before a colon", 400, "GET / HTTP/1.1\r\nHost : x"],
  ["an upgrade", 400, "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket"],
  ["an unknown expectation", 417, "GET / HTTP/1.1\r\nHost: x\r\nExpect: 200-ok"],
  ["20 kB of headers", 431, `GET / HTTP/1.1\r\nHost: x\r\nLong: ${"x".repeat(20_000)}`],
])("refuses %s with %i like every other failure", async (_, status, text) => {
  const [head = "", body = ""] = (await answerTo(await listening(fine), text)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain("X-Always: sent");
  expect(head).toContain("Connection: close");
  expect(JSON.parse(body)).toMatchObject({ success: false, code: "bad_request" });
});

it("answers while it is drained, and closes each connection after the answer, pending ones included", async () => {
  let finish = () => {};
  const front = await listening((request, response) => {
    if (request.url === "/slow") finish = () => response.end("slow");
    else response.end("fine");
  });
  expect(await headOf(front, "GET /")).not.toContain("connection: close");
  const pending = open(front, "GET /slow HTTP/1.1\r\nHost: x");
  await once(front.server, "request");
  front.drain();
  expect(await headOf(front, "GET /")).toContain("connection: close");
  finish();
  const [text] = await once(pending, "data");
  expect(String(text).toLowerCase()).toContain("connection: close");
  await once(pending, "close");
});

/** Sends two pipelined requests. */
async function openWithTwo(front: Connections) {
  let come = 0;
  front.server.on("request", () => {
    come += 1;
  });
  const socket = open(front, "GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x");
  await vi.waitFor(() => expect(come).toBe(2));
  return socket;
}

it("starts a pipelined request when the previous one is answered", async () => {
  const begun: (() => void)[] = [];
  const front = await listening(({ url }, response) => {
    begun.push(() => response.end(`fine ${url}`));
  });
  const socket = await openWithTwo(front);
  expect(begun.length).toBe(1);
  begun[0]?.();
  await vi.waitFor(() => expect(begun.length).toBe(2));
  begun[1]?.();
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  await vi.waitFor(() => expect(text).toMatch(/fine \/1.*fine \/2$/s));
});

it("never starts a pipelined request whose connection has closed", async () => {
  const begun: string[] = [];
  const front = await listening(({ url = "" }, response) => {
    begun.push(url);
    response.once("close", () => begun.push("left"));
  });
  const socket = await openWithTwo(front);
  socket.destroy();
  await vi.waitFor(() => expect(begun).toEqual(["/1", "left"]));
  await new Promise((resolve) => front.server.close(resolve));
  expect(begun).toEqual(["/1", "left"]);
});

it("closes a connection on which the client does not read the answer", async () => {
  const front = await listening(
    (_request, response) => {
      const fill = () => {
        while (response.write("x".repeat(65_536)));
      };
      response.on("drain", fill);
      fill();
    },
    { idleMs: 100 },
  );
  const socket = open(front, "GET / HTTP/1.1\r\nHost: x");
  socket.on("error", () => {});
  const [, response] = await once(front.server, "request");
  await once(response, "close");
});

it("close waits no longer than its grace period", async () => {
  const front = await listening(() => {});
  // After an upgrade, the HTTP server no longer tracks the connection.
  front.server.removeAllListeners("upgrade").on("upgrade", () => {});
  open(front, "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket");
  const [, socket] = await once(front.server, "upgrade");
  onTestFinished(() => void socket.destroy());
  const began = performance.now();
  await closeGracefully(front, close(front), 200);
  expect(performance.now() - began).toBeLessThan(5000);
});
