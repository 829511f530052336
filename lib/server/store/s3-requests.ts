import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import * as http from "node:http";
import * as https from "node:https";
import { pipeline, Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { ConversionError } from "../../contract/errors";
import { S3Failure, toStoreError } from "./s3-failure";
import type { S3Settings } from "./settings";

/** Time limits of one request, in milliseconds. */
export type S3Times = {
  /** In which nothing moves: no connection is made, no byte of the body is taken, no answer and no byte of it arrives. */
  silenceMs: number;
  /** After which a failed request is not repeated. */
  retryWithinMs: number;
  /** Longest pause before the second attempt; it doubles, and a random part of it is waited. */
  pauseMs: number;
};

const defaultTimes: S3Times = { silenceMs: 10_000, retryWithinMs: 10_000, pauseMs: 400 };

const ATTEMPTS = 3;

/** A body that can be sent again: `size` in bytes and `sha256` in hexadecimal digits. */
export type S3Body = { size: number; sha256: string; open: () => Readable };

export type S3Request = {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Name of the object; none for the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: S3Body;
};

const NO_CONTENT = createHash("sha256").digest("hex");

/** The body of a check that leaves nothing behind. */
export const emptyBody: S3Body = { size: 0, sha256: NO_CONTENT, open: () => Readable.from([]) };

/** Reads a file once to sign its content, so that what arrives damaged is refused. @throws Error of the file system */
export async function fileBody(path: string): Promise<S3Body> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest("hex"), open: () => createReadStream(path) };
}

const timedOut = () => Object.assign(new Error("Nothing moved"), { code: "ETIMEDOUT" });

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export type S3Client = ReturnType<typeof createS3Client>;

