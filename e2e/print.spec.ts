import type { Page } from "@playwright/test";
import { faqIn } from "../lib/site/faq";
import { english } from "../lib/site/site";
import { plainText } from "../lib/tools/article";
import { words } from "../lib/tools/compress-image/words.en";
import { en } from "../lib/words/en";
import { expect, test } from "./support/test";

const faq = faqIn(english);

/** Opens a page as a printer would get it from a browser in its dark theme. */
async function openPrinted(page: Page, path: string) {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

/** Returns the backgrounds and text colors of everything that is visible, as RGB. */
const colorsOf = (page: Page) =>
  page.evaluate(() => {
    const [backgrounds, texts] = [new Set<string>(), new Set<string>()];
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const rgb = (color: string) => {
      if (!canvas) throw new Error("There is no canvas.");
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      return alpha === 0 ? "none" : [red, green, blue].join(" ");
    };
    for (const element of document.querySelectorAll("html, body, body *:not(svg, svg *)")) {
      if (!element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      backgrounds.add(rgb(style.backgroundColor));
      texts.add(rgb(style.color));
    }
    return { backgrounds: [...backgrounds].sort(), texts: [...texts].sort() };
  });

/** Expects black text on white, and nothing to press. */
async function expectPaper(page: Page) {
  const { backgrounds, texts } = await colorsOf(page);
  expect(backgrounds.filter((color) => color !== "none")).toEqual(["255 255 255"]);
  expect(texts).toEqual(["0 0 0"]);
  for (const role of ["button", "navigation", "textbox", "searchbox", "combobox", "slider", "radio"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
}

test("a tool is printed as its text, tables and answers", async ({ page }) => {
  await openPrinted(page, "/compress-image");
  await expectPaper(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
  for (const { heading } of words.article.sections)
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  for (const { answer } of words.article.questions)
    await expect(page.getByText(plainText(answer), { exact: true })).toBeVisible();
  const tables = words.article.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === "object" && "rows" in block ? [block] : [])),
  );
  for (const { caption } of tables) await expect(page.getByRole("table", { name: caption })).toBeVisible();
  await expect(page.getByTestId("drop-zone")).toBeHidden();
  await expect(page.getByRole("region", { name: en.tool.suggestions.heading })).toHaveCount(0);
});

test("the FAQ is printed with every answer", async ({ page }) => {
  await openPrinted(page, "/faq");
  await expectPaper(page);
  for (const { question, answer } of faq) {
    await expect(page.getByText(question, { exact: true })).toBeVisible();
    const words = page.getByText(plainText(answer), { exact: true });
    await expect(words).toBeVisible();
    expect((await words.boundingBox())?.height).toBeGreaterThan(10);
  }
  // The heading of the next question is below an answer, not over it.
  const tops = await page
    .locator("details h3, details p")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});
