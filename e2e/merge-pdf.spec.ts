import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { calls } from "../lib/contract/calls";
import { en } from "../lib/words/en";
import { bodyOf, fieldNames, fileNames, startCall } from "./support/calls";
import { type ConverterScreen, testMadePdf, testRefusedCall } from "./support/converter-suite";
import { saved } from "./support/downloads";
import { drag } from "./support/drop";
import { pageSizes } from "./support/pdfs";
import { picture } from "./support/pictures";
import { expect, test } from "./support/test";
import {
  alertOf,
  countObjectUrls,
  openSettings,
  openTool,
  rowsOf,
  sources,
  stopClock,
  toolWith,
  wrongFile,
} from "./support/tool-page";

const tool = toolWith("merge-pdf");

const call = `**${calls[tool.call].path}`;
const sentence = en.failures.tryAgain;

const parts = (page: Page) => ({
  convert: page.getByRole("button", { name: "Convert to PDF" }),
  download: page.getByRole("link", { name: en.pdfMaking.download }),
  chooser: page.getByRole("button", { name: "Select JPG Files" }),
  rows: rowsOf(page),
  alert: (text: string) => alertOf(page, text),
});

const screen: ConverterScreen = {
  tool,
  files: (count) => sources(tool, count),
  start: (page) => parts(page).convert,
  finished: (page) => parts(page).download,
};

testMadePdf(screen, {
  async expectDone(page) {
    await expect(page.getByText(en.converter.outcome.complete, { exact: true })).toBeVisible();
    await expect(page.getByText("PDF is ready to download!", { exact: true })).toBeVisible();
  },
});

test("shows 'Starting conversion...', then the four steps, with the time left", async ({ page }) => {
  await page.clock.install();
  const { input } = await openTool(page, tool);
  await page.route(call, () => {});
  await input.setInputFiles(await sources(tool, 2));
  await expect(page.getByRole("button", { name: "Remove all" })).toBeVisible();
  await stopClock(page);
  await parts(page).convert.click();
  await expect(page.getByText("Starting conversion...", { exact: true })).toBeVisible();
  await expect(page.getByText("Estimated time left: 8s")).toBeVisible();
  await expect(page.getByRole("button", { name: en.mergePdf.busy })).toBeDisabled();
  for (const name of ["Remove all", "Remove one.jpg", "Move one.jpg down", "Select JPG Files"])
    await expect(page.getByRole("button", { name })).toBeDisabled();
  const bar = page.getByRole("progressbar");
  for (const [index, step] of [
    "Reading your images...",
    "Optimizing quality...",
    "Merging into a single PDF...",
    "Almost done...",
    "Reading your images...",
  ].entries()) {
    await page.clock.runFor(1200);
    await expect(page.getByText(step, { exact: true })).toBeVisible();
    await expect(bar).toHaveAttribute("aria-valuenow", String((index + 1) * 8));
  }
  await page.clock.runFor(60_000);
  await expect(bar).toHaveAttribute("aria-valuenow", "90");
  await expect(page.getByText("Estimated time left: 1s")).toBeVisible();
});

test("refuses other files, with one sentence for drops and another for selections", async ({ page }) => {
  const { zone, input } = await openTool(page, tool);
  const { alert, convert, chooser } = parts(page);
  await convert.click();
  await expect(alert("Please select at least one JPG file.")).toBeVisible();
  await expect(chooser).toBeFocused();
  await drag(zone, [wrongFile]);
  await expect(alert("Please drop only JPG files.")).toContainText(wrongFile.name);
  await input.setInputFiles(await picture("png", "a.png"));
  await expect(alert("Please select only JPG files.")).toContainText(
    "This is a PNG. Use Image to PDF instead.",
  );
  await expect(page.getByText("Please drop only JPG files.")).toHaveCount(0);
});

test("sends files in the chosen order, without those that were removed", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { convert, download, rows } = parts(page);
  await input.setInputFiles(await sources(tool, 5));
  await page.getByRole("button", { name: "Move three.jpg up" }).click();
  await page.getByRole("button", { name: "Move three.jpg up" }).click();
  await expect(page.getByRole("button", { name: "Move three.jpg down" })).toBeFocused();
  await page.getByRole("button", { name: "Move one.jpg down" }).click();
  await page.getByRole("button", { name: "Remove four.jpg" }).click();
  await expect(rows).toHaveCount(4);
  const sent = await bodyOf(page, call);
  await convert.click();
  await expect(download).toBeFocused();
  expect(fileNames(await sent())).toEqual(["three.jpg", "two.jpg", "one.jpg", "five.jpg"]);
  expect(await pageSizes((await saved(download)).bytes)).toHaveLength(4);
});

