import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";

/** A server to send to. */
export type Target = { url: string };

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: FormData | Uint8Array | string;
  /** Local address to connect from: all of 127.0.0.0/8 is this machine. */
  from?: string;
};

/** Time in milliseconds after which a missing answer, or an open connection, is an error. */
const TIMEOUT_MS = 60_000;

/** Encodes a form as a browser does. */
async function encode(form: FormData): Promise<{ type: string; bytes: Buffer }> {
  const encoded = new Response(form);
  return {
    type: encoded.headers.get("content-type") ?? "",
    bytes: Buffer.from(await encoded.arrayBuffer()),
  };
}

/**
 * Sends one request on its own connection, which is closed after the answer.
 *
 * @param path sent as it is, neither normalized nor escaped
 * @throws Error if the server closes the connection without an answer
 */
export async function sendRequest(
  { url }: Target,
  path: string,
  options: RequestOptions = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(url);
  const { method = options.body === undefined ? "GET" : "POST", headers = {}, body, from } = options;
  const { type, bytes } =
    body instanceof FormData ? await encode(body) : { type: "", bytes: body && Buffer.from(body) };
  return new Promise((resolve, reject) => {
    const outgoing = request({
      hostname,
      port,
      path,
      method,
      agent: false,
      timeout: TIMEOUT_MS,
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
    // After a refusal in the middle of an upload, writing may fail on the closed connection.
    outgoing.once("error", (error) => answered || reject(error));
    outgoing.once("timeout", () => outgoing.destroy(new Error(`No answer in ${TIMEOUT_MS} ms.`)));
    outgoing.end(bytes);
  });
}

/** Opens a connection and writes `chunks` as they are. */
export async function openSocket({ url }: Target, ...chunks: (string | Uint8Array)[]): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server may close while we write; only what it sent before counts.
  socket.on("error", () => {});
  await once(socket, "connect");
  for (const chunk of chunks) socket.write(chunk);
  return socket;
}

/**
 * Reads everything that the server sends until it closes the connection, as Latin-1.
 *
 * @throws Error if it is still open after a minute
 */
export async function readUntilClose(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  if (!socket.closed)
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Still open after ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
      socket.once("close", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  return Buffer.concat(chunks).toString("latin1");
}

/** Sends `chunks` as they are and returns everything received until the connection closes. */
export const sendRaw = async (target: Target, ...chunks: (string | Uint8Array)[]): Promise<string> =>
  readUntilClose(await openSocket(target, ...chunks));

/** Formats the head of a request after whose answer the connection closes. */
export const requestHead = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", ""].join("\r\n");

/** Returns the statuses of all answers received on a connection. */
export const statusesIn = (received: string): number[] =>
  [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
