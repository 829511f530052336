import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { closeFront, createFront } from "./front.mjs";

type Front = ReturnType<typeof createFront>;

async function listening(...given: Parameters<typeof createFront>): Promise<Front> {
  const front = createFront(...given);
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
  ["POST /", 405],
  ["POST /faq?a=1", 405],
  ["DELETE /%66aq", 405],
  ["PUT /_next/static/x.js", 405],
  ["POST /api/jpg-to-png", 200],
  ["DELETE /api/download/x", 200],
  ["POST /Png-to-JPG/", 200],
  ["DELETE /png-to-jpg", 405],
])("answers '%s' with %i", async (line, status) =>
  expect(await statusOf(await listening(fine, { callsOnPages: new Set(["/png-to-jpg"]) }), line)).toBe(
    status,
  ),
);

const headOf = async (front: Front, line: string) => {
  const [text] = await once(open(front, `${line} HTTP/1.1\r\nHost: x`), "data");
  return String(text).split("\r\n\r\n")[0]?.toLowerCase() ?? "";
};

it.each(["GET /%zz", "GET *", "TRACE /"])(
  "answers '%s' with what keeps a browser from using it",
  async (line) => {
    const head = await headOf(await listening(fine), line);
    for (const header of [
      "x-content-type-options: nosniff",
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      "cross-origin-opener-policy: same-origin",
      "cross-origin-resource-policy: same-origin",
      "permissions-policy: camera=()",
      "referrer-policy: strict-origin-when-cross-origin",
      "cache-control: no-store",
    ])
      expect(head).toContain(header);
  },
);

it.each([
  ["https://pixmill.example", true],
  ["http://pixmill.example", false],
  [undefined, false],
])("tells browsers of a site at %s to use https alone: %s", async (siteUrl, told) => {
  const front = await listening(fine, { siteUrl });
  for (const line of ["GET /", "GET /%zz"])
    expect((await headOf(front, line)).includes("\r\nstrict-transport-security: max-age=63072000")).toBe(
      told,
    );
});

it("keeps from a call what would make a page's request of it", async () => {
  const front = await listening(async ({ headers }, response) => {
    response.end(Object.keys(headers).join());
  });
  const ask = async (line: string) => {
    const [text] = await once(open(front, `${line} HTTP/1.1\r\nHost: x\r\nRSC: 1\r\nNext-Action: x`), "data");
    return String(text);
  };
  expect(await ask("POST /api/jpg-to-png")).not.toMatch(/rsc|next-action/);
  expect(await ask("POST /api/jpg-to-png")).toContain("content-length");
  expect(await ask("GET /")).toMatch(/rsc/);
});

it("answers while it is drained, and has each answer end its connection, those it owes already too", async () => {
  let finish = () => {};
  const front = await listening(async (request, response) => {
    if (request.url === "/slow") finish = () => response.end("slow");
    else response.end("fine");
  });
  expect(await headOf(front, "GET /")).not.toContain("connection: close");
  const owed = open(front, "GET /slow HTTP/1.1\r\nHost: x");
  await once(front, "request");
  front.drain();
  expect(await headOf(front, "GET /")).toContain("connection: close");
  finish();
  const [text] = await once(owed, "data");
  expect(String(text).toLowerCase()).toContain("connection: close");
  await once(owed, "close");
});

/** Both have come, the second before the answer to the first. */
async function openWithTwo(front: Front) {
  let come = 0;
  front.on("request", () => {
    come += 1;
  });
  const socket = open(front, "GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x");
  await vi.waitFor(() => expect(come).toBe(2));
  return socket;
}

it("begins a request that came early when the one before it is answered", async () => {
  const begun: (() => void)[] = [];
  const front = await listening(async ({ url }, response) => {
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

it("never begins one whose connection is gone when its turn would come", async () => {
  const begun: string[] = [];
  const front = await listening(async ({ url = "" }, response) => {
    begun.push(url);
    response.once("close", () => begun.push("left"));
  });
  const socket = await openWithTwo(front);
  socket.destroy();
  await vi.waitFor(() => expect(begun).toEqual(["/1", "left"]));
  await new Promise((resolve) => front.close(resolve));
  expect(begun).toEqual(["/1", "left"]);
});

it("ends a connection on which nobody reads the answer", async () => {
  const front = await listening(
    async (_request, response) => {
      const fill = () => {
        while (response.write("x".repeat(65_536)));
      };
      response.on("drain", fill);
      fill();
    },
    { silentMs: 100 },
  );
  const socket = open(front, "GET / HTTP/1.1\r\nHost: x");
  socket.on("error", () => {});
  const [, response] = await once(front, "request");
  await once(response, "close");
});

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

it("does not wait for connections that have never said anything", async () => {
  const front = await listening(fine);
  const socket = connect((front.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(front, "connection");
  await closeFront(front, 600_000);
  await once(socket.resume(), "close");
});

it("does not wait when there is a hurry", async () => {
  const front = await listening(async () => {});
  const socket = open(front, "GET / HTTP/1.1\r\nHost: x");
  await once(front, "request");
  const hurry = new AbortController();
  const closed = closeFront(front, 600_000, hurry.signal);
  hurry.abort();
  await closed;
  await once(socket, "close");
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
