import type { Page } from "@playwright/test";
import { siteName } from "../lib/settings";
import { navigationIn } from "../lib/site/navigation";
import { english } from "../lib/site/site";
import { socialLinksIn } from "../lib/site/social-links";
import { placeholders, tools } from "../lib/tools";
import { linkTo, popularTools, relatedTools, suggestionBadges } from "../lib/tools/related";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { firstOfEach } from "./support/configurations";
import { expect, test } from "./support/test";

const { deadLinks, menuGroups, mobileLinks, mobilePopular } = navigationIn(english);
const socialLinks = socialLinksIn(english);
const { mainTools, registry } = english;

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const banner = (page: Page) => page.getByRole("banner");
const button = (page: Page, name: string) => banner(page).getByRole("button", { name, exact: true });
const panel = (page: Page, name: string) => banner(page).getByRole("region", { name, exact: true });
const opened = (page: Page) => page.locator(":popover-open");
const menu = (page: Page) => banner(page).getByRole("navigation", { name: en.site.menu.label });

/** Opens a page, and waits until the scripts of links and menus have loaded. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

test.describe("the header's menus", () => {
  test.use({ viewport: wide });

  test("open by a click, one at a time, with their links", { tag: "@main" }, async ({ page }) => {
    await open(page, "/faq");
    for (const { name, items } of menuGroups) {
      await button(page, name).click();
      await expect(panel(page, name)).toBeVisible();
      await expect(opened(page)).toHaveCount(1);
      for (const item of items)
        await expect(panel(page, name).getByRole("link", { name: item.name }).first()).toBeVisible();
    }
    await button(page, en.site.menus.utilities.name).click();
    await expect(opened(page)).toHaveCount(0);
  });

  test("work by keyboard: Enter opens, Tab goes in, Escape closes and gives the focus back", async ({
    page,
  }) => {
    await open(page, "/faq");
    await button(page, en.site.menus.iphone.name).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(
      panel(page, en.site.menus.iphone.name).getByRole("link", { name: "HEIC to JPG" }),
    ).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opened(page)).toHaveCount(0);
    await expect(button(page, en.site.menus.iphone.name)).toBeFocused();
  });

  test("close when the focus leaves after their last link, or before their button", async ({ page }) => {
    await open(page, "/faq");
    await button(page, en.site.menus.iphone.name).focus();
    await page.keyboard.press("Space");
    const { items = [] } = menuGroups.find(({ name }) => name === "Iphone Formats") ?? {};
    for (const _ of items) await page.keyboard.press("Tab");
    await expect(opened(page)).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(button(page, en.site.menus.web.name)).toBeFocused();
    await expect(opened(page)).toHaveCount(0);
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(opened(page)).toHaveCount(1);
    await page.keyboard.press("Shift+Tab");
    await expect(opened(page)).toHaveCount(0);
  });

  test("close when a link is followed without a new document, and mark the current page", async ({
    page,
  }) => {
    await open(page, "/faq");
    await page.evaluate(() => Object.assign(window, { same: true }));
    await button(page, en.site.menus.web.name).click();
    await panel(page, en.site.menus.web.name).getByRole("link", { name: "WEBP to PNG" }).click();
    await expect(page).toHaveURL(/\/webp-to-png$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("WEBP to PNG Converter");
    await expect(opened(page)).toHaveCount(0);
    expect(await page.evaluate(() => "same" in window)).toBe(true);
    await button(page, en.site.menus.web.name).click();
    await expect(panel(page, en.site.menus.web.name).locator("[aria-current=page]")).toContainText(
      "WEBP to PNG",
    );
  });

  test("pass axe", async ({ page }) => {
    await open(page, "/heic-to-jpg");
    for (const { name } of menuGroups.slice(0, 2)) {
      await button(page, name).click();
      // Only the header changes; axe.spec.ts checks the page around it.
      expect.soft(await findings(page, "#site-header"), name).toEqual([]);
    }
  });
});

test("the row of menus fits in one line from 1024 to 2560 px", async ({ page }) => {
  await page.goto("/faq");
  for (const width of [1024, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button(page, en.site.menu.open)).toBeHidden();
    const boxes = await Promise.all(menuGroups.map(({ name }) => button(page, name).boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.describe("the menu of a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("starts with four popular tools, help and the first tool", async ({ page }) => {
    await open(page, "/faq");
    await button(page, en.site.menu.open).tap();
    const links = menu(page).getByRole("link");
    for (const [index, { name, path }] of [...mobilePopular, mobileLinks.help, mobileLinks.start].entries()) {
      await expect(links.nth(index)).toHaveText(name);
      await expect(links.nth(index)).toHaveAttribute("href", path);
    }
    await links.filter({ hasText: en.site.menu.start }).tap();
    await expect(page).toHaveURL(/\/png-to-jpg$/);
    await expect(opened(page)).toHaveCount(0);
    await button(page, en.site.menu.open).tap();
    await menu(page).getByRole("link", { name: en.site.menu.help }).tap();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(opened(page)).toHaveCount(0);
  });

  test("opens every menu and goes back", { tag: "@main" }, async ({ page }) => {
    await open(page, "/faq");
    await button(page, en.site.menu.open).tap();
    for (const { name } of menuGroups) {
      await button(page, name).tap();
      await expect(panel(page, name)).toBeVisible();
      await panel(page, name).getByRole("button", { name: en.site.menu.back }).tap();
      await expect(panel(page, name)).toBeHidden();
      await expect(menu(page)).toBeVisible();
    }
    await button(page, en.site.menus.pdf.name).tap();
    await panel(page, en.site.menus.pdf.name).getByRole("link", { name: "PDF to WEBP" }).tap();
    await expect(page).toHaveURL(/\/pdf-to-webp$/);
    await expect(opened(page)).toHaveCount(0);
  });

  test("closes one level with each Escape, and gives the focus back", async ({ page }) => {
    await open(page, "/faq");
    await button(page, en.site.menu.open).focus();
    await page.keyboard.press("Enter");
    await button(page, en.site.menus.iphone.name).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(opened(page)).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(opened(page)).toHaveCount(1);
    await expect(button(page, en.site.menus.iphone.name)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opened(page)).toHaveCount(0);
    await expect(button(page, en.site.menu.open)).toBeFocused();
  });

  test("keeps the page behind from scrolling until it is closed by its button", async ({ page }) => {
    await open(page, "/faq");
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await expect(button(page, en.site.menu.close)).toHaveCount(0);
    await button(page, en.site.menu.open).tap();
    expect(await overflow()).toBe("hidden");
    await button(page, en.site.menus.pdf.name).tap();
    await button(page, en.site.menu.close).tap();
    await expect(opened(page)).toHaveCount(0);
    expect(await overflow()).toBe("visible");
  });

  test("closes when the window becomes wide", async ({ page }) => {
    await open(page, "/faq");
    await button(page, en.site.menu.open).tap();
    await page.setViewportSize(wide);
    await expect(opened(page)).toHaveCount(0);
    await expect(button(page, en.site.menus.pdf.name)).toBeVisible();
  });

  test("passes axe, and nothing scrolls sideways", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, "/heic-to-jpg");
    await button(page, en.site.menu.open).click();
    await button(page, en.site.menus.pdf.name).click();
    expect(await findings(page, "#site-header")).toEqual([]);
    const sideways = await page.evaluate(
      () =>
        [document.documentElement, ...document.querySelectorAll(":popover-open")].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ).length,
    );
    expect(sideways).toBe(0);
  });
});

test.describe("links without a page", () => {
  test.use({ viewport: wide, expectedFaults: [/Failed to load resource: .* 404/] });
  for (const { path, name, comingSoon, sign } of firstOfEach(deadLinks, (link) =>
    String(link.sign && link.comingSoon),
  ))
    test(`${name} leads to /404`, async ({ page }) => {
      await open(page, "/faq");
      await button(page, en.site.menus.utilities.name).click();
      // Tools that do not exist yet say so, as the placeholders do.
      const link = panel(page, en.site.menus.utilities.name).getByRole("link", {
        name: sign && comingSoon ? `${name} Coming soon` : name,
        exact: true,
      });
      await expect(link).toHaveAttribute("href", path);
      await link.click();
      await expect(page).toHaveURL(/\/404$/);
      await expect(opened(page)).toHaveCount(0);
    });
});

test("the footer links to every tool, to help and to social networks", async ({ page }) => {
  await page.goto("/faq");
  const footer = page.getByRole("contentinfo");
  for (const { path, name } of mainTools.map(linkTo))
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  for (const name of ["FAQ", "Contact", "About", "Privacy Policy", "Terms of Service"])
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  expect(socialLinks.map(({ label }) => label)).toContain(`Share ${siteName} on X`);
  for (const { label, href } of socialLinks) {
    const link = footer.getByRole("link", { name: label, exact: true });
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("rel", "noopener nofollow");
  }
});

test.describe("under every tool", () => {
  for (const path of ["/avif-to-jpg", "/heic-to-jpg"])
    test(`${path} suggests related and popular tools`, async ({ page }) => {
      await page.goto(path);
      const related = page.getByRole("region", { name: en.tool.suggestions.heading });
      const cards = related.getByRole("list").first().getByRole("link");
      const expected = relatedTools(path, registry);
      await expect(cards).toHaveCount(expected.length);
      for (const [index, { tool, words }] of expected.entries()) {
        await expect(cards.nth(index)).toHaveAttribute("href", tool.path);
        await expect(cards.nth(index)).toContainText(words.subtitle);
        for (const badge of suggestionBadges(tool))
          await expect(cards.nth(index)).toContainText(en.tool.suggestions.badges[badge]);
      }
      const chips = related.getByRole("list", { name: en.tool.suggestions.popular }).getByRole("link");
      await expect(chips).toHaveText(popularTools(registry).map(({ words }) => words.name));
      await expect(related.locator("[aria-current=page]")).toHaveCount(
        popularTools(registry).some(({ tool }) => tool.path === path) ? 1 : 0,
      );
    });

  test("the suggestions are in the HTML", async ({ request }) => {
    for (const { path } of [...tools, ...placeholders]) {
      const html = await (await request.get(path)).text();
      expect(html.match(/<h2[^>]*>Related Conversion Tools</g), path).toHaveLength(1);
      expect(html.match(/<h3[^>]*>Most Popular Tools</g), path).toHaveLength(1);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: wide });

  test("every link of the menus is in the HTML", async ({ request }) => {
    const html = await (await request.get("/heic-to-jpg")).text();
    const header = html.match(/<header id="site-header"[\s\S]*?<main/)?.[0] ?? "";
    for (const { path } of menuGroups.flatMap(({ items }) => items))
      expect(header).toContain(`href="${path}"`);
  });

  test("the menu of a phone opens, and its button says 'Close'", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/heic-to-jpg");
    await button(page, en.site.menu.open).click();
    await expect(menu(page)).toBeVisible();
    await button(page, en.site.menu.close).click();
    await expect(opened(page)).toHaveCount(0);
    await expect(button(page, en.site.menu.open)).toBeVisible();
  });
});
