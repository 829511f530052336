import { OfflinePage } from "@/components/site/offline-page";
import { atBase } from "@/lib/base-path";
import { serviceWorker } from "@/lib/client/service-worker";
import { sharing } from "@/lib/contract/sharing";
import { markupOf } from "@/lib/site/markup";

export const dynamic = "force-static";

/** The service worker, with all that it needs: browsers keep it as it is. */
export function GET() {
  const [offline, offlineShared] = [false, true].map(
    (shared) => `<!doctype html>${markupOf(OfflinePage({ shared }))}`,
  );
  const settings = {
    home: atBase("/"),
    calls: atBase("/api/"),
    sharing: { ...sharing, path: atBase(sharing.path) },
    offline,
    offlineShared,
  };
  return new Response(`(${serviceWorker})(self, ${JSON.stringify(settings)});\n`, {
    headers: { "Content-Type": "text/javascript; charset=utf-8" },
  });
}
