import type { Page } from "@playwright/test";
import { findings } from "./support/axe";
import { expect, test } from "./support/test";

const words = "The ink has run out.";

test.use({ expectedFaults: [/The ink has run out|Failed to load resource/] });

/** Browser methods that throw when one part of the page calls them: the camera's check, or the header's lookup. */
const breaks = {
  "a page": { path: "/image-to-pdf", object: "performance", method: "getEntriesByType" },
  "the layout": { path: "/heic-to-jpg", object: "document", method: "getElementById" },
} as const;

async function openBroken(page: Page, what: keyof typeof breaks) {
  const { path, object, method } = breaks[what];
  await page.addInitScript(
    ([name, key, message]) => {
      const target = (window as unknown as Record<string, Record<string, unknown>>)[name] ?? {};
      const original = target[key] as (...values: unknown[]) => unknown;
      target[key] = (...values: unknown[]) => {
        if (values[0] === "navigation" || values[0] === "site-header") throw new Error(message);
        return original.apply(target, values);
      };
    },
    [object, method, words] as const,
  );
  await page.goto(path);
}

for (const what of Object.keys(breaks) as (keyof typeof breaks)[])
  test(`shows the error and links to the home page when ${what} breaks`, { tag: "@main" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openBroken(page, what);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toContainText(words);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await page.title()).not.toBe("");
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("main").getByRole("link", { name: "Home page" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
