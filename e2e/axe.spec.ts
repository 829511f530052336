import { findings } from "./support/axe";
import { kinds } from "./support/configurations";
import { walkStates } from "./support/states";
import { expect, test } from "./support/test";

test.use({ expectedFaults: [/Failed to load resource/], viewport: { width: 390, height: 844 } });

// Each test runs axe twelve times or more.
test.describe.configure({ timeout: 180_000 });

for (const place of kinds)
  test(`axe finds nothing on ${place.path}, and nothing scrolls sideways`, async ({ page }) => {
    await walkStates(page, place, async (state) => {
      // Only the tool changes after the first state.
      const within = state === "empty" ? undefined : "[data-testid=tool]";
      expect.soft(await findings(page, within), state).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `width when ${state}`).toBeLessThanOrEqual(390);
    });
  });
