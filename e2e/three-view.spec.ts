import type { Page, Route } from "@playwright/test";
import JSZip from "jszip";
import { calls } from "../lib/contract/calls";
import { tiles } from "../lib/formats";
import { THREE_VIEW_MAX_FILES } from "../lib/limits";
import { en } from "../lib/words/en";
import { failFile, recordFields, textOf } from "./support/calls";
import { type ConverterScreen, testRefusedCall } from "./support/converter-suite";
import { saved } from "./support/downloads";
import { drag } from "./support/drop";
import { expectScene, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { alertOf, openTool, resultsOf, rowsOf, sources, toolsWith, wrongFile } from "./support/tool-page";

const tools = toolsWith("three-view");
const [tool] = tools;
if (!tool) throw new Error("There is no JPG to WEBP.");

const CALL = `**${calls[tool.call].path}`;
const MESSAGE = "Please select at least one JPG file.";

/** Later than the page's clock when it is stopped, which starts at 0; in milliseconds. */
const PAUSED_AT = 3_600_000;

const start = (page: Page) => page.getByRole("button", { name: tool.words.action });
const heading = (page: Page) => page.getByRole("heading", { name: en.converter.outcome.successful });

const screen: ConverterScreen = {
  tool,
  files: (count) => sources(tool, count),
  start,
  finished: heading,
};

for (const { path, to, words } of tools)
  test(`${path} converts three files, each under its own name and all as a ZIP`, { tag: "@main" }, async ({
    page,
  }) => {
    const { input, zone } = await openTool(page, { path });
    const files = await sources(tool, 3);
    const names = files.map(({ name }) => name.replace(".jpg", `.${tiles[to].extension}`));
    const sent = await recordFields(page, CALL);
    await input.setInputFiles(files);
    await page.getByRole("button", { name: words.action }).click();
    await expect(heading(page)).toBeVisible();
    await expect(zone).toHaveCount(0);
    expect(sent).toEqual([{ format: to }]);
    await expect(resultsOf(page)).toHaveCount(3);
    for (const [index, name] of names.entries()) {
      const row = resultsOf(page).nth(index);
      await expect(row).toContainText(files[index]?.name ?? "");
      await expect(row).toContainText(/\d+\.\d KB to \d+\.\d KB/);
      const link = row.getByRole("link", { name: `Download ${name}` });
      await expect(link).toHaveText(en.converter.actions.download);
      const file = await saved(link);
      expect(file.name).toBe(name);
      await expectScene(file.bytes, to);
    }
    const { bytes } = await saved(page.getByRole("button", { name: en.converter.actions.zip }));
    expect(Object.keys((await JSZip.loadAsync(bytes)).files)).toEqual(names);
  });

test("adds files to the list, keeps the first 20 and says how many were left out", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const file = { ...(await picture("jpg", "SCAN.JPEG")), mimeType: "application/octet-stream" };
  const copies = Array.from({ length: 21 }, (_, index) => ({ ...file, name: `photo ${index + 2}.jpg` }));
  await input.setInputFiles([file, { ...file, name: "photo.png", mimeType: "image/jpeg" }]);
  await expect(alertOf(page, "Only JPG files were added.")).toContainText("Left out: photo.png");
  await expect(rowsOf(page)).toHaveText([/SCAN\.JPEG/]);
  await input.setInputFiles(copies.slice(0, 11));
  await expect(rowsOf(page)).toHaveCount(12);
  await input.setInputFiles(copies.slice(11));
  await expect(rowsOf(page)).toHaveCount(THREE_VIEW_MAX_FILES);
  await expect(alertOf(page, "Only the first 20 files are kept.")).toContainText("2 files were left out.");
  await expect(rowsOf(page).last()).toContainText("photo 20.jpg");
});

