/** Headers that every answer carries. HSTS for two years, this host only, and only when the site is served by https. */
export const securityHeaders = (siteUrl: URL): Record<string, string> => ({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": permissionsPolicy(false),
  ...(siteUrl.protocol === "https:" && { "Strict-Transport-Security": "max-age=63072000" }),
});

export const permissionsPolicy = (camera: boolean): string =>
  `camera=(${camera ? "self" : ""}), microphone=(), geolocation=()`;

/** Headers of answers that are data: no browser may render, embed or keep them. */
export const dataHeaders = {
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
} as const;

/** Hosts that tags of Google Tag Manager talk to (https://developers.google.com/tag-platform/security/guides/csp). */
const tagManagerHosts = {
  script: "https://www.googletagmanager.com",
  img: "https://*.google-analytics.com https://*.googletagmanager.com",
  connect: "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
};

const words = (...parts: readonly (string | undefined | false)[]) => parts.filter(Boolean).join(" ");

/**
 * Builds a page's Content-Security-Policy. Static pages cannot carry a nonce, so each names the hashes of its own inline
 * scripts; Next's `experimental.sri` leaves those out.
 *
 * @param scripts hashes of the page's inline scripts, as CSP writes them
 * @param options.tagManager whether the page loads Google Tag Manager
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { backend, tagManager }: { backend?: string | undefined; tagManager: boolean },
): string {
  const hosts = tagManager ? tagManagerHosts : undefined;
  const origin = backend && new URL(backend).origin;
  return [
    "default-src 'self'",
    words("script-src 'self'", ...scripts, hosts?.script),
    // Style attributes (a progress bar's width, a tile's hue) cannot be hashed.
    "style-src 'self' 'unsafe-inline'",
    words("img-src 'self' blob: data:", origin, hosts?.img),
    words("connect-src 'self' blob: data:", origin, hosts?.connect),
    "font-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
