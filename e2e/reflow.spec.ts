import { pages } from "../lib/site/pages";
import { placeholders, tools } from "../lib/tools";
import { firstOfEach } from "./support/configurations";
import { expect, test } from "./support/test";

/** One page of each kind: every screen, a placeholder, and all that are no tools. */
const paths = [
  "/",
  ...firstOfEach(tools, ({ island }) => island).map(({ path }) => path),
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
    await page.waitForLoadState("networkidle");
    // Content below the screen is laid out too.
    await page.addStyleTag({ content: ".later { content-visibility: visible !important }" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
        .toBeLessThanOrEqual(width);
    }
  });
