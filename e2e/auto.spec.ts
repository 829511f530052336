import type { Download, Page, Route } from "@playwright/test";
import JSZip from "jszip";
import { fileLimits, SAVED_LINK_MS, jpegToJpg as timing } from "../lib/limits";
import { en } from "../lib/words/en";
import { failure, recordFields, sentenceOf, textOf } from "./support/calls";
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
  toolWith,
  wrongFile,
} from "./support/tool-page";

const tool = toolWith("auto");

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

const fileIn = (route: Route) => textOf(route).match(/filename="([^"]+)"/)?.[1];

/** Opens the tool, and stops the page's clock. */
async function openOnStoppedClock(page: Page) {
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

test("converts files automatically, downloads them in order, and offers them again and as a ZIP", {
  tag: "@main",
}, async ({ page }) => {
  const { input } = await openTool(page, tool);
  await expect(input).toHaveAttribute("accept", ".jpeg,.jpg,image/jpeg");
  const downloads: Download[] = [];
  page.on("download", (download) => downloads.push(download));
  const sent = await recordFields(page, CALL);
  const files = await sources(tool, 3);
  const names = files.map(({ name }) => name.replace(".jpeg", ".jpg"));
  await input.setInputFiles(files);
  await expect(page.getByText(banner(3))).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Finished, 3 of 3 converted.");
  await expect.poll(() => downloads.map((download) => download.suggestedFilename())).toEqual(names);
  for (const download of downloads) await expectScene(await bytesOf(download), tool.to);
  expect(sent).toEqual(files.map(() => ({ outputFormat: "jpg", inputFormat: "jpeg" })));
  for (const [index, { name }] of files.entries()) {
    await expect(row(page, name)).toContainText(/Converted\s*\d+\.\d KB\s*Download/);
    const again = await saved(page.getByRole("link", { name: `Download ${names[index]}` }));
    expect(again.name).toBe(names[index]);
  }
  const zip = await saved(page.getByRole("button", { name: en.converter.actions.zip }));
  expect(Object.keys((await JSZip.loadAsync(zip.bytes)).files)).toEqual(names);
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

test("converts files one by one, those that are added meanwhile last, and shows the state of each", async ({
  page,
}) => {
  const { input, zone } = await openTool(page, tool);
  const { routes, names } = await hold(page);
  const [one, two, three] = await sources(tool, 3);
  await input.setInputFiles([one, two]);
  const bar = page.getByRole("progressbar");
  await expect.poll(names).toEqual(["one.jpeg"]);
  await drag(zone, [three]);
  await expect(row(page, "one.jpeg")).toContainText(en.converter.list.states.working);
  await expect(row(page, "three.jpeg")).toContainText(en.converter.list.states.waiting);
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
  await expect.poll(names).toEqual(["one.jpeg", "two.jpeg", "three.jpeg"]);
  await routes[2]?.continue();
  await expect(page.getByText(banner(3))).toBeVisible();
  await page.getByRole("button", { name: en.auto.new }).click();
  await expect(page.getByText("one.jpeg")).toHaveCount(0);
  await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toBeFocused();
});

test("shows 100% with the last answer, then downloads after 1 s, 500 ms apart", async ({ page }) => {
  const { input, downloads } = await openOnStoppedClock(page);
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
  const { input, downloads } = await openOnStoppedClock(page);
  await input.setInputFiles(await sources(tool, 2));
  await page.getByRole("link", { name: "Download one.jpg" }).click();
  await expect.poll(() => downloads).toEqual(["one.jpg"]);
  await expect(row(page, "two.jpeg")).toContainText(en.converter.list.states.converted);
  await page.clock.runFor(10_000);
  await expect.poll(() => downloads).toEqual(["one.jpg", "two.jpg"]);
});

test("keeps finished results when it is canceled, and converts the rest on request", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { routes, names } = await hold(page);
  await input.setInputFiles(await sources(tool, 3));
  await expect.poll(names).toHaveLength(1);
  await routes[0]?.continue();
  await expect.poll(names).toHaveLength(2);
  const aborted = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: en.converter.actions.cancel }).click();
  await aborted;
  await expect(page.getByRole("link", { name: "Download one.jpg" })).toBeVisible();
  await expect(row(page, "two.jpeg")).toContainText(en.auto.canceled);
  await expect(row(page, "three.jpeg")).toContainText(en.converter.list.states.failed);
  await expect(page.getByText(/files converted successfully/)).toHaveCount(0);
  await page.unroute(CALL);
  await page.getByRole("button", { name: "Convert 2 more" }).click();
  await expect(page.getByText(banner(3))).toBeVisible();
  await expect(page.getByRole("link", { name: /^Download \w+\.jpg$/ })).toHaveCount(3);
});