/** Creates a client for one bucket that signs requests and repeats those that fail for the moment. */
export function createS3Client(settings: S3Settings, times: Partial<S3Times> = {}) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const { silenceMs, retryWithinMs, pauseMs } = { ...defaultTimes, ...times };
  const secure = endpoint.protocol === "https:";
  const agent = secure ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true });
  const signingKeys = new Map<string, ArrayBuffer>();

  function urlOf({ key, query = {} }: S3Request): URL {
    const path = [bucket, ...(key?.split("/") ?? [])].map(encode).join("/");
    const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
    const url = new URL(endpoint);
    url.pathname = `${endpoint.pathname.replace(/\/$/, "")}/${path}`;
    url.search = search.join("&");
    return url;
  }

  /** Sends a request once. @throws S3Failure without an answer */
  async function attempt(request: S3Request): Promise<http.IncomingMessage> {
    const { method, body, headers } = request;
    const url = urlOf(request);
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, "X-Amz-Content-Sha256": body?.sha256 ?? NO_CONTENT },
      service: "s3",
      region,
      accessKeyId,
      secretAccessKey,
      cache: signingKeys,
    }).sign();
    return new Promise((resolve, reject) => {
      const outgoing = (secure ? https : http).request(url, {
        method,
        agent,
        headers: {
          ...Object.fromEntries(signed.headers as Headers),
          ...(body && { "Content-Length": body.size }),
        },
        timeout: silenceMs,
      });
      outgoing.once("timeout", () => outgoing.destroy(timedOut()));
      outgoing.once("response", (answer) => {
        // From now on the reader's pace decides, see `received`.
        outgoing.setTimeout(0);
        // A refusal may come before the whole body is sent.
        answer.once("close", () => outgoing.writableFinished || outgoing.destroy());
        resolve(answer);
      });
      const fail = (error: Error & { code?: string }) =>
        reject(new S3Failure(method, { code: error.code ?? error.name }));
      outgoing.on("error", fail);
      if (!body) return outgoing.end();
      pipeline(body.open(), outgoing, (error) => error && fail(error));
    });
  }

  /** Yields the body of an answer. @throws S3Failure if it ends early or nothing arrives */
  async function* received(method: string, answer: http.IncomingMessage): AsyncGenerator<Buffer, void> {
    const reading = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    try {
      for (;;) {
        // A slow reader pauses the socket, so its silence counts only while something is awaited.
        const timer = setTimeout(() => answer.destroy(timedOut()), silenceMs);
        const chunk = await reading.next().finally(() => clearTimeout(timer));
        if (chunk.done) return;
        yield chunk.value;
      }
    } catch (error) {
      throw new S3Failure(method, { code: (error as NodeJS.ErrnoException).code ?? "ECONNRESET" });
    } finally {
      // Closes the connection unless the whole answer was read.
      answer.destroy();
    }
  }

  async function textOf(method: string, answer: http.IncomingMessage): Promise<string> {
    const chunks = await Readable.from(received(method, answer)).toArray();
    return Buffer.concat(chunks).toString("utf8");
  }

  /** Returns the answer of one attempt if it is a success, with what `read` makes of it. @throws S3Failure */
  async function succeed<T>(
    request: S3Request,
    read: (answer: http.IncomingMessage) => T | Promise<T>,
  ): Promise<T> {
    const answer = await attempt(request);
    const { statusCode: status = 0 } = answer;
    if (status >= 200 && status < 300) return read(answer);
    const text = await textOf(request.method, answer);
    throw new S3Failure(request.method, { status, code: /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "" });
  }

  /** Repeats an attempt while its failure is transient. @throws S3Failure */
  async function repeat<T>(once: () => Promise<T>): Promise<T> {
    const began = performance.now();
    for (let tried = 1; ; tried++) {
      try {
        return await once();
      } catch (error) {
        const mayRepeat = error instanceof S3Failure && error.isTransient && !error.isFull;
        if (!mayRepeat || tried === ATTEMPTS || performance.now() - began > retryWithinMs) throw error;
      }
      await delay(Math.random() * pauseMs * 2 ** (tried - 1));
    }
  }

  /**
   * Sends a request.
   *
   * @param read takes the answer: what it leaves unread keeps a connection
   * @returns what `read` returned, or null if there is no such object
   * @throws ConversionError as `toStoreError`
   */
  async function send<T>(
    request: S3Request,
    read: (answer: http.IncomingMessage) => T | Promise<T>,
  ): Promise<T | null> {
    try {
      return await repeat(() => succeed(request, read));
    } catch (error) {
      if (error instanceof S3Failure && isMissing(request, error)) return null;
      throw toStoreError(error);
    }
  }

  /** Sends a request whose answer is short, and reads it. */
  const text = (request: S3Request) => send(request, (answer) => textOf(request.method, answer));

  return {
    send,
    received,
    text,
    /** Copies an object within the bucket, on the server. @returns false if there is none */
    async copy(from: string, to: string): Promise<boolean> {
      const source = `/${[bucket, ...from.split("/")].map(encode).join("/")}`;
      const request = { method: "PUT", key: to, headers: { "X-Amz-Copy-Source": source } } as const;
      const copied = await send(request, async (answer) => {
        // A failure after the answer has begun is in its body, under a status of success.
        const code = /<Error>.*<Code>(\w+)<\/Code>/s.exec(await textOf("PUT", answer))?.[1];
        if (code) throw new S3Failure("PUT", { status: 500, code });
        return true;
      }).catch((error) => {
        if (error instanceof ConversionError && isNoSuchKey(error.cause)) return null;
        throw error;
      });
      return copied !== null;
    },
    /** Closes its connections. */
    close: () => agent.destroy(),
  };
}

const isMissing = ({ method, key }: S3Request, { status, code }: S3Failure): boolean =>
  status === 404 && key !== undefined && method !== "PUT" && code !== "NoSuchBucket";

const isNoSuchKey = (error: unknown) =>
  error instanceof S3Failure &&
  (error.code === "NoSuchKey" || error.status === 404) &&
  error.code !== "NoSuchBucket";
