import { type Site, siteIn } from "../lib/site/site";
import { languages } from "../lib/words/languages";
import { findings, violations } from "./support/axe";
import { kindsIn } from "./support/configurations";
import { picture } from "./support/pictures";
import { outcomeOf, start } from "./support/states";
import { expect, test } from "./support/test";
import { openTool, type Place, sources, takenOf } from "./support/tool-page";

const tool = "/heic-to-jpg";

/** A file of the format that a tool takes, without most of its bytes. */
async function damaged(tool: Place["tool"]) {
  const [file] = await sources(tool, 1);
  return { ...file, buffer: file.buffer.subarray(0, 40) };
}

/** What the server says of a damaged file, or a board, which opens it in the browser. */
function sentences({ words: { errors, pdf }, format }: Site, name: string): RegExp {
  const { corrupt, unsupported_type, cannot_convert } = errors;
  const board = format.fill(pdf.broken, { name });
  const texts = [corrupt, unsupported_type, cannot_convert, board];
  return new RegExp(texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"));
}

test.use({ expectedFaults: [/Failed to load resource/], viewport: { width: 390, height: 844 } });

for (const language of ["de", "ja", "ar"] as const) {
  const site = siteIn(language);
  test.describe(`in ${language}`, () => {
    // A color on its way from one to another has the contrast of neither.
    test.use({ locale: site.tag, contextOptions: { reducedMotion: "reduce" } });

    for (const place of kindsIn(site))
      test(`${place.path} works, says what fails, and axe finds nothing`, async ({ page }) => {
        const look = async (state: string) => {
          // Colors are those of English.
          expect.soft(await violations(page, "[data-testid=tool]"), state).toEqual([]);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(width, `width when ${state}`).toBeLessThanOrEqual(390);
        };
        const { input } = await openTool(page, place);
        await expect(page.locator("html")).toHaveAttribute("lang", site.tag);
        await expect(page.locator("html")).toHaveAttribute("dir", site.dir);
        await input.setInputFiles(await sources(place.tool, takenOf(place.tool, 3)));
        if (place.tool.screen !== "auto") await look("selected");
        await start(page, place.tool, site);
        await outcomeOf(page, site).waitFor();
        await look("done");

        await page.goto("about:blank");
        await openTool(page, place);
        const file = await damaged(place.tool);
        await input.setInputFiles(file);
        // A board opens it in the browser.
        if (place.tool.screen !== "page-board") await start(page, place.tool, site);
        await expect(page.getByTestId("tool")).toContainText(sentences(site, file.name));
        await look("failed");
      });

    test("the home page finds a tool and leads to it", async ({ page }) => {
      await page.goto(site.at("/"));
      const name = site.findEntry(tool)?.words.name ?? "";
      await page.getByRole("main").getByRole("searchbox").fill(name);
      const link = page.getByRole("main").getByRole("link", { name, exact: true }).first();
      await expect(link).toHaveAttribute("href", site.at(tool));
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${site.at(tool)}$`));
      await expect(page).toHaveTitle(site.findEntry(tool)?.words.title ?? "");
      const fonts = await page.evaluate(() =>
        performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2")),
      );
      // Japanese and Arabic have the reader's own fonts.
      expect(fonts.length > 0).toBe(language === "de");
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
  const site = siteIn("de");
  await page
    .getByRole("banner")
    .getByRole("button", { name: siteIn("en").words.site.languages })
    .click();
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(new RegExp(`${site.at(tool)}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.findEntry(tool)?.words.heading ?? "");
  await expect(page.getByText("holiday.heic")).toBeVisible();
});

test.describe("in a browser that asks for another language", () => {
  test.use({ locale: "de-DE" });

  test("it is offered until the offer is closed, and nobody is redirected", async ({ page }) => {
    await page.goto(tool);
    const offer = page.getByTestId("language-offer");
    const path = siteIn("de").at(tool);
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
