import type { Page, Route } from "@playwright/test";
import JSZip from "jszip";
import { tiles } from "../lib/formats";
import { THREE_VIEW_MAX_FILES } from "../lib/limits";
import { en } from "../lib/words/en";
import { holdRequests, textOf } from "./support/calls";
import { configurations } from "./support/configurations";
import { type ConverterScreen, testRefusedCalls } from "./support/converter-suite";
import { saved } from "./support/downloads";
import { drag } from "./support/drop";
import { expectScene, type Picture, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import {
  alertOf,
  countObjectUrls,
  expectPreviews,
  leaveForHome,
  openTool,
  resultsOf,
  rowsOf,
  sources,
  toolsWith,
  wrongFile,
} from "./support/tool-page";

const CALL = "**/api/image/convert";
const MESSAGE = "Please select at least one JPG file.";

/** Later than the page's clock when it is stopped, which starts at 0; in milliseconds. */
const PAUSED_AT = 3_600_000;

async function copies(count: number): Promise<Picture[]> {
  const file = await picture("jpg", "one.jpg");
  return Array.from({ length: count }, (_, index) => ({ ...file, name: `photo ${index + 1}.jpg` }));
}

const heading = (page: Page) => page.getByRole("heading", { name: en.converter.outcome.successful });

const tools = toolsWith("three-view");
const places = tools.map((tool) => ({ path: tool.path, tool }));

for (const { tool } of configurations(places)) {
  const { extension } = tiles[tool.to];
  const screen: ConverterScreen = {
    tool,
    files: (count) => sources(tool, count),
    start: (page) => page.getByRole("button", { name: tool.words.action }),
    finished: heading,
  };
  const expectConverted = (bytes: Buffer) => expectScene(bytes, tool.to);

  test.describe(tool.path, () => {
    for (const count of [1, 3])
      test(`converts ${count} file(s), each under its own name and all as a ZIP`, {
        tag: count === 3 ? "@main" : [],
      }, async ({ page }) => {
        const { input, zone } = await openTool(page, tool);
        const files = await sources(tool, count);
        const names = files.map(({ name }) => name.replace(".jpg", `.${extension}`));
        let body = "";
        await page.route(CALL, async (route) => {
          body = textOf(route);
          await route.continue();
        });
        await input.setInputFiles(files);
        await screen.start(page).click();
        await expect(heading(page)).toBeVisible();
        await expect(zone).toHaveCount(0);
        expect(body).toContain(`name="format"\r\n\r\n${tool.to}\r\n`);
        expect(body.match(/name="images"/g)).toHaveLength(count);
        await expect(resultsOf(page)).toHaveCount(count);
        for (const [index, name] of names.entries()) {
          const row = resultsOf(page).nth(index);
          await expect(row).toContainText(files[index]?.name ?? "");
          await expect(row).toContainText(/\d+\.\d KB to \d+\.\d KB/);
          const link = row.getByRole("link", { name: `Download ${name}` });
          await expect(link).toHaveText(en.converter.actions.download);
          const file = await saved(link);
          expect(file.name).toBe(name);
          await expectConverted(file.bytes);
        }
        const zipAll = page.getByRole("button", { name: en.converter.actions.zip });
        await expect(zipAll).toHaveCount(count > 1 ? 1 : 0);
        if (count === 1) return;
        const zip = await JSZip.loadAsync((await saved(zipAll)).bytes);
        expect(Object.keys(zip.files)).toEqual(names);
        for (const file of Object.values(zip.files)) await expectConverted(await file.async("nodebuffer"));
      });

    test("shows its limits, and a prompt while files are dragged over it", async ({ page }) => {
      const { zone } = await openTool(page, tool);
      await expect(zone.getByText("Drag & drop or click to upload")).toBeVisible();
      await expect(zone.getByText("Maximum 20 files")).toBeVisible();
      await drag(zone, await sources(tool, 1), { drop: false });
      await expect(zone.getByText("Drop JPG files here")).toBeVisible();
    });

    test("asks for a JPG when there is no file, and when dropped or selected files are not JPGs", async ({
      page,
    }) => {
      const { zone, input } = await openTool(page, tool);
      await screen.start(page).click();
      await expect(alertOf(page, MESSAGE)).toBeVisible();
      await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toBeFocused();
      await drag(zone, [wrongFile]);
      await expect(alertOf(page, MESSAGE)).toContainText(wrongFile.name);
      await input.setInputFiles(await picture("png", "shot.png"));
      await expect(alertOf(page, MESSAGE)).toContainText("shot.png");
      await expect(alertOf(page, MESSAGE)).toContainText("This is a PNG.");
      await expect(rowsOf(page)).toHaveCount(0);
    });

    test("accepts files by name alone, in any case", async ({ page }) => {
      const { input } = await openTool(page, tool);
      const file = await picture("jpg", "SCAN.JPEG");
      await input.setInputFiles([
        { ...file, mimeType: "application/octet-stream" },
        { ...file, name: "photo.png" },
      ]);
      await expect(rowsOf(page)).toHaveCount(1);
      await expect(alertOf(page, "Only JPG files were added.")).toContainText("Left out: photo.png");
      await expect(page.getByText(MESSAGE)).toHaveCount(0);
    });

    test("adds files to the list, keeps the first 20 and says how many were left out", async ({ page }) => {
      const { input } = await openTool(page, tool);
      const files = await copies(23);
      await input.setInputFiles(files.slice(0, 12));
      await expect(rowsOf(page)).toHaveCount(12);
      await input.setInputFiles(files.slice(12));
      await expect(rowsOf(page)).toHaveCount(THREE_VIEW_MAX_FILES);
      await expect(alertOf(page, "Only the first 20 files are kept.")).toContainText(
        "3 files were left out.",
      );
      await expect(rowsOf(page).last()).toContainText("photo 20.jpg");
      await expectPreviews(page, tool);
      await screen.start(page).click();
      await expect(resultsOf(page)).toHaveCount(THREE_VIEW_MAX_FILES);
    });

    test("reorders and removes files", async ({ page }) => {
      const { input } = await openTool(page, tool);
      await input.setInputFiles(await sources(tool, 3));
      await page.getByRole("button", { name: "Move one.jpg down" }).click();
      await expect(rowsOf(page).first()).toContainText("two.jpg");
      await page.getByRole("button", { name: "Move three.jpg up" }).click();
      await expect(rowsOf(page).nth(1)).toContainText("three.jpg");
      await page.getByRole("button", { name: "Remove two.jpg" }).click();
      await expect(rowsOf(page)).toHaveCount(2);
      await page.getByRole("button", { name: en.converter.list.removeAll }).click();
      await expect(rowsOf(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toBeFocused();
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
      await screen.start(page).click();
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

    test("aborts the request and keeps the files when it is canceled", async ({ page }) => {
      const { input } = await openTool(page, tool);
      const aborted = page.waitForEvent("requestfailed");
      const sent = page.waitForRequest(CALL);
      await page.route(CALL, () => {});
      await input.setInputFiles(await sources(tool, 2));
      await screen.start(page).click();
      await sent;
      await page.getByRole("button", { name: en.converter.actions.cancel }).click();
      await aborted;
      await expect(rowsOf(page)).toHaveCount(2);
      await expect(page.getByRole("button", { name: tool.words.action })).toBeFocused();
    });

    test("starts again with 'Convert More Files', and accepts files that are dropped on the results", async ({
      page,
    }) => {
      const { input, zone } = await openTool(page, tool);
      const files = await sources(tool, 2);
      await input.setInputFiles(files);
      await screen.start(page).click();
      await expect(heading(page)).toBeVisible();
      await drag(heading(page), [wrongFile]);
      await expect(alertOf(page, MESSAGE)).toBeVisible();
      await expect(resultsOf(page)).toHaveCount(2);
      await drag(heading(page), (await sources(tool, 3)).slice(2));
      await expect(heading(page)).toHaveCount(0);
      await expect(rowsOf(page)).toHaveCount(3);
      await screen.start(page).click();
      await expect(resultsOf(page)).toHaveCount(3);
      await page.getByRole("button", { name: en.batch.more }).click();
      await expect(zone.getByText(tool.words.dropZone.prompt)).toBeVisible();
      await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toBeFocused();
      await expect(rowsOf(page)).toHaveCount(0);
    });

    test("ignores files that are dropped while it converts", async ({ page }) => {
      const { input } = await openTool(page, tool);
      await page.route(CALL, () => {});
      const files = await sources(tool, 2);
      await input.setInputFiles(files);
      await screen.start(page).click();
      await drag(page.getByRole("progressbar"), files);
      await page.getByRole("button", { name: en.converter.actions.cancel }).click();
      await expect(rowsOf(page)).toHaveCount(2);
    });

    test.describe("when it fails", () => {
      test.use({ expectedFaults: [/Failed to load resource/] });

      testRefusedCalls(screen, {
        async expectSaid(page, message) {
          await expect(alertOf(page, message)).toBeVisible();
          await expect(page.getByRole("progressbar")).toHaveCount(0);
        },
        async afterwards(page, message) {
          await page.locator("input[type=file]").setInputFiles((await sources(tool, 2)).slice(1));
          await expect(page.getByText(message)).toHaveCount(0);
          await expect(rowsOf(page)).toHaveCount(2);
        },
      });

      test("shows one sentence when there is no answer, or an unreadable one", async ({ page }) => {
        const { input } = await openTool(page, tool);
        await input.setInputFiles(await sources(tool, 1));
        await page.route(CALL, (route) => route.abort("internetdisconnected"));
        await screen.start(page).click();
        await expect(page.getByText(en.failures.tryAgain, { exact: true })).toBeVisible();
        await expect(page.getByText(en.failures.jpeg.advice)).toBeVisible();
        await page.unroute(CALL);
        await page.route(CALL, (route) =>
          route.fulfill({ status: 502, contentType: "text/html", body: "<p>" }),
        );
        await screen.start(page).click();
        await expect(page.getByText("The server had a problem.")).toBeVisible();
        await expect(page.getByText(en.failures.tryAgain, { exact: true })).toBeVisible();
        await page.unroute(CALL);
        await screen.start(page).click();
        await expect(heading(page)).toBeVisible();
      });

      test("offers the results that succeeded, names the file that failed, and retries only that", {
        tag: "@main",
      }, async ({ page }) => {
        const { input } = await openTool(page, tool);
        const [one, two] = await sources(tool, 2);
        const broken = { ...one, name: "broken.jpg", buffer: one.buffer.subarray(0, 120) };
        await input.setInputFiles([one, broken, two]);
        await screen.start(page).click();
        await expect(resultsOf(page)).toHaveCount(2);
        await expect(alertOf(page, "broken.jpg")).toBeVisible();
        let body = "";
        await page.route(CALL, async (route) => {
          body = textOf(route);
          const reply = await route.fetch();
          await route.fulfill({ response: reply });
        });
        await page.getByRole("button", { name: en.converter.actions.filesAgain.one }).click();
        await expect(resultsOf(page)).toHaveCount(2);
        expect(body.match(/name="images"/g)).toHaveLength(1);
        expect(body).toContain('filename="broken.jpg"');
      });
    });

    test("aborts the call and releases every object URL when the page is left in the middle", async ({
      page,
    }) => {
      const links = await countObjectUrls(page);
      const { input } = await openTool(page, tool);
      const sent = page.waitForRequest(CALL);
      await page.route(CALL, () => {});
      await input.setInputFiles(await sources(tool, 3));
      await screen.start(page).click();
      await sent;
      const aborted = page.waitForEvent("requestfailed");
      await leaveForHome(page);
      await aborted;
      await expect.poll(links).toBe(0);
    });

    test("releases every object URL when the page is left with results", async ({ page }) => {
      const links = await countObjectUrls(page);
      const { input } = await openTool(page, tool);
      await input.setInputFiles(await sources(tool, 3));
      await screen.start(page).click();
      await expect(resultsOf(page)).toHaveCount(3);
      await expect.poll(links).toBe(3);
      await leaveForHome(page);
      await expect.poll(links).toBe(0);
    });

    test("works by keyboard, and announces what happens", async ({ page }) => {
      const { input } = await openTool(page, tool);
      const status = page.getByRole("status");
      await input.setInputFiles(await sources(tool, 2));
      await expect(status).toHaveText("Added 2.");
      await page.getByRole("button", { name: tool.words.action }).press("Enter");
      await expect(heading(page)).toBeVisible();
      await expect(status).toHaveText("Finished, 2 converted.");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: en.converter.actions.zip })).toBeFocused();
    });

    test("fits a phone in every view, and brings the first result into view", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { input } = await openTool(page, tool);
      const fits = () =>
        expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const long = await picture("jpg", `${"a_very_long_name_without_a_break_".repeat(4)}.jpg`);
      await input.setInputFiles([...(await sources(tool, 1)), long]);
      await fits();
      const release = await holdRequests(page, CALL);
      await screen.start(page).click();
      await expect(page.getByRole("progressbar")).toBeVisible();
      await fits();
      release();
      await expect(page.getByRole("link", { name: `Download one.${extension}` })).toBeInViewport({
        ratio: 1,
      });
      await fits();
    });
  });
}
