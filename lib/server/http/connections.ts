import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { ConversionError } from "../../contract/errors";
import { failureOf } from "./failure";
import { dataHeaders } from "./security-headers";

/** Longest time a connection may be idle in milliseconds: as long as a request, which is silent while it converts. */
const IDLE_MS = 300_000;

export type Connections = ReturnType<typeof createConnections>;

/**
 * Creates the HTTP server with everything that guards its connections; answers are the listener's.
 *
 * - Pipelining: a request that arrives before the previous answer is finished has a response without a socket. Node
 *   emits no 'close' for it when the client leaves, so its work could never be cancelled; it starts when it is its turn.
 * - Upgrades: Next attaches a listener that keeps the socket. After the client is gone it would stay half open for
 *   ever, and `close` would wait for it, so every upgrade is refused and destroyed.
 * - What is no request of HTTP/1 (RFC 9112): refused with the common headers, in the form of every other failure.
 * - Slow clients: headers have 30 s, a request 300 s, and a connection on which nothing moves for 300 s is closed.
 *
 * @param headers sent with every answer, whoever writes it
 * @param options.upgrade handles upgrades instead of refusing them (hot reloading in development)
 * @returns the server, not listening yet
 */
export function createConnections(
  listener: RequestListener,
  headers: Readonly<Record<string, string>> = {},
  options: {
    idleMs?: number;
    upgrade?: (request: IncomingMessage, socket: Socket, head: Buffer) => void;
  } = {},
) {
  const { idleMs = IDLE_MS, upgrade = (_request, socket) => refuse(socket, 400) } = options;
  const unanswered = new Set<ServerResponse>();
  const unused = new Set<Socket>();
  let draining = false;

  function accept(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    unused.delete(request.socket);
    unanswered.add(response);
    response.once("close", () => unanswered.delete(response));
    if (draining) closeAfter(response);
    if (isPlain(request)) listener(request, response);
    else answerRefusal(response, 400);
  }

  function answerRefusal(response: ServerResponse, status: number) {
    response.writeHead(status, refusalHeaders).end(refusalText);
  }

  /** Answers on the connection itself, where there is no request to answer. */
  function refuse(socket: Duplex, status: number) {
    socket.on("error", () => {});
    // The start of an answer is on its way already.
    const isAnswering = [...unanswered].some(
      (response) => response.socket === socket && response.headersSent,
    );
    if (!socket.writable || isAnswering) return void socket.destroy();
    const lines = Object.entries({ ...headers, ...refusalHeaders }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n");
    socket.end(head + refusalText, () => socket.destroy());
  }

  const server = createServer((request, response) => {
    if (response.socket) return accept(request, response);
    response.once("socket", () =>
      process.nextTick(() => {
        if (!response.destroyed) accept(request, response);
      }),
    );
  });
  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("upgrade", upgrade);
  server.on("checkExpectation", (_request, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answerRefusal(response, 417);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, parserStatuses[error.code ?? ""] ?? 400),
  );
  server.requestTimeout = 300_000;
  server.headersTimeout = 30_000;
  server.timeout = idleMs;
  // Longer than the idle time of the usual reverse proxies (60 s), or they send requests to closed connections.
  server.keepAliveTimeout = 75_000;
  return {
    server,
    /** From now on every answer closes its connection: a proxy would send its next request to a server that is gone. */
    drain() {
      draining = true;
      for (const response of unanswered) closeAfter(response);
    },
    /** Closes connections without a request, including those that never had one: browsers open some ahead of need. */
    closeUnused() {
      server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    },
  };
}

/** Statuses of what Node's parser refuses; everything else is 400. */
const parserStatuses: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const refusalText = JSON.stringify(failureOf(new ConversionError("bad_request")));
const refusalHeaders = {
  ...dataHeaders,
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": Buffer.byteLength(refusalText),
  Connection: "close",
};

/**
 * Whether a request is one of HTTP/1 with one Host, and asks for a path: neither for '*' nor for a whole address, as a
 * proxy gets it. Node's parser also takes HTTP/0.9 and HTTP/2.0, and joins several Hosts
 * (https://www.rfc-editor.org/rfc/rfc9112#section-3.2).
 */
function isPlain({ url, httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host");
  return url?.startsWith("/") === true && /^1\.[01]$/.test(httpVersion) && hosts.length <= 1;
}

function closeAfter(response: ServerResponse) {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

/** Resolves after `ms` milliseconds, or as soon as the signal aborts. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  delay(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => {});

/**
 * Stops listening and waits for the requests in flight.
 *
 * @param close stops accepting and resolves when the last connection has ended
 * @param graceMs longest wait in milliseconds; connections still open then are destroyed
 * @param hurry ends the wait at once
 */
export async function closeGracefully(
  { server, drain, closeUnused }: Connections,
  close: () => Promise<unknown>,
  graceMs: number,
  hurry?: AbortSignal,
): Promise<void> {
  drain();
  const closed = close();
  const sweeping = setInterval(closeUnused, 100);
  await Promise.race([closed, pause(graceMs, hurry)]);
  clearInterval(sweeping);
  // Not awaited: sockets that were upgraded are no longer the HTTP server's.
  server.closeAllConnections();
}
