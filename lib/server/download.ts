import "server-only";
import { ConversionError } from "../contract/errors";
import { respond } from "./respond";
import { services } from "./services";
import type { Stored } from "./store/types";

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

/** What an address that no route answers gets: the same 404 as for a result that is not there. */
export function notFound(request: Request): Promise<Response> {
  return respond("/api", request, async () => answer("", null));
}

function answer(key: string, about: Pick<Stored, "type" | "size"> | null, body: BodyInit | null = null) {
  if (!about) throw new ConversionError("not_found");
  return new Response(body, {
    headers: {
      "Content-Type": about.type,
      "Content-Length": String(about.size),
      "Content-Disposition": attachment(key.slice(key.indexOf("/") + 1)),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
}

/** RFC 6266: a plain name for old programs, the true one in UTF-8 (RFC 8187) for all others. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Written by hand: Readable.toWeb throws outside of everything when the client leaves (FACTS.md, Node 20). */
function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
