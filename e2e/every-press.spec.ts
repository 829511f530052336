import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { shownTools } from "./support/tool-page";

// Presses every control of each kind of page as soon as it is painted: PRESSES=1 npm run e2e -- --grep @presses

/** How much slower the processor is made, as on a phone of some years ago. */
const SLOWER = 4;

/** One page of each kind. */
const paths = [
  "/",
  "/faq",
  "/contact",
  ...new Map(
    shownTools.map((tool) => [`${tool.screen} ${"job" in tool ? tool.job : ""}`, tool.path]),
  ).values(),
];

const controls =
  ":is(header, main) :is(button:not(:disabled), summary, label:has(input[type=checkbox]), label:has(input[type=radio]))";

/** Places of the controls that are visible at first, by their texts. */
const placesOf = (page: Page) =>
  page.locator(controls).evaluateAll((found) =>
    found.flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const [left, top] = [x + Math.min(width / 2, 40), y + height / 2];
      const isHit = control.contains(document.elementFromPoint(left, top));
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? "";
      return isHit && width > 0 && top < innerHeight ? [{ name, x: left, y: top }] : [];
    }),
  );

/** What a press may change: the address, open dialogs and menus, what the page says, and its switches. */
const stateOf = async (page: Page, opened: readonly unknown[]) => ({
  choosers: opened.length,
  address: await page.evaluate(() => location.pathname + location.hash),
  open: await page.locator(":popover-open, dialog[open], details[open]").count(),
  checked: await page.locator("main input:checked").count(),
  main: (await page.locator("main").ariaSnapshot()).replaceAll(/blob:\S+/g, "blob:"),
});

/** The lines of a failed comparison that differ. */
const differenceIn = (error: unknown) =>
  String(error)
    .match(/^.{0,9}[-+] {2}.*$/gm)
    ?.join("\n");

test.describe("@presses", () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  for (const path of paths)
    test(`every press on ${path} right after the first paint does what it does later`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(600_000);
      const lost: string[] = [];
      async function pressed(place: { x: number; y: number } | undefined, isEarly: boolean) {
        const page = await browser.newPage({
          ...(baseURL && { baseURL }),
          viewport: { width: 1280, height: 900 },
        });
        const opened: unknown[] = [];
        page.on("filechooser", (chooser) => opened.push(chooser));
        if (isEarly) {
          const session = await page.context().newCDPSession(page);
          await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
        }
        await page.goto(path, { waitUntil: isEarly ? "commit" : "networkidle" });
        await page.locator("main h1").waitFor();
        const places = place ? [] : await placesOf(page);
        if (place) await page.mouse.click(place.x, place.y);
        return { page, opened, places };
      }
      const { page: first, places } = await pressed(undefined, false);
      await first.close();
      for (const { name, ...place } of places) {
        const late = await pressed(place, false);
        await late.page.waitForTimeout(1500);
        const early = await pressed(place, true);
        // On a busy machine the late press may not be through either.
        await expect(async () =>
          expect(await stateOf(early.page, early.opened)).toEqual(await stateOf(late.page, late.opened)),
        )
          .toPass({ timeout: 12_000 })
          .catch((error) => lost.push(`${name}:\n${differenceIn(error)}`));
        await early.page.close();
        await late.page.close();
      }
      expect(lost).toEqual([]);
    });
});
