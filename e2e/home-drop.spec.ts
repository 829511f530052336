import type { Page } from "@playwright/test";
import { type FormatId, formats } from "../lib/formats";
import { findEntry, registry } from "../lib/tools";
import { choicesOf } from "../lib/tools/choices";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { firstOfEach, kindOf } from "./support/configurations";
import { drag } from "./support/drop";
import { pdf } from "./support/pdfs";
import { type Picture, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { alertOf, openTool, resultsOf, rowsOf, wrongFile } from "./support/tool-page";

const dropZone = en.homeDrop;

const choices = choicesOf(registry);

/** Opens the home page and waits until it takes files. */
async function openHome(page: Page) {
  await page.goto("/");
  const zone = page.getByTestId("home-drop");
  await zone.and(page.locator("[data-ready]")).waitFor();
  return { zone, input: zone.locator("input[type=file]") };
}

const heading = (page: Page) =>
  page.getByRole("heading", { name: /^What do you want to turn (it|them) into\?$/ });

const fileOf = async (format: FormatId, name: string): Promise<Picture> =>
  format === "pdf" ? pdf(name) : picture(format, name);

/** The offer of each format, and whether a test takes the file there: once to each kind of screen, and with each format. */
const offers = (Object.entries(choices) as [FormatId, NonNullable<(typeof choices)["jpg"]>][]).flatMap(
  ([format, offered]) =>
    offered.map(({ tools: candidates }, index) => {
      const to = candidates[0]?.path ?? "";
      const tool = findEntry(to.replace(/#.*/, ""))?.tool;
      return { format, index, to, kind: tool ? kindOf(tool) : to };
    }),
);
const taken = new Set([
  ...firstOfEach(offers, ({ format }) => format),
  ...firstOfEach(offers, ({ kind }) => kind),
]);

for (const format of new Set(offers.map(({ format }) => format)))
  test(`offers the tools for a ${format} file, and takes it there`, async ({ page }) => {
    const name = `one.${formats[format].extensions[0]}`;
    const file = await fileOf(format, name);
    const links = page.getByTestId("home-drop").getByRole("link");
    const offered = offers.filter((offer) => offer.format === format);
    const choose = async () => (await openHome(page)).input.setInputFiles(file);
    await choose();
    await expect(links).toHaveCount(offered.length);
    for (const { index, to } of offered) await expect(links.nth(index)).toHaveAttribute("href", to);
    for (const { index, to } of offered.filter((offer) => taken.has(offer))) {
      if (index > 0) await choose();
      await links.nth(index).click();
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      const listed = page.getByTestId("tool").getByText(name, { exact: true }).first();
      await expect(listed, `${format} at ${to}`).toBeVisible();
      await expect(page.getByTestId("tool").getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
    }
  });

test("recognizes files by their content, and converts them without a second selection", {
  tag: "@main",
}, async ({ page }) => {
  const { input } = await openHome(page);
  const photos = await Promise.all([picture("heic", "beach.heic"), picture("heic", "dune.jpg")]);
  await input.setInputFiles(photos);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("heading", { name: "2 HEIC photos" })).toBeVisible();
  await page.getByRole("link", { name: "2 HEIC photos: JPG" }).click();
  await expect(page).toHaveURL(/\/heic-to-jpg$/);
  await expect(rowsOf(page)).toHaveText([/beach\.heic/, /dune\.heic/]);
  await page.getByRole("button", { name: "Convert to JPG" }).click();
  await expect(resultsOf(page)).toHaveCount(2);
});

test("groups a mix by kind, and offers what one tool makes of all", async ({ page }) => {
  const { zone } = await openHome(page);
  const files = await Promise.all([
    picture("png", "a.png"),
    picture("heic", "b.heic"),
    picture("png", "c.png"),
  ]);
  await drag(page.getByRole("heading", { level: 1 }), files, { drop: false });
  await expect(zone.getByText(dropZone.dragging)).toBeVisible();
  await drag(page.getByRole("heading", { level: 1 }), [wrongFile], { drop: false });
  await expect(zone.getByText(dropZone.wrong)).toBeVisible();
  await drag(page.getByRole("heading", { level: 1 }), [...files, wrongFile]);
  for (const name of ["2 PNG pictures", "1 HEIC photo", "All 3 together"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(zone.getByText(/We can't read this file: notes\.txt/)).toBeVisible();
  expect(await findings(page, "[data-testid=home-drop]")).toEqual([]);
  await page.getByRole("link", { name: "All 3 together: PDF" }).click();
  await expect(page).toHaveURL(/\/image-to-pdf$/);
  await expect(rowsOf(page)).toHaveCount(3);
});

test("takes fifty files, pasted ones and those of a folder", async ({ page }) => {
  const { input, zone } = await openHome(page);
  const one = await picture("webp", "1.webp");
  await input.setInputFiles(Array.from({ length: 50 }, (_, index) => ({ ...one, name: `${index}.webp` })));
  await page.getByRole("link", { name: "50 WEBP pictures: PNG" }).click();
  await expect(rowsOf(page)).toHaveCount(50);

  await openHome(page);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
    clipboardData.items.add(new File([bytes], "image.png", { type: "image/png" }));
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(page.getByRole("heading", { name: "1 PNG picture" })).toBeVisible();

  await page.evaluate(() => {
    const file = {
      isFile: true,
      name: "in-a-folder.pdf",
      file: (take: (file: File) => void) => take(new File(["%PDF-1.7 and so on"], "in-a-folder.pdf")),
    };
    const folder = {
      isDirectory: true,
      name: "papers",
      createReader: () => {
        const entries = [file];
        return { readEntries: (take: (some: object[]) => void) => take(entries.splice(0)) };
      },
    };
    DataTransferItem.prototype.webkitGetAsEntry = () => folder as unknown as FileSystemEntry;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], "papers"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(zone.getByText("in-a-folder.pdf")).toBeVisible();
});

test("says which files nothing here reads", { tag: "@main" }, async ({ page }) => {
  const { input, zone } = await openHome(page);
  await input.setInputFiles([wrongFile]);
  await expect(page.getByRole("heading", { name: en.fileChoices.noQuestion })).toBeFocused();
  await expect(zone.getByText(/notes\.txt/)).toBeVisible();
  await expect(page.getByRole("button", { name: dropZone.others })).toBeVisible();
});

test("works by keyboard", async ({ page }) => {
  await openHome(page);
  await page.getByRole("button", { name: dropZone.button }).focus();
  const picking = page.waitForEvent("filechooser");
  // The round trip makes sure that Chromium intercepts the picker by then.
  await page.evaluate(() => document.readyState);
  await page.keyboard.press("Enter");
  await (await picking).setFiles(await picture("avif", "one.avif"));
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "1 AVIF picture: JPG" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/avif-to-jpg$/);
  await expect(rowsOf(page)).toHaveCount(1);
});

test("does not carry files to another tool than the chosen one, nor a second time", async ({ page }) => {
  const { input } = await openHome(page);
  await input.setInputFiles(await picture("jpg", "one.jpg"));
  await page.getByRole("link", { name: "1 JPG photo: PNG" }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await page.getByTestId("drop-zone").and(page.locator("[data-ready]")).waitFor();
  await expect(rowsOf(page)).toHaveCount(0);
});

test("a tool that refuses files takes them along to the tool for them", async ({ page }) => {
  const { input } = await openTool(page, { path: "/heic-to-jpg" });
  await input.setInputFiles([await picture("png", "one.png"), await picture("png", "two.png")]);
  await alertOf(page, "These are PNG files.").getByRole("link", { name: "PNG to JPG" }).click();
  await expect(page).toHaveURL(/\/png-to-jpg$/);
  await expect(rowsOf(page)).toHaveCount(2);
});

test("the address presets the format of the Image Converter", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: en.home.cards.tools["/image-compressor"].title, exact: true }).click();
  await expect(page).toHaveURL(/\/image-compressor#webp$/);
  await expect(page.getByLabel(en.batch.target, { exact: true })).toHaveValue("webp");
  const line = page.getByText("To make a picture smaller and keep its format");
  await expect(line.getByRole("link", { name: "Compress Image" })).toHaveAttribute("href", "/compress-image");
});

test("the search finds tools by what they do, also misspelled, and Enter opens the first", async ({
  page,
}) => {
  await page.goto("/");
  const field = page.getByRole("searchbox", { name: en.search.label });
  const first = page.getByRole("search").getByRole("link").first();
  for (const [words, tool] of [
    ["pngtojpg", "PNG to JPG"],
    ["make jpg smaller", "Compress Image"],
    ["pdf word", "PDF to Word"],
    ["heci to pdf", "Image to PDF"],
  ] as const) {
    await field.fill(words);
    await expect(first).toContainText(tool);
  }
  await field.press("Escape");
  await expect(first).toHaveCount(0);
  await field.fill("heic to pdf");
  await expect(first).toContainText("Image to PDF");
  expect(await findings(page, "search")).toEqual([]);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/image-to-pdf$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the home page shows its picture, and neither a zone nor a search", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByTestId("home-drop").locator("svg").first()).toBeVisible();
    await expect(page.getByText(dropZone.prompt)).toBeHidden();
    await expect(page.getByRole("searchbox")).toBeHidden();
  });
});
