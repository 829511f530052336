import { fileURLToPath } from "node:url";
import { tiles } from "../lib/formats";
import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { placeholders } from "../lib/tools";
import { en } from "../lib/words/en";
import { picture, scene } from "./support/pictures";
import { walkStates } from "./support/states";
import { test } from "./support/test";
import { places } from "./support/tool-page";

const { homePage, pages } = pagesIn(english);

// Takes screenshots for people to look at: PICTURES=1 npm run e2e -- --grep @pictures

const folder = fileURLToPath(new URL(".output/pictures/", import.meta.url));
const sizes = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
];

for (const colorScheme of ["light", "dark"] as const)
  for (const viewport of sizes)
    test.describe(`${viewport.width} px, ${colorScheme} @pictures`, () => {
      test.use({ colorScheme, viewport, expectedFaults: [/Failed to load resource/] });
      const save = (name: string) => ({
        path: `${folder}${name}-${viewport.width}-${colorScheme}.png`,
        fullPage: true,
      });

      for (const { path } of [homePage, ...pages, ...placeholders.slice(0, 1), { path: "/404" }])
        test(`page ${path}`, async ({ browser, baseURL }) => {
          const page = await browser.newPage({ baseURL, viewport, colorScheme });
          await page.goto(path);
          await page.screenshot(save(`page-${path.slice(1) || "home"}`));
          await page.close();
        });

      test("menus", async ({ page }) => {
        await page.goto("/heic-to-jpg");
        const banner = page.getByRole("banner");
        const menu = banner.getByRole("button", { name: en.site.menu.open, exact: true });
        if (await menu.isVisible()) await menu.click();
        else await banner.getByRole("button", { name: en.site.menus.pdf.name }).click();
        await page.screenshot({ ...save("menus"), fullPage: false });
      });

      for (const place of places)
        test(`states of ${place.path}`, async ({ page }) => {
          const { tool, path } = place;
          const names = ["lake", "harbour at night with a very long name indeed", "صورة"];
          const files = await Promise.all(
            names.map((name) => picture(tool.from, `${name}.${tiles[tool.from].extension}`)),
          );
          let state = 0;
          const look = async (name: string) => {
            state += 1;
            await page.screenshot(save(`${path.slice(1).replace("#", "-")}-${state}-${name}`));
          };
          // These have no table.
          const hasTables = "job" in tool && tool.job === "tables";
          await walkStates(page, place, look, hasTables ? undefined : files);
        });
    });

test("the picture of the README @pictures", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1150 });
  await page.goto("/png-to-jpg");
  await page.locator("input[type=file]").setInputFiles(await Promise.all([1, 2, 3].map(scene)));
  await page.getByRole("button", { name: "Convert to JPG (3)" }).click();
  await page.getByRole("heading", { name: "Converted JPG Files (3)" }).waitFor();
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  await page.screenshot({ path: fileURLToPath(new URL("readme.png", import.meta.url)) });
});
