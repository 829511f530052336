/** Where calls go: the host that the page names (NEXT_PUBLIC_BACKEND_URL), else the page's own. */
export const backendUrl = (): string =>
  globalThis.document?.documentElement.dataset.backend || globalThis.location.origin;

/** Address of a call: base and path joined by exactly one slash, whatever either brings. */
export const callUrl = (path: string, base = backendUrl()): string =>
  `${base.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;

/** A `downloadUrl` as the server gave it, relative or not, as an absolute address. */
export const resultUrl = (downloadUrl: string, base = backendUrl()): string =>
  new URL(downloadUrl, base).href;
