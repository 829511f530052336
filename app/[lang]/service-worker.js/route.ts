import { OfflinePage } from "@/components/site/offline-page";
import { atBase } from "@/lib/base-path";
import { serviceWorker } from "@/lib/client/service-worker";
import { sharing } from "@/lib/contract/sharing";
import { markupOf } from "@/lib/site/markup";
import { type PageParams, siteOfPage, sitePaths } from "@/lib/site/site";

export const dynamic = "force-static";

export const generateStaticParams = sitePaths;

/** The service worker, with all that it needs: browsers keep it as it is. */
export async function GET(_request: Request, params: PageParams) {
  const site = await siteOfPage(params);
  const [offline, offlineShared] = [false, true].map(
    (shared) => `<!doctype html>${markupOf(OfflinePage({ site, shared }))}`,
  );
  const settings = {
    home: atBase(site.at("/")),
    calls: atBase("/api/"),
    sharing: { ...sharing, path: atBase(sharing.path) },
    offline,
    offlineShared,
  };
  return new Response(`(${serviceWorker})(self, ${JSON.stringify(settings)});\n`, {
    headers: { "Content-Type": "text/javascript; charset=utf-8" },
  });
}
