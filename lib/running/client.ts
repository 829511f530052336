import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";

/** What is sent to: a site, or anything else with an address. */
export type Target = { url: string };

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: FormData | Uint8Array | string;
  /** The address it comes from: all of 127.0.0.0/8 is this machine. */
  from?: string;
};

/** Milliseconds. Nothing here is allowed to take this long; a test that waits longer has found something. */
const PATIENCE_MS = 60_000;

/** A form as the bytes and the type that a browser would send. */
export async function encode(form: FormData): Promise<{ type: string; bytes: Buffer }> {
  const encoded = new Response(form);
  return {
    type: encoded.headers.get("content-type") ?? "",
    bytes: Buffer.from(await encoded.arrayBuffer()),
  };
}

/**
 * One request on a connection of its own, so that nothing of it is left when it is answered.
 *
 * @param path as it goes over the wire: nothing is resolved or escaped
 * @throws Error when the server closes without an answer
 */
export async function ask({ url }: Target, path: string, asked: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const { method = asked.body === undefined ? "GET" : "POST", headers = {}, body, from } = asked;
  const { type, bytes } =
    body instanceof FormData ? await encode(body) : { type: "", bytes: body && Buffer.from(body) };
  return new Promise((resolve, reject) => {
    const outgoing = request({
      hostname,
      port,
      path,
      method,
      agent: false,
      timeout: PATIENCE_MS,
      ...(from && { localAddress: from }),
      headers: {
        ...(type && { "content-type": type }),
        ...(bytes && { "content-length": bytes.length }),
        ...headers,
      },
    });
    let answered = false;
    outgoing.once("response", async (incoming) => {
      answered = true;
      try {
        const { statusCode: status = 0, headers } = incoming;
        resolve({ status, headers, body: Buffer.concat(await incoming.toArray()) });
      } catch (error) {
        reject(error);
      }
    });
    // Who is refused in the middle of an upload may meet a closed connection while it still writes.
    outgoing.once("error", (error) => answered || reject(error));
    outgoing.once("timeout", () => outgoing.destroy(new Error(`No answer in ${PATIENCE_MS} ms.`)));
    outgoing.end(bytes);
  });
}

/** A connection on which bytes are sent by hand. */
export async function open({ url }: Target, ...chunks: (string | Uint8Array)[]): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server may close while we write; what it said before is what counts.
  socket.on("error", () => {});
  await once(socket, "connect");
  for (const chunk of chunks) socket.write(chunk);
  return socket;
}

/**
 * Everything the server says on a connection until it closes it, as Latin-1.
 *
 * @throws Error when it is still open after a minute
 */
export async function lastWords(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  if (!socket.closed)
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`Still open after ${PATIENCE_MS} ms.`)), PATIENCE_MS);
      socket.once("close", () => {
        clearTimeout(late);
        resolve();
      });
    });
  return Buffer.concat(chunks).toString("latin1");
}

/** Sends bytes by hand and waits for the end of the connection. */
export const say = async (target: Target, ...chunks: (string | Uint8Array)[]): Promise<string> =>
  lastWords(await open(target, ...chunks));

/** The head of a request whose answer ends the connection. */
export const head = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", ""].join("\r\n");

/** Statuses of all answers in what was heard on a connection. */
export const statusesIn = (heard: string): number[] =>
  [...heard.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
