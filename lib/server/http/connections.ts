import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
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
  const { idleMs = IDLE_MS, upgrade = refuseUpgrade } = options;
  const unanswered = new Set<ServerResponse>();
  const unused = new Set<Socket>();
  let draining = false;

  function accept(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    unused.delete(request.socket);
    unanswered.add(response);
    response.once("close", () => unanswered.delete(response));
    if (draining) closeAfter(response);
    // '*', or a whole address as a proxy gets it.
    if (!request.url?.startsWith("/"))
      response.writeHead(400, { ...dataHeaders, "Content-Type": "text/plain" }).end("Bad request\n");
    else listener(request, response);
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

function refuseUpgrade(_request: IncomingMessage, socket: Socket) {
  socket.on("error", () => {});
  socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n", () =>
    socket.destroy(),
  );
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
