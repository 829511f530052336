import type { Locator, Page } from "@playwright/test";
import { game as physics } from "../components/game/physics";
import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { expect, test } from "./support/test";

const { notFoundPage } = pagesIn(english);
const { mainTools } = english;

// Chromium logs the page's status.
test.use({ expectedFaults: [/Failed to load resource: .* 404/] });

type Shown = { frame: Locator; button: Locator };

/** Opens an address that has no page, and waits for the game. */
async function openGame(page: Page, path = "/no-such-page"): Promise<Shown> {
  await page.goto(path);
  const frame = page.getByTestId("game");
  const button = frame.getByRole("button");
  await frame.and(page.locator('[data-phase="ready"]')).waitFor();
  await button.scrollIntoViewIfNeeded();
  return { frame, button };
}

/** Longer than a fall takes, with the moment after it in which flaps do not count. */
const FALL_MS = 3000;

/** Does the same, and stops the page's clock. */
async function openGameOnStoppedClock(page: Page): Promise<Shown> {
  await page.clock.install({ time: 0 });
  const shown = await openGame(page);
  await page.clock.pauseAt(60_000);
  return shown;
}

const search = (page: Page) => page.getByRole("searchbox", { name: en.search.label });
const results = (page: Page) => page.getByRole("search").getByRole("link");

