// A strict Content-Security-Policy for static pages: scripts need no 'unsafe-inline', because each
// page names the hashes of the few inline scripts it was built with. Next's own `experimental.sri`
// leaves those inline scripts out, and a nonce would make every page dynamic.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const pages = join(root, ".next", "server", "app");
const written = join(root, ".next", "pixmill-policies.json");

const inlineScripts = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** Whom the tag manager's own tags talk to (https://developers.google.com/tag-platform/security/guides/csp). */
const tagManager = {
  script: "https://www.googletagmanager.com",
  img: "https://*.google-analytics.com https://*.googletagmanager.com",
  connect: "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
};

const words = (...parts) => parts.filter(Boolean).join(" ");

/** The policy of one page. @param {string} html @param {{ tagManager?: boolean }} [opens] */
export function policyOf(html, opens = {}) {
  const more = opens.tagManager ? tagManager : {};
  const hashes = [...html.matchAll(inlineScripts)].map(
    ([, script]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const backend = process.env.NEXT_PUBLIC_BACKEND_URL
    ? new URL(process.env.NEXT_PUBLIC_BACKEND_URL).origin
    : undefined;
  return [
    "default-src 'self'",
    words("script-src 'self'", ...new Set(hashes), more.script),
    // Style attributes (a progress bar's width, a tile's hue) cannot be hashed.
    "style-src 'self' 'unsafe-inline'",
    words("img-src 'self' blob: data:", backend, more.img),
    words("connect-src 'self' blob: data:", backend, more.connect),
    "font-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Writes the policy of every page of the build that is in `.next`. */
export function writePolicies() {
  const policies = {};
  for (const file of readdirSync(pages, { recursive: true })) {
    const name = String(file).replaceAll("\\", "/");
    if (!name.endsWith(".html")) continue;
    const path = name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`;
    policies[path.toLowerCase()] = policyOf(readFileSync(join(pages, name), "utf8"), {
      // It is loaded by the home page alone.
      tagManager: path === "/" && Boolean(process.env.TAG_MANAGER_ID),
    });
  }
  writeFileSync(written, JSON.stringify(policies));
}

/**
 * The policy for a request's address, or undefined where none is needed.
 *
 * @param {Record<string, string>} policies path of a page, in lower case -> its policy
 * @param {string} url path and query as sent, decodable; the pages answer in any casing, and to escapes
 * @returns {string | undefined}
 */
export function policyIn(policies, url) {
  const path = decodeURIComponent(url.split("?", 1)[0] ?? "").toLowerCase();
  if (path.startsWith("/_next/") || path.startsWith("/api/")) return undefined;
  return policies[path.replace(/(.)\/$/, "$1")] ?? policies["/_not-found"];
}

let policies;

/** The policy for a request to the build that is in `.next`. */
export function policyFor(url) {
  policies ??= JSON.parse(readFileSync(written, "utf8"));
  return policyIn(policies, url);
}
