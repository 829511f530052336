import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { en } from "../lib/words/en";
import { kinds } from "./support/configurations";
import { picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { openTool, places } from "./support/tool-page";

const { contactPage, faqPage, notFoundPage, pages } = pagesIn(english);

const phone = { width: 390, height: 844 };

for (const touch of [false, true])
  test.describe(touch ? "on a phone" : "in a window as narrow as a phone", () => {
    test.use({ viewport: phone, hasTouch: touch, isMobile: touch });

    test("the main button of the home page and of every tool is within the first 500 pixels", async ({
      page,
    }) => {
      // More than fifty pages.
      test.setTimeout(300_000);
      for (const { path, tool } of places) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const button = page
          .getByTestId("drop-zone")
          .getByRole("button", { name: tool.words.dropZone.button });
        // The simple layout takes the place of the advanced one once its script has run.
        const bottom = async () => {
          const { y = 999, height = 0 } = (await button.first().boundingBox()) ?? {};
          return y + height;
        };
        await expect.poll(bottom, path).toBeLessThanOrEqual(500);
      }
      await page.goto("/");
      for (const button of [
        page.getByRole("main").getByRole("link", { name: en.home.hero.start }).first(),
        page.getByTestId("home-drop").getByRole("button"),
      ]) {
        const { y = 999, height = 0 } = (await button.boundingBox()) ?? {};
        expect.soft(y + height).toBeLessThanOrEqual(500);
      }
    });

    for (const path of ["/png-to-jpg", "/resize-image"])
      test(`${path} shows the main button and the first of several files once they are chosen`, async ({
        page,
      }) => {
        const { input } = await openTool(page, { path });
        await input.setInputFiles(
          await Promise.all(["a.png", "b.png", "c.png"].map((name) => picture("png", name))),
        );
        await expect(page.getByText("a.png", { exact: true })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("button", { name: /^(Convert to JPG \(3\)|Resize)$/ })).toBeInViewport({
          ratio: 1,
        });
      });

    test("a tool says to drop files only where that is possible", async ({ page }) => {
      const { zone } = await openTool(page, { path: "/heic-to-jpg" });
      await expect(zone.getByText(en.converter.drop.touch.photos)).toBeVisible({ visible: touch });
      await expect(zone.getByText(/drag & drop/i)).toBeVisible({ visible: !touch });
      await expect(zone.getByRole("button", { name: "Select HEIC Files" })).toBeVisible();
      await openTool(page, { path: "/pdf-to-png" });
      await expect(page.getByText(en.converter.drop.touch.another)).toBeVisible({ visible: touch });
      await page.goto("/");
      await expect(page.getByText(en.homeDrop.touch)).toBeVisible({ visible: touch });
      await expect(page.getByText(en.homeDrop.prompt)).toBeVisible({ visible: !touch });
    });
  });

test.describe("with text of twice the size on a phone", () => {
  test.use({ viewport: phone, expectedFaults: [/Failed to load resource: .* 404/] });

  for (const path of [
    "/",
    ...kinds.map(({ path }) => path),
    ...new Set([faqPage, contactPage, ...pages, notFoundPage].map(({ path }) => path)),
  ])
    test(`${path} is no wider than the screen, and its menu opens`, async ({ page }) => {
      await page.goto(path);
      await page.addStyleTag({ content: "html { font-size: 200% !important }" });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBeLessThanOrEqual(phone.width);
      const menu = page.getByRole("banner").getByRole("button", { name: en.site.menu.open, exact: true });
      await expect(menu).toBeInViewport({ ratio: 1 });
      await menu.click();
      const sheet = page.locator(":popover-open");
      await expect(sheet).toBeVisible();
      expect(await sheet.evaluate((open) => open.scrollWidth - open.clientWidth)).toBe(0);
      expect(await width()).toBeLessThanOrEqual(phone.width);
    });
});
