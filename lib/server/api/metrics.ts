import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest, RouteHandlerMethod } from "fastify";
import { ConversionError } from "../../contract/errors";
import { isLocal } from "../http/client-address";
import type { Services } from "../services";

const digest = (text: string) => createHash("sha256").update(text).digest();
/** Takes as long for a wrong token as for the right one. */
const isSame = (given: string, token: string) => timingSafeEqual(digest(given), digest(token));

function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  // A proxy on this machine may add no header, so with a token set a local request needs it too.
  if (token !== undefined) return isSame(headers.authorization ?? "", `Bearer ${token}`);
  return isLocal(raw);
}

/** Sends metrics to requests with the token or, if none is set, from this machine; others get a 404. */
export function readMetrics({ env, metrics }: Services): RouteHandlerMethod {
  return async (request, reply) => {
    if (!mayRead(request, env.METRICS_TOKEN)) throw new ConversionError("not_found");
    const { body, type } = await metrics.text();
    return reply.type(type).send(body);
  };
}
