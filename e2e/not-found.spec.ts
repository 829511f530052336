import type { Locator, Page } from "@playwright/test";
import { game as physics } from "../components/game/physics";
import { searchTools } from "../lib/site/nearest-tool";
import { notFoundPage } from "../lib/site/pages";
import { toolSigns } from "../lib/site/tool-signs";
import { mainTools } from "../lib/tools";
import { en } from "../lib/words/en";
import { violationsOn } from "./support/axe";
import { expect, test } from "./support/test";

// Chromium logs the page's status.
test.use({ expectedFaults: [/Failed to load resource: .* 404/] });

/** What the page says at a dead end, before its link. */
const answerAt = (path: keyof typeof en.notFound.answers) =>
  en.notFound.answers[path].text.replace(" {link}", "");

type Shown = { frame: Locator; button: Locator; canvas: Locator };

/** Opens an address that has no page, and waits for the game. */
async function openGame(page: Page, path = "/no-such-page"): Promise<Shown> {
  await page.goto(path);
  const frame = page.getByTestId("game");
  const button = frame.getByRole("button");
  await frame.and(page.locator('[data-phase="ready"]')).waitFor();
  await button.scrollIntoViewIfNeeded();
  return { frame, button, canvas: frame.locator("canvas") };
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
  test("answers 404 with noindex, and its address becomes /404", { tag: "@main" }, async ({
    page,
    request,
  }) => {
    const html = await (await request.get("/no-such-page")).text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toContain("Page not found");
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  });

  for (const path of ["/404", "/no-such-page"])
    test(`${path} has a description, keywords and social tags, and one noindex`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const metas = (name: string) =>
        [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"))].map(
          ([, content]) => content,
        );
      expect(html).toContain(`<title>${notFoundPage.title}</title>`);
      for (const name of ["description", "og:description", "twitter:description"])
        expect(metas(name), name).toEqual([notFoundPage.description]);
      for (const name of ["og:title", "twitter:title"])
        expect(metas(name), name).toEqual([notFoundPage.title]);
      expect(metas("keywords")).toEqual([notFoundPage.keywords.join(",")]);
      expect(metas("twitter:card")).toEqual(["summary_large_image"]);
      const [picture = ""] = metas("og:image");
      expect(metas("twitter:image")).toEqual([picture]);
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
    ["/terms-of-service/", "Privacy answers in the FAQ", "/faq#category-privacy"],
    ["/About", "Contact", "/contact"],
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

  test("answers anew when one dead link follows another, and forgets it at an unknown address", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/faq");
    const footer = page.getByRole("contentinfo");
    const main = page.getByRole("main");
    await footer.getByRole("link", { name: en.site.deadEnds["/about"], exact: true }).click();
    await expect(main.getByText(answerAt("/about"))).toBeVisible();
    await footer.getByRole("link", { name: en.site.deadEnds["/privacy-policy"] }).click();
    await expect(main.getByText(answerAt("/privacy-policy"))).toBeVisible();
    await expect(main.getByText(answerAt("/about"))).toHaveCount(0);
    await page.goto("/no-such-page");
    await expect(main.getByText(notFoundPage.subtitle)).toBeVisible();
  });

  test("links to every tool", async ({ page }) => {
    await page.goto("/no-such-page");
    for (const {
      tool: { path },
    } of mainTools)
      await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  });

  for (const [asked, name, path] of [["/heic-to-pnj", "HEIC to PNG", "/heic-to-png"]] as const)
    test(`at ${asked} suggests ${name} without a layout shift`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
            for (const { node } of entry.sources)
              if (document.querySelector("main")?.contains(node ?? null))
                shifts.push(node?.textContent ?? "");
        }).observe({ type: "layout-shift", buffered: true });
        Object.assign(window, { shifts });
      });
      // Loads the font first: text that shifts when it arrives late is not what this test is about.
      await page.goto("/");
      await page.evaluate(() => document.fonts.ready);
      await page.goto(asked);
      const link = page.getByRole("link", { name: `Looking for ${name}?` });
      await expect(link).toBeVisible();
      await expect(page).toHaveURL(/\/404$/);
      await page.getByTestId("game").getByRole("button").waitFor();
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });

  test("at /xyz suggests nothing", async ({ page }) => {
    await openGame(page, "/xyz");
    await expect(page.getByText("Looking for")).toHaveCount(0);
  });

  test("finds tools by name, and opens the first by Enter", async ({ page }) => {
    await openGame(page);
    await search(page).fill("hei");
    // The page lists at most six.
    const found = searchTools("hei", toolSigns)
      .slice(0, 6)
      .map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(["HEIC to JPG", "HEIC to PNG"]));
    await expect(results(page)).toHaveText(found.map((name) => new RegExp(name)));
    await expect(page.getByRole("status").filter({ hasText: `${found.length} tools found.` })).toHaveCount(1);
    await search(page).fill("heic to png");
    await expect(results(page)).toHaveText([/HEIC to PNG/]);
    await search(page).press("Enter");
    await expect(page).toHaveURL(/\/heic-to-png$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("HEIC to PNG");
  });

  test("says so when no tool is found", async ({ page }) => {
    await openGame(page);
    await search(page).fill("mp3");
    await expect(page.getByText("No tool matches “mp3”.")).toBeVisible();
    await search(page).press("Enter");
    await expect(page).toHaveURL(/\/404$/);
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
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    // A key that is pressed during smooth scrolling may be lost.
    await expect(async () => {
      await page.keyboard.press("Home");
      await expect.poll(top, { timeout: 1000 }).toBe(0);
    }).toPass();
    // The game is out of sight now, so that the page has its keys back.
    await page.keyboard.press(" ");
    await expect.poll(top).toBeGreaterThan(0);
  });

  for (const key of [" ", "ArrowUp"])
    test(`starts by '${key}' when nothing has the focus`, async ({ page }) => {
      const { button } = await openGame(page);
      await page.keyboard.press(key);
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

  test("is drawn at the resolution of the screen, and redrawn when the theme changes", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, deviceScaleFactor: 3, colorScheme: "light" });
    const page = await context.newPage();
    const { canvas } = await openGame(page);
    const sizes = await canvas.evaluate((element: HTMLCanvasElement) => [
      element.width - Math.round(element.clientWidth * 3),
      element.height - Math.round(element.clientHeight * 3),
    ]);
    expect(sizes).toEqual([0, 0]);
    const corner = () =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        const [red = 0, green = 0, blue = 0] = element.getContext("2d")?.getImageData(8, 8, 1, 1).data ?? [];
        return red + green + blue;
      });
    await expect.poll(corner).toBeGreaterThan(600);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(corner).toBeLessThan(150);
    await context.close();
  });
});

test.describe("accessibility of the 404 page", () => {
  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds nothing on a phone in the ${colorScheme} theme, and nothing scrolls sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const check = async () => {
        expect.soft(await violationsOn(page)).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      };
      const { button } = await openGame(page, "/heic-to-pnj");
      await check();
      await button.press(" ");
      await expect(page.getByText(en.notFound.game.over)).toBeVisible();
      await check();
      await search(page).fill("png");
      await check();
      await search(page).fill("mp3");
      await check();
    });
});
