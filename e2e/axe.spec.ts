import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { places, walkStates } from "./support/states";
import { expect, test } from "./support/test";

/** What axe finds on a page as it stands, in both themes; a line each. */
async function findings(page: Page): Promise<string[]> {
  // A colour on its way from one theme to the other has the contrast of neither.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  const lines: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    lines.push(...violations.map(({ id, nodes }) => `${colorScheme}: ${id} ${nodes[0]?.html}`));
  }
  return lines;
}

test.use({ expectedFaults: [/Failed to load resource/], viewport: { width: 390, height: 844 } });

// Twelve runs of axe on a page with all its files.
test.describe.configure({ timeout: 180_000 });

for (const place of places)
  test(`axe finds nothing on ${place.path}, and nothing scrolls sideways`, async ({ page }) => {
    await walkStates(page, place, async (state) => {
      expect.soft(await findings(page), state).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `width when ${state}`).toBeLessThanOrEqual(390);
    });
  });

for (const path of ["/", "/404"])
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });
