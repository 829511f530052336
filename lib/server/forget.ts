import "server-only";
import { respond } from "./respond";
import { requireSameSite } from "./same-site";
import { services } from "./services";

/**
 * Deletes all results of a session now. Whoever knows its name may: it is the same secret that downloads them. A
 * session that is not there, or no longer, is answered alike.
 */
export function forget(request: Request, session: string): Promise<Response> {
  return respond("/api/download", request, async () => {
    const { env, store } = services();
    requireSameSite(request.headers, env.SITE_URL);
    await store.deletePrefix(session);
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  });
}
