// The HTTP server in front of Next: what Next would answer with a 500 or not at all, and the end of it all.
import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { httpsOnly, securityHeaders } from "./security-headers.mjs";
import { announceVisitor } from "./visitor.mjs";

/** The path of an address as sent, in the casing of the route table's own; undefined when it has broken escapes. */
function pathOf(url) {
  try {
    return decodeURIComponent(url.split("?", 1)[0]).toLowerCase();
  } catch {
    return undefined;
  }
}

const isRead = (method) => method === "GET" || method === "HEAD";

/**
 * What Next answers 500 to, or with a page to whom wants something else:
 * [status, text, headers], or undefined for all it can answer itself.
 */
function refusalOf({ method, url = "/" }, callsOnPages) {
  // A method that fetch's Request does not allow; '*', or a whole address as for a proxy.
  if (method === "TRACE") return [405, "Method not allowed", { Allow: "GET, HEAD, POST" }];
  if (!url.startsWith("/")) return [400, "Bad request"];
  const path = pathOf(url);
  // For a visitor it is an address that is not there.
  if (path === undefined) return [404, "Not found"];
  if (isRead(method) || path.startsWith("/api/")) return undefined;
  const methods = callsOnPages.has(path.replace(/(.)\/$/, "$1")) ? "GET, HEAD, POST" : "GET, HEAD";
  return methods.includes(method) ? undefined : [405, "Method not allowed", { Allow: methods }];
}

/** By these Next's own pages ask for parts of a page, or for an action, of which there are none. Calls know neither. */
const pageHeaders = ["rsc", "next-action"];

/** Leaves Next no doubt that a request is for a call. */
function markAsCall({ headers }) {
  for (const name of pageHeaders) delete headers[name];
  // What is sent to a page that is a call too is told by the headers of a body; who sends none may leave them out.
  if (headers["transfer-encoding"] === undefined) headers["content-length"] ??= "0";
}

/** The longest a connection may be silent, in milliseconds: as long as a request may take, which is silent while it works. */
const LONGEST_SILENCE_MS = 300_000;

/** What a browser may do with our own answers: nothing but read them. */
const refusal = {
  "Content-Type": "text/plain; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
};

/**
 * @param {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => Promise<void>} answer
 * @param {{ trustedProxies?: number, siteUrl?: string | undefined, callsOnPages?: ReadonlySet<string>, silentMs?: number }} [options] how
 *   many proxies in front of this server are believed; the site's own address: with https, browsers are told to use
 *   nothing else; paths of pages, in lower case, that are calls too; how long a connection may be silent, in milliseconds
 * @returns the server, not listening yet; `drain` has every answer from then on end its connection,
 *   `closeUnused` ends those without a request
 */
export function createFront(
  answer,
  { trustedProxies = 0, siteUrl = "", callsOnPages = new Set(), silentMs = LONGEST_SILENCE_MS } = {},
) {
  const headers = Object.entries({ ...securityHeaders, ...(/^https:/i.test(siteUrl) && httpsOnly) });
  const open = new Set();
  const silent = new Set();
  let draining = false;
  const take = (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    silent.delete(request.socket);
    open.add(response);
    response.once("close", () => open.delete(response));
    if (draining) endConnectionAfter(response);
    const [status, text, more] = refusalOf(request, callsOnPages) ?? [];
    if (status) return response.writeHead(status, { ...refusal, ...more }).end(`${text}\n`);
    if (!isRead(request.method)) markAsCall(request);
    announceVisitor(request, trustedProxies);
    answer(request, response).catch((error) => {
      // Else one visitor's request would end the process for all.
      console.error(error);
      response.destroy();
    });
  };
  const server = createServer((request, response) => {
    if (response.socket) return take(request, response);
    // Sent before the answer to another was. It waits for its turn: Node does not tell of an answer without a socket
    // that its connection is gone, so what is done for it would never be given up.
    response.once("socket", () =>
      process.nextTick(() => {
        if (!response.destroyed) take(request, response);
      }),
    );
  });
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  // Next listens too, and in production keeps the connection: one that its client has left stays half open
  // for ever, with its descriptor, and `close` waits for it.
  server.on("upgrade", (_request, socket) => {
    socket.on("error", () => {});
    socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n", () =>
      socket.destroy(),
    );
  });
  server.requestTimeout = 300_000;
  server.headersTimeout = 30_000;
  // Who neither sends nor reads: an answer that nobody fetches would keep its room for ever.
  server.timeout = silentMs;
  // Longer than the idle time of the usual reverse proxies (60 s), or they meet closed connections.
  server.keepAliveTimeout = 75_000;
  return Object.assign(server, {
    drain() {
      draining = true;
      for (const response of open) endConnectionAfter(response);
    },
    /** Ends connections that no request is on, those that never had one too: browsers open some ahead. */
    closeUnused() {
      server.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    },
  });
}

/** A proxy that keeps connections would send its next request where nobody listens any more. */
function endConnectionAfter(response) {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

/** Resolves after so many milliseconds, or as soon as `hurry` aborts. */
export const pause = (ms, hurry) => delay(ms, undefined, { ref: false, signal: hurry }).catch(() => {});

/**
 * Takes no more requests, and resolves when those in flight are answered, or without them: after `graceMs`, or as soon
 * as `hurry` aborts.
 */
export async function closeFront(server, graceMs, hurry = new AbortController().signal) {
  server.drain();
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeUnused(), 100);
  await Promise.race([closed, pause(graceMs, hurry)]);
  clearInterval(idle);
  // Not awaited: sockets that HTTP has let go of are not among them.
  server.closeAllConnections();
}
