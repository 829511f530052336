import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { calls } from "../lib/contract/calls";
import { deadEnds } from "../lib/site/dead-ends";
import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { addressIn } from "../lib/words/addresses";
import { en } from "../lib/words/en";
import { languageIds } from "../lib/words/languages";
import { type Site, startSite } from "./running/site";
import { findings } from "./support/axe";
import { picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { openTool } from "./support/tool-page";

const { sitePages } = pagesIn(english);

/** The same build that all other tests use, started with settings of its own. */
test.describe("one build with the settings of another site @server", () => {
  // All in one worker, so that they share one server: it renders every page anew when it starts.
  test.describe.configure({ mode: "default" });
  // The browser reports an answer of 422 itself.
  test.use({ expectedFaults: [/Failed to load resource/] });
  const name = "Bild & Werk";
  const url = "https://bilder.example";
  const color = "#8cc8ff";
  const email = "hello@bilder.example";
  const operator = "Werkstatt Nord";
  const tagManager = "GTM-TEST1";
  let site: Site;
  let backend: Server;
  const received: string[] = [];

  test.beforeAll(async () => {
    // All pages are rendered anew.
    test.setTimeout(120_000);
    backend = createServer((request, response) => {
      received.push(`${request.method} ${request.url}`);
      response.setHeader("Access-Control-Allow-Origin", "*").setHeader("Access-Control-Allow-Headers", "*");
      if (request.method === "OPTIONS") return response.writeHead(204).end();
      response.writeHead(422, { "Content-Type": "application/json" });
      request
        .resume()
        .on("end", () => response.end('{"success":false,"error":"Not today","message":"Not today"}'));
    }).listen(0, "127.0.0.1");
    await once(backend, "listening");
    site = await startSite({
      SITE_NAME: name,
      SITE_URL: url,
      SITE_COLOR: color,
      SITE_LOGO: resolve("public/samples/sample.png"),
      CONTACT_EMAIL: email,
      OPERATOR_NAME: operator,
      OPERATOR_ADDRESS: "Hafenstraße 1, Hamburg",
      GOVERNING_LAW: "Germany",
      RETENTION_MINUTES: "180",
      TAG_MANAGER_ID: tagManager,
      WEB_VITALS: "1",
      SOCIAL_LINKS: "https://x.com/bildwerk https://www.linkedin.com/company/bild-und-werk",
      NEXT_PUBLIC_BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    });
  });
  test.afterAll(async () => {
    await site.stop();
    backend.close();
  });

  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(new URL(path, site.url), { headers })).text();

  test("nothing contains another address, name or retention", async () => {
    for (const path of [
      "/",
      "/png-to-jpg",
      "/faq",
      "/contact",
      ...sitePages.map(({ path }) => path),
      "/nope",
      "/robots.txt",
      "/sitemap.xml",
      "/llms.txt",
    ])
      expect(await read(path), path).not.toMatch(/localhost:3000|Pixmill|60 minutes/);
  });

  test("pages say how long results are kept", async () => {
    for (const path of ["/", "/faq", "/jpg-to-png"]) expect(await read(path)).toContain("3 hours");
  });

  test("its pages name who runs it, the law, and what its settings do", async () => {
    for (const path of ["/about-us", "/privacy", "/terms"]) {
      const html = await read(path);
      expect(html, path).toContain(`This site is run by ${operator}, Hafenstraße 1, Hamburg.`);
      expect(html, path).toContain(`Write to ${email}.`);
    }
    expect(await read("/terms")).toContain("These terms follow the law of Germany.");
    const privacy = await read("/privacy");
    expect(privacy).toContain(`(container ${tagManager})`);
    expect(privacy).toContain(en.privacy.cookies.vitals.replaceAll("'", "&#x27;"));
    expect(privacy).toContain("Conversions for this site run on 127.0.0.1:");
    expect(privacy).not.toContain(en.privacy.cookies.nothing);
    expect(await read("/contact")).toContain(`To reach us, write to ${email}.`);
  });

  test("canonical links, the sitemap, robots.txt and the manifest have its address", async () => {
    const html = await read("/heic-to-jpg");
    expect(html).toContain(`<link rel="canonical" href="${url}/heic-to-jpg"/>`);
    expect(html).toContain(`<meta property="og:url" content="${url}/heic-to-jpg"/>`);
    expect(html).toContain(`"url":"${url}`);
    expect(await read("/sitemap.xml")).toContain(`<loc>${url}/heic-to-jpg</loc>`);
    expect(await read("/robots.txt")).toContain(`${url}/sitemap.xml`);
    expect(JSON.parse(await read("/manifest.webmanifest"))).toMatchObject({ name, short_name: name });
    expect(JSON.parse(await read("/api/openapi.json"))).toMatchObject({ servers: [{ url }] });
  });

  test("its pages hydrate under their policy, and keep its name after a navigation", async ({ page }) => {
    await page.goto(`${site.url}/faq`);
    await expect(page.getByRole("banner")).toContainText(name);
    await page.getByRole("searchbox").fill("heic");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /Contact/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    await expect(page.getByRole("contentinfo")).toContainText(name);
    const social = page
      .getByRole("contentinfo")
      .locator('a[href*="x.com"], a[href*="linkedin"], a[href*="facebook"]');
    expect(
      await social.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
    ).toEqual(["https://x.com/bildwerk", "https://www.linkedin.com/company/bild-und-werk"]);
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`its pages have its color and logo, and can be read, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(site.url);
      await expect(page.getByRole("main").locator(".is-next").first()).toHaveCSS(
        "background-color",
        "rgb(140, 200, 255)",
      );
      const logo = page.getByRole("banner").locator("img");
      await expect(logo).toHaveAttribute("src", "/icon.svg");
      expect(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      expect(await findings(page)).toEqual([]);
    });

  test("its icons are drawn from its logo", async () => {
    const ours = await readFile("public/icon-192.png");
    const response = await fetch(new URL("/icon-192.png", site.url));
    const icon = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(icon.equals(ours)).toBe(false);
    expect(await read("/icon.svg")).toContain("data:image/png;base64,");
  });

  test("its pages call the configured backend", async ({ page }) => {
    const { input } = await openTool(page, { path: `${site.url}/heic-to-jpg` });
    await input.setInputFiles(await picture("heic", "a.heic"));
    await page.getByRole("button", { name: /^Convert/ }).click();
    await expect(page.getByText(en.failures.tryAgain)).toBeVisible();
    expect(received).toContain("POST /api/heic-to-jpg");
  });

  test("its pages, scripts and calls have Strict-Transport-Security, because its address is https", async () => {
    for (const path of ["/", "/nope", "/icon.svg", "/api/health/live", "/api/nope", "/%zz"]) {
      const { headers } = await fetch(new URL(path, site.url));
      expect(headers.get("strict-transport-security"), path).toBe("max-age=63072000");
    }
  });
  test.describe("with a tag manager", () => {
    const loader = "https://www.googletagmanager.com/gtm.js";
    test.beforeEach(({ page }) =>
      page.route(`${loader}**`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "window.arrived = [...dataLayer];" }),
      ),
    );

    test("the home page loads it once, with the start event", async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(site.url);
      await page.waitForFunction(() => "arrived" in window);
      await page.locator('a[href="/faq"]').first().click();
      await expect(page).toHaveURL(/\/faq$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      await page.waitForLoadState("networkidle");
      expect(asked.filter((url) => url.startsWith(loader))).toEqual([`${loader}?id=${tagManager}`]);
      const [first] = await page.evaluate(() => (window as unknown as { arrived: object[] }).arrived);
      expect(first).toMatchObject({ event: "gtm.js" });
    });

    test("no other page loads it or may load it, nor does the home page after a navigation from there", async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const response = await page.goto(`${site.url}/faq`);
      expect(response?.headers()["content-security-policy"]).not.toContain("google");
      await page.getByRole("banner").getByRole("link").first().click();
      await expect(page).toHaveURL(/\/$/);
      await page.waitForLoadState("networkidle");
      expect(asked.filter((url) => url.startsWith(loader))).toEqual([]);
    });
  });

  test("a visit is reported once, when it ends, for the page that was loaded", async ({ page }) => {
    await page.goto(`${site.url}/webp-to-png`);
    await page.waitForLoadState("networkidle");
    await page.getByRole("contentinfo").locator('a[href="/contact"]').click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.getByRole("textbox", { name: "Name" }).fill("Ada");
    // The library takes in an interaction when the page is idle.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await page.goto("about:blank");
    const figures = async () => (await fetch(`${site.url}/api/metrics`)).text();
    for (const metric of ["LCP", "FCP", "TTFB", "INP"])
      await expect
        .poll(figures)
        .toContain(`pixmill_web_vital_seconds_count{metric="${metric}",page="/webp-to-png"} 1`);
    expect(await figures()).toContain('pixmill_layout_shift_count{page="/webp-to-png"} 1');
    expect(await figures()).not.toContain('page="/contact"');
  });
});

test("a server does not start with a logo that is no picture @server", async () => {
  await expect(startSite({ SITE_LOGO: "package.json" })).rejects.toThrow(
    "SITE_LOGO is 'package.json', but it must be the path of an SVG or PNG file.",
  );
});

test.describe("a site with some of its tools @server", () => {
  test.describe.configure({ mode: "default" });
  test.use({ expectedFaults: [/Failed to load resource/] });
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ TOOLS: "heic-to-jpg,PDF-to-Word,compress-image,-ocr-pdf" });
  });
  test.afterAll(() => site.stop());
  const get = (path: string) => fetch(new URL(path, site.url));
  const post = (path: string) => fetch(new URL(path, site.url), { method: "POST", body: new FormData() });

  test("links to no others, and lists no others", async () => {
    const sitemap = await (await get("/sitemap.xml")).text();
    const paths = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000(\/?[^<]*)<\/loc>/g)].map(
      ([, path]) => path || "/",
    );
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/heic-to-jpg", "/pdf-to-word", "/compress-image", "/faq"]),
    );
    const found = new Set<string>();
    for (const path of [...paths, "/nowhere"])
      for (const [, to = ""] of (await (await get(path)).text()).matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
        found.add(to);
    for (const path of Object.keys(deadEnds))
      for (const language of languageIds) found.delete(addressIn(language, path));
    expect(found.size).toBeGreaterThan(8);
    for (const path of found) expect((await get(path)).status, path).toBe(200);
  });

  test("is an app with shortcuts to these, and for the files that they take", async () => {
    const manifest = await (await get("/manifest.webmanifest")).json();
    const urls = manifest.shortcuts.map(({ url }: { url: string }) => url);
    expect(urls.sort()).toEqual(["/compress-image", "/heic-to-jpg", "/pdf-to-word"]);
    const { accept } = manifest.file_handlers[0];
    expect(accept["application/pdf"]).toEqual([".pdf"]);
    expect(accept).not.toHaveProperty("image/tiff");
  });

  test("has no page and no call of those that are off", async ({ page }) => {
    for (const path of ["/png-to-jpg", "/ocr-pdf", "/png-to-pdf"]) expect((await get(path)).status).toBe(404);
    expect((await get("/compress-image")).status).toBe(200);
    const refused = await post(calls.ocrPdf.path);
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: "turned_off" }]);
    expect((await post(calls.heicToJpg.path)).status).toBe(400);
    const { paths } = await (await get("/api/openapi.json")).json();
    expect(Object.keys(paths)).toContain(calls.pdfToWord.path);
    expect(Object.keys(paths)).not.toContain(calls.ocrPdf.path);
    const reference = await (await get("/api")).text();
    expect(reference).toContain(`id="pdfToWord"`);
    expect(reference).not.toContain(`id="ocrPdf"`);
    await page.goto(site.url);
    const start = page.getByRole("main").getByRole("link", { name: "HEIC to JPG" }).first();
    await start.click();
    await expect(page).toHaveURL(/\/heic-to-jpg$/);
  });

  test("does not start with a tool that does not exist", async () => {
    await expect(startSite({ TOOLS: "heic-to-jpg,word-to-pdf" })).rejects.toThrow(
      "TOOLS names 'word-to-pdf', but no tool has the page /word-to-pdf.",
    );
  });
});
