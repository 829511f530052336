import "server-only";
import { randomUUID } from "node:crypto";

/** What we echo and log of a visitor's own id; anything else is replaced. */
const sane = /^[\w.-]{8,64}$/;

/** The id of a request: the page's own (X-Request-ID) if it is sane, else a new one. */
export function requestId(headers: Headers): string {
  const given = headers.get("x-request-id") ?? "";
  return sane.test(given) ? given : randomUUID();
}
