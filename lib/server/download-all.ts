import "server-only";
import { makeZip } from "client-zip";
import { ConversionError } from "../contract/errors";
import { pagesZipName } from "../limits";
import { attachmentHeaders } from "./attachment";
import { createHoldings } from "./holdings";
import { respond } from "./respond";
import { sendFile } from "./send-file";
import { services } from "./services";
import type { Listed, Store } from "./store/types";
import { createZipReadings } from "./zip-readings";

/**
 * Sends all results of a session as one ZIP, in the order of their names, while it is read. Malformed, unknown and
 * expired sessions are one and the same 404.
 *
 * @param session as a visitor's address says it
 */
export function downloadAll(request: Request, session: string): Promise<Response> {
  return respond("/api/download-all", request, async (exchange) => {
    const { store } = services();
    const listed = await store.list(session);
    if (listed.length === 0) throw new ConversionError("not_found");
    const name = pagesZipName(session);
    const type = "application/zip";
    if (request.method === "HEAD") return new Response(null, { headers: attachmentHeaders(name, type) });
    exchange.bytesOut = listed.reduce((sum, { size }) => sum + size, 0);
    const entries = openOneByOne(store, listed);
    const reply = { name, type, body: makeZip(entries.all()), close: entries.close };
    const over = new AbortController();
    const signal = AbortSignal.any([request.signal, over.signal]);
    const held = createHoldings();
    try {
      return sendFile(signal, reply, { exchange, held, over });
    } catch (error) {
      // The visitor has left already, but client-zip opens the first before anybody reads.
      await held.release();
      throw error;
    }
  });
}

/** Entries of a ZIP, each opened when its turn comes. */
function openOneByOne(store: Store, listed: readonly Listed[]) {
  const readings = createZipReadings();
  return {
    async *all() {
      for (const { key, filename, size } of listed) {
        const stored = await store.get(key);
        // Expired while the others were sent: a ZIP cut short is noticed, one without it is not.
        if (!stored) throw new ConversionError("not_found");
        readings.add(stored.stream);
        yield { name: filename, input: stored.stream, size };
      }
    },
    close: readings.close,
  };
}
