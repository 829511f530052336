import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { detailsHeader, type PhotoDetails } from "../../contract/details";
import type { CleanupStack } from "../cleanup-stack";
import { sendingPace } from "../limits";
import { dataHeaders } from "./security-headers";
import { startTransferClock } from "./transfer-clock";

/** A file as the answer, sent while it may still be made. */
export type FileReply = {
  /** Name the browser saves it under. */
  name: string;
  /** Media type. */
  type: string;
  /** Bytes, when known before the last one is made. */
  size?: number;
  /** What a photo told, sent as a header. */
  details?: PhotoDetails;
  body: AsyncIterable<Uint8Array>;
  /** Called once, when everything is sent or the client has disconnected; resolves when the request's files are unused. */
  close?: () => Promise<void>;
  /** For a body that is still being made: resolves when the engine has finished its jobs. */
  working?: Promise<unknown>;
  /** Time in milliseconds that making it takes, if it is more than `sendingPace` allows. */
  timeMs?: number;
  /** Whether the results of the session stay, because the body names them; asked when it has ended. */
  keepsResults?: () => boolean;
};

export const isFileReply = (reply: object): reply is FileReply => "body" in reply;

/** RFC 6266: an ASCII name for old programs, the true one in UTF-8 (RFC 8187) for all others. */
function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Headers of every file answer: to be saved, never to be run. */
export const attachmentHeaders = (name: string, type: string) => ({
  ...dataHeaders,
  "Content-Type": type,
  "Content-Disposition": contentDisposition(name),
});

/**
 * Sends a file at the client's pace, within `sendingPace`.
 *
 * Call it only while the client is connected: a closed response emits no further event, so the cleanup would never run.
 *
 * @param cleanup is disposed when the answer has ended, sent or not
 * @param abort stops what still works for it
 */
export function sendFile(
  { context }: FastifyRequest,
  reply: FastifyReply,
  { name, type, size, details, body, close, timeMs = 0 }: FileReply,
  cleanup: CleanupStack,
  abort: AbortController,
): FastifyReply {
  if (close) cleanup.defer(close);
  let sent = 0;
  const clock = startTransferClock(context.signal, {
    baseMs: sendingPace.baseMs + timeMs,
    bytesPerS: sendingPace.bytesPerS,
    bytesTransferred: () => sent,
    timeoutCode: "cancelled",
  });
  const stream = Readable.from(
    counted(body, (bytes) => (sent += bytes)),
    { objectMode: false },
  );
  stream.once("error", (error) => context.fail(error));
  clock.signal.addEventListener("abort", () => {
    stream.destroy();
    reply.raw.destroy();
  });
  reply.raw.once("close", () => {
    clock.stop();
    abort.abort();
    stream.destroy();
    cleanup.dispose().catch((error) => context.fail(error));
  });
  reply.headers(attachmentHeaders(name, type));
  if (size !== undefined) reply.header("Content-Length", size);
  if (details) reply.header(detailsHeader, JSON.stringify(details));
  return reply.send(stream);
}

async function* counted(body: AsyncIterable<Uint8Array>, onBytes: (count: number) => void) {
  for await (const chunk of body) {
    onBytes(chunk.byteLength);
    yield chunk;
  }
}
