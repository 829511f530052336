import { type Site, startSite } from "./running/site";
import { expect, test } from "./support/test";

const id = "GTM-TEST1";
const loader = "https://www.googletagmanager.com/gtm.js";

test("no page requests anything from another site", { tag: "@main" }, async ({ page, baseURL }) => {
  test.skip(Boolean(process.env.TAG_MANAGER_ID), "a tag manager is configured");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const path of ["/", "/png-to-jpg", "/faq"]) {
    const response = await page.goto(path);
    expect(response?.headers()["content-security-policy"]).not.toContain("google");
    await page.waitForLoadState("networkidle");
  }
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
});

test.describe("with a tag manager @server", () => {
  // All in one worker, so that they share one server: it renders every page anew when it starts.
  test.describe.configure({ mode: "default" });
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ TAG_MANAGER_ID: id });
  });
  test.afterAll(async () => void (await site.stop()));

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
    expect(asked.filter((url) => url.startsWith(loader))).toEqual([`${loader}?id=${id}`]);
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
