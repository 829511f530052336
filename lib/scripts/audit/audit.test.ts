import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { audit } from ".";
import { pageOf, type Site } from "./site";

const base = new URL("https://pixmill.example");

const page = (path: string, name: string) => `<!doctype html><html lang="en"><head><title>${name}</title>
<script src="/_next/static/a.js" async></script><script src="/_next/static/old.js" nomodule></script>
</head><body><h1 id="top">${name}</h1><a href="/">Home</a><a href="/tool#top">Tool</a><a href="/about">About</a>
<a href="https://elsewhere.example/x">Elsewhere</a>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing","url":"https://pixmill.example${path}"}</script>
</body></html>`;

const files: Record<string, Uint8Array> = {
  "/_next/static/a.js": Buffer.from("a()"),
  "/_next/static/large.js": randomBytes(170_000),
};

type Change = { tool?: (html: string) => string; sitemap?: Record<string, string> };
const dated = { "/": "2026-01-01", "/tool": "2026-01-01" };

/** A site without faults: two pages and an error page. `tool` changes the second page. */
function siteWith({ tool = (html) => html, sitemap = dated }: Change = {}): Site {
  const htmls = {
    "/": page("/", "Home"),
    "/tool": tool(page("/tool", "Tool")),
    "/_not-found": page("/", "Home"),
  };
  return {
    base,
    pages: new Map(Object.entries(htmls).map(([path, html]) => [path, pageOf(path, html)])),
    sitemap: new Map(Object.entries(sitemap)),
    file: (path) => files[path],
  };
}

it("finds no fault on a sound site, whose /about is a specified link without a page", () =>
  expect(audit(siteWith())).toEqual([]));

const instead = (from: string, to: string) => (html: string) => html.replace(from, to);
const anchor = (href: string) => instead("<a href", `<a href="${href}">x</a><a href`);
const robots = instead("<title>", '<meta name="robots" content="noindex"><title>');

describe("a page", () => {
  it.each<[string, (html: string) => string, string]>([
    ["with an id twice", instead("<h1", '<i id="a"></i><i id="a"></i><h1'), "has the id 'a' 2 times"],
    ["with a broken link", anchor("/gone"), "links to /gone, which is not there"],
    ["with a link that redirects", anchor("/TOOL/"), "links to /TOOL/, which is spelled /tool"],
    ["with a link to a missing id", anchor("#gone"), "links to /tool#gone, and there is no such place on it"],
    ["with a link to an error page", anchor("/_not-found"), "links to /_not-found, which is not there"],
    [
      "with structured data that names a missing file",
      instead('"url":"https://pixmill.example/tool"', '"image":["https://pixmill.example/no.png"]'),
      "its Thing names /no.png, which is not there",
    ],
    ["hidden, and in the sitemap", robots, "is in the sitemap and noindex"],
    [
      "with heavy scripts",
      instead("/_next/static/a.js", "/_next/static/large.js"),
      "loads 170.1 KB of JavaScript at first, at most 170.0 KB",
    ],
    [
      "with a heavy script that is preloaded",
      instead("<title>", '<link rel="preload" as="script" href="/_next/static/large.js"><title>'),
      "loads 170.1 KB of JavaScript at first, at most 170.0 KB",
    ],
    [
      "with a missing script",
      instead("/_next/static/a.js", "/_next/static/b.js"),
      "loads a script that is not there: /_next/static/b.js",
    ],
    [
      "with heavy HTML",
      instead("</body>", `<p>${randomBytes(42_000).toString("base64")}</p></body>`),
      "its HTML has ",
    ],
  ])("%s is reported", (_, tool, says) =>
    expect(audit(siteWith({ tool })).join("\n")).toContain(`/tool: ${says}`),
  );
});

it("reports a fault of several pages once", () => {
  const site = siteWith({ tool: anchor("/gone") });
  const home = pageOf("/", anchor("/gone")(page("/", "Home")));
  expect(audit({ ...site, pages: new Map([...site.pages, ["/", home]]) })).toEqual([
    "/ and 1 more: links to /gone, which is not there",
  ]);
});

it.each<[string, Change, string[]]>([
  ["a page missing", { sitemap: { "/": "2026-01-01" } }, ["/tool: is neither in the sitemap nor noindex"]],
  ["a hidden page missing", { sitemap: { "/": "2026-01-01" }, tool: robots }, []],
  [
    "a page too many",
    { sitemap: { ...dated, "/lost": "2026-01-01" } },
    ["/lost: is in the sitemap, and there is no such page"],
  ],
  [
    "an outdated page",
    { sitemap: { ...dated, "/": "" } },
    ["/: has other words than those that were dated: npm run revisions"],
  ],
  [
    "a date in the future",
    { sitemap: { ...dated, "/tool": "2999-01-01" } },
    ["/tool: is dated in the future: 2999-01-01"],
  ],
  ["a new page without a date", { sitemap: { ...dated, "/tool": "" } }, []],
])("the sitemap with %s", (_, change, faults) => expect(audit(siteWith(change))).toEqual(faults));
