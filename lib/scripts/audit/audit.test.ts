import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { audit } from ".";
import { pageOf, type Site } from "./site";

const base = new URL("https://pixmill.example");

/** A PNG's signature and size, padded with zeros. */
function png(width: number, height: number, bytes = 100) {
  const head = Buffer.alloc(bytes);
  head.write("89504e470d0a1a0a0000000d49484452", "hex");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

const page = (path: string, name: string) => `<!doctype html><html lang="en"><head>
<title>${name}</title><meta name="description" content="All of ${name}">
<link rel="canonical" href="${new URL(path, base).href}">
<link rel="icon" href="/icon.svg?1"><link rel="apple-touch-icon" href="/apple.png"><link rel="manifest" href="/m">
<meta property="og:image" content="https://pixmill.example/card.png"><meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630"><meta property="og:image:alt" content="${name}">
<meta property="og:image:type" content="image/png"><meta name="twitter:image" content="https://pixmill.example/card.png">
<script src="/_next/static/a.js" async></script><script src="/_next/static/old.js" nomodule></script>
</head><body><h1 id="top">${name}</h1><a href="/">Home</a><a href="/tool#top">Tool</a><a href="/about">About</a>
<a href="https://elsewhere.example/x">Elsewhere</a><img src="/card.png" alt="" width="2" height="1">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing","url":"https://pixmill.example/tool"}</script>
</body></html>`;

const files: Record<string, Uint8Array> = {
  "/icon.svg": Buffer.from("<svg/>"),
  "/apple.png": png(180, 180),
  "/m": Buffer.from("{}"),
  "/card.png": png(1200, 630),
  "/small.png": png(600, 315),
  "/large.png": png(1200, 630, 70_000),
  "/_next/static/a.js": Buffer.from("a()"),
  "/_next/static/large.js": randomBytes(170_000),
};

type Change = { tool?: (html: string) => string; sitemap?: [string, string][] };

/** A site without faults: two pages and an error page. `tool` changes the second page. */
function siteWith({ tool = (html) => html, sitemap }: Change = {}): Site {
  const htmls = {
    "/": page("/", "Home"),
    "/tool": tool(page("/tool", "Tool")),
    "/_not-found": page("/_not-found", "Home").replace("<h1", "<p"),
  };
  return {
    base,
    pages: new Map(Object.entries(htmls).map(([path, html]) => [path, pageOf(path, html)])),
    sitemap: new Map(
      sitemap ?? [
        ["/", "2026-01-01"],
        ["/tool", "2026-01-01"],
      ],
    ),
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
    ["without a title", instead("<title>Tool</title>", ""), "has no title"],
    ["with two titles", instead("<title>", "<title>A</title><title>"), "has 2 titles"],
    [
      "with a long title",
      instead("<title>Tool", `<title>${"T".repeat(61)}`),
      "its title has 61 characters, at most 60 are shown",
    ],
    ["without a description", instead('name="description"', 'name="x"'), "has no description"],
    [
      "with a long description",
      instead("All of Tool", "d".repeat(161)),
      "its description has 161 characters, at most 160 are shown",
    ],
    ["without a canonical link", instead('rel="canonical"', 'rel="x"'), "has no canonical link"],
    [
      "with two canonical links",
      instead('<link rel="icon"', '<link rel="canonical" href="/tool"><link rel="icon"'),
      "has 2 canonical links",
    ],
    [
      "with a relative canonical link",
      instead('href="https://pixmill.example/tool"', 'href="/tool"'),
      "its canonical link is not absolute: /tool",
    ],
    [
      "with another page's canonical link",
      instead("pixmill.example/tool", "pixmill.example/Tool"),
      "its canonical link is https://pixmill.example/Tool, not https://pixmill.example/tool",
    ],
    ["without a heading", instead("<h1", "<h2"), "has 0 h1 headings, not one"],
    ["with two headings", instead("<h1", "<h1>x</h1><h1"), "has 2 h1 headings, not one"],
    ["with an id twice", instead("<h1", '<i id="a"></i><i id="a"></i><h1'), "has the id 'a' 2 times"],
    ["with a broken link", anchor("/gone"), "links to /gone, which is not there"],
    ["with a link that redirects", anchor("/tool/"), "links to /tool/, which is spelled /tool"],
    ["with an odd link", anchor("/TOOL"), "links to /TOOL, which is spelled /tool"],
    ["with a link to a missing id", anchor("#gone"), "links to /tool#gone, and there is no such place on it"],
    ["with a link to an error page", anchor("/_not-found"), "links to /_not-found, which is not there"],
    ["without an icon", instead('rel="icon"', 'rel="x"'), "names no icon"],
    ["with a missing icon", instead("/icon.svg?1", "/i.svg"), "its icon is not there: /i.svg"],
    [
      "with broken structured data",
      instead('{"@context"', '{"@context'),
      "has structured data that is no JSON: {",
    ],
    [
      "with structured data without a type",
      instead('"@type":"Thing"', '"type":"Thing"'),
      "has structured data without a type of schema.org: {",
    ],
    [
      "with structured data that names a missing file",
      instead('"url":"https://pixmill.example/tool"', '"image":["https://pixmill.example/no.png"]'),
      "its Thing names /no.png, which is not there",
    ],
    ["with an image without alt", instead(' alt=""', ""), "has an image without alt: /card.png"],
    ["with an image without width", instead(' width="2"', ""), "has an image without width: /card.png"],
    ["with an image without height", instead(' height="1"', ""), "has an image without height: /card.png"],
    ["without a social picture", instead('"og:image"', '"x"'), "has no og:image"],
    [
      "with two social pictures",
      instead("<title>", '<meta property="og:image" content="/x"><title>'),
      "has 2 og:images",
    ],
    [
      "with a missing social picture",
      (html) => html.replaceAll("example/card.png", "example/lost.png"),
      "its og:image is not there: https://pixmill.example/lost.png",
    ],
    [
      "with a relative social picture",
      instead("https://pixmill.example/card.png", "/card.png"),
      "its og:image is not absolute: /card.png",
    ],
    [
      "with a small social picture",
      (html) => html.replaceAll("example/card.png", "example/small.png"),
      "its og:image is 600x315, not 1200x630",
    ],
    [
      "with a large social picture",
      (html) => html.replaceAll("example/card.png", "example/large.png"),
      "its og:image has 70.0 KB, at most 60.0 KB are wanted",
    ],
    ["with a social picture without alt", instead('"og:image:alt"', '"x"'), "its og:image has no alt"],
    ["with a social picture without a type", instead('"og:image:type"', '"x"'), "its og:image has no type"],
    ["without a Twitter picture", instead('"twitter:image"', '"x"'), "its twitter:image is not its og:image"],
    ["hidden, and in the sitemap", robots, "is in the sitemap and noindex"],
    [
      "with heavy scripts",
      instead("/_next/static/a.js", "/_next/static/large.js"),
      "loads 170.1 KB of JavaScript at first, at most 165.0 KB",
    ],
    [
      "with a heavy script that is preloaded",
      instead("<title>", '<link rel="preload" as="script" href="/_next/static/large.js"><title>'),
      "loads 170.1 KB of JavaScript at first, at most 165.0 KB",
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

it("reports texts that two pages share", () => {
  const tool = (html: string) =>
    html.replace("<title>Tool", "<title>Home").replace("All of Tool", "All of Home");
  expect(audit(siteWith({ tool }))).toEqual([
    "/: has the title of /tool",
    "/: has the description of /tool",
    "/tool: has the title of /",
    "/tool: has the description of /",
  ]);
});

it("reports a fault of several pages once", () => {
  const site = siteWith({ tool: anchor("/gone") });
  const home = pageOf("/", anchor("/gone")(page("/", "Home")));
  expect(audit({ ...site, pages: new Map([...site.pages, ["/", home]]) })).toEqual([
    "/ and 1 more: links to /gone, which is not there",
  ]);
});

describe("the sitemap", () => {
  it("lists exactly the pages that are not noindex", () => {
    expect(audit(siteWith({ sitemap: [["/", "2026-01-01"]] }))).toEqual([
      "/tool: is neither in the sitemap nor noindex",
    ]);
    expect(audit(siteWith({ sitemap: [["/", "2026-01-01"]], tool: robots }))).toEqual([]);
    const sitemap: [string, string][] = [
      ["/", "2026-01-01"],
      ["/tool", "2026-01-01"],
      ["/lost", "2026-01-01"],
    ];
    expect(audit(siteWith({ sitemap }))).toEqual(["/lost: is in the sitemap, and there is no such page"]);
  });

  it("has no outdated and no future dates", () =>
    expect(
      audit(
        siteWith({
          sitemap: [
            ["/", ""],
            ["/tool", "2999-01-01"],
          ],
        }),
      ),
    ).toEqual([
      "/: has other words than those that were dated: npm run revisions",
      "/tool: is dated in the future: 2999-01-01",
    ]));

  it("may list a new page without a date", () =>
    expect(
      audit(
        siteWith({
          sitemap: [
            ["/", "2026-01-01"],
            ["/tool", ""],
          ],
        }),
      ),
    ).toEqual([]));
});
