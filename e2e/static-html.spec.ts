import type { Page } from "@playwright/test";
import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { placeholders, tools } from "../lib/tools";
import { firstOfEach } from "./support/configurations";
import { expect, test } from "./support/test";

const { notFoundPage } = pagesIn(english);

/** A page of each kind. */
const paths = [
  "/",
  ...firstOfEach(tools, ({ screen }) => screen).map(({ path }) => path),
  ...placeholders.slice(0, 1).map(({ path }) => path),
  "/faq",
  "/contact",
];

/** What a page's inline scripts pass to React. */
const payloadOf = (html: string) =>
  [...html.matchAll(/self\.__next_f\.push\(\[1,("[\s\S]*?")\]\)<\/script>/g)]
    .map(([, text = '""']) => JSON.parse(text))
    .join("");

const partsOf = (html: string) => [...html.matchAll(/ data-part="([^"]+)"/g)].map(([, part]) => part);

/** Words of everything between header and footer. */
const wordsOf = (page: Page) => page.locator("main").evaluate(({ textContent }) => textContent);

/** Empty static parts; a page that is complete has none. */
const emptyParts = (page: Page) => page.locator("[data-part]:empty");

/** The words that a page has when it is loaded. */
async function loadedWords(page: Page, path: string) {
  await page.goto(path);
  return wordsOf(page);
}

const isSameDocument = (page: Page) => page.evaluate(() => "mark" in window);
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }));

/** The footer's link to a page; the home page has one in the header alone. */
const linkTo = (page: Page, path: string) =>
  page
    .getByRole(path === "/" ? "banner" : "contentinfo")
    .locator(`a[href="${path}"]`)
    .first();
const follow = (page: Page, path: string) => linkTo(page, path).click();

test("pages have their static parts in the HTML and not again as data", async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(partsOf(html).length, path).toBeGreaterThan(2);
    expect(payloadOf(html), path).toContain('"part":"');
    expect(payloadOf(html), path).not.toContain("</");
  }
});

test("pages are complete after client navigations, Back and Forward", { tag: "@main" }, async ({
  page,
  context,
}) => {
  const journey = ["/heic-to-jpg", "/compress-image", "/faq", "/", "/pdf-to-jpg"];
  const other = await context.newPage();
  const words = new Map<string, string | null>();
  for (const path of journey) words.set(path, await loadedWords(other, path));

  const expectPage = async (path = "") => {
    await expect(page).toHaveURL(path);
    await expect.poll(() => wordsOf(page), path).toBe(words.get(path));
    await expect(emptyParts(page)).toHaveCount(0);
  };
  await page.goto("/");
  await markDocument(page);
  for (const path of journey) {
    await follow(page, path);
    await expectPage(path);
  }
  for (const path of journey.toReversed().slice(1)) {
    await page.goBack();
    await expectPage(path);
  }
  for (const path of journey.slice(1)) {
    await page.goForward();
    await expectPage(path);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test("Back shows a complete page after a reload", async ({ page }) => {
  const words = await loadedWords(page, "/heic-to-jpg");
  await page.waitForLoadState("networkidle");
  await follow(page, "/faq");
  await expect(page).toHaveURL("/faq");
  await page.reload();
  await page.waitForLoadState("networkidle");
  await page.goBack();
  await expect(page).toHaveURL("/heic-to-jpg");
  await expect.poll(() => wordsOf(page)).toBe(words);
  await expect(emptyParts(page)).toHaveCount(0);
});

test.describe("when the network fails", () => {
  test.use({ expectedFaults: [/Failed to load resource|Failed to fetch|network/i] });

  test("the browser loads a page whose document could not be fetched", async ({ page }) => {
    await page.goto("/faq");
    await page.waitForLoadState("networkidle");
    await markDocument(page);
    await page.route("/heic-to-png", (route, request) =>
      request.resourceType() === "fetch" ? route.abort() : route.continue(),
    );
    await follow(page, "/heic-to-png");
    await expect(page).toHaveURL("/heic-to-png");
    await expect(emptyParts(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(false);
  });
});

test.describe("an address without a page", () => {
  test.use({ expectedFaults: [/Failed to load resource: .* 404/] });

  test("is answered with the complete 404 page after a navigation", async ({ page }) => {
    await page.goto("/faq");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>("header a[data-nowhere]")?.click());
    await expect(page.getByRole("heading", { level: 1, name: notFoundPage.heading })).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: /HEIC to JPG/ })).toBeVisible();
    await expect(emptyParts(page)).toHaveCount(0);
  });
});

test.describe("the first paint", () => {
  for (const path of ["/", "/heic-to-jpg", "/png-to-jpg", "/faq"])
    test(`${path} is painted before a script is fetched, wakes up with its static parts, and loads one font file`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () => {
          const first = [...document.querySelectorAll("[data-part]")].map((part) => part.firstChild);
          Object.assign(window, { kept: () => first.every((node) => node?.isConnected) });
        });
      });
      await page.goto(path);
      const times = () =>
        page.evaluate(() => {
          const starts = performance
            .getEntriesByType("resource")
            .filter(({ name }) => name.endsWith(".js"))
            .map(({ startTime }) => startTime);
          const [paint] = performance.getEntriesByName("first-contentful-paint");
          return { paint: paint?.startTime ?? 0, scripts: Math.min(...starts), count: starts.length };
        });
      // `goto` waits for the load event, and that for the scripts.
      const { paint, scripts, count } = await times();
      expect(count).toBeGreaterThan(6);
      expect(paint).toBeGreaterThan(0);
      expect(scripts).toBeGreaterThan(paint);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => (window as unknown as { kept(): boolean }).kept())).toBe(true);
      const fonts = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".woff2"))
          .map(({ name }) => name),
      );
      expect(fonts).toHaveLength(1);
      // Links are followed without a new document only by scripts.
      await expect(async () => {
        await markDocument(page);
        await follow(page, path === "/faq" ? "/contact" : "/faq");
        await expect(page).toHaveURL(path === "/faq" ? "/contact" : "/faq");
        expect(await isSameDocument(page)).toBe(true);
        await page.goBack();
      }).toPass();
    });
});