test("replaces the files by a new selection, and clears files, result and message by 'Remove all'", async ({
  page,
}) => {
  const links = await countObjectUrls(page);
  const { input } = await openTool(page, tool);
  const { convert, download, rows, chooser, alert } = parts(page);
  await input.setInputFiles(await sources(tool, 3));
  await convert.click();
  await expect(download).toBeVisible();
  await input.setInputFiles(await sources(tool, 2));
  await expect(rows).toHaveCount(2);
  await expect(download).toHaveCount(0);
  await convert.click();
  await expect(download).toBeVisible();
  await input.setInputFiles(wrongFile);
  await expect(alert("Please select only JPG files.")).toBeVisible();
  await page.getByRole("button", { name: en.converter.list.removeAll }).click();
  await expect(rows).toHaveCount(0);
  await expect(download).toHaveCount(0);
  await expect(alert("Please select only JPG files.")).toHaveCount(0);
  await expect(chooser).toBeFocused();
  await expect.poll(links).toBe(0);
});

test("/tiff-to-pdf puts all pages of each TIFF into the PDF, and counts them", async ({ page }) => {
  const { input } = await openTool(page, { path: "/tiff-to-pdf" });
  const { convert, download } = parts(page);
  const single = await picture("tiff", "single.tif");
  await input.setInputFiles([
    { ...single, name: "scan.tiff", buffer: await readFile("public/samples/sample.tiff") },
    single,
  ]);
  await expect(page.getByRole("heading", { name: /^2 files/ })).toBeVisible();
  await convert.click();
  await expect(download).toBeFocused();
  await expect(page.getByText(/^3 pages, \d/)).toBeVisible();
  expect(await pageSizes((await saved(download)).bytes)).toHaveLength(3);
});

test("makes pages of the chosen size, orientation and margin", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { convert, download } = parts(page);
  await input.setInputFiles(await sources(tool, 2));
  await expect(page.getByText(en.pdfMaking.sizes.fit, { exact: true }).first()).toBeVisible();
  await page.getByText(en.pdfMaking.options, { exact: true }).click();
  await expect(page.getByLabel(en.pdfMaking.orientation)).toBeDisabled();
  await page.getByLabel(en.pdfMaking.pageSize, { exact: true }).selectOption("A4");
  await page.getByLabel(en.pdfMaking.orientation).selectOption("Landscape");
  await page.getByLabel(en.pdfMaking.margin).selectOption("Small margin");
  await expect(page.getByText("A4, Landscape, Small margin")).toBeVisible();
  const sent = await bodyOf(page, call);
  await convert.click();
  await expect(download).toBeVisible();
  expect(fieldNames(await sent())).toEqual(["pageSize", "orientation", "margin"]);
  const paper = { width: 842, height: 595 };
  expect(await pageSizes((await saved(download)).bytes)).toEqual([paper, paper]);
  // The options fold to a line, and come back open.
  await expect(page.getByText("Page options: A4, Landscape, Small margin")).toBeVisible();
  await expect(page.getByLabel(en.pdfMaking.margin)).toBeHidden();
  await openSettings(page);
  await expect(page.getByLabel(en.pdfMaking.margin)).toBeVisible();
});

test.describe("when it fails", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  testRefusedCall(screen, {
    count: 2,
    async expectSaid(page, message) {
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    },
  });

  test("names each damaged file", { tag: "@main" }, async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { convert, alert, rows } = parts(page);
    const [one, two, three] = await sources(tool, 3);
    const cut = (buffer: Buffer) => buffer.subarray(0, 200);
    await input.setInputFiles([
      { ...one, buffer: cut(one.buffer) },
      two,
      { ...three, name: "صورة.jpg", buffer: cut(three.buffer) },
    ]);
    await convert.click();
    await expect(alert(sentence)).toContainText(
      "one.jpg: This file is damaged or incomplete. Try another copy.",
    );
    await expect(alert(sentence).locator("bdi", { hasText: "صورة.jpg" })).toBeVisible();
    await expect(rows).toHaveCount(3);
    // The cards of the damaged ones say so, too.
    await expect(rows.filter({ hasText: en.converter.list.states.failed })).toHaveCount(2);
    await expect(rows.nth(1)).not.toContainText(en.converter.list.states.failed);
    await expect(convert).toHaveCount(0);
    await page.getByRole("button", { name: "Leave 2 out and convert" }).click();
    await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "complete");
    await expect(rows).toHaveCount(1);
  });
});

test("cancels, and keeps the files", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { convert, rows } = parts(page);
  await page.route(call, () => {});
  await input.setInputFiles(await sources(tool, 2));
  const { aborted } = await startCall(page, () => convert.click());
  await page.getByRole("button", { name: en.converter.actions.cancel }).click();
  await aborted;
  await expect(convert).toBeFocused();
  await expect(rows).toHaveCount(2);
});
