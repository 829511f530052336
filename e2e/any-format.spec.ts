import type { Page } from "@playwright/test";
import JSZip from "jszip";
import { calls } from "../lib/contract/calls";
import { tiles } from "../lib/formats";
import { en } from "../lib/words/en";
import { isPost } from "./support/calls";
import {
  type ConverterScreen,
  testAnnouncements,
  testChoosing,
  testLeavingInTheMiddle,
  testLeavingWithResults,
  testPhone,
  testRefusedCalls,
} from "./support/converter-suite";
import { saved } from "./support/downloads";
import { drag } from "./support/drop";
import { expectScene, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import {
  alertOf,
  expectPreviews,
  openTool,
  resultsOf,
  rowsOf,
  sources,
  toolsWith,
  wrongFile,
} from "./support/tool-page";

const [tool] = toolsWith("any-format");
if (!tool) throw new Error("There is no general converter.");

const call = `**${calls[tool.call].path}`;
const converter = (page: Page) => ({
  convert: page.getByRole("button", { name: tool.words.action, exact: true }),
  target: page.getByRole("combobox", { name: en.batch.target }),
  results: resultsOf(page),
  rows: rowsOf(page),
  alert: (text: string) => alertOf(page, text),
});

const screen: ConverterScreen = {
  tool,
  files: (count) => sources(tool, count),
  start: (page) => converter(page).convert,
  finished: (page) => page.getByRole("link", { name: "Download Image 1" }),
};

const tooLarge = { name: "huge.png", mimeType: "image/png", buffer: Buffer.alloc(20 * 1024 * 1024 + 1) };

/** Replies to the call with these images in place of the server. */
const answer = (page: Page, images: object[]) =>
  page.route(call, (route) => route.fulfill({ json: { success: true, images } }));

test("offers every target format in order, selects the default, and shows the choice on the drop zone", async ({
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
  await target.selectOption("webp");
  await expect(zone.locator("svg text").last()).toHaveText("WEBP");
});

for (const format of tool.targets)
  for (const count of format === tool.target ? [1, 3] : [format === "tiff" ? 3 : 1])
    test(`converts ${count} file(s) to ${format}`, {
      tag: format === tool.target && count === 3 ? "@main" : [],
    }, async ({ page }) => {
      const { input } = await openTool(page, tool);
      const { convert, target, results } = converter(page);
      const kinds = ["webp", "jpg", "avif"] as const;
      const files = await Promise.all(
        kinds.slice(0, count).map((kind) => picture(kind, `a ${kind}.${kind}`)),
      );
      await input.setInputFiles(files);
      await target.selectOption(format);
      const bodies: (string | null)[] = [];
      await page.route(call, (route) => {
        bodies.push(route.request().postData());
        return route.continue();
      });
      await convert.click();
      await expect(page.getByText(en.converter.outcome.complete, { exact: true })).toBeVisible();
      await expect(results).toHaveCount(count);
      expect(bodies).toEqual([expect.stringContaining(`name="format"\r\n\r\n${format}\r\n`)]);
      for (let index = 1; index <= count; index++) {
        const { name, bytes } = await saved(
          page.getByRole("link", { name: `Download Image ${index}`, exact: true }),
        );
        expect(name).toBe(`converted-image-${index}.${format}`);
        await expectScene(bytes, format);
      }
      if (count === 1) return;
      const { bytes } = await saved(page.getByRole("button", { name: en.converter.actions.zip }));
      const zip = await JSZip.loadAsync(bytes);
      expect(Object.keys(zip.files)).toEqual(kinds.map((kind) => `a ${kind}.${format}`));
    });

test.describe("choosing images of up to 20 MB", () => {
  test("names a dropped file of another kind, and a selected one that is too large", async ({ page }) => {
    const { zone, input } = await openTool(page, tool);
    const { alert, rows } = converter(page);
    await drag(zone, [wrongFile]);
    await expect(alert(tool.words.messages.wrong)).toContainText(wrongFile.name);
    await input.setInputFiles(tooLarge);
    await expect(alert(tool.words.messages.wrong)).toContainText(tooLarge.name);
    await expect(alert(tool.words.messages.wrong)).toContainText("Each file can be up to 20 MB.");
    await expect(page.getByText(wrongFile.name)).toHaveCount(0);
    await expect(rows).toHaveCount(0);
  });

  testChoosing(screen, {
    messages: { some: tool.words.messages.wrong, none: tool.words.messages.none },
    wrong: [wrongFile, tooLarge],
    chooser: (page) => page.getByRole("button", { name: tool.words.dropZone.button }),
  });
});

test("lists files with their sizes, reorders, removes and replaces them", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { rows } = converter(page);
  const files = await sources(tool, 5);
  await input.setInputFiles(files);
  await expect(page.getByRole("heading", { name: /^5 files/ })).toBeVisible();
  await expect(rows.first()).toContainText(`${((files[0]?.buffer.length ?? 0) / 1024).toFixed(1)} KB`);
  await expectPreviews(page, tool);
  await page.getByRole("button", { name: "Move one.png down" }).click();
  await expect(rows.first()).toContainText("two.png");
  await page.getByRole("button", { name: "Move three.png up" }).click();
  await expect(rows.nth(1)).toContainText("three.png");
  await page.getByRole("button", { name: "Remove two.png" }).click();
  await expect(rows).toHaveCount(4);
  await input.setInputFiles(await sources(tool, 2));
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: en.converter.list.removeAll }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toBeFocused();
});

