import type { Page } from "@playwright/test";
import { calls } from "../lib/contract/calls";
import { hasPreview } from "../lib/formats";
import type { BatchScreen } from "../lib/tools/types";
import { en } from "../lib/words/en";
import { isPost } from "./support/calls";
import { configurations, firstOfEach } from "./support/configurations";
import { type ConverterScreen, testLeavingWithResults, testRefusedCalls } from "./support/converter-suite";
import { drag } from "./support/drop";
import { expect, test } from "./support/test";
import {
  alertOf,
  batchScreens,
  expectPreviews,
  openTool,
  resultsOf,
  rowsOf,
  sources,
  stopClock,
  wrongFile,
} from "./support/tool-page";

const callOf = (tool: BatchScreen) => `**${calls[tool.call].path}`;

/** Returns the lines that a screen shows for a failure with a reason: the specified sentence, then the reason. */
const said = ({ failures }: BatchScreen, reason: string): [string, string?] =>
  failures === "own words" ? [`Error: ${reason}`] : ["Conversion failed. Please try again.", reason];

const noAnswer = ({ failures }: BatchScreen) =>
  failures === "own words"
    ? "No response from server. Please check your connection."
    : "Conversion failed. Please try again.";

/** Files are chosen the same way on all of these screens, with previews or without. */
for (const { path, tool } of firstOfEach(batchScreens, ({ tool }) => String(hasPreview(tool.from)))) {
  const open = (page: Page) => openTool(page, { path });

  test.describe(path, () => {
    test("refuses a wrong file, with one sentence for drops and another for selections", async ({ page }) => {
      const { zone, input } = await open(page);
      await drag(zone, [wrongFile]);
      await expect(alertOf(page, tool.words.messages.drop)).toBeVisible();
      await input.setInputFiles(wrongFile);
      await expect(alertOf(page, tool.words.messages.select)).toBeVisible();
      await expect(page.getByText(tool.words.messages.drop)).toHaveCount(0);
    });

    test("asks for a file when there is none", async ({ page }) => {
      await open(page);
      await page.getByRole("button", { name: tool.words.action }).click();
      await expect(alertOf(page, tool.words.messages.none)).toBeVisible();
    });

    test("shows a prompt while files are dragged over it, and accepts them", async ({ page }) => {
      const { zone } = await open(page);
      const files = await sources(tool, 1);
      await drag(zone, files, { drop: false });
      await expect(page.getByText(tool.words.dropZone.dragging)).toBeVisible();
      await drag(zone, files);
      await expect(page.getByText(tool.words.dropZone.prompt)).toBeVisible();
      await expect(page.getByText(files[0]?.name ?? "", { exact: true })).toBeVisible();
    });

    test("keeps the right files, and names the wrong ones", async ({ page }) => {
      const { input } = await open(page);
      const [file] = await sources(tool, 1);
      await input.setInputFiles([wrongFile, file]);
      await expect(page.getByText(tool.words.messages.select)).toBeVisible();
      await expect(page.getByText(wrongFile.name)).toBeVisible();
      await expect(page.getByText(file.name, { exact: true })).toBeVisible();
    });

    test("lists files with their sizes, reorders, removes and replaces them", async ({ page }) => {
      const { input } = await open(page);
      const files = await sources(tool, 5);
      await input.setInputFiles(files);
      await expect(page.getByRole("heading", { name: /^5 files/ })).toBeVisible();
      const bytes = files.reduce((sum, { buffer }) => sum + buffer.length, 0);
      await expect(page.getByText(`${(bytes / 1024 / 1024).toFixed(2)} MB`)).toBeVisible();
      await expect(
        page.getByText(`${((files[0]?.buffer.length ?? 0) / 1024).toFixed(1)} KB`).first(),
      ).toBeVisible();
      await expectPreviews(page, tool);
      const [one, two, three] = files.map(({ name }) => name);
      const rows = rowsOf(page);
      await page.getByRole("button", { name: `Move ${one} down` }).click();
      await expect(rows.nth(0)).toContainText(two ?? "");
      await expect(page.getByRole("button", { name: `Move ${one} down` })).toBeFocused();
      await page.getByRole("button", { name: `Move ${three} up` }).click();
      await expect(rows.nth(1)).toContainText(three ?? "");
      await page.getByRole("button", { name: `Remove ${two}` }).click();
      await expect(rows).toHaveCount(4);
      await input.setInputFiles(await sources(tool, 2));
      await expect(rows).toHaveCount(2);
      await page.getByRole("button", { name: en.converter.list.removeAll }).click();
      await expect(rows).toHaveCount(0);
    });
  });
}

