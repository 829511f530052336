/** Returns the backend's origin: the one that the page names (NEXT_PUBLIC_BACKEND_URL), else the page's own. */
const backendUrl = (): string =>
  globalThis.document?.documentElement.dataset.backend || globalThis.location.origin;

/** Joins base and path of a call with exactly one slash. */
export const callUrl = (path: string, base = backendUrl()): string =>
  `${base.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;

/** Makes a server's `downloadUrl` absolute. */
export const resultUrl = (downloadUrl: string, base = backendUrl()): string =>
  new URL(downloadUrl, base).href;

/**
 * Returns the address of a result's session, for deleting all its results. Undefined for addresses of another
 * backend.
 */
export const sessionUrl = (downloadUrl: string): string | undefined =>
  /^(.*\/api\/download\/[^/?#]+)\/[^/?#]+$/.exec(downloadUrl)?.[1];