test.describe("when it fails", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test("names the failed file with the reason, converts the others, and retries only that", {
    tag: "@main",
  }, async ({ page }) => {
    const { input } = await openTool(page, tool);
    const sent: string[] = [];
    const message = sentenceOf("busy");
    await page.route(CALL, (route) => {
      sent.push(fileIn(route) ?? "");
      const json = failure("busy", message);
      return sent.length === 1 ? route.fulfill({ status: 503, json }) : route.continue();
    });
    await input.setInputFiles(await sources(tool, 2));
    await expect(page.getByText(banner(1))).toBeVisible();
    await expect(row(page, "one.jpeg")).toContainText(en.converter.list.states.failed);
    const sentence = "Failed to convert one.jpeg: Server error";
    await expect(row(page, "one.jpeg").getByText(sentence, { exact: true })).toBeVisible();
    await expect(row(page, "one.jpeg").getByRole("alert")).toContainText(message);
    // The outcome names it, the row says why.
    await expect(page.getByTestId("outcome").getByRole("alert")).toHaveText("1 of 2 failedone.jpeg");
    await page.getByRole("button", { name: "Try again: one.jpeg" }).click();
    await expect(row(page, "one.jpeg")).toContainText(en.converter.list.states.converted);
    expect(sent).toEqual(["one.jpeg", "two.jpeg", "one.jpeg"]);
  });

  test("does not offer to try a file again that is too large or damaged", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const [good] = await sources(tool, 1);
    const json = failure("too_large", sentenceOf("too_large", 100));
    await page.route(CALL, (route) =>
      fileIn(route) === "large.jpeg" ? route.fulfill({ status: 413, json }) : route.continue(),
    );
    const damaged = { ...good, name: "damaged.jpeg", buffer: good.buffer.subarray(0, 200) };
    await input.setInputFiles([{ ...good, name: "large.jpeg" }, damaged, good]);
    await expect(page.getByText(banner(1))).toBeVisible();
    await expect(row(page, "large.jpeg")).toContainText("Failed to convert large.jpeg: File too large");
    await expect(row(page, "damaged.jpeg")).toContainText("Failed to convert damaged.jpeg");
    await expect(page.getByRole("button", { name: /^Try/ })).toHaveCount(0);
  });

  test("says when no file was converted, and leads to other files where another try cannot help", async ({
    page,
  }) => {
    const { input } = await openTool(page, tool);
    const [good] = await sources(tool, 1);
    await input.setInputFiles({ ...good, name: "damaged.jpeg", buffer: good.buffer.subarray(0, 200) });
    await expect(alertOf(page, en.converter.announced.none)).toBeVisible();
    await expect(row(page, "damaged.jpeg")).toContainText("Failed to convert damaged.jpeg");
    await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toHaveClass(/is-next/);
    await expect(page.getByText(en.converter.deletion.none)).toHaveCount(0);
    await page.route(CALL, (route) =>
      route.fulfill({ status: 503, json: failure("busy", sentenceOf("busy")) }),
    );
    await page.getByRole("button", { name: en.auto.new }).click();
    await input.setInputFiles(good);
    await expect(alertOf(page, en.converter.announced.none)).toBeVisible();
    await page.unroute(CALL);
    await page.getByRole("button", { name: "Try this file again" }).click();
    await expect(page.getByText(banner(1))).toBeVisible();
    await expect(page.getByText(en.converter.deletion.none)).toBeVisible();
  });

  test("reports a timeout after 60 s", async ({ page }) => {
    const { input } = await openOnStoppedClock(page);
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

test("downloads nothing once the page is left, and releases downloaded object URLs after 40 s", async ({
  page,
}) => {
  const links = await countObjectUrls(page);
  const { input, downloads } = await openOnStoppedClock(page);
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
