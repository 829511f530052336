import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { calls } from "../lib/contract/calls";
import { samples } from "../lib/site/samples";
import { en } from "../lib/words/en";
import { sendRequest } from "./running/client";
import { type Site, startSite } from "./running/site";
import { kinds } from "./support/configurations";
import { walkStates } from "./support/states";
import { expect, test } from "./support/test";
import { leaveForHome, openTool, rowsOf } from "./support/tool-page";

/** The same build that all other tests use, in a folder of its host. */
test.describe("one build in a folder of its host @server", () => {
  // All in one worker, so that they share one server: it renders every page anew when it starts.
  test.describe.configure({ mode: "default", timeout: 120_000 });
  test.use({ expectedFaults: [/Failed to load resource/] });
  const base = "/tools";
  const url = "https://office.example";
  let site: Site;
  let host: string;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startSite({ BASE_PATH: base, SITE_URL: url });
    host = new URL(site.url).origin;
  });
  test.afterAll(() => site.stop());

  // The rest of the host is another site's.
  let outside: string[];
  test.beforeEach(({ page }) => {
    outside = [];
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === host && !pathname.startsWith(`${base}/`)) outside.push(pathname);
    });
  });
  test.afterEach(() => expect(outside).toEqual([]));

  const get = (path: string, init?: RequestInit) => fetch(host + path, { redirect: "manual", ...init });
  const read = async (path: string) => (await get(path)).text();

  test("links, prefetches and Back stay in it, without a new document", async ({ page }) => {
    // A link that is followed before the scripts run leads to a new document.
    await openTool(page, { path: `${host}${base}/png-to-jpg` });
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "HEIC to JPG" }).click();
    await expect(page).toHaveURL(`${host}${base}/heic-to-jpg`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("HEIC");
    await page.getByRole("contentinfo").getByRole("link", { name: "WEBP to PNG" }).click();
    await expect(page).toHaveURL(`${host}${base}/webp-to-png`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("WEBP");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("HEIC");
    await leaveForHome(page);
    await expect(page).toHaveURL(`${host}${base}/`);
    expect(await page.evaluate(() => "kept" in window)).toBe(true);
  });

  test("the sample is fetched there, converted, and saved from there", async ({ page }) => {
    await openTool(page, { path: `${host}${base}/webp-to-png` });
    const asked = page.waitForRequest(host + base + samples.webp.path);
    await page.getByRole("button", { name: en.converter.drop.trySample }).click();
    await asked;
    // Without a file, the button would say what is missing.
    await expect(rowsOf(page)).toHaveCount(1);
    const reply = page.waitForResponse(`${host}${base}${calls.webpToPng.path}`);
    await page.getByRole("button", { name: /^Convert/ }).click();
    const { images } = await (await reply).json();
    expect(images[0].downloadUrl).toMatch(new RegExp(`^${base}/api/download/`));
    expect((await get(images[0].downloadUrl)).status).toBe(200);
  });

  test("an unknown address there suggests a tool, and the search finds another", async ({ page }) => {
    await page.goto(`${host}${base}/heic-to-pnj`);
    await expect(page).toHaveURL(`${host}${base}/404`);
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /HEIC to PNG/ })
        .first(),
    ).toBeVisible();
    await page.getByRole("main").getByRole("searchbox").fill("avif to jpg");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${host}${base}/avif-to-jpg`);
  });

  test("what a page addresses is there", async () => {
    const html = await read(`${base}/png-to-jpg`);
    const found = new Set(
      [...html.matchAll(/ (?:href|src|action)="(\/[^"#]*)/g)].map(([, path = ""]) => path),
    );
    expect(found.size).toBeGreaterThan(60);
    for (const path of found) {
      expect(path).toMatch(new RegExp(`^${base}/`));
      const isDead = Object.keys(en.site.deadEnds).includes(path.slice(base.length));
      expect((await get(path)).status, path).toBe(isDead ? 404 : 200);
    }
    // Data for the scripts names the same files.
    expect(html).not.toMatch(/"\/_next\//);
  });

  test("scripts and styles name nothing outside of it", async () => {
    const folder = join(".next", "static", "chunks");
    for (const name of (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name)))
      expect(await read(`${base}/_next/static/chunks/${name}`), name).not.toMatch(/["'(]\/_next\//);
  });

  test("search engines and phones are told where it is", async () => {
    const html = await read(`${base}/heic-to-jpg`);
    expect(html).toContain(`<link rel="canonical" href="${url}${base}/heic-to-jpg"/>`);
    expect(html).toContain(`content="${url}${base}/cards/heic-to-jpg.png"`);
    expect(html).toContain(`"url":"${url}${base}/heic-to-jpg"`);
    for (const [, address = ""] of html.matchAll(new RegExp(`${url}([^"\\\\ ]*)`, "g")))
      expect(address).toMatch(new RegExp(`^${base}/`));
    expect(await read(`${base}/sitemap.xml`)).toContain(`<loc>${url}${base}/</loc>`);
    expect(await read(`${base}/robots.txt`)).toContain(`Sitemap: ${url}${base}/sitemap.xml`);
    const manifest = await (await get(`${base}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ start_url: `${base}/`, scope: `${base}/` });
    for (const { src } of manifest.icons) expect((await get(src)).status).toBe(200);
    expect(await (await get(`${base}/api/openapi.json`)).json()).toMatchObject({
      servers: [{ url: url + base }],
    });
  });

  test("redirects stay in it", async () => {
    for (const [from, to] of [
      ["/", `${base}/`],
      [`${base}?q=heic`, `${base}/?q=heic`],
      [`${base}/faq/`, `${base}/faq`],
      [`${base}/api//health/live`, `${base}/api/health/live`],
    ] as const)
      expect((await get(from)).headers.get("location"), from).toBe(to);
    // Next checks this parameter of a client navigation.
    const moved = await get(`${base}/faq?_rsc=1`, { headers: { rsc: "1" } });
    expect(moved.headers.get("location") ?? `${base}/`).toMatch(new RegExp(`^${base}/`));
  });

  test("what is outside of it is a 404 that names it, unless the proxy says that it has removed it", async () => {
    for (const path of ["/heic-to-jpg", `${base}-old/`, "/api/health/live", "/_next/static/"]) {
      const { status, body } = await sendRequest({ url: host }, path);
      expect([status, String(body)], path).toEqual([
        404,
        `This site is under ${base}/. A proxy in front of it has to keep ${base} in the path.\n`,
      ]);
    }
    const removed = { headers: { "x-forwarded-prefix": base } };
    expect((await get("/", removed)).status).toBe(200);
    expect(await (await get("/heic-to-jpg", removed)).text()).toContain(`${base}/_next/static/`);
    expect((await get("/api/health/live", { headers: { "x-forwarded-prefix": "/other" } })).status).toBe(404);
  });

  for (const { path, tool } of kinds)
    test(`${path} is used there in each of its states`, async ({ page }) => {
      await walkStates(page, { path: host + base + path, tool }, async () => {});
    });
});
