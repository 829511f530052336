import type { Download, Locator, Page, Route } from "@playwright/test";
import JSZip from "jszip";
import { fileLimits, SAVED_LINK_MS, jpegToJpg as timing } from "../lib/limits";
import { en } from "../lib/words/en";
import { failure, textOf } from "./support/calls";
import { bytesOf, recordDownloads, saved } from "./support/downloads";
import { drag } from "./support/drop";
import { expectScene, type Picture, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import {
  alertOf,
  countObjectUrls,
  leaveForHome,
  openTool,
  sources,
  toolsWith,
  wrongFile,
} from "./support/tool-page";

const CALL = "**/api/jpeg-to-jpg";
/** Later than the page's clock when it is stopped, which starts at 0; in milliseconds. */
const PAUSED_AT = 3_600_000;

const banner = (count: number) =>
  `${count} files converted successfully. Downloads should start automatically.`;
const row = (page: Page, name: string) =>
  page
    .getByRole("list", { name: /^(Selected files|Results)$/ })
    .getByRole("listitem")
    .filter({ hasText: name });
const heading = (page: Page) => page.getByRole("heading", { name: en.converter.outcome.complete });

const answer = (status: number, message: string) => ({ status, json: failure("internal", message) });

const fileIn = (route: Route) => textOf(route).match(/filename="([^"]+)"/)?.[1];

/** Opens a tool, and stops the page's clock. */
async function openOnStoppedClock(page: Page, tool: { path: string }) {
  await page.clock.install({ time: 0 });
  const { input } = await openTool(page, tool);
  await page.clock.pauseAt(PAUSED_AT);
  return { input, downloads: recordDownloads(page) };
}

/** Holds all calls, and returns them with the names of their files. */
async function hold(page: Page) {
  const routes: Route[] = [];
  await page.route(CALL, (route) => {
    routes.push(route);
  });
  const names = () => routes.map(fileIn);
  return { routes, names };
}

/** Chooses three files, and holds the call for the second; returns the names of the files that were sent. */
async function holdSecondOfThree(page: Page, input: Locator) {
  const { routes, names } = await hold(page);
  await input.setInputFiles(await sources({ from: "jpeg" }, 3));
  await expect.poll(names).toHaveLength(1);
  await routes[0]?.continue();
  await expect.poll(names).toHaveLength(2);
  return names;
}

