import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addressIn } from "../../words/addresses";
import { homeOf, type Language, languageIds, languages } from "../../words/languages";
import { audit } from ".";
import { pageOf, type Site } from "./site";

const base = new URL("https://pixmill.example");

const alternates = (path: string) => ({
  ...Object.fromEntries(
    languageIds.map((id) => [languages[id].tag, new URL(addressIn(id, path), base).href] as const),
  ),
  "x-default": new URL(path, base).href,
});

/** A page as `pageMetadata` makes it. @param path in English */
function page(path: string, name: string, language: Language = "en") {
  const { tag, dir, openGraph } = languages[language];
  const own = addressIn(language, path);
  const at = (page: string) => addressIn(language, page);
  return `<!doctype html><html lang="${tag}" dir="${dir}"><head><title>${name}${language === "en" ? "" : ` ${tag}`}</title>
<meta name="description" content="${`${name} ${language} `.padEnd(120, "x")}">
<link rel="manifest" href="${homeOf(language)}/manifest.webmanifest"><link rel="canonical" href="${base.origin}${own}">
${Object.entries(alternates(path))
  .map(([tag, url]) => `<link rel="alternate" hreflang="${tag}" href="${url}">`)
  .join("")}
<meta property="og:url" content="${base.origin}${own}"><meta property="og:locale" content="${openGraph}">
${languageIds
  .filter((id) => id !== language)
  .map((id) => `<meta property="og:locale:alternate" content="${languages[id].openGraph}">`)
  .join("")}
<script src="/_next/static/a.js" async></script><script src="/_next/static/old.js" nomodule></script>
</head><body><a href="/de" hreflang="de">Deutsch</a>
<h1 id="top">${name}</h1><a href="${at("/")}">Home</a><a href="${at("/tool#top")}">Tool</a><a href="${at("/about")}">About</a>
<a href="https://elsewhere.example/x">Elsewhere</a>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing","url":"${base.origin}${own}"}</script>
</body></html>`;
}

const files: Record<string, Uint8Array> = {
  ...Object.fromEntries(languageIds.map((id) => [`${homeOf(id)}/manifest.webmanifest`, Buffer.from("{}")])),
  "/_next/static/a.js": Buffer.from("a()"),
  "/_next/static/large.js": randomBytes(170_000),
};

type Change = {
  german?: (html: string) => string;
  tool?: (html: string) => string;
  sitemap?: Record<string, string>;
};
const dated = { "/": "2026-01-01", "/tool": "2026-01-01" };

/** A site without faults: two pages in each language and an error page. `tool` changes the second page, `german` its translation. */
function siteWith({ tool = (html) => html, german = (html) => html, sitemap = dated }: Change = {}): Site {
  const change = { en: tool, de: german } as Partial<Record<Language, (html: string) => string>>;
  const pages = languageIds.flatMap((id) => [
    pageOf(addressIn(id, "/"), page("/", "Home", id), id),
    pageOf(addressIn(id, "/tool"), (change[id] ?? ((html) => html))(page("/tool", "Tool", id)), id),
  ]);
  const others = languageIds.filter((id) => id !== "en");
  const entries = [
    ...Object.entries(sitemap).map(([path, date]) => [path, { date, alternates: alternates(path) }] as const),
    ...Object.keys(dated).flatMap((path) =>
      others.map((id) => [addressIn(id, path), { date: "", alternates: alternates(path) }] as const),
    ),
  ];
  return {
    base,
    pages: new Map([...pages, pageOf("/_not-found", page("/", "Home"))].map((one) => [one.path, one])),
    sitemap: new Map(entries),
    file: (path) => files[path],
  };
}

it("finds no fault on a sound site, whose /about is a specified link without a page", () =>
  expect(audit(siteWith())).toEqual([]));

const instead = (from: string, to: string) => (html: string) => html.replace(from, to);
const without = (part: RegExp) => (html: string) => html.replace(part, "");
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

describe("a page in German", () => {
  it.each<[string, (html: string) => string, string]>([
    ["in another language", instead('lang="de"', 'lang="en"'), 'its lang is "en", not "de"'],
    ["that runs from the right", instead('dir="ltr"', 'dir="rtl"'), 'its dir is "rtl", not "ltr"'],
    ["with a link to English", anchor("/tool"), "links to /tool, which is in en"],
    [
      "with the canonical link of English",
      instead(`canonical" href="${base.origin}/de/tool`, `canonical" href="${base.origin}/tool`),
      "its canonical link is ",
    ],
    ["with a translation missing", without(/<link rel="alternate" hreflang="ja"[^>]*>/), "its hreflang is "],
    [
      "with other translations than its own",
      instead("/fr/tool", "/fr"),
      "its translation /fr leads back is ",
    ],
    ["with a manifest in English", instead("/de/manifest", "/manifest"), "its manifest is "],
    ["with two main headings", instead("<h1", "<h1>Tool</h1><h1"), "has 2 headings of the first level"],
    [
      "with a long title",
      instead("<title>", `<title>${"x".repeat(60)}`),
      "its title is 67 letters wide, 1 to 60 fit: ",
    ],
    [
      "with a title in English",
      instead("Tool de</title>", "Tool</title>"),
      "has the title or description of /tool: Tool",
    ],
    [
      "with the title of another page",
      instead("<title>Tool", "<title>Home"),
      "has a title or description of /de: Home",
    ],
    [
      "with structured data in English",
      instead('"@type":"Thing"', '"@type":"Thing","inLanguage":"en"'),
      `its Thing's inLanguage is "en", not "de"`,
    ],
  ])("%s is reported", (_, german, says) =>
    expect(audit(siteWith({ german })).join("\n")).toContain(`/de/tool: ${says}`),
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
