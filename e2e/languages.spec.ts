import { siteIn } from "../lib/site/site";
import type { BatchScreen } from "../lib/tools/types";
import type { ScreenWords } from "../lib/tools/words";
import { type Language, languages } from "../lib/words/languages";
import { findings } from "./support/axe";
import { saved } from "./support/downloads";
import { expectScene, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { openTool } from "./support/tool-page";

const tool = "/heic-to-jpg";

/** The words of a page of several pictures. */
function wordsOf(language: Language) {
  const site = siteIn(language);
  const words = site.findEntry(tool)?.words as unknown as ScreenWords[BatchScreen["screen"]];
  return { site, words, path: site.at(tool) };
}

test.use({ expectedFaults: [/Failed to load resource/], viewport: { width: 390, height: 844 } });

for (const language of ["de", "ja", "ar"] as const) {
  const { site, words, path } = wordsOf(language);
  test.describe(`in ${language}`, () => {
    test.use({ locale: site.tag });

    test(`${path} converts, names what failed, and axe finds nothing`, async ({ page }) => {
      const { input } = await openTool(page, { path });
      const root = page.locator("html");
      await expect(root).toHaveAttribute("lang", site.tag);
      await expect(root).toHaveAttribute("dir", site.dir);
      const broken = { name: "broken.heic", mimeType: "image/heic", buffer: Buffer.alloc(500, 7) };
      await input.setInputFiles([await picture("heic", "holiday.heic"), broken]);
      await page.getByRole("button", { name: words.action }).click();
      const outcome = page.getByTestId("outcome");
      await expect(outcome).toHaveAttribute("data-outcome", "partly");
      await expect(outcome).toContainText(site.words.errors.unsupported_type);
      const link = page.getByRole("link", { name: /JPG 1/ });
      await expectScene((await saved(link)).bytes, "jpg");
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });

    test("the home page finds a tool and leads to it", async ({ page }) => {
      await page.goto(site.at("/"));
      const name = site.findEntry(tool)?.words.name ?? "";
      await page.getByRole("main").getByRole("searchbox").fill(name);
      const link = page.getByRole("main").getByRole("link", { name, exact: true }).first();
      await expect(link).toHaveAttribute("href", path);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page).toHaveTitle(site.findEntry(tool)?.words.title ?? "");
    });
  });
}

test("the menu of languages leads to the same page, with the files that were chosen", async ({ page }) => {
  await page.goto("/faq");
  // By a client navigation: the menu stays, and its links are those of the new page.
  await page.getByRole("contentinfo").getByRole("link", { name: "HEIC to JPG" }).click();
  await expect(page).toHaveURL(new RegExp(`${tool}$`));
  await page.locator("[data-testid=drop-zone][data-ready]").waitFor();
  await page.locator("input[type=file]").setInputFiles(await picture("heic", "holiday.heic"));
  await expect(page.getByText("holiday.heic")).toBeVisible();
  const { site, path } = wordsOf("de");
  await page
    .getByRole("banner")
    .getByRole("button", { name: siteIn("en").words.site.languages })
    .click();
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.findEntry(tool)?.words.heading ?? "");
  await expect(page.getByText("holiday.heic")).toBeVisible();
});

test.describe("in a browser that asks for another language", () => {
  test.use({ locale: "de-DE" });

  test("it is offered until the offer is closed, and nobody is redirected", async ({ page }) => {
    await page.goto(tool);
    const offer = page.getByTestId("language-offer");
    const { path } = wordsOf("de");
    await expect(offer.getByRole("link", { name: languages.de.offer })).toHaveAttribute(
      "href",
      new RegExp(path),
    );
    await expect(page).toHaveURL(new RegExp(`${tool}$`));
    await offer.getByRole("button", { name: languages.de.dismiss }).click();
    await page.reload();
    await page.locator("[data-testid=drop-zone][data-ready]").waitFor();
    await page.waitForLoadState("networkidle");
    await expect(offer).toHaveCount(0);
  });
});
