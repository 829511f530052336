import { type Site, startSite } from "./running/site";
import { expect, test } from "./support/test";

test("browsers report nothing by default", async ({ page, request }) => {
  await page.goto("/faq");
  await page.waitForLoadState("networkidle");
  const scripts = await page.evaluate(() =>
    Promise.all(
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(async ({ name }) => (await fetch(name)).text()),
    ),
  );
  expect(scripts.filter((script) => script.includes("sendBeacon"))).toEqual([]);
  expect((await request.post("/api/vitals", { data: {} })).status()).toBe(404);
});

test.describe("with WEB_VITALS @server", () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ WEB_VITALS: "1" });
  });
  test.afterAll(async () => void (await site.stop()));

  test("a visit is reported once, when it ends, for the page that was loaded", async ({ page }) => {
    await page.goto(`${site.url}/heic-to-jpg`);
    await page.waitForLoadState("networkidle");
    await page.getByRole("contentinfo").locator('a[href="/faq"]').click();
    await expect(page).toHaveURL(/\/faq$/);
    await page.getByRole("searchbox").fill("heic");
    await page.goto("about:blank");
    const figures = async () => (await fetch(`${site.url}/api/metrics`)).text();
    for (const metric of ["LCP", "FCP", "TTFB", "INP"])
      await expect
        .poll(figures)
        .toContain(`pixmill_web_vital_seconds_count{metric="${metric}",page="/heic-to-jpg"} 1`);
    expect(await figures()).toContain('pixmill_layout_shift_count{page="/heic-to-jpg"} 1');
    expect(await figures()).not.toContain('page="/faq"');
  });
});
