import type { Page } from "@playwright/test";
import { type FormatId, formats } from "../lib/formats";
import { english } from "../lib/site/site";
import { choicesFor, choicesOf } from "../lib/tools/choices";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { firstOfEach, kindOf } from "./support/configurations";
import { drag } from "./support/drop";
import { pdf } from "./support/pdfs";
import { type Picture, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { alertOf, openTool, resultsOf, rowsOf, wrongFile } from "./support/tool-page";

const { findEntry, registry } = english;

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

/** Where a file of each format is offered to go: once to each kind of screen. */
const offers = firstOfEach(
  (Object.entries(choices) as [FormatId, NonNullable<(typeof choices)["jpg"]>][]).flatMap(
    ([format, offered]) =>
      choicesFor(offered, 1).flatMap(({ tools: [tool] }, index) =>
        tool ? { format, index, to: tool.path } : [],
      ),
  ),
  ({ to }) => {
    const tool = findEntry(to.replace(/#.*/, ""))?.tool;
    return tool ? kindOf(tool) : to;
  },
);

for (const { format, index, to } of offers)
  test(`takes a ${format} file to ${to}`, async ({ page }) => {
    const name = `one.${formats[format].extensions[0]}`;
    const { input, zone } = await openHome(page);
    await input.setInputFiles(await fileOf(format, name));
    await zone.getByRole("link").first().waitFor();
    for (const more of await zone.getByText(en.fileChoices.more).all()) await more.click();
    await expect(zone.getByRole("link")).toHaveCount(choicesFor(choices[format] ?? [], 1).length);
    await zone.getByRole("link").nth(index).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.getByTestId("tool").getByText(name, { exact: true }).first()).toBeVisible();
    await expect(page.getByTestId("tool").getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
  });

test("recognizes files by their content, and converts them without a second selection", {
  tag: "@main",
}, async ({ page }) => {
  const { input } = await openHome(page);
  const photos = await Promise.all([picture("heic", "beach.heic"), picture("heic", "dune.jpg")]);
  await input.setInputFiles(photos);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("heading", { name: "2 HEIC photos" })).toBeVisible();
  await expect(page.getByTestId("home-drop").locator(".is-next")).toHaveAccessibleName("2 HEIC photos: JPG");
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
  // The next step is what one tool makes of all of them.
  await expect(zone.locator(".is-next")).toHaveAccessibleName("All 3 together: PDF");
  await expect(zone.getByRole("link").first()).toHaveAccessibleName("All 3 together: PDF");
  await page.getByRole("link", { name: "All 3 together: PDF" }).click();
  await expect(page).toHaveURL(/\/image-to-pdf$/);
  await expect(rowsOf(page)).toHaveCount(3);
});

test("offers to merge several PDFs first", async ({ page }) => {
  const { input, zone } = await openHome(page);
  await input.setInputFiles([pdf("one.pdf"), pdf("two.pdf")]);
  const first = zone.getByRole("link").first();
  await expect(first).toHaveAccessibleName(`2 PDFs: ${en.fileChoices.choices.merged}`);
  await first.click();
  await expect(page).toHaveURL(/\/merge-pdf$/);
});

test("offers a few choices for each kind, and lets go of single files", async ({ page }) => {
  const { input, zone } = await openHome(page);
  await input.setInputFiles([await picture("heic", "a.heic"), await picture("heic", "b.heic"), pdf("c.pdf")]);
  await expect(zone.getByRole("link")).toHaveCount(8);
  await expect(zone.locator(".is-next")).toHaveText([/JPG$/, /JPG$/]);
  await zone.getByText(/^Files \(/).click();
  await zone.getByRole("button", { name: "Remove a.heic" }).click();
  await expect(page.getByRole("heading", { name: "1 HEIC photo" })).toBeVisible();
  await expect(zone.getByRole("button", { name: "Remove b.heic" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: en.fileChoices.noneLeft })).toBeFocused();
  await expect(zone.getByRole("link")).toHaveCount(0);
  const undo = page.getByTestId("undo");
  await expect(undo).toContainText("3 files removed");
  await undo.getByRole("button").click();
  await expect(zone.getByRole("heading", { level: 3 })).toHaveText(["2 HEIC photos", "1 PDF"]);
  await page.getByRole("link", { name: "2 HEIC photos: JPG" }).click();
  await expect(rowsOf(page)).toHaveCount(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("choices begin in the upper third of the screen", async ({ page }) => {
    const { input, zone } = await openHome(page);
    await input.setInputFiles([await picture("heic", "a.heic"), pdf("b.pdf")]);
    await expect(zone.getByRole("link").first()).toBeVisible();
    const top = await zone.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThan(844 / 3);
  });
});

test("the first button of the page takes along the files of its tool", async ({ page }) => {
  const { input, zone } = await openHome(page);
  await input.setInputFiles([await picture("png", "one.png"), await picture("heic", "two.heic")]);
  await expect(zone.getByRole("link").first()).toBeVisible();
  await page.getByRole("link", { name: "Convert PNG to JPG" }).first().click();
  await expect(page).toHaveURL(/\/png-to-jpg$/);
  await expect(rowsOf(page)).toHaveCount(1);
});

test("says which files nothing here reads, what the site takes, and leads on to others", {
  tag: "@main",
}, async ({ page }) => {
  const { input, zone } = await openHome(page);
  const others = zone.getByRole("button", { name: dropZone.others });
  const { unreadableAs } = en.fileChoices;
  const octets = { mimeType: "application/octet-stream", buffer: Buffer.alloc(64, 7) };
  for (const [file, what] of [
    [wrongFile, unreadableAs.document],
    [{ ...octets, name: "data.bin" }, unreadableAs.other],
    [{ ...octets, name: "photo.jpg", mimeType: "image/jpeg" }, unreadableAs.picture],
  ] as const) {
    await input.setInputFiles(file);
    await expect(zone.getByText(`We can't read this file: ${file.name}.`)).toBeVisible();
    await expect(page.getByRole("heading", { name: en.fileChoices.noQuestion })).toBeFocused();
    await expect(zone.getByText(what.one ?? "")).toBeVisible();
    await expect(zone.getByText(dropZone.note)).toBeVisible();
    await expect(others).toHaveClass(/is-next/);
  }
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
  await expect(page).toHaveURL(/\/jpg-to-png$/);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await page.getByTestId("drop-zone").and(page.locator("[data-ready]")).waitFor();
  // The list is brought back, and the file is not added to it.
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByTestId("undo")).toHaveCount(0);
});

test("shows the files that are left on coming back", async ({ page }) => {
  const { zone, input } = await openHome(page);
  await input.setInputFiles([
    await picture("jpg", "one.jpg"),
    await picture("jpg", "two.jpg"),
    pdf("three.pdf"),
    wrongFile,
  ]);
  await page.getByRole("link", { name: "2 JPG photos: PDF" }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.goBack();
  await expect(zone.getByRole("heading", { level: 3 })).toHaveText(["1 PDF"]);
  await page.goForward();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole("banner").getByRole("link", { name: "Pixmill" }).click();
  await expect(zone.getByRole("heading", { level: 3 })).toHaveText(["1 PDF"]);
  await page.getByRole("link", { name: "1 PDF: Word" }).click();
  await expect(page.getByTestId("tool").getByText("three.pdf").first()).toBeVisible();
  await page.goBack();
  await expect(zone.getByRole("button", { name: dropZone.button })).toBeVisible();
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
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  const line = page.getByText("To make a picture smaller and keep its format");
  await expect(line.getByRole("link", { name: "Compress Image" })).toHaveAttribute("href", "/compress-image");
});

test("the search finds tools, also misspelled, and Enter opens the first", async ({ page }) => {
  await page.goto("/");
  const field = page.getByRole("searchbox", { name: en.search.label });
  const first = page.getByRole("search").getByRole("link").first();
  await field.fill("make jpg smaller");
  await expect(first).toContainText("Compress JPEG");
  await field.press("Escape");
  await expect(first).toHaveCount(0);
  await field.fill("heci to pdf");
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
