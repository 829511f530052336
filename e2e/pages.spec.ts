import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { placeholders } from "../lib/tools";
import { addressIn } from "../lib/words/addresses";
import { en } from "../lib/words/en";
import { languageIds } from "../lib/words/languages";
import { kinds } from "./support/configurations";
import { expectHead } from "./support/head";
import { expect, test } from "./support/test";
import { openTool, shownTools } from "./support/tool-page";

const { pages } = pagesIn(english);

const oddCasing = (path: string) =>
  path.replace(/[a-z]/g, (letter, at) => (at % 2 ? letter.toUpperCase() : letter));

/** Kilobytes of gzipped JavaScript that a page may load before a visitor does anything. */
const budgetsKb = { home: 150, tool: 170 };

/** Weighs the scripts that a page loads from now on, in kilobytes of gzip. */
function weighScripts(page: Page): () => Promise<number> {
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const weighing = response.body().then((body) => gzipSync(body).length);
    scripts.set(response.url(), weighing);
    // One that comes after the others were weighed ends with the test.
    weighing.catch(() => {});
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

test("every tool serves its own metadata and words at its address", async ({ request }) => {
  for (const tool of shownTools) {
    const { html, data } = await expectHead(request, { ...tool.words, path: tool.path });
    const words = html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    for (const text of [tool.words.heading, tool.words.subtitle, tool.words.dropZone.hint, ...en.tool.badges])
      expect(words, tool.path).toContain(text);
    expect(
      data.map((entry) => entry["@type"]),
      tool.path,
    ).toEqual(["WebApplication", "BreadcrumbList", "HowTo", "FAQPage"]);
    expect(data[0]?.offers, tool.path).toMatchObject({ price: "0" });
    expect(JSON.stringify(data), tool.path).not.toMatch(/"(aggregateRating|review)"/i);
  }
});

const [placeholder] = placeholders;
/** A page of each kind: every screen, a placeholder, and all that are no tools. */
const others = ["/", ...(placeholder ? [placeholder.path] : []), ...pages.map(({ path }) => path), "/404"];
/** Widths of a phone at its smallest, a usual one, and a window of 1280 pixels at a zoom of 200%. */
const widths = [320, 390, 640];

async function expectToFit(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
      .toBeLessThanOrEqual(width);
  }
}

for (const tool of kinds)
  test(`${tool.path} shows its screen, fits a phone, and loads at most ${budgetsKb.tool} KB of JavaScript`, async ({
    page,
  }) => {
    const weight = weighScripts(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await openTool(page, tool);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await weight()).toBeLessThanOrEqual(budgetsKb.tool);
    await expectToFit(page);
  });

test.describe("other pages", () => {
  test.use({ expectedFaults: [/Failed to load resource: .* 404/] });
  for (const path of others)
    test(`${path} fits a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      // Content below the screen is laid out too.
      await page.locator(":root[data-loaded]").waitFor();
      await expectToFit(page);
    });
});

test("the sitemap lists every tool and page once in each language, and robots.txt names it", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const inEnglish = ["/", ...[...shownTools, ...pages].map(({ path }) => path)];
  expect(paths).toEqual(
    inEnglish.flatMap((path) => languageIds.map((language) => addressIn(language, path))),
  );
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots.match(/^Disallow.*$/gm)).toEqual(["Disallow: /api/"]);
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});

for (const { path, name } of english.placeholders.slice(0, 1))
  test(`${path} is coming soon, has noindex, and links to a tool that exists`, async ({ page }) => {
    for (const asked of [path, oddCasing(path)]) {
      const response = await page.goto(asked);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByText(en.tool.placeholder.soon)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    }
    const soon = page.getByRole("region", { name: en.tool.placeholder.heading });
    await expect(soon).toContainText(en.tool.placeholder.text);
    await soon.getByRole("link", { name: "Image to PDF" }).click();
    await expect(page).toHaveURL(/\/image-to-pdf$/);
    // That page reloads for its camera permission. Chromium may hang when it is closed during that.
    await page.waitForFunction(() => {
      const [loaded] = performance.getEntriesByType("navigation");
      return loaded?.name.endsWith("/image-to-pdf") && document.readyState === "complete";
    });
  });