test("shows progress of up to 90% before the answer, and cancels", async ({ page }) => {
  await page.clock.install();
  const { input } = await openTool(page, tool);
  const { convert, target } = converter(page);
  const sent = page.waitForRequest(isPost);
  const aborted = page.waitForEvent("requestfailed", isPost);
  await page.route(call, () => {});
  await input.setInputFiles(await sources(tool, 2));
  await convert.click();
  await sent;
  await expect(page.getByText(tool.words.steps[0])).toBeVisible();
  await expect(page.getByText("Estimated time left: 8s")).toBeVisible();
  await expect(target).toBeDisabled();
  await page.clock.runFor(60_000);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "90");
  await page.getByRole("button", { name: en.converter.actions.cancel }).click();
  await expect(convert).toBeFocused();
  expect((await aborted).url()).toContain(calls[tool.call].path);
});

test("keeps the results when another format is chosen, until it converts again", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { convert, target, results } = converter(page);
  await input.setInputFiles(await sources(tool, 1));
  await convert.click();
  const link = page.getByRole("link", { name: "Download Image 1" });
  await expect(link).toHaveAttribute("download", "converted-image-1.png");
  await target.selectOption("jpeg");
  await expect(link).toHaveAttribute("download", "converted-image-1.png");
  await convert.click();
  await expect(link).toHaveAttribute("download", "converted-image-1.jpeg");
  await input.setInputFiles(await sources(tool, 2));
  await expect(results).toHaveCount(0);
});

test.describe("when it fails", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  testRefusedCalls(screen, {
    count: 2,
    details: ["one.png: It is broken."],
    expectSaid: (page, message) =>
      expect(alertOf(page, `Conversion failed: ${message}`)).toContainText("one.png: It is broken."),
  });

  test("reports a network error when there is no answer", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { convert, alert } = converter(page);
    await page.route(call, (route) => route.abort("internetdisconnected"));
    await input.setInputFiles(await sources(tool, 1));
    await convert.click();
    await expect(alert("Conversion failed: Network Error")).toContainText("Check your connection");
  });

  test("reports an empty answer", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { convert } = converter(page);
    await answer(page, []);
    await input.setInputFiles(await sources(tool, 1));
    await convert.click();
    await expect(page.getByText(en.failures.empty, { exact: true })).toBeVisible();
  });

  test("names each file and its error when all files failed", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { convert, alert } = converter(page);
    await answer(page, [
      { originalName: "one.png", error: "This file is empty. Select another one." },
      { originalName: "two.png", error: "This file is damaged." },
    ]);
    await input.setInputFiles(await sources(tool, 2));
    await convert.click();
    await expect(alert("one.png: This file is empty. Select another one.")).toContainText(
      "two.png: This file is damaged.",
    );
    await expect(page.getByText(/Conversion failed/)).toHaveCount(0);
  });
});

test("downloads a result that is embedded in the answer", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { convert } = converter(page);
  const { buffer } = await picture("png", "inside.png");
  await answer(page, [{ originalName: "one.png", data: buffer.toString("base64"), type: "image/png" }]);
  await input.setInputFiles(await sources(tool, 1));
  await convert.click();
  const { bytes } = await saved(page.getByRole("link", { name: "Download Image 1" }));
  expect(bytes.equals(buffer)).toBe(true);
});

test("names failed files instead of showing 'Conversion complete!', and retries them in the same format", {
  tag: "@main",
}, async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { convert, target, results, alert } = converter(page);
  const [good] = await sources(tool, 1);
  const broken = { ...good, name: "broken.png", buffer: good.buffer.subarray(0, 200) };
  await target.selectOption("webp");
  await input.setInputFiles([broken, good]);
  await convert.click();
  await expect(alert("broken.png: This file is damaged or incomplete. Try another copy.")).toBeVisible();
  await expect(results).toHaveCount(1);
  await expect(page.getByText(en.converter.outcome.complete)).toHaveCount(0);
  const { buffer } = await picture("webp", "mended.webp");
  await answer(page, [{ data: buffer.toString("base64"), type: "image/webp" }]);
  await target.selectOption("png");
  const sent = page.waitForRequest(isPost);
  await page.getByRole("button", { name: en.converter.actions.filesAgain.one }).click();
  expect((await sent).postData()).toContain('name="format"\r\n\r\nwebp\r\n');
  await expect(page.getByText(en.converter.outcome.complete)).toBeVisible();
  await expect(results).toHaveCount(2);
  await expect(results.first()).toContainText("broken.png");
});

testAnnouncements(screen, { finished: "Finished, 2 converted.", visible: "Conversion complete!" });
testPhone(screen, 2);
testLeavingInTheMiddle(screen);
testLeavingWithResults(screen);
