/**
 * Folder of the host that the site is in, such as `/tools`; empty where the host is the site's alone. The server is told by
 * BASE_PATH, and each page tells its scripts.
 */
export const basePath = (): string =>
  (globalThis.document
    ? document.documentElement.dataset.base
    : // Not `process.env`: Next would write the value into the build.
      globalThis.process.env.BASE_PATH) ?? "";

/** Address on the host of a path of the site. */
export const atBase = (path: string): string => (path.startsWith("/") ? basePath() + path : path);

/** Path of the home page in the language of the page, without the slash at its end: empty in English. */
export const pageHome = (): string =>
  (globalThis.document?.documentElement.dataset.home ?? "/").replace(/\/$/, "");
