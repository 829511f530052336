import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { drainBody } from "../upload/body";

/**
 * Sends an answer that does not wait for the request's body.
 *
 * While a client is still sending, the answer is held open until its body is drained. Closing a connection with unread
 * bytes makes the kernel send a reset, which takes the answer away from a browser before it has read it.
 */
export function sendEarly(
  { raw, context }: FastifyRequest,
  reply: FastifyReply,
  answer: Buffer,
): FastifyReply {
  if (raw.complete || raw.destroyed) return reply.send(answer);
  reply.headers({ Connection: "close", "Content-Length": answer.length });
  async function* parts() {
    yield answer;
    await drainBody(context.body);
  }
  return reply.send(Readable.from(parts(), { objectMode: false }));
}
