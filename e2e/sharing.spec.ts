import { cardFile, cardPicture, cardsIn } from "../lib/site/cards";
import { llmsText } from "../lib/site/llms";
import { pagesIn } from "../lib/site/pages";
import { lastModified } from "../lib/site/revisions";
import { english, siteIn } from "../lib/site/site";
import { tools } from "../lib/tools";
import { languageIds } from "../lib/words/languages";
import { expectHead } from "./support/head";
import { expect, test } from "./support/test";

const cards = cardsIn(english);
const { homePage, pages } = pagesIn(english);

/** Leaves paths alone, because these tests do not know the address of a deployed site. */
const withoutOrigin = (text: string) => text.replaceAll(/https?:\/\/[^/\s)"]+/g, "");

/** Reads the width and height of a PNG (RFC 2083, 4.1.1). */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("the home page serves complete metadata, and links icons that exist", async ({ request }) => {
  const { html, data } = await expectHead(request, homePage);
  expect(data.map((entry) => entry["@type"])).toEqual(["WebApplication", "Organization"]);
  expect(data[0]?.offers).toMatchObject({ price: "0" });
  const logo = data[1]?.logo as { url: string } | undefined;
  const picture = await request.get(new URL(logo?.url ?? "").pathname);
  expect(picture.headers()["content-type"]).toBe("image/png");
  for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
    const [, href = ""] = html.match(new RegExp(`<link rel="${rel}" href="([^"]*)"`)) ?? [];
    expect((await request.get(href)).status(), rel).toBe(200);
  }
});

test("every page has a social picture of 1200 by 630 pixels", async ({ request }) => {
  for (const { path } of cards) {
    const html = await (await request.get(path)).text();
    const { url, alt } = cardPicture(english, path);
    for (const name of ["og:image", "twitter:image"]) {
      const [, address = ""] =
        html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)) ?? [];
      expect(withoutOrigin(address), path).toBe(withoutOrigin(url));
      expect(URL.canParse(address), path).toBe(true);
    }
    expect(html).toContain(`<meta property="og:image:alt" content="${alt.replaceAll("&", "&amp;")}"`);
    const picture = await request.get(`/cards/${cardFile(path)}`);
    expect(picture.headers(), path).toMatchObject({ "content-type": "image/png", etag: expect.anything() });
    expect(sizeOf(await picture.body()), path).toBe("1200x630");
  }
});

test("the manifest names icons in their real sizes, and tools that exist", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const { src, sizes } of manifest.icons)
    expect(sizeOf(await (await request.get(src)).body())).toBe(sizes);
  expect(manifest.icons.map(({ purpose = "any" }) => purpose)).toEqual(["any", "any", "maskable"]);
  const paths = tools.map(({ path }) => path);
  for (const { url } of manifest.shortcuts) expect(paths).toContain(url);
  expect(manifest.shortcuts).toHaveLength(4);
});

test("the sitemap has the date of every page's last revision in each language", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const dates = sitemap
    .match(/<url>[\s\S]*?<\/url>/g)
    ?.map((url) => url.match(/<lastmod>(.*?)<\/lastmod>/)?.[1]);
  const paths = ["/", ...[...tools, ...pages].map(({ path }) => path)];
  expect(dates).toEqual(paths.flatMap((path) => languageIds.map((id) => lastModified(siteIn(id), path))));
});

test("llms.txt describes the site in plain text", async ({ request }) => {
  const response = await request.get("/llms.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(withoutOrigin(await response.text())).toBe(withoutOrigin(llmsText()));
});
