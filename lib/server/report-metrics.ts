import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { visitorHeaders } from "../commands/visitor-headers.mjs";
import { ConversionError } from "../contract/errors";
import { respond } from "./respond";
import { services } from "./services";

const digest = (text: string) => createHash("sha256").update(text).digest();
/** Takes as long for a wrong token as for the right one. */
const isSame = (given: string, token: string) => timingSafeEqual(digest(given), digest(token));

function mayKnow({ headers }: Request, token: string | undefined): boolean {
  // A proxy on this machine may leave no trace of itself: who sets a token relies on it alone.
  if (token !== undefined) return isSame(headers.get("authorization") ?? "", `Bearer ${token}`);
  return headers.get(visitorHeaders.local) === "yes";
}

/** The figures, for who has the token, or without one for this machine; for everybody else there is nothing here. */
export function reportMetrics(request: Request): Promise<Response> {
  return respond("/api/metrics", request, async () => {
    const { env, metrics } = services();
    if (!mayKnow(request, env.METRICS_TOKEN)) throw new ConversionError("not_found");
    const { body, type } = await metrics.text();
    return new Response(body, { headers: { "Content-Type": type, "Cache-Control": "no-store" } });
  });
}
