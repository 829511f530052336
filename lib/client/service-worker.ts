/** What is used of a service worker: TypeScript's types of workers do not go with those of pages. */
type WorkEvent = { waitUntil: (work: Promise<unknown> | undefined) => void };
type InstallEvent = WorkEvent & {
  /** In Chromium: https://wicg.github.io/service-worker-static-routing-api */
  addRoutes?: (rules: object) => Promise<void>;
};
type FetchEvent = WorkEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Worker = Pick<WindowOrWorkerGlobalScope, "caches"> & {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (name: "install", listener: (event: InstallEvent) => void): void;
    (name: "activate", listener: (event: WorkEvent) => void): void;
    (name: "fetch", listener: (event: FetchEvent) => void): void;
  };
};

type Settings = {
  /** Path of the home page, and of the calls. */
  home: string;
  calls: string;
  /** See `lib/contract/sharing`. */
  sharing: Readonly<Record<"path" | "fileField" | "parameter" | "lost" | "cache", string>>;
  /** HTML that stands in for any page without a connection, and for the home page when it has shared files to show. */
  offline: string;
  offlineShared: string;
};

/**
 * The service worker: it takes the files that other apps share, and says what is missing without a connection. Browsers are
 * sent the source of this function, so it uses nothing from outside. It caches no page and no script, which could be stale:
 * the page without a connection is a part of it. So a new version takes over at once, and no page is reloaded for it.
 */
export function serviceWorker(self: Worker, settings: Settings): void {
  const { home, calls, sharing, offline, offlineShared } = settings;
  /** Files that no page has asked for are kept for an hour, in milliseconds. */
  const KEPT_MS = 3_600_000;

  async function forget(): Promise<void> {
    for (const name of await self.caches.keys())
      if (name.startsWith(sharing.cache) && Date.now() - Number(name.slice(sharing.cache.length)) > KEPT_MS)
        await self.caches.delete(name);
  }

  async function keep(request: Request): Promise<Response> {
    let shared = String(Date.now());
    const name = sharing.cache + shared;
    try {
      const files = (await request.formData()).getAll(sharing.fileField);
      const cache = await self.caches.open(name);
      // A form without a file has an empty one without a name.
      for (const [index, file] of files.entries())
        if (file instanceof File && file.name)
          await cache.put(`${sharing.path}/${index}/${encodeURIComponent(file.name)}`, new Response(file));
    } catch {
      // It is no form, or the device has no space left.
      await self.caches.delete(name);
      shared = sharing.lost;
    }
    return Response.redirect(`${home}?${sharing.parameter}=${shared}`, 303);
  }

  async function visit({ request, preloadResponse }: FetchEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      const { pathname, searchParams } = new URL(request.url);
      // A download that fails must not become a file with a page in it.
      if (pathname.startsWith(calls)) return Response.error();
      return new Response(searchParams.has(sharing.parameter) ? offlineShared : offline, {
        status: 503,
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
        },
      });
    }
  }

  self.addEventListener("install", (event) => {
    void self.skipWaiting();
    // Where a browser can, nothing but navigations starts the worker.
    const others = ["cors", "no-cors", "same-origin"].map((requestMode) => ({ requestMode }));
    event.addRoutes?.({ condition: { or: others }, source: "network" }).catch(() => {});
  });
  self.addEventListener("activate", (event) => {
    // Pages are asked for while the worker starts.
    event.waitUntil(self.registration.navigationPreload?.enable());
  });
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.mode !== "navigate") return;
    if (request.method === "POST" && new URL(request.url).pathname === sharing.path)
      event.respondWith(keep(request));
    if (request.method !== "GET") return;
    event.waitUntil(forget());
    event.respondWith(visit(event));
  });
}
