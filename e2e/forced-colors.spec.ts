import type { Locator, Page } from "@playwright/test";
import { en } from "../lib/words/en";
import { expect, test } from "./support/test";
import { openTool, sources } from "./support/tool-page";

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

test.describe("with forced colors", () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
  });

  test("the layout of PNG to JPG shows which one is selected", async ({ page }) => {
    await openTool(page, { path: "/png-to-jpg" });
    const layout = (name: string) => page.locator("label", { has: page.getByRole("radio", { name }) });
    await expectSelected(layout(en.advanced.layouts.advanced), layout(en.advanced.layouts.simple));
    await page.getByRole("radio", { name: en.advanced.layouts.simple }).check();
    await expectSelected(layout(en.advanced.layouts.simple), layout(en.advanced.layouts.advanced));
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
    const cards = page.getByRole("group", { name: en.contact.category }).locator("label");
    await cards.nth(1).click();
    await expectSelected(cards.nth(1), cards.nth(0));
    // The small words of a card have the color of the selection too.
    const { text } = await look(cards.nth(1));
    expect((await look(cards.nth(1).locator("span").last())).text).toBe(text);
  });

  test("the next step differs from other buttons", async ({ page }) => {
    const { input } = await openTool(page, { path: "/heic-to-jpg" });
    const next = page.getByRole("button", { name: "Select HEIC Files" });
    await expectSelected(next, page.getByRole("button", { name: "Convert to JPG" }));
    await input.setInputFiles(await sources({ from: "heic" }, 1));
    await expectSelected(page.getByRole("button", { name: "Convert to JPG" }), next);
  });

  test("menus and lists of tools show the current page", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/heic-to-jpg");
    await page.waitForLoadState("networkidle");
    const popular = page.getByRole("list", { name: en.tool.suggestions.popular }).getByRole("link");
    const current = popular.and(page.locator("[aria-current=page]"));
    expect((await look(current)).outline).toBe("solid");
    expect((await look(popular.last())).outline).toBe("none");
    await page.getByRole("banner").getByRole("button", { name: en.site.menus.iphone.name }).click();
    const link = page
      .getByRole("region", { name: en.site.menus.iphone.name })
      .locator("a[aria-current=page]");
    expect((await look(link)).outline).toBe("solid");
  });
});

/** Contrast of two colors, as WCAG 2 defines it. */
const contrastOf = (page: Page, one: string, two: string) =>
  page.evaluate(
    (names) => {
      const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("no canvas");
      const [lighter = 0, darker = 0] = names
        .map((name) => {
          const probe = document.createElement("i");
          probe.style.color = `var(--${name})`;
          document.body.append(probe);
          context.fillStyle = getComputedStyle(probe).color;
          probe.remove();
          context.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((level) => {
            const share = level / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        })
        .sort((a, b) => b - a);
      return (lighter + 0.05) / (darker + 0.05);
    },
    [one, two],
  );

for (const colorScheme of ["light", "dark"] as const)
  test(`visitors who ask for more contrast get it, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: "more" });
    await page.goto("/faq");
    for (const surface of ["paper", "sheet"]) {
      for (const text of ["quiet", "done", "care", "fail"])
        expect(await contrastOf(page, text, surface), `${text} on ${surface}`).toBeGreaterThan(7);
      expect(await contrastOf(page, "edge", surface), `edge on ${surface}`).toBeGreaterThan(4.5);
      expect(await contrastOf(page, "rule", surface), `rule on ${surface}`).toBeGreaterThan(3);
    }
  });
