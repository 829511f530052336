import { Readable } from "node:stream";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ConversionError, statusOf } from "../../contract/errors";
import { RETRY_AFTER_S } from "../limits";
import { drainBody } from "../upload/body";
import { failureOf } from "./failure";
import { addAllowanceHeaders } from "./rate-limit";
import { dataHeaders } from "./security-headers";

/**
 * Answers an error: the status of its code, a sentence for the visitor, and nothing else that we know.
 *
 * While a client is still sending, the answer is held open until its body is drained. Closing a connection with unread
 * bytes makes the kernel send a reset, which takes the answer away from a browser before it has read it.
 */
export function handleError(
  thrown: FastifyError | Error,
  { raw, context }: FastifyRequest,
  reply: FastifyReply,
) {
  // Fastify's own refusals, of a content type that is none for example, are the client's fault.
  const isRefusal = "statusCode" in thrown && Number(thrown.statusCode) < 500;
  const error = context.fail(isRefusal ? new ConversionError("bad_request", { cause: thrown }) : thrown);
  const { code } = error;
  const text = Buffer.from(JSON.stringify(failureOf(error)));
  // Of a file whose first byte could not be sent.
  for (const name of ["Content-Disposition", "Content-Length", "Content-Range", "Accept-Ranges", "ETag"])
    reply.removeHeader(name);
  addAllowanceHeaders(reply, context.allowance);
  if (code === "busy") reply.header("Retry-After", RETRY_AFTER_S);
  if (code === "bad_token") reply.header("WWW-Authenticate", 'Bearer error="invalid_token"');
  reply.code(statusOf(code)).headers({ ...dataHeaders, "Content-Type": "application/json; charset=utf-8" });
  if (raw.complete || raw.destroyed) return reply.send(text);
  reply.headers({ Connection: "close", "Content-Length": text.length });
  async function* answer() {
    yield text;
    await drainBody(context.body);
  }
  return reply.send(Readable.from(answer(), { objectMode: false }));
}
