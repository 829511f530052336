import type { RequestListener } from "node:http";
import { dataHeaders } from "./security-headers";

/** Header of a proxy that removes the base path, with what it has removed. Traefik's StripPrefix sends it. */
const REMOVED = "x-forwarded-prefix";

/**
 * Lets a listener answer for a folder of the host, under paths that start where the folder does. What is outside of it is
 * no page of the site; only `/`, and the folder without its slash, lead to its home page.
 *
 * @param base such as `/tools`, or empty for the whole host
 */
export function underBasePath(base: string, listener: RequestListener): RequestListener {
  if (!base) return listener;
  return (request, response) => {
    const { url = "/" } = request;
    if (url.startsWith(`${base}/`)) request.url = url.slice(base.length);
    else if (request.headers[REMOVED] !== base) {
      const [path, ...query] = url.split("?");
      const isHome = path === "/" || path === base;
      const headers = isHome ? { Location: [`${base}/`, ...query].join("?") } : dataHeaders;
      // Temporary, because the next start may have another base path. An upload is not read.
      response
        .writeHead(isHome ? 307 : 404, { ...headers, "Content-Type": "text/plain", Connection: "close" })
        .end(`This site is under ${base}/. A proxy in front of it has to keep ${base} in the path.\n`);
      return;
    }
    listener(request, response);
  };
}