test.describe("an address without a page", () => {
  test("answers 404, links to every tool, and becomes /404 without a history entry", {
    tag: "@main",
  }, async ({ page }) => {
    await page.goto("/");
    const before = await page.evaluate(() => history.length);
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    for (const { tool } of mainTools)
      await expect(page.locator(`main a[href="${tool.path}"]`).first()).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  test("has a description, keywords and social tags, and one noindex", async ({ request }) => {
    const html = await (await request.get("/no-such-page")).text();
    const metas = (name: string) =>
      [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"))].map(
        ([, content]) => content,
      );
    expect(html).toContain(`<title>${notFoundPage.title}</title>`);
    for (const name of ["description", "og:description", "twitter:description"])
      expect(metas(name), name).toEqual([notFoundPage.description]);
    for (const name of ["og:title", "twitter:title"]) expect(metas(name), name).toEqual([notFoundPage.title]);
    expect(metas("keywords")).toEqual([notFoundPage.keywords.join(",")]);
    const [picture = ""] = metas("og:image");
    expect((await request.get(new URL(picture).pathname)).headers()["content-type"]).toBe("image/png");
    expect(metas("robots")).toEqual(["noindex"]);
  });

  test("shows the same page without a new document when a link inside the site leads there", async ({
    page,
  }) => {
    await page.goto("/");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/compres-pdf";
      link.textContent = "A dead link";
      document.body.prepend(link);
    });
    await page.getByRole("link", { name: "A dead link" }).click();
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole("link", { name: "Looking for Compress PDF?" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  for (const [path, name, href] of [
    ["/terms-of-service/", "Terms", "/terms"],
    ["/privacy-policy", "Privacy", "/privacy"],
    ["/about", "About us", "/about-us"],
    ["/image-resizer", "Resize Image", "/resize-image"],
  ] as const)
    test(`at ${path} says where to go instead`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole("main").getByRole("paragraph").getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", href ?? "");
      await expect(page).toHaveURL(/\/404$/);
      await expect(page.getByText(notFoundPage.subtitle)).toBeHidden();
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
    });

  test("at /heic-to-pnj suggests HEIC to PNG", async ({ page }) => {
    await page.goto("/heic-to-pnj");
    await page.getByRole("link", { name: "Looking for HEIC to PNG?" }).click();
    await expect(page).toHaveURL(/\/heic-to-png$/);
  });

  test("finds tools by name, says when there is none, and opens the first by Enter", async ({ page }) => {
    await openGame(page);
    await search(page).fill("hei");
    for (const name of ["HEIC to JPG", "HEIC to PNG"])
      await expect(results(page).filter({ hasText: name }).first()).toBeVisible();
    await search(page).fill("mp3");
    await expect(page.getByText("No tool matches “mp3”.")).toBeVisible();
    await search(page).fill("heic to png");
    await expect(results(page)).toHaveText([/HEIC to PNG/]);
    await search(page).press("Enter");
    await expect(page).toHaveURL(/\/heic-to-png$/);
  });
});

test.describe("the game of the 404 page", () => {
  test("starts by Space, the up arrow, Enter or a click, ends when nobody flaps, and restarts by the same", {
    tag: "@main",
  }, async ({ page }) => {
    const { button } = await openGameOnStoppedClock(page);
    const over = page.getByText(en.notFound.game.restart);
    const scored = page.getByRole("status").filter({ hasText: "You scored 0." });
    for (const flap of [
      () => button.press(" "),
      () => button.press("ArrowUp"),
      () => button.press("Enter"),
      () => button.click(),
    ])
      for (const _ of ["start", "restart"]) {
        await flap();
        await expect(page.getByText(en.notFound.game.start)).toHaveCount(0);
        await expect(over).toHaveCount(0);
        await page.clock.runFor(FALL_MS);
        await expect(over).toBeVisible();
        await expect(page.getByText(en.notFound.game.over)).toBeVisible();
        await expect(scored).toHaveCount(1);
      }
  });

  test("starts by a tap, and not when a finger only touches it to scroll", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const { frame, button } = await openGame(page);
    await button.dispatchEvent("pointerdown", { pointerType: "touch", isPrimary: true, button: 0 });
    await expect(frame).toHaveAttribute("data-phase", "ready");
    await button.tap();
    await expect(page.getByText(en.notFound.game.restart)).toBeVisible();
    await context.close();
  });

  test("stays in the air while it flaps, counts the pipes, and keeps the best score of the visit", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // The gaps are about as high as the start, so that a bird passes them by flying level.
      Math.random = () => 0.3;
    });
    const { frame, button } = await openGameOnStoppedClock(page);
    await button.focus();
    // Flaps this far apart bring the bird back to the same height.
    const ticksApart = (2 * -physics.impulse) / physics.gravity - 1;
    for (let flaps = 0; flaps < 4; flaps++) {
      await page.keyboard.press(" ");
      await page.clock.runFor(ticksApart * physics.tickMs);
      await expect(frame).toHaveAttribute("data-phase", "running");
    }
    await expect(frame).toContainText("Score 1");
    await page.clock.runFor(FALL_MS);
    await expect(page.getByText(en.notFound.game.record)).toBeVisible();
    await expect(frame).toContainText("Best 1");
    await page.goto("/elsewhere");
    await expect(frame).toContainText("Score 0");
    await expect(frame).toContainText("Best 1");
  });

  test("keeps its own keys from scrolling the page, and no other key", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    const { button } = await openGame(page);
    await button.focus();
    const top = () => page.evaluate(() => Math.round(scrollY));
    const before = await top();
    await page.keyboard.press(" ");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(en.notFound.game.restart)).toBeVisible();
    expect(await top()).toBe(before);
    await page.keyboard.press("PageDown");
    await expect.poll(top).toBeGreaterThan(before);
  });

  test("starts by Space when nothing has the focus", async ({ page }) => {
    const { button } = await openGame(page);
    await page.keyboard.press(" ");
    await expect(button).toBeFocused();
    await expect(page.getByText(en.notFound.game.start)).toHaveCount(0);
  });

  test("pauses when Tab moves the focus on", async ({ page }) => {
    const { frame, button } = await openGame(page);
    await button.press(" ");
    await page.keyboard.press("Tab");
    await expect(button).not.toBeFocused();
    await expect(page.getByText(en.notFound.game.paused)).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(button).toBeFocused();
    await expect(frame).toHaveAttribute("data-phase", "paused");
    await page.keyboard.press(" ");
    await expect(page.getByText(en.notFound.game.paused)).toHaveCount(0);
  });

  test("pauses when it is scrolled out of sight", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    const { frame, button } = await openGame(page);
    await button.evaluate((element: HTMLElement) => {
      element.click();
      scrollTo(0, document.body.scrollHeight);
    });
    await expect(frame).toHaveAttribute("data-phase", "paused");
  });
});

test("axe finds nothing in any theme on a phone after a game, and nothing scrolls sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { button } = await openGame(page, "/heic-to-pnj");
  await button.press(" ");
  await expect(page.getByText(en.notFound.game.over)).toBeVisible();
  await search(page).fill("png");
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
