import { calls } from "../lib/contract/calls";
import { apiIn } from "../lib/site/api";
import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { expectHead } from "./support/head";
import { expect, test } from "./support/test";

const { apiCalls } = apiIn(english);
const { apiPage } = pagesIn(english);

test("/api has a head of its own in any casing, beside the calls below it", async ({ request }) => {
  await expectHead(request, apiPage);
  expect((await request.get("/API")).status()).toBe(200);
  expect((await request.get("/api/", { maxRedirects: 0 })).headers().location).toBe("/api");
  const posted = await request.post("/api");
  expect([posted.status(), posted.headers().allow]).toEqual([405, "GET, HEAD"]);
  expect(await (await request.get("/api/nothing")).json()).toMatchObject({ code: "not_found" });
  expect(await (await request.get("/api/openapi.json")).json()).toMatchObject({ openapi: "3.1.1" });
});

for (const colorScheme of ["light", "dark"] as const)
  test(`/api is found in the footer, reads well on a phone and passes axe in ${colorScheme} @main`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: apiPage.name, exact: true }).click();
    await expect(page).toHaveURL("/api");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(apiPage.heading);
    for (const { path } of apiCalls)
      await expect(page.getByRole("region", { name: path, exact: true })).toContainText(en.api.call.fields);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findings(page)).toEqual([]);
  });

test("/api leads to each call from its contents, and its examples can be copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/api");
  const { path } = calls.heicToJpg;
  await page.getByRole("navigation", { name: en.api.contents }).getByRole("link", { name: path }).click();
  await expect(page).toHaveURL("/api#heicToJpg");
  const section = page.getByRole("region", { name: path, exact: true });
  await section.getByText(en.api.call.languages.python).click();
  await section.getByRole("button", { name: en.api.call.copy }).click();
  await expect(page.getByRole("status")).toHaveText(en.api.call.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^from pathlib[\s\S]*"photo\.heic"/,
  );
});