for (const tool of toolsWith("auto"))
  test.describe(tool.path, () => {
    for (const count of [1, 3])
      test(`converts ${count} file(s) automatically and downloads them in order`, {
        tag: count === 3 ? "@main" : [],
      }, async ({ page }) => {
        const { input } = await openTool(page, tool);
        const downloads: Download[] = [];
        page.on("download", (download) => downloads.push(download));
        const sent: string[] = [];
        await page.route(CALL, (route) => {
          sent.push(textOf(route));
          return route.continue();
        });
        const files = await sources(tool, count);
        const names = files.map(({ name }) => name.replace(".jpeg", ".jpg"));
        await input.setInputFiles(files);
        await expect(page.getByText(banner(count))).toBeVisible();
        await expect(heading(page)).toBeVisible();
        await expect.poll(() => downloads.map((download) => download.suggestedFilename())).toEqual(names);
        for (const download of downloads) await expectScene(await bytesOf(download), tool.to);
        expect(sent).toHaveLength(count);
        for (const [index, body] of sent.entries()) {
          expect(body).toContain(`name="image"; filename="${files[index]?.name}"`);
          expect(body).toContain('name="outputFormat"\r\n\r\njpg\r\n');
          expect(body).toContain('name="inputFormat"\r\n\r\njpeg\r\n');
        }
        for (const [index, { name }] of files.entries()) {
          await expect(row(page, name)).toContainText(en.converter.list.states.converted);
          await expect(row(page, name)).toContainText(/Converted\s*\d+\.\d KB\s*Download/);
          const again = await saved(page.getByRole("link", { name: `Download ${names[index]}` }));
          expect(again.name).toBe(names[index]);
          await expectScene(again.bytes, tool.to);
        }
        const zipAll = page.getByRole("button", { name: en.converter.actions.zip });
        await expect(zipAll).toHaveCount(count > 1 ? 1 : 0);
        if (count === 1) return;
        const zip = await JSZip.loadAsync((await saved(zipAll)).bytes);
        expect(Object.keys(zip.files)).toEqual(names);
        for (const file of Object.values(zip.files))
          await expectScene(await file.async("nodebuffer"), tool.to);
      });

    test("shows its limits, and a prompt while files are dragged over it", async ({ page }) => {
      const { zone, input } = await openTool(page, tool);
      await expect(zone.getByText("Drop JPEG files here or click to browse")).toBeVisible();
      await expect(zone.getByText("Max 10MB per file")).toBeVisible();
      await expect(input).toHaveAttribute("accept", ".jpeg,.jpg,image/jpeg");
      await expect(input).toHaveAttribute("multiple");
      await drag(zone, await sources(tool, 1), { drop: false });
      await expect(zone.getByText(tool.words.dropZone.dragging)).toBeVisible();
    });

    test("accepts 21 files", async ({ page }) => {
      const { input } = await openTool(page, tool);
      const file = await picture("jpeg", "photo.jpeg");
      await input.setInputFiles(
        Array.from({ length: 21 }, (_, index) => ({ ...file, name: `photo ${index + 1}.jpeg` })),
      );
      await expect(page.getByText(banner(21))).toBeVisible();
      await expect(page.getByRole("link", { name: /^Download photo \d+\.jpg$/ })).toHaveCount(21);
    });

    test("names each refused file with the reason, and converts the others", async ({ page }) => {
      const { input, zone } = await openTool(page, tool);
      const [good] = await sources(tool, 1);
      const large: Picture = { ...good, name: "large.jpeg", buffer: Buffer.alloc(fileLimits.jpegToJpg + 1) };
      const empty: Picture = { ...good, name: "empty.jpeg", buffer: Buffer.alloc(0) };
      await input.setInputFiles([wrongFile, await picture("png", "shot.png"), large, empty, good]);
      const errors = alertOf(page, "File validation errors:");
      await expect(errors.getByRole("listitem")).toContainText([
        "notes.txt is not a JPEG file",
        /shot\.png is not a JPEG file.*This is a PNG\. Use .* instead\./,
        "large.jpeg is too large (max 10MB)",
        "empty.jpeg is empty",
      ]);
      await expect(page.getByText(tool.words.messages.none)).toHaveCount(0);
      await expect(page.getByText(banner(1))).toBeVisible();
      await drag(zone, [{ ...good, name: "another.jpeg" }]);
      await expect(errors).toHaveCount(0);
    });

    test("reports that no file is valid, dropped or selected", async ({ page }) => {
      const { input, zone } = await openTool(page, tool);
      const words = "No valid JPEG files found. Please select JPEG files (max 10MB each).";
      await input.setInputFiles([wrongFile]);
      await expect(alertOf(page, words)).toContainText("notes.txt is not a JPEG file");
      await input.setInputFiles([{ ...wrongFile, name: "empty.jpg", buffer: Buffer.alloc(0) }]);
      await expect(alertOf(page, words)).toContainText("empty.jpg is empty");
      await drag(zone, [wrongFile]);
      await expect(alertOf(page, words)).toContainText("notes.txt is not a JPEG file");
      await expect(page.getByRole("button", { name: en.auto.new })).toHaveCount(0);
    });

    test("accepts a JPEG by its type or by its name, in any case", async ({ page }) => {
      const { zone } = await openTool(page, tool);
      const [good] = await sources(tool, 1);
      await drag(zone, [
        { ...good, name: "SCAN.JPEG", mimeType: "" },
        { ...good, name: "paper" },
      ]);
      await expect(page.getByText(banner(2))).toBeVisible();
      await expect(page.getByRole("link", { name: "Download SCAN.jpg" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Download paper.jpg" })).toBeVisible();
    });

    test("converts files one by one, and shows the state of each", async ({ page }) => {
      const { input } = await openTool(page, tool);
      const { routes, names } = await hold(page);
      await input.setInputFiles(await sources(tool, 3));
      const bar = page.getByRole("progressbar");
      await expect.poll(names).toEqual(["one.jpeg"]);
      await expect(row(page, "one.jpeg")).toContainText(en.converter.list.states.working);
      await expect(row(page, "two.jpeg")).toContainText(en.converter.list.states.waiting);
      await expect(bar).toHaveAttribute("aria-valuenow", "0");
      await expect(page.getByText("0 of 3 done")).toBeVisible();
      await expect(page.getByRole("button", { name: en.auto.new })).toBeDisabled();
      await routes[0]?.continue();
      await expect(row(page, "one.jpeg")).toContainText(en.converter.list.states.converted);
      await expect.poll(names).toEqual(["one.jpeg", "two.jpeg"]);
      await expect(bar).toHaveAttribute("aria-valuenow", "30");
      await routes[1]?.continue();
      await expect(row(page, "three.jpeg")).toContainText(en.converter.list.states.working);
      await expect(bar).toHaveAttribute("aria-valuenow", "60");
      await expect(page.getByText(/files converted successfully/)).toHaveCount(0);
      await expect.poll(names).toHaveLength(3);
      await routes[2]?.continue();
      await expect(page.getByText(banner(3))).toBeVisible();
      await page.getByRole("button", { name: en.auto.new }).click();
      await expect(page.getByText("one.jpeg")).toHaveCount(0);
      await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toBeFocused();
    });

    test("shows 100% with the last answer, then downloads after 1 s, 500 ms apart", async ({ page }) => {
      const { input, downloads } = await openOnStoppedClock(page, tool);
      await input.setInputFiles(await sources(tool, 3));
      const bar = page.getByRole("progressbar");
      await expect(bar).toHaveAttribute("aria-valuenow", "100");
      await expect(page.getByText(en.converter.outcome.complete)).toBeVisible();
      await page.clock.runFor(400);
      await expect(page.getByText(banner(3))).toBeVisible();
      await expect(bar).toHaveCount(0);
      await page.clock.runFor(timing.autoDownloadMs - 401);
      expect(downloads).toEqual([]);
      for (const [count, name] of [
        [1, "one.jpg"],
        [2, "two.jpg"],
        [3, "three.jpg"],
      ] as const) {
        await page.clock.runFor(count === 1 ? 1 : timing.staggerMs - 1);
        if (count > 1) {
          expect(downloads).toHaveLength(count - 1);
          await page.clock.runFor(1);
        }
        await expect.poll(() => downloads.at(-1)).toBe(name);
        expect(downloads).toHaveLength(count);
      }
    });

    test("does not download a file again that the visitor has downloaded", async ({ page }) => {
      const { input, downloads } = await openOnStoppedClock(page, tool);
      await input.setInputFiles(await sources(tool, 2));
      await page.getByRole("link", { name: "Download one.jpg" }).click();
      await expect.poll(() => downloads).toEqual(["one.jpg"]);
      await expect(row(page, "two.jpeg")).toContainText(en.converter.list.states.converted);
      await page.clock.runFor(10_000);
      await expect.poll(() => downloads).toEqual(["one.jpg", "two.jpg"]);
    });

    test("queues files that are added while it converts", async ({ page }) => {
      const { input, zone } = await openTool(page, tool);
      const { routes, names } = await hold(page);
      const [one, two, three] = await sources(tool, 3);
      await input.setInputFiles([one, two]);
      await expect.poll(names).toEqual(["one.jpeg"]);
      await drag(zone, [three]);
      await expect(row(page, "three.jpeg")).toContainText(en.converter.list.states.waiting);
      await expect(page.getByText("0 of 3 done")).toBeVisible();
      for (const index of [0, 1, 2]) {
        await expect.poll(names).toHaveLength(index + 1);
        await routes[index]?.continue();
      }
      await expect(page.getByText(banner(3))).toBeVisible();
      expect(names()).toEqual(["one.jpeg", "two.jpeg", "three.jpeg"]);
    });

    test("keeps finished results when it is canceled, and converts the rest on request", async ({ page }) => {
      const { input } = await openTool(page, tool);
      await holdSecondOfThree(page, input);
      const aborted = page.waitForEvent("requestfailed");
      await page.getByRole("button", { name: en.converter.actions.cancel }).click();
      await aborted;
      await expect(page.getByRole("link", { name: "Download one.jpg" })).toBeVisible();
      await expect(row(page, "two.jpeg")).toContainText(en.auto.canceled);
      await expect(row(page, "three.jpeg")).toContainText(en.converter.list.states.failed);
      await expect(page.getByText(/files converted successfully/)).toHaveCount(0);
      await page.unroute(CALL);
      await page.getByRole("button", { name: "Try these 2 files again" }).click();
      await expect(page.getByText(banner(2))).toBeVisible();
      await expect(page.getByRole("link", { name: /^Download \w+\.jpg$/ })).toHaveCount(3);
    });

    test.describe("when it fails", () => {
      test.use({ expectedFaults: [/Failed to load resource/] });

      for (const [status, message, words] of [
        [400, "We couldn't read this request.", "We couldn't read this request."],
        [413, "You can upload up to 100 MB at once. Select fewer or smaller files.", "File too large"],
        [
          422,
          "This file is damaged or incomplete. Try another copy.",
          "This file is damaged or incomplete. Try another copy.",
        ],
        [500, "Something went wrong on our side.", "Server error"],
        [503, "The converter is busy.", "Server error"],
      ] as const)
        test(`shows '${words}' on a ${status}, and converts the other files`, async ({ page }) => {
          const { input } = await openTool(page, tool);
          await page.route(CALL, (route) =>
            fileIn(route) === "two.jpeg" ? route.fulfill(answer(status, message)) : route.continue(),
          );
          await input.setInputFiles(await sources(tool, 3));
          await expect(page.getByText(banner(2))).toBeVisible();
          await expect(row(page, "two.jpeg")).toContainText(en.converter.list.states.failed);
          await expect(page.getByText(`Failed to convert two.jpeg: ${words}`, { exact: true })).toBeVisible();
          await expect(alertOf(page, "Failed to convert two.jpeg")).toContainText(message);
          await expect(page.getByRole("link", { name: /^Download \w+\.jpg$/ })).toHaveCount(2);
        });

      test("retries only the failed file", { tag: "@main" }, async ({ page }) => {
        const { input } = await openTool(page, tool);
        const sent: string[] = [];
        await page.route(CALL, (route) => {
          sent.push(fileIn(route) ?? "");
          return sent.length === 1 ? route.fulfill(answer(500, "Not this time.")) : route.continue();
        });
        await input.setInputFiles(await sources(tool, 2));
        await expect(page.getByText(banner(1))).toBeVisible();
        await page.getByRole("button", { name: "Try again: one.jpeg" }).click();
        await expect(row(page, "one.jpeg")).toContainText(en.converter.list.states.converted);
        await expect(heading(page)).toBeVisible();
        expect(sent).toEqual(["one.jpeg", "two.jpeg", "one.jpeg"]);
      });

      test("reports a timeout after 60 s", async ({ page }) => {
        const { input } = await openOnStoppedClock(page, tool);
        const { names } = await hold(page);
        await input.setInputFiles(await sources(tool, 1));
        await expect.poll(names).toHaveLength(1);
        await page.clock.runFor(timing.timeoutMs - 1);
        await expect(row(page, "one.jpeg")).toContainText(en.converter.list.states.working);
        await page.clock.runFor(1);
        await expect(
          page.getByText("Failed to convert one.jpeg: Request timeout (connection aborted)"),
        ).toBeVisible();
        await page.clock.runFor(400);
        await expect(page.getByRole("progressbar")).toHaveCount(0);
        await expect(page.getByText(/files converted successfully/)).toHaveCount(0);
      });

      test("reports a network error for each file when there is no answer", async ({ page }) => {
        const { input } = await openTool(page, tool);
        await page.route(CALL, (route) => route.abort("internetdisconnected"));
        await input.setInputFiles(await sources(tool, 2));
        await expect(page.getByText("Failed to convert one.jpeg: Network Error")).toBeVisible();
        await expect(page.getByText("Failed to convert two.jpeg: Network Error")).toBeVisible();
        await expect(page.getByText(/files converted successfully/)).toHaveCount(0);
        await page.unroute(CALL);
        await page.getByRole("button", { name: "Try these 2 files again" }).click();
        await expect(page.getByText(banner(2))).toBeVisible();
      });

      test("does not offer an HTML answer as a download", async ({ page }) => {
        const { input } = await openTool(page, tool);
        await page.route(CALL, (route) => route.fulfill({ contentType: "text/html", body: "<p>Log in" }));
        await input.setInputFiles(await sources(tool, 1));
        await expect(alertOf(page, "Failed to convert one.jpeg: ")).toBeVisible();
        await expect(page.getByRole("link", { name: /^Download/ })).toHaveCount(0);
      });

      test("reports a failure of all files when its script cannot be loaded", async ({ page }) => {
        const { input } = await openTool(page, tool);
        await page.route(/\/_next\/static\/chunks\//, (route) => route.abort("internetdisconnected"));
        await input.setInputFiles(await sources(tool, 2));
        await expect(alertOf(page, "Conversion failed: ")).toBeVisible();
        await expect(row(page, "two.jpeg")).toContainText("Failed to convert two.jpeg: ");
        await page.unroute(/\/_next\/static\/chunks\//);
        await page.getByRole("button", { name: "Try these 2 files again" }).click();
        await expect(page.getByText(banner(2))).toBeVisible();
      });
    });

    test("aborts the call and releases every object URL when the page is left in the middle", async ({
      page,
    }) => {
      const links = await countObjectUrls(page);
      const { input } = await openTool(page, tool);
      const names = await holdSecondOfThree(page, input);
      await expect.poll(links).toBe(1);
      const aborted = page.waitForEvent("requestfailed");
      await leaveForHome(page);
      await aborted;
      await expect.poll(links).toBe(0);
      expect(names()).toHaveLength(2);
    });

    test("downloads nothing once the page is left, and releases downloaded object URLs after 40 s", async ({
      page,
    }) => {
      const links = await countObjectUrls(page);
      const { input, downloads } = await openOnStoppedClock(page, tool);
      await input.setInputFiles(await sources(tool, 3));
      await expect(page.getByText(en.converter.outcome.complete)).toBeVisible();
      await page.clock.runFor(timing.autoDownloadMs);
      await expect.poll(() => downloads).toEqual(["one.jpg"]);
      await page.clock.resume();
      await leaveForHome(page);
      // On a slow machine the second download starts before the page is left.
      const before = [...downloads];
      await page.clock.runFor(SAVED_LINK_MS);
      await expect.poll(links).toBe(0);
      expect(downloads).toEqual(before);
    });

    test("announces what happens without repeating what the page shows", async ({ page }) => {
      const { input } = await openTool(page, tool);
      const status = page.getByRole("status");
      const { routes, names } = await hold(page);
      await input.setInputFiles(await sources(tool, 2));
      await expect(status).toHaveText("Added 2. Conversion started.");
      await expect(page.getByText(en.converter.progress.converting)).toHaveCount(1);
      await expect(page.getByText("one.jpeg")).toHaveCount(1);
      await expect.poll(names).toHaveLength(1);
      await routes[0]?.continue();
      await expect.poll(names).toHaveLength(2);
      await routes[1]?.continue();
      await expect(status).toHaveText("Finished, 2 of 2 converted.");
      await expect(page.getByText(en.converter.outcome.complete)).toHaveCount(1);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: en.converter.actions.zip })).toBeFocused();
    });

    test("fits a phone, and brings the first result into view", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { input } = await openTool(page, tool);
      const [one] = await sources(tool, 1);
      const long = { ...one, name: `${"a_very_long_name_without_a_break_".repeat(4)}.jpeg` };
      await input.setInputFiles([one, long, { ...wrongFile, name: `${long.name}.txt` }]);
      await expect(page.getByRole("link", { name: "Download one.jpg" })).toBeInViewport({ ratio: 1 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
