import { atBase, pageHome } from "../base-path";
import { sharing } from "../contract/sharing";

type LaunchQueue = {
  setConsumer: (take: (launch: { files?: readonly FileSystemFileHandle[] }) => void) => void;
};

declare global {
  interface Window {
    /** Files that are opened with the app, in Chromium: https://wicg.github.io/web-app-launch */
    launchQueue?: LaunchQueue;
  }
}

/**
 * Takes the files that the system gives to the installed app: what other apps share with it, and what is opened with it.
 *
 * @param take is given no files where they did not get here
 */
export function receiveLaunches(take: (files: readonly File[]) => void): void {
  const address = new URL(location.href);
  const shared = address.searchParams.get(sharing.parameter);
  if (shared !== null) {
    // Else a reload would look for them again.
    address.searchParams.delete(sharing.parameter);
    history.replaceState(history.state, "", address);
    takeShared(shared).then(take, () => take([]));
  }
  window.launchQueue?.setConsumer(({ files: handles = [] }) => {
    if (handles.length === 0) return;
    Promise.all(handles.map((handle) => handle.getFile())).then(take, () => take([]));
  });
}

/** Parameter of the address of a page that files were kept for. */
const KEPT = "kept";

/** Keeps files for another document of the site. @returns what its address needs to find them */
export async function keepFiles(files: readonly File[]): Promise<string> {
  const time = String(Date.now());
  const cache = await caches.open(sharing.cache + time);
  for (const [index, file] of files.entries())
    await cache.put(`${sharing.path}/${index}/${encodeURIComponent(file.name)}`, new Response(file));
  return `?${KEPT}=${time}`;
}

/** Returns the files that were kept for this page; a second call returns none. */
export async function takeKept(): Promise<File[]> {
  const address = new URL(location.href);
  const kept = address.searchParams.get(KEPT);
  if (kept === null) return [];
  address.searchParams.delete(KEPT);
  history.replaceState(history.state, "", address);
  return takeShared(kept);
}

/** Returns files that were kept, by this page's script or the service worker, and forgets them; none if there are none. */
async function takeShared(shared: string): Promise<File[]> {
  const name = sharing.cache + shared;
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const files = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const blob = await (await cache.match(request))?.blob();
      const file = decodeURIComponent(request.url.split("/").at(-1) ?? "");
      return new File(blob ? [blob] : [], file, { type: blob?.type ?? "" });
    }),
  );
  await caches.delete(name);
  return files;
}

/**
 * Has the browser install the service worker. Visitors who only look around get none: it is for those who convert something,
 * and for the installed app.
 */
export function registerServiceWorker(): void {
  // Browsers have none in insecure contexts, and some in private windows; nothing else depends on it.
  globalThis.navigator?.serviceWorker
    ?.register(atBase(`${pageHome()}/service-worker.js`), { scope: atBase("/") })
    .catch(() => {});
}

/** Has it installed if this is the installed app, or as soon as it is. */
export function registerWhenInstalled(signal: AbortSignal): void {
  if (matchMedia("(display-mode: standalone)").matches) registerServiceWorker();
  addEventListener("appinstalled", registerServiceWorker, { signal });
}
