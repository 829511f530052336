import { pages } from "../lib/site/pages";
import { mainTools, placeholders, tools } from "../lib/tools";
import { expectHead } from "./support/head";
import { expect, test } from "./support/test";
import { openTool } from "./support/tool-page";

const oddCasing = (path: string) =>
  path.replace(/[a-z]/g, (letter, at) => (at % 2 ? letter.toUpperCase() : letter));

for (const tool of tools) {
  test.describe(tool.path, () => {
    for (const path of [tool.path, oddCasing(tool.path)])
      test(`serves complete metadata at ${path}`, async ({ request }) => {
        const { data } = await expectHead(request, path, tool);
        expect(data.map((entry) => entry["@type"])).toEqual([
          "WebApplication",
          "BreadcrumbList",
          "HowTo",
          "FAQPage",
        ]);
        expect(data[0]?.offers).toMatchObject({ price: "0" });
        expect(JSON.stringify(data)).not.toMatch(/"(aggregateRating|review)"/i);
      });

    test("is static, with a policy that allows no 'unsafe-inline' scripts", async ({ request }) => {
      const response = await request.get(tool.path);
      const policy = response.headers()["content-security-policy"] ?? "";
      expect(policy.match(/script-src [^;]*/)?.[0]).toMatch(/^script-src 'self'( 'sha256-[^']+')+$/);
      expect(response.headers().etag).toBeTruthy();
    });

    test("shows its heading and its drop zone, and logs no error", async ({ page }) => {
      await openTool(page, tool);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.heading);
      await expect(page.getByText(tool.subtitle)).toBeVisible();
      await expect(page.getByText(tool.dropZone.hint)).toBeVisible();
      for (const badge of tool.badges)
        await expect(page.getByText(badge, { exact: true }).first()).toBeVisible();
    });

    test("does not scroll sideways on a phone", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(tool.path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });
}

test("the sitemap lists every tool and page once, and robots.txt names it", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths).toEqual(["/", ...[...tools, ...pages].map(({ path }) => path)]);
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
  for (const tool of mainTools)
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
