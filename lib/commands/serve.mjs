// Serves the production build in this process; its only children are the engine's.
import { createServer } from "node:http";
import { policyFor } from "./content-security.mjs";
import { root } from "./project.mjs";

/** In-flight work gets this long after SIGTERM, in milliseconds. */
const GRACE_MS = 20_000;

process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";
process.chdir(root);

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a whole number from 0 to 65535, not '${process.env.PORT}'.`);
  process.exit(1);
}
const host = process.env.HOST || undefined;

const { default: next } = await import("next");
// A wrong environment variable ends the start here, with its name (see instrumentation.ts).
const app = next({ dev: false, dir: root, hostname: host, port });
await app.prepare();
const answer = app.getRequestHandler();

function isDecodable(url) {
  try {
    decodeURIComponent(url.split("?", 1)[0]);
    return true;
  } catch {
    return false;
  }
}

const server = createServer((request, response) => {
  const url = request.url ?? "/";
  // Next answers 500 to an address it cannot decode; for a visitor it is one that is not there.
  if (!isDecodable(url)) return response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
  const policy = policyFor(url);
  if (policy) response.setHeader("Content-Security-Policy", policy);
  answer(request, response);
});
server.requestTimeout = 300_000;
server.headersTimeout = 30_000;
// Longer than the idle time of the usual reverse proxies (60 s), or they meet closed connections.
server.keepAliveTimeout = 75_000;

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(grace);
  await globalThis.pixmillServices?.close();
  process.exit(0);
}
process.on("SIGTERM", stop).on("SIGINT", stop);

server.once("error", (error) => {
  console.error(
    error.code === "EADDRINUSE" ? `Port ${port} is taken. Set PORT to another one.` : String(error),
  );
  process.exit(1);
});
server.listen(port, host, () => {
  const { port: bound } = server.address();
  console.log(`Ready on http://${host ?? "localhost"}:${bound}`);
});
