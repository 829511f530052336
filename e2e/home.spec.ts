import type { Locator, Page } from "@playwright/test";
import { TESTIMONIAL_MS } from "../lib/limits";
import { homeCardsIn } from "../lib/site/home-cards";
import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { expect, test } from "./support/test";

const { moreTools, toolCards } = homeCardsIn(english);
const { homePage } = pagesIn(english);
const { words } = english;

const { closing, demo, hero } = words.home;
const stats = Object.values(words.home.stats);
const reasons = Object.values(words.home.reasons.list);
const testimonials = Object.values(words.home.testimonials.people);
const steps = Object.values(demo.steps);

const main = (page: Page) => page.getByRole("main");

test.describe("the home page", () => {
  test("says what the site does, and links to the first tool", { tag: "@main" }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Free Image Converter Online");
    await expect(page.getByText(hero.sentence)).toBeVisible();
    await main(page).getByRole("link", { name: hero.start }).first().click();
    await expect(page).toHaveURL(/\/png-to-jpg$/);
  });

  test("shows its numbers, its cards, every other tool, four reasons and two links at the end", async ({
    page,
  }) => {
    await page.goto("/");
    for (const { number, label } of stats)
      await expect(page.getByRole("term").filter({ hasText: label }).locator("xpath=../dd")).toHaveText(
        number,
      );

    const cards = main(page).locator("li:has(h3 a)");
    await expect(cards).toHaveCount(12);
    for (const [
      index,
      { href, preset = "", title, description, badge, searches, features },
    ] of toolCards.entries()) {
      const card = cards.nth(index);
      const link = card.getByRole("link");
      await expect(link).toHaveAccessibleName(title);
      await expect(link).toHaveAccessibleDescription(badge);
      await expect(link).toHaveAttribute("href", href + preset);
      const figure = searches ? [`${searches} searches a month`] : [];
      for (const words of [description, badge, ...figure])
        await expect(card.getByText(words, { exact: true })).toBeVisible();
      await expect(card.getByText(/searches a month/)).toHaveCount(figure.length);
      await expect(card.getByRole("listitem")).toHaveText([...features]);
    }

    for (const { tool, words } of moreTools.flatMap(({ tools }) => tools))
      await expect(main(page).getByRole("link", { name: words.name, exact: true })).toHaveAttribute(
        "href",
        tool.path,
      );

    const region = page.getByRole("region", { name: en.home.reasons.heading });
    for (const { title, description, details } of reasons) {
      await expect(region.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(region.getByText(description)).toBeVisible();
      for (const detail of details) await expect(region.getByText(detail, { exact: true })).toBeVisible();
    }

    const end = page.getByRole("region", { name: closing.heading });
    await expect(end.getByRole("link", { name: closing.start })).toHaveAttribute("href", "/png-to-jpg");
    await expect(end.getByRole("link", { name: closing.ask })).toHaveAttribute("href", "/faq");
  });

  test("opens a tool wherever its card is clicked", async ({ page }) => {
    await page.goto("/");
    const card = main(page).locator("li:has(h3 a)").nth(2);
    const { height } = (await card.boundingBox()) ?? { height: 0 };
    await card.click({ position: { x: 30, y: height - 30 } });
    await expect(page).toHaveURL(new RegExp(`${toolCards[2]?.href}$`));
  });

  test("axe finds nothing in any theme", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    expect(await findings(page)).toEqual([]);
  });

  test("does not move when reduced motion is preferred", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    // Changes of a style are transitions of 0.01 ms, which last until the next frame.
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(ends.filter((ms) => ms > 1)).toEqual([]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page shows everything, the demo included", async ({ page }) => {
    await page.goto("/");
    for (const { number } of stats) await expect(page.getByText(number, { exact: true })).toBeVisible();
    for (const { title } of [...toolCards, ...reasons])
      await expect(page.getByRole("heading", { level: 3, name: title, exact: true })).toBeVisible();
    for (const { name, role, content } of testimonials) {
      const item = page.getByRole("listitem").filter({ hasText: content });
      for (const words of [name, role]) await expect(item.getByText(words, { exact: true })).toBeVisible();
      await expect(item.getByRole("img", { name: "5 of 5 stars" })).toBeVisible();
    }
    for (const { name, text } of steps) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }
    // Nothing that needs a script is offered.
    await expect(main(page).getByRole("button")).toHaveCount(0);
    const sideways = await page
      .getByRole("list", { name: en.home.testimonials.label })
      .evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(sideways).toBe(0);
  });
});

