import "server-only";
import { ConversionError } from "../contract/errors";
import { attachmentHeaders } from "./attachment";
import { respond } from "./respond";
import { services } from "./services";
import type { Stored } from "./store/types";
import { streamOf } from "./streams";

/**
 * Sends a result as an attachment. Malformed, unknown and expired keys are one and the same 404.
 *
 * @param key `session/filename` as a visitor's address says it
 */
export function download(request: Request, key: string): Promise<Response> {
  return respond("/api/download", request, async (exchange) => {
    const { store } = services();
    if (request.method === "HEAD") return answer(key, await store.head(key));
    const stored = await store.get(key);
    exchange.bytesOut = stored?.size ?? 0;
    return answer(key, stored, stored && streamOf(stored.stream));
  });
}

function answer(key: string, about: Pick<Stored, "type" | "size"> | null, body: BodyInit | null = null) {
  if (!about) throw new ConversionError("not_found");
  const headers = attachmentHeaders(key.slice(key.indexOf("/") + 1), about.type);
  return new Response(body, { headers: { ...headers, "Content-Length": String(about.size) } });
}