test("shows only progress, stops at 95% until the answer, then shows 'Conversion complete!' for 400 ms", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  const { input, zone } = await openTool(page, tool);
  await page.clock.pauseAt(PAUSED_AT);
  const held: Route[] = [];
  await page.route(CALL, (route) => {
    held.push(route);
  });
  await input.setInputFiles(await sources(tool, 1));
  await start(page).click();
  await expect.poll(() => held.length).toBe(1);
  await expect(zone).toHaveCount(0);
  const bar = page.getByRole("progressbar");
  await expect(bar).toHaveAttribute("aria-valuenow", "0");
  await expect(page.getByText("Estimated time left: 8s")).toBeVisible();
  for (const [tick, step] of [...tool.words.steps, tool.words.steps[0]].entries()) {
    await expect(page.getByText(step)).toBeVisible();
    await expect(bar).toHaveAttribute("aria-valuenow", String(tick * 10));
    await page.clock.runFor(800);
  }
  await page.clock.runFor(30_000);
  await expect(bar).toHaveAttribute("aria-valuenow", "95");
  await expect(page.getByText("Estimated time left: 1s")).toBeVisible();
  await held[0]?.continue();
  await expect(page.getByText(en.converter.outcome.complete)).toBeVisible();
  await expect(bar).toHaveAttribute("aria-valuenow", "100");
  await page.clock.runFor(399);
  await expect(heading(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(heading(page)).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("starts again with 'Convert More Files', and accepts files that are dropped on the results", async ({
  page,
}) => {
  const { input, zone } = await openTool(page, tool);
  const [one, two, three] = await sources(tool, 3);
  await input.setInputFiles([one, two]);
  await start(page).click();
  await expect(heading(page)).toBeVisible();
  await drag(heading(page), [wrongFile]);
  await expect(alertOf(page, MESSAGE)).toContainText(wrongFile.name);
  await expect(resultsOf(page)).toHaveCount(2);
  await drag(heading(page), [three]);
  await expect(heading(page)).toHaveCount(0);
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(3);
  await start(page).click();
  await expect(resultsOf(page)).toHaveCount(3);
  await page.getByRole("button", { name: en.batch.more }).click();
  await expect(zone.getByText(tool.words.dropZone.prompt)).toBeVisible();
  await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toBeFocused();
  await expect(rowsOf(page)).toHaveCount(0);
  await start(page).click();
  await expect(alertOf(page, MESSAGE)).toBeVisible();
});

test.describe("when it fails", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  testRefusedCall(screen, {
    async expectSaid(page, message) {
      await expect(alertOf(page, message)).toBeVisible();
      await expect(page.getByText(en.failures.tryAgain)).toHaveCount(0);
      await expect(page.getByRole("progressbar")).toHaveCount(0);
    },
  });

  test("shows a general sentence when there is no answer", async ({ page }) => {
    const { input } = await openTool(page, tool);
    await input.setInputFiles(await sources(tool, 1));
    await page.route(CALL, (route) => route.abort("internetdisconnected"));
    await start(page).click();
    await expect(page.getByText(en.failures.tryAgain, { exact: true })).toBeVisible();
  });

  test("offers the results that succeeded, names the file that failed, and retries only that", {
    tag: "@main",
  }, async ({ page }) => {
    const { input } = await openTool(page, tool);
    await input.setInputFiles(await sources(tool, 3));
    const reason = await failFile(page, CALL, "two.jpg");
    await start(page).click();
    await expect(resultsOf(page)).toHaveCount(2);
    const row = rowsOf(page).filter({ hasText: "two.jpg" });
    await expect(row.getByRole("alert")).toHaveText(reason);
    await expect(page.getByText(/^1 of 3 failed$/)).toBeVisible();
    let body = "";
    await page.route(CALL, async (route) => {
      body = textOf(route);
      await route.continue();
    });
    await page.getByRole("button", { name: "Try again: two.jpg" }).click();
    await expect.poll(() => body).toContain('filename="two.jpg"');
    expect(body.match(/name="images"/g)).toHaveLength(1);
    await expect(resultsOf(page)).toHaveCount(3);
  });
});