test.describe("the demo", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: en.home.demo.title });
  const opener = (page: Page) => page.getByRole("button", { name: en.home.demo.watch });

  async function openDemo(page: Page): Promise<Locator> {
    await page.goto("/");
    await expect(async () => {
      if (!(await dialog(page).isVisible())) await opener(page).click({ timeout: 1000 });
      await expect(dialog(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    return dialog(page);
  }

  test("covers the screen, shows three steps, and gives the focus back when it is closed", async ({
    page,
  }) => {
    const opened = await openDemo(page);
    const screen = await page.evaluate(() => ({
      // The scroll bar's gutter stays, so that nothing shifts.
      width: document.body.clientWidth,
      height: innerHeight,
    }));
    await expect.poll(() => opened.boundingBox()).toEqual({ x: 0, y: 0, ...screen });
    await expect(opened.getByRole("listitem")).toHaveCount(3);
    for (const { name, text } of steps) {
      await expect(opened.getByRole("heading", { level: 3, name })).toBeVisible();
      await expect(opened.getByText(text)).toBeVisible();
    }
    await opened.getByRole("button", { name: en.home.demo.close }).click();
    await expect(opened).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test("also opens after a navigation from another page", async ({ page }) => {
    await page.goto("/faq");
    await page
      .getByRole("navigation", { name: en.site.breadcrumb })
      .getByRole("link", { name: "Home" })
      .click();
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test("works by keyboard alone: Enter opens, Tab stays inside, Escape closes", async ({ page }) => {
    const opened = await openDemo(page);
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(opened.getByRole("heading", { level: 2 })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(opened.getByRole("button", { name: en.home.demo.close })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    const outside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest("dialog") === null;
      });
    for (let count = 0; count < 5; count++) {
      expect(await outside()).toBe(false);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Escape");
    await expect(opener(page)).toBeFocused();
  });

  test("links to the first tool, and is closed after going back", async ({ page }) => {
    const opened = await openDemo(page);
    await opened.getByRole("link", { name: en.home.demo.start }).click();
    await expect(page).toHaveURL(/\/png-to-jpg$/);
    await expect(page.locator("dialog:modal")).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(homePage.heading);
    await expect(dialog(page)).toBeHidden();
  });

  test("axe finds nothing in either theme, and it fits a small phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    const opened = await openDemo(page);
    expect(await findings(page)).toEqual([]);
    const sideways = await opened.evaluate((element) =>
      [element, ...element.querySelectorAll("div")].map((part) => part.scrollWidth - part.clientWidth),
    );
    expect(Math.max(...sideways)).toBe(0);
    await expect(opened.getByRole("link", { name: en.home.demo.start })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("the testimonials", () => {
  const STARTED_AT = 60_000;
  const list = (page: Page) => page.getByRole("list", { name: en.home.testimonials.label });
  const dot = (page: Page, index: number) =>
    page.getByRole("button", { name: `Show ${index + 1} of 3: ${testimonials[index]?.name}` });

  const expectShown = async (page: Page, index: number) => {
    await expect(dot(page, index)).toHaveAttribute("aria-current", "true");
    await expect(page.getByText(testimonials[index]?.content ?? "")).toBeInViewport({ ratio: 0.9 });
    for (const other of [0, 1, 2].filter((at) => at !== index))
      await expect(page.getByText(testimonials[other]?.content ?? "")).not.toBeInViewport();
  };

  /** Opens the page with a stopped clock, the pointer elsewhere, and the first testimonial just shown. */
  async function openTestimonials(page: Page) {
    await page.clock.install({ time: 0 });
    await page.goto("/");
    await list(page).scrollIntoViewIfNeeded();
    // Announced once its script is there, which a stopped clock would hold up.
    await dot(page, 0).click();
    await expect(
      page.getByRole("region", { name: en.home.testimonials.heading }).getByRole("status"),
    ).toHaveText(/^1 of 3/);
    await page.clock.pauseAt(STARTED_AT);
    // A click, with the pointer and the focus gone afterwards, starts the interval anew.
    await dot(page, 0).click();
    await expectShown(page, 0);
    await dot(page, 0).evaluate((button: HTMLElement) => button.blur());
    await page.mouse.move(0, 0);
  }

  const wait = (page: Page, ms: number) => page.clock.runFor(ms);

  /** Expects that no other testimonial is shown in three intervals. */
  const expectStill = async (page: Page, index: number) => {
    await wait(page, 3 * TESTIMONIAL_MS);
    await expectShown(page, index);
  };

  test("change every 4 seconds, and start again after the last", async ({ page }) => {
    await openTestimonials(page);
    await wait(page, TESTIMONIAL_MS - 1);
    await expectShown(page, 0);
    await wait(page, 1);
    await expectShown(page, 1);
    await wait(page, TESTIMONIAL_MS);
    await expectShown(page, 2);
    await wait(page, TESTIMONIAL_MS);
    await expectShown(page, 0);
  });

  test("are shown and announced when their dot is clicked", async ({ page }) => {
    await openTestimonials(page);
    const status = page.getByRole("region", { name: en.home.testimonials.heading }).getByRole("status");
    await expect(status).toHaveText(/^1 of 3/);
    await dot(page, 2).click();
    await expectShown(page, 2);
    await expect(status).toHaveText(`3 of 3: ${testimonials[2]?.name}`);
    await dot(page, 1).press("Enter");
    await expectShown(page, 1);
  });

  test("are not announced when they change automatically", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto("/");
    const region = page.getByRole("region", { name: en.home.testimonials.heading });
    const status = region.getByRole("status");
    await expect(dot(page, 0)).toHaveAttribute("aria-current", "true");
    // They do not change while they are out of view.
    await region.scrollIntoViewIfNeeded();
    await wait(page, 2 * TESTIMONIAL_MS);
    await expect(dot(page, 0)).toHaveAttribute("aria-current", "false");
    await expect(status).toHaveText("");
  });

  const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const setHidden = (page: Page, hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);

  for (const [when, begin, end] of [
    ["they are hovered", (page) => list(page).hover(), (page) => page.mouse.move(0, 0)],
    ["they have the focus", (page) => dot(page, 1).focus(), blur],
    ["the page is hidden", (page) => setHidden(page, true), (page) => setHidden(page, false)],
  ] satisfies [string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][])
    test(`pause while ${when}`, async ({ page }) => {
      await openTestimonials(page);
      await begin(page);
      await expectStill(page, 0);
      await end(page);
      await wait(page, TESTIMONIAL_MS);
      await expectShown(page, 1);
    });

  test("pause and continue by a button", async ({ page }) => {
    await openTestimonials(page);
    const press = async (name: string) => {
      await page.getByRole("button", { name }).click();
      await blur(page);
      await page.mouse.move(0, 0);
    };
    await press(en.carousel.pause);
    await expectStill(page, 0);
    await press(en.carousel.play);
    await wait(page, TESTIMONIAL_MS);
    await expectShown(page, 1);
  });

  test("only change by hand when reduced motion is preferred", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openTestimonials(page);
    await expectStill(page, 0);
    await expect(page.getByRole("button", { name: en.carousel.pause })).toBeHidden();
    await dot(page, 2).click();
    await expectShown(page, 2);
  });

  test("follow the arrow keys", async ({ page }) => {
    await openTestimonials(page);
    await list(page).focus();
    await page.keyboard.press("ArrowRight");
    await expectShown(page, 1);
  });
});
