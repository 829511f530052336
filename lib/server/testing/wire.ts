import "server-only";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Serves a route handler over a real socket, the way Next does: same body, same signal. */
export async function serve(handler: (request: Request) => Promise<Response>) {
  const server: Server = createServer((incoming, outgoing) => {
    void answer(handler, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  handler: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const gone = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const response = await handler(
    new Request(`http://localhost${incoming.url}`, {
      method: incoming.method ?? "GET",
      headers: new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
      body: incoming.method === "GET" ? null : incoming,
      duplex: "half",
      signal: gone.signal,
    } as unknown as RequestInit),
  );
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  // It breaks when the client has gone.
  if (response.body) await pipeline(Readable.fromWeb(response.body as never), outgoing).catch(() => {});
  else outgoing.end();
}
