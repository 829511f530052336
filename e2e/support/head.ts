import type { APIRequestContext } from "@playwright/test";
import type { SitePage } from "../../lib/site/pages";
import { expect } from "./test";

const attribute = (html: string, pattern: RegExp) =>
  html.match(pattern)?.[1]?.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/**
 * Checks the head of a page as a crawler without JavaScript reads it.
 *
 * @returns the HTML, and its structured data
 */
export async function expectHead(request: APIRequestContext, page: SitePage) {
  const response = await request.get(page.path);
  expect(response.status()).toBe(200);
  // Only prerendered pages have an ETag.
  expect(response.headers().etag).toBeTruthy();
  const policy = response.headers()["content-security-policy"] ?? "";
  const opened = page.path === "/" && process.env.TAG_MANAGER_ID ? " https://www.googletagmanager.com" : "";
  const scripts = policy.match(/script-src [^;]*/)?.[0] ?? "";
  expect(scripts.endsWith(opened)).toBe(true);
  expect(scripts.slice(0, scripts.length - opened.length)).toMatch(/^script-src 'self'( 'sha256-[^']+')+$/);
  const html = await response.text();
  expect(attribute(html, /<title>([^<]*)<\/title>/)).toBe(page.title);
  expect(attribute(html, /<meta name="description" content="([^"]*)"/)).toBe(page.description);
  expect(attribute(html, /<meta name="keywords" content="([^"]*)"/)).toBe(page.keywords.join(","));
  const canonical = attribute(html, /<link rel="canonical" href="([^"]*)"/);
  expect(new URL(canonical ?? "").pathname).toBe(page.path);
  expect(attribute(html, /<meta property="og:title" content="([^"]*)"/)).toBe(page.title);
  expect(attribute(html, /<meta name="twitter:card" content="([^"]*)"/)).toBe("summary_large_image");
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  const data: Record<string, unknown>[] = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text = ""]) => JSON.parse(text));
  return { html, data };
}
