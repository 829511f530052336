import type { Locator, Page } from "@playwright/test";
import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { kinds } from "./support/configurations";
import { expect, test } from "./support/test";

const { pages } = pagesIn(english);

const { finder } = en.search;
const banner = (page: Page) => page.getByRole("banner");
const opener = (page: Page) => banner(page).getByRole("button", { name: finder.name }).first();
const field = (page: Page) => banner(page).getByRole("combobox", { name: finder.name });
const options = (page: Page) =>
  banner(page).getByRole("listbox", { name: finder.results }).getByRole("option");

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

test.describe("the header's search", () => {
  test("finds tools in other words, opens the best one by Enter, and is empty and closed after that", {
    tag: "@main",
  }, async ({ page }) => {
    await open(page, "/faq");
    await page.evaluate(() => Object.assign(window, { same: true }));
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await expect(banner(page).getByText(finder.popular)).toBeVisible();
    for (const [query, name] of [
      ["heif to jpeg", "HEIC to JPG"],
      ["make pdf smaller", "Compress PDF"],
      ["heci to pnj", "HEIC to PNG"],
      ["compress to 100kb", "Compress Image to 100 KB"],
    ] as const) {
      await field(page).fill(query);
      await expect(options(page).first(), query).toContainText(name);
    }
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/compress-image-to-100kb$/);
    expect(await page.evaluate(() => "same" in window)).toBe(true);
    await expect(field(page)).toBeHidden();
    await opener(page).click();
    await expect(field(page)).toHaveValue("");
  });

  test("moves through its options by the arrow keys, and closes by Escape", async ({ page }) => {
    await open(page, "/heic-to-jpg");
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("pdf to");
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await options(page).nth(1).getAttribute("id")) ?? "",
    );
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    const name = (await options(page).last().locator("span span").textContent()) ?? "";
    await page.keyboard.press("Escape");
    await expect(field(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press("/");
    await page.keyboard.type("pdf to");
    await expect(options(page)).toHaveCount(6);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("navigation", { name: en.site.breadcrumb })).toContainText(name);
  });

  test("offers the closest tools where none fits, and popular ones where nothing is close", async ({
    page,
  }) => {
    await open(page, "/contact");
    await page.keyboard.press("/");
    await field(page).fill("mp4 to jpg");
    await expect(banner(page).getByText(en.search.near)).toBeVisible();
    await expect(options(page).first()).toContainText("PNG to JPG");
    await field(page).fill("video");
    await expect(banner(page).getByText("No tool matches “video”. These are popular:")).toBeVisible();
    await expect(options(page).first()).toBeVisible();
  });

  test("leaves '/' to text fields and dialogs", async ({ page }) => {
    await open(page, "/contact");
    await page.getByRole("textbox", { name: "Subject" }).fill("a");
    await page.keyboard.press("/");
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("a/");
    await expect(field(page)).toBeHidden();
  });

  test("is fetched only when a visitor is about to search", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(page, "/faq");
    expect(asked).not.toContain("/tools.json");
    const before = asked.length;
    await opener(page).hover();
    await expect.poll(() => asked.slice(before)).toContain("/tools.json");
  });

  test("stands on every page, and on phones in the menu, too", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ["/", ...kinds.map(({ path }) => path), ...pages.map(({ path }) => path)]) {
      await page.goto(path);
      await expect(opener(page), path).toBeVisible();
    }
    await page.waitForLoadState("networkidle");
    await banner(page).getByRole("button", { name: en.site.menu.open, exact: true }).click();
    await banner(page).getByRole("navigation").getByRole("button", { name: finder.name }).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill("ocr");
    await options(page).first().click();
    await expect(page).toHaveURL(/\/ocr-pdf$/);
    await expect(page.locator(":popover-open")).toHaveCount(0);
  });

  test("passes axe, and fits a small phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/terms");
    await opener(page).click();
    await field(page).fill("heic");
    await options(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await findings(page, "#site-header")).toEqual([]);
    const sideways = await page
      .locator(":popover-open")
      .evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    expect(sideways).toBe(0);
  });
});

test.describe("before its script is there", () => {
  test("keeps what is typed, and answers Enter on the home page", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/_next/static/**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/faq", { waitUntil: "commit" });
    await opener(page).click();
    await field(page).fill("heic to pn");
    release();
    await expect(options(page).first()).toContainText("HEIC to PNG");
    await expect(field(page)).toHaveValue("heic to pn");
  });

  test("Enter leads to the home page's search", async ({ page }) => {
    await page.goto("/?q=heic+to+png#tools");
    const search = page.getByRole("main").getByRole("search");
    await expect(search.getByRole("searchbox")).toHaveValue("heic to png");
    await expect(search.getByRole("searchbox")).toBeFocused();
    await expect(search.getByRole("link").first()).toContainText("HEIC to PNG");
  });

  test.describe("with scripts off", () => {
    test.use({ javaScriptEnabled: false });

    test("leads to the list of all tools", async ({ page }) => {
      await page.goto("/faq");
      await opener(page).click();
      await field(page).fill("heic");
      await field(page).press("Enter");
      await expect(page).toHaveURL(/\/\?q=heic#tools$/);
      await expect(page.getByRole("heading", { name: en.home.cards.heading })).toBeInViewport();
    });
  });
});

test.describe("keys in the header's menus", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const inMenu = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

  /** Presses until the code for keys is there, which is fetched when the focus comes to the header. */
  const firstKey = (page: Page, target: Locator) =>
    expect(async () => {
      await page.keyboard.press("ArrowDown");
      await expect(target).toBeFocused({ timeout: 500 });
    }).toPass();

  test("go down a column and along a row, to both ends, and to a name by its first letter", async ({
    page,
  }) => {
    await open(page, "/faq");
    await banner(page).getByRole("button", { name: en.site.menus.pdf.name, exact: true }).focus();
    await page.keyboard.press("Enter");
    const links = banner(page).getByRole("region", { name: en.site.menus.pdf.name }).getByRole("link");
    await firstKey(page, links.first());
    await page.keyboard.press("ArrowRight");
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(4)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("o");
    expect(await inMenu(page)).toContain("OCR PDF");
  });

  test("go down the sheet of a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/faq");
    await banner(page).getByRole("button", { name: en.site.menu.open, exact: true }).focus();
    await page.keyboard.press("Enter");
    await firstKey(page, banner(page).getByRole("navigation").getByRole("button", { name: finder.name }));
    await page.keyboard.press("End");
    expect(await inMenu(page)).toBe("Contact");
  });
});
