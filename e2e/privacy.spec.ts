import { expect, test } from "./support/test";

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