const screens = configurations(batchScreens);
for (const { path, tool } of screens) {
  const open = (page: Page) => openTool(page, { path });
  const screen: ConverterScreen = {
    tool: { path, call: tool.call },
    files: (count) => sources(tool, count),
    start: (page) => page.getByRole("button", { name: tool.words.action }),
    finished: (page) => page.getByText(tool.words.success.replace("{n}", "3")),
  };

  test.describe(path, () => {
    if (tool === screens[0]?.tool)
      test("advances by 8% every 1.2 s, and cancels", async ({ page }) => {
        await page.clock.install();
        const { input } = await open(page);
        const aborted = page.waitForEvent("requestfailed", isPost);
        const sent = page.waitForRequest(isPost);
        await page.route(callOf(tool), () => {});
        await input.setInputFiles(await sources(tool, 2));
        await stopClock(page);
        await page.getByRole("button", { name: tool.words.action }).click();
        await expect(page.getByText(tool.words.steps[0])).toBeVisible();
        await expect(page.getByText(/Estimated time left: \d+s/)).toBeVisible();
        await expect(page.getByRole("button", { name: en.converter.progress.converting })).toBeDisabled();
        await expect(page.getByRole("button", { name: en.converter.list.removeAll })).toBeDisabled();
        const bar = page.getByRole("progressbar");
        for (const percent of ["8", "16"]) {
          await page.clock.runFor(1200);
          await expect(bar).toHaveAttribute("aria-valuenow", percent);
        }
        await page.clock.resume();
        await sent;
        await page.getByRole("button", { name: en.converter.actions.cancel }).click();
        await expect(page.getByRole("button", { name: tool.words.action })).toBeEnabled();
        await aborted;
      });

    if (tool === screens[0]?.tool)
      test("stops at 90% until the server answers", async ({ page }) => {
        await page.clock.install();
        const { input } = await open(page);
        await page.route(callOf(tool), () => {});
        await input.setInputFiles(await sources(tool, 1));
        await page.getByRole("button", { name: tool.words.action }).click();
        await expect(page.getByText("Estimated time left: 8s")).toBeVisible();
        await page.clock.runFor(55_000);
        await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "90");
        await expect(page.getByText("Estimated time left: 1s")).toBeVisible();
      });

    test.describe("when it fails", () => {
      test.use({ expectedFaults: [/Failed to load resource/] });

      testRefusedCalls(screen, {
        count: 2,
        async expectSaid(page, message) {
          const [first, second] = said(tool, message);
          await expect(page.getByText(first, { exact: true })).toBeVisible();
          if (second) await expect(page.getByText(second)).toBeVisible();
        },
      });

      test("reports a lost connection and an unreadable reply", async ({ page }) => {
        const { input } = await open(page);
        await input.setInputFiles(await sources(tool, 1));
        await page.route(callOf(tool), (route) => route.abort("internetdisconnected"));
        await page.getByRole("button", { name: tool.words.action }).click();
        await expect(page.getByText(noAnswer(tool), { exact: true })).toBeVisible();
        await page.unroute(callOf(tool));
        await page.route(callOf(tool), (route) =>
          route.fulfill({
            status: 200,
            contentType: "application/json",
            body: '{"success":true,"images":"?"}',
          }),
        );
        await page.getByRole("button", { name: tool.words.action }).click();
        await expect(page.getByText(en.failures.tryAgain, { exact: true })).toBeVisible();
      });
    });

    test("offers the results that succeeded, and names the file that failed", { tag: "@main" }, async ({
      page,
    }) => {
      const { input } = await open(page);
      const [good] = await sources(tool, 1);
      const broken = {
        ...good,
        name: `broken ${good.name}`,
        buffer: good.buffer.subarray(0, good.buffer.length / 2),
      };
      await input.setInputFiles([broken, good]);
      await page.getByRole("button", { name: tool.words.action }).click();
      await expect(resultsOf(page)).toHaveCount(1);
      await expect(alertOf(page, broken.name)).toBeVisible();
    });

    testLeavingWithResults(screen);
  });
}
