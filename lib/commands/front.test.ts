import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { closeFront, createFront } from "./front.mjs";

type Front = ReturnType<typeof createFront>;

async function listening(answer: Parameters<typeof createFront>[0]): Promise<Front> {
  const front = createFront(answer);
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  onTestFinished(() => void front.close().closeAllConnections());
  return front;
}

function open(front: Front, text: string) {
  const socket = connect({ port: (front.address() as AddressInfo).port, host: "127.0.0.1" });
  onTestFinished(() => void socket.destroy());
  socket.write(`${text}\r\n\r\n`);
  return socket;
}
const statusOf = async (front: Front, line: string) => {
  const [text] = await once(open(front, `${line} HTTP/1.1\r\nHost: x`), "data");
  return Number(String(text).split(" ")[1]);
};
const fine: Parameters<typeof createFront>[0] = async (_request, response) => void response.end("fine");

it.each([
  ["GET /", 200],
  ["GET /?a=%zz", 200],
  ["GET /%zz", 404],
  ["GET *", 400],
  ["OPTIONS *", 400],
  ["GET http://elsewhere.example/", 400],
  ["TRACE /api/jpg-to-png", 405],
])("answers '%s' with %i", async (line, status) =>
  expect(await statusOf(await listening(fine), line)).toBe(status),
);

it("answers an upgrade and ends its connection, although another listener would keep it", async () => {
  const front = await listening(fine);
  front.on("upgrade", () => {});
  const socket = open(front, "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket");
  const [text] = await once(socket, "data");
  expect(String(text)).toMatch(/^HTTP\/1\.1 400 /);
  await once(socket, "close");
  // Waits for every connection.
  await new Promise((resolve) => front.close(resolve));
});

it("drops only the connection of a request whose answer fails", async () => {
  const front = await listening(async (request, response) => {
    if (request.url === "/bad") throw new Error("unforeseen");
    response.end("fine");
  });
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  await once(open(front, "GET /bad HTTP/1.1\r\nHost: x"), "close");
  expect(await statusOf(front, "GET /good")).toBe(200);
});

it("closes when what is in flight is answered", async () => {
  let finish = () => {};
  const front = await listening(async (_request, response) => {
    finish = () => response.end("late");
  });
  const socket = open(front, "GET / HTTP/1.1\r\nHost: x");
  await once(front, "request");
  const answered = once(socket, "data");
  const closed = closeFront(front, 60_000);
  finish();
  const [text] = await answered;
  expect(String(text)).toContain("late");
  await closed;
});

it("waits no longer than its grace, whatever is still open", async () => {
  const front = await listening(async () => {});
  // As one that was upgraded: the HTTP server does not know it any more.
  front.removeAllListeners("upgrade").on("upgrade", () => {});
  open(front, "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket");
  const [, socket] = await once(front, "upgrade");
  onTestFinished(() => void socket.destroy());
  const began = performance.now();
  await closeFront(front, 200);
  expect(performance.now() - began).toBeLessThan(5000);
});
