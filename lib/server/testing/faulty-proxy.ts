import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Answers a request in place of the server behind, or forwards it with `pass`. */
export type Fault = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  pass: (path?: string) => void,
) => void;

/** Ways in which a storage server fails. */
export const faults = {
  reset: (incoming: IncomingMessage) => void incoming.socket.destroy(),
  /** Takes the request and never answers. */
  hang: (incoming: IncomingMessage) => void incoming.resume(),
  /** Answers with a status and an error of S3, after the body or before it. */
  refuse:
    (status: number, code: string, { early = false } = {}): Fault =>
    async (incoming, outgoing) => {
      if (!early) for await (const _ of incoming);
      outgoing.writeHead(status).end(`<?xml version="1.0"?>\n<Error><Code>${code}</Code></Error>`);
    },
  /** Sends some bytes of an object, then breaks the connection or sends no more. */
  stopAfter: (bytes: number, { hang = false } = {}): Fault => {
    return (_incoming, outgoing, pass) => {
      const { write } = outgoing;
      let left = bytes;
      outgoing.write = ((chunk: Buffer) => {
        if (left <= 0) return false;
        const part = chunk.subarray(0, left);
        left -= part.length;
        const taken = write.call(outgoing, part, "binary");
        if (left > 0) return taken;
        if (!hang) setImmediate(() => outgoing.destroy());
        return false;
      }) as typeof write;
      outgoing.end = (() => outgoing) as typeof outgoing.end;
      pass();
    };
  },
};

/** Starts a proxy on the loopback interface that forwards requests to `target`, but for those that meet a fault. */
export async function startFaultyProxy(target: URL) {
  /** Faults of the next requests, one each. */
  const next: Fault[] = [];
  /** Requests so far, and the port at the other end of their connections. */
  const seen: (Pick<IncomingMessage, "method" | "url" | "headers"> & { port: number | undefined })[] = [];
  let always: Fault | undefined;
  let active = 0;
  let mostActive = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    seen.push({ method, url, headers, port: incoming.socket.remotePort });
    active += 1;
    mostActive = Math.max(mostActive, active);
    outgoing.once("close", () => (active -= 1));
    const pass = (path = url) => {
      const options = { method, path, headers, host: target.hostname, port: target.port, agent: false };
      const forwarded = request(options, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        outgoing.once("close", () => answer.destroy());
      });
      forwarded.on("error", () => outgoing.destroy());
      incoming.pipe(forwarded);
    };
    (next.shift() ?? always ?? ((_in, _out, pass) => pass()))(incoming, outgoing, pass);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    next,
    seen,
    /** Meets every further request with a fault, or with none. */
    always: (fault?: Fault) => {
      always = fault;
    },
    /** Returns the largest number of requests at once since the last call. */
    mostActive() {
      const most = mostActive;
      mostActive = active;
      return most;
    },
    /** Returns the number of requests that are being answered. */
    active: () => active,
    breakConnections: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns an address of the loopback interface where nothing listens. */
export async function closedAddress(): Promise<URL> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return new URL(`http://127.0.0.1:${port}`);
}
