import type { Locator } from "@playwright/test";
import { expect, test } from "./support/test";
import { openTool } from "./support/tool-page";

const look = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, color, outlineStyle } = getComputedStyle(element);
    return { background: backgroundColor, text: color, outline: outlineStyle };
  });

/** Expects a control that looks selected beside one that does not. */
async function expectSelected(selected: Locator, other: Locator) {
  const [one, two] = [await look(selected), await look(other)];
  expect(one.background).not.toBe(two.background);
  expect(one.text).not.toBe(one.background);
}

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`with forced colors, ${colorScheme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
    });

    test("the layout of PNG to JPG shows which one is selected", async ({ page }) => {
      await openTool(page, { path: "/png-to-jpg" });
      const layout = (name: string) => page.locator("label", { has: page.getByRole("radio", { name }) });
      await expectSelected(layout("Advanced"), layout("Simple"));
      await page.getByRole("radio", { name: "Simple" }).check();
      await expectSelected(layout("Simple"), layout("Advanced"));
    });

    test("the categories of the FAQ show which one is selected", async ({ page }) => {
      await page.goto("/faq");
      await page.waitForLoadState("networkidle");
      const chip = (pressed: boolean) => page.getByRole("button", { pressed }).first();
      await expectSelected(chip(true), chip(false));
      await chip(false).click();
      await expectSelected(chip(true), chip(false));
    });

    test("the categories of a message show which one is selected", async ({ page }) => {
      await page.goto("/contact");
      await page.waitForLoadState("networkidle");
      const cards = page.getByRole("group", { name: "Category (optional)" }).locator("label");
      await cards.nth(1).click();
      await expectSelected(cards.nth(1), cards.nth(0));
      // The small words of a card have the color of the selection too.
      const { text } = await look(cards.nth(1));
      expect((await look(cards.nth(1).locator("span").last())).text).toBe(text);
    });

    test("menus and lists of tools show the current page", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/heic-to-jpg");
      await page.waitForLoadState("networkidle");
      const popular = page.getByRole("list", { name: "Most Popular Tools" }).getByRole("link");
      const current = popular.and(page.locator("[aria-current=page]"));
      expect((await look(current)).outline).toBe("solid");
      expect((await look(popular.last())).outline).toBe("none");
      await page.getByRole("banner").getByRole("button", { name: "Iphone Formats" }).click();
      const link = page.getByRole("region", { name: "Iphone Formats" }).locator("a[aria-current=page]");
      expect((await look(link)).outline).toBe("solid");
      // The focus has its own outline, outside of the link.
      await link.focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(link).toHaveCSS("outline-offset", "3px");
    });
  });
