import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pages } from "../lib/site/pages";
import { mainTools, placeholders } from "../lib/tools";
import { en } from "../lib/words/en";
import { violationsOn } from "./support/axe";
import { kinds } from "./support/configurations";
import { expectHead } from "./support/head";
import { expect, test } from "./support/test";
import { openTool, shownTools } from "./support/tool-page";

const oddCasing = (path: string) =>
  path.replace(/[a-z]/g, (letter, at) => (at % 2 ? letter.toUpperCase() : letter));

/** Kilobytes of gzipped JavaScript that a page may load before a visitor does anything. */
const budgetsKb = { home: 150, tool: 165 };

/** Weighs the scripts that a page loads from now on, in kilobytes of gzip. */
function weighScripts(page: Page): () => Promise<number> {
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const weighing = response.body().then((body) => gzipSync(body).length);
    scripts.set(response.url(), weighing);
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    const total = (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0) / 1000;
    test
      .info()
      .annotations.push({ type: "first-load JavaScript", description: `${total.toFixed(1)} KB gzip` });
    return total;
  };
}

test(`the home page loads at most ${budgetsKb.home} KB of JavaScript initially`, async ({ page }) => {
  const weight = weighScripts(page);
  await page.goto("/");
  expect(await weight()).toBeLessThanOrEqual(budgetsKb.home);
});

/** Pages that axe.spec.ts analyzes in every state of their screens, and in every theme. */
const analyzed: readonly string[] = kinds.map(({ path }) => path);

for (const tool of shownTools)
  test.describe(tool.path, () => {
    test("serves complete metadata at its address in any case, and no 'unsafe-inline' scripts", async ({
      request,
    }) => {
      for (const path of [tool.path, oddCasing(tool.path)]) {
        const { data } = await expectHead(request, path, { ...tool.words, path: tool.path });
        expect(data.map((entry) => entry["@type"])).toEqual([
          "WebApplication",
          "BreadcrumbList",
          "HowTo",
          "FAQPage",
        ]);
        expect(data[0]?.offers).toMatchObject({ price: "0" });
        expect(JSON.stringify(data)).not.toMatch(/"(aggregateRating|review)"/i);
      }
    });

    test(`shows its words, fits a phone, passes axe there, and loads at most ${budgetsKb.tool} KB of JavaScript`, async ({
      page,
    }) => {
      const weight = weighScripts(page);
      await openTool(page, tool);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.words.heading);
      await expect(page.getByText(tool.words.subtitle)).toBeVisible();
      await expect(page.getByText(tool.words.dropZone.hint)).toBeVisible();
      for (const badge of en.tool.badges)
        await expect(page.getByText(badge, { exact: true }).first()).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      if (!analyzed.includes(tool.path)) expect(await violationsOn(page)).toEqual([]);
      expect(await weight()).toBeLessThanOrEqual(budgetsKb.tool);
    });
  });

test("the sitemap lists every tool and page once, and robots.txt names it", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths).toEqual(["/", ...[...shownTools, ...pages].map(({ path }) => path)]);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots.match(/^Disallow.*$/gm)).toEqual(["Disallow: /api/"]);
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});

test("an unknown address answers 404 and becomes /404 without a history entry", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  await page.goto("/");
  const before = await page.evaluate(() => history.length);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(/\/404$/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.close();
});

test("/404 itself answers 404", async ({ request }) => {
  expect((await request.get("/404")).status()).toBe(404);
});

test("the home page links to every tool", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Free Image Converter Online");
  for (const { tool } of mainTools)
    await expect(page.locator(`main a[href="${tool.path}"]`).first()).toBeVisible();
});

for (const { path, name } of placeholders)
  test(`${path} is coming soon, has noindex, and links to a tool that exists`, async ({ page }) => {
    for (const asked of [path, oddCasing(path)]) {
      const response = await page.goto(asked);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByText("This feature is coming soon!")).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    }
    await page
      .getByRole("region", { name: "Coming Soon" })
      .getByRole("link", { name: "Image to PDF" })
      .click();
    await expect(page).toHaveURL(/\/image-to-pdf$/);
    // That page reloads for its camera permission. Chromium may hang when it is closed during that.
    await page.waitForFunction(() => {
      const [loaded] = performance.getEntriesByType("navigation");
      return loaded?.name.endsWith("/image-to-pdf") && document.readyState === "complete";
    });
  });
