/** Where calls go: NEXT_PUBLIC_BACKEND_URL (set at build), else the origin of the page itself. */
const backendUrl = (): string => process.env.NEXT_PUBLIC_BACKEND_URL || globalThis.location.origin;

/** Address of a call: base and path joined by exactly one slash, whatever either brings. */
export const callUrl = (path: string, base = backendUrl()): string =>
  `${base.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;

/** A `downloadUrl` as the server gave it, relative or not, as an absolute address. */
export const resultUrl = (downloadUrl: string, base = backendUrl()): string =>
  new URL(downloadUrl, base).href;

/**
 * Where all results of a session are, and are deleted, by the address of one of them. Another backend may have
 * addresses of its own: then there is none.
 */
export const sessionUrl = (downloadUrl: string): string | undefined =>
  /^(.*\/api\/download\/[^/?#]+)\/[^/?#]+$/.exec(downloadUrl)?.[1];
