import type { Page } from "@playwright/test";
import JSZip from "jszip";
import { calls } from "../lib/contract/calls";
import { tiles } from "../lib/formats";
import { en } from "../lib/words/en";
import { failFile, isPost, recordFields } from "./support/calls";
import { type ConverterScreen, testRefusedCall } from "./support/converter-suite";
import { saved } from "./support/downloads";
import { drag } from "./support/drop";
import { expectScene, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import {
  alertOf,
  openSettings,
  openTool,
  resultsOf,
  rowsOf,
  sources,
  startButton,
  toolWith,
  wrongFile,
} from "./support/tool-page";

const tool = toolWith("any-format");

const call = `**${calls[tool.call].path}`;
const converter = (page: Page) => ({
  convert: startButton(page, tool.words.action),
  target: page.getByRole("combobox", { name: en.batch.target }),
  results: resultsOf(page),
  link: (number: number) => page.getByRole("link", { name: `Download Image ${number}`, exact: true }),
});

const screen: ConverterScreen = {
  tool,
  files: (count) => sources(tool, count),
  start: (page) => converter(page).convert,
  finished: (page) => converter(page).link(1),
};

test("offers every target format in order, selects the default, and shows the choice in both signs", async ({
  page,
}) => {
  const { zone } = await openTool(page, tool);
  const { target } = converter(page);
  await expect(target).toHaveValue(tool.target);
  const values = await target
    .getByRole("option")
    .evaluateAll((all) => all.map((one) => one.getAttribute("value")));
  expect(values).toEqual([...tool.targets]);
  await expect(zone.locator("svg text").last()).toHaveText(tiles[tool.target].label);
  await expect(page.getByText(tool.words.targets.png ?? "")).toBeVisible();
  await target.selectOption("webp");
  await expect(page.getByText(tool.words.targets.webp ?? "")).toBeVisible();
  await expect(zone.locator("svg text").last()).toHaveText("WEBP");
  await expect(page.locator("main header use").last()).toHaveAttribute("href", "#tile-webp");
});

test("converts three files to TIFF, one by one and as a ZIP", { tag: "@main" }, async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { convert, target, results, link } = converter(page);
  const kinds = ["webp", "jpg", "avif"] as const;
  await input.setInputFiles(await Promise.all(kinds.map((kind) => picture(kind, `a ${kind}.${kind}`))));
  await target.selectOption("tiff");
  const sent = await recordFields(page, call);
  await convert.click();
  await expect(page.getByText(en.converter.outcome.complete, { exact: true })).toBeVisible();
  await expect(results).toHaveCount(3);
  expect(sent).toEqual([{ format: "tiff" }]);
  for (const number of [1, 2, 3]) {
    const { name, bytes } = await saved(link(number));
    expect(name).toBe(`converted-image-${number}.tiff`);
    await expectScene(bytes, "tiff");
  }
  const { bytes } = await saved(page.getByRole("button", { name: en.converter.actions.zip }));
  const zip = await JSZip.loadAsync(bytes);
  expect(Object.keys(zip.files)).toEqual(kinds.map((kind) => `a ${kind}.tiff`));
});

test("names files that are no pictures, or larger than 20 MB", async ({ page }) => {
  test.slow();
  const { zone, input } = await openTool(page, tool);
  const refused = alertOf(page, "Please select valid image files (max 20MB).");
  await drag(zone, [wrongFile]);
  await expect(refused).toContainText(wrongFile.name);
  const buffer = Buffer.alloc(20 * 1024 * 1024 + 1);
  await input.setInputFiles({ name: "huge.png", mimeType: "image/png", buffer });
  await expect(refused).toContainText("huge.png");
  await expect(refused).toContainText("Each file can be up to 20 MB.");
  await expect(page.getByText(wrongFile.name)).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(0);
});

test("takes the sample by keyboard, and the focus to the button that converts it", async ({ page }) => {
  await openTool(page, tool);
  await page.getByRole("button", { name: en.converter.drop.trySample }).press("Enter");
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(converter(page).convert).toBeFocused();
});

test("keeps the results when another format is chosen, until it converts again", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { convert, target, results, link } = converter(page);
  await input.setInputFiles(await sources(tool, 1));
  await convert.click();
  await expect(link(1)).toHaveAttribute("download", "converted-image-1.png");
  await openSettings(page);
  await target.selectOption("jpeg");
  await expect(link(1)).toHaveAttribute("download", "converted-image-1.png");
  await convert.click();
  await expect(link(1)).toHaveAttribute("download", "converted-image-1.jpeg");
  await input.setInputFiles(await sources(tool, 2));
  await expect(results).toHaveCount(0);
});

test.describe("when it fails", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });
  testRefusedCall(screen, {
    count: 2,
    details: ["one.png: It is broken."],
    async expectSaid(page, message) {
      await expect(alertOf(page, `Conversion failed: ${message}`)).toContainText("one.png: It is broken.");
      const failed = rowsOf(page).filter({ hasText: en.converter.list.states.failed });
      await expect(failed).toHaveCount(2);
    },
  });
});

test("names failed files instead of showing 'Conversion complete!', and retries them in the same format", {
  tag: "@main",
}, async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { convert, target, results } = converter(page);
  const [one, two] = await sources(tool, 2);
  await target.selectOption("webp");
  await input.setInputFiles([one, two]);
  const reason = await failFile(page, call, one.name);
  await convert.click();
  await expect(alertOf(page, `${one.name}: ${reason}`)).toBeVisible();
  await expect(results).toHaveCount(1);
  await expect(page.getByText(en.converter.outcome.complete)).toHaveCount(0);
  // A result that is embedded in the answer, as the contract allows.
  const { buffer } = await picture("webp", "mended.webp");
  const images = [{ data: buffer.toString("base64"), type: "image/webp" }];
  await page.route(call, (route) => route.fulfill({ json: { success: true, images } }));
  await openSettings(page);
  await target.selectOption("png");
  const sent = page.waitForRequest(isPost);
  await page.getByRole("button", { name: en.converter.actions.filesAgain.one }).click();
  expect((await sent).postData()).toContain('name="format"\r\n\r\nwebp\r\n');
  await expect(page.getByText(en.converter.outcome.complete)).toBeVisible();
  await expect(results).toHaveCount(2);
  await expect(results.first()).toContainText(one.name);
  expect((await saved(converter(page).link(1))).bytes.equals(buffer)).toBe(true);
});
