import { pages } from "../lib/site/pages";
import { placeholders, tools } from "../lib/tools";
import { firstOfEach } from "./support/configurations";
import { expect, test } from "./support/test";

/** One page of each kind: every screen, a placeholder, and all that are no tools. */
const paths = [
  "/",
  ...firstOfEach(tools, ({ screen }) => screen).map(({ path }) => path),
  ...placeholders.slice(0, 1).map(({ path }) => path),
  ...pages.map(({ path }) => path),
  "/404",
];

test.use({ expectedFaults: [/Failed to load resource: .* 404/] });

/** Widths of a phone at its smallest, and of a window of 1280 pixels at a zoom of 200%. */
const widths = [320, 640];

for (const path of paths)
  test(`${path} does not scroll sideways at ${widths.join(" and ")} px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    // Content below the screen is laid out too.
    await page.locator(":root[data-loaded]").waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
        .toBeLessThanOrEqual(width);
    }
  });

test("nothing moves when a visitor jumps to the end of a page", async ({ page }) => {
  await page.goto("/");
  await page.locator(":root[data-loaded]").waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "HEIC to JPG", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/HEIC to JPG/);
  await expect(page.getByTestId("drop-zone")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await height()).toBe(before);
});
