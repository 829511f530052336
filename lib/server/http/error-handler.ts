import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ConversionError, statusOf } from "../../contract/errors";
import { RETRY_AFTER_S } from "../limits";
import { languageHeaders } from "./accept-language";
import { sendEarly } from "./early-answer";
import { failureOf } from "./failure";
import { addAllowanceHeaders } from "./rate-limit";
import { dataHeaders } from "./security-headers";

/** Answers an error: the status of its code, a sentence for the visitor, and nothing else that we know. */
export function handleError(thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { context } = request;
  // Fastify's own refusals, of a content type that is none for example, are the client's fault.
  const isRefusal = "statusCode" in thrown && Number(thrown.statusCode) < 500;
  const error = context.fail(isRefusal ? new ConversionError("bad_request", { cause: thrown }) : thrown);
  const { code } = error;
  const text = Buffer.from(JSON.stringify(failureOf(error, context.language)));
  // Of a file whose first byte could not be sent.
  for (const name of ["Content-Disposition", "Content-Length", "Content-Range", "Accept-Ranges", "ETag"])
    reply.removeHeader(name);
  addAllowanceHeaders(reply, context.allowance);
  if (code === "busy") reply.header("Retry-After", RETRY_AFTER_S);
  if (code === "bad_token") reply.header("WWW-Authenticate", 'Bearer error="invalid_token"');
  reply.code(statusOf(code)).headers({
    ...dataHeaders,
    ...languageHeaders(context.language),
    "Content-Type": "application/json; charset=utf-8",
  });
  return sendEarly(request, reply, text);
}
