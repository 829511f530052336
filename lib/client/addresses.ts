import { basePath } from "../base-path";

/** Returns the backend's address: the one that the page names (NEXT_PUBLIC_BACKEND_URL), else the site's own. */
const backendUrl = (): string =>
  globalThis.document?.documentElement.dataset.backend || globalThis.location.origin + basePath();

/** Joins base and path of a call with exactly one slash. */
export const callUrl = (path: string): string =>
  `${backendUrl().replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;

/** Makes a server's `downloadUrl` absolute. */
export const resultUrl = (downloadUrl: string): string => new URL(downloadUrl, backendUrl()).href;

/**
 * Returns the address of a result's session, for deleting all its results. Undefined for addresses of another
 * backend.
 */
export const sessionUrl = (downloadUrl: string): string | undefined =>
  /^(.*\/api\/download\/[^/?#]+)\/[^/?#]+$/.exec(downloadUrl)?.[1];
