import { findings } from "./support/axe";
import { places, walkStates } from "./support/states";
import { expect, test } from "./support/test";

test.use({ expectedFaults: [/Failed to load resource/], viewport: { width: 390, height: 844 } });

// Each test runs axe twelve times or more.
test.describe.configure({ timeout: 180_000 });

/** Tools that share a screen have the same colors in it, and their own words. */
const firstOf = new Map(places.toReversed().map((place) => [place.tool.island, place]));

for (const place of places)
  test(`axe finds nothing on ${place.path}, and nothing scrolls sideways`, async ({ page }) => {
    await walkStates(page, place, async (state) => {
      // Only the tool changes after the first state.
      const within = state === "empty" ? undefined : "[data-testid=tool]";
      const themes = within === undefined || firstOf.get(place.tool.island) === place;
      expect.soft(await findings(page, within, themes), state).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `width when ${state}`).toBeLessThanOrEqual(390);
    });
  });

for (const path of ["/", "/404"])
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });
