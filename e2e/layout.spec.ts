import type { Locator, Page, Route } from "@playwright/test";
import sharp from "sharp";
import { en } from "../lib/words/en";
import { failure, holdRequests } from "./support/calls";
import { drag } from "./support/drop";
import { type Picture, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { openTool, resultsOf, rowsOf, startButton, toolWith, wrongFile } from "./support/tool-page";

const path = "/jpg-to-png";
const CALL = "**/api/jpg-to-png";

async function photos(count: number): Promise<Picture[]> {
  const file = await picture("jpg", "photo.jpg");
  return Array.from({ length: count }, (_, index) => ({ ...file, name: `photo ${index + 1}.jpg` }));
}

const parts = (page: Page) => ({
  convert: page.getByRole("button", { name: "Convert to PNG" }),
  zip: page.getByRole("button", { name: en.converter.actions.zip }),
  cancel: page.getByRole("button", { name: en.converter.actions.cancel }),
});

/** Scrolls through the tool, and expects the action in view everywhere. */
async function expectInViewEverywhere(page: Page, action: Locator) {
  for (const share of [0, 0.5, 1]) {
    await page.getByTestId("tool").evaluate((tool, at) => {
      const { top, height } = tool.getBoundingClientRect();
      scrollTo(0, scrollY + top + (height - innerHeight) * at);
    }, share);
    await expect(action).toBeInViewport({ ratio: 1 });
    await expect(action).toHaveCount(1);
  }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`keeps the next action in view with 20 files at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { input } = await openTool(page, { path });
    const { convert, cancel, zip } = parts(page);
    await input.setInputFiles(await photos(20));
    await expect(rowsOf(page)).toHaveCount(20);
    await expectInViewEverywhere(page, convert);
    const release = await holdRequests(page, CALL, { method: "POST" });
    await convert.click();
    await expectInViewEverywhere(page, cancel);
    release();
    await expect(resultsOf(page)).toHaveCount(20);
    // One list: the rows of the files have become the rows of their results.
    await expect(page.getByRole("listitem").filter({ hasText: /^photo 1\.jpg/ })).toHaveCount(1);
    await expectInViewEverywhere(page, zip);
  });

for (const count of [1, 2])
  test(`gives a download the width of the list on a phone, with ${count} of them`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { input } = await openTool(page, { path });
    await input.setInputFiles(await photos(count));
    await parts(page).convert.click();
    const row = resultsOf(page).first();
    const link = row.getByRole("link");
    await expect(link).toBeVisible();
    const widths = await Promise.all([row, link].map(async (one) => (await one.boundingBox())?.width));
    expect(widths[1]).toBe(widths[0]);
  });

test("looks partly failed when a part has failed, names the first files with the reason, and the others when asked", async ({
  page,
}) => {
  // As specified, its banner names them.
  const tool = toolWith("any-format");
  const { input } = await openTool(page, tool);
  const [photo, ...others] = await photos(13);
  const broken = others.map((file) => ({ ...file, buffer: file.buffer.subarray(0, 300) }));
  await input.setInputFiles([photo as Picture, ...broken]);
  await startButton(page, tool.words.action).click();
  const banner = page.getByTestId("outcome");
  await expect(banner).toHaveAttribute("data-outcome", "partly");
  await expect(banner).toContainText("12 of 13 failed");
  await expect(banner).toContainText("photo 2.jpg: This file is damaged or incomplete. Try another copy.");
  const named = banner.getByRole("listitem");
  await expect(named).toHaveCount(5);
  await expect(resultsOf(page).first()).toBeInViewport();
  const rows = page.getByRole("list", { name: en.converter.list.results }).getByRole("listitem");
  await expect(rows.filter({ hasText: "photo 2.jpg" })).toContainText(en.converter.list.states.failed);
  await page.getByText("7 more").click();
  await expect(named).toHaveCount(12);
  await expect(rows.getByRole("alert")).toHaveText(Array(12).fill(en.errors.corrupt));
});

test("leaves the article uncovered, and the focus in view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { input } = await openTool(page, { path });
  await input.setInputFiles(await photos(20));
  const bar = page.locator("[data-bar=away]");
  await page.getByRole("button", { name: "Remove photo 1.jpg" }).focus();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const { top = 0 } = document.querySelector("[data-bar=away]")?.getBoundingClientRect() ?? {
        top: innerHeight,
      };
      const focused = document.activeElement?.getBoundingClientRect();
      return focused !== undefined && !document.activeElement?.closest("[data-bar]") && focused.bottom > top;
    });
    expect(covered).toBe(false);
  }
  await expect(bar).toHaveCount(1);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
});

test("says before the drop that the page does not take a file", async ({ page }) => {
  const { zone } = await openTool(page, { path });
  await drag(zone, [wrongFile], { drop: false });
  await expect(zone).toHaveAttribute("data-dragging", "wrong");
  await expect(zone.getByText("This page takes JPG files")).toBeVisible();
  await drag(zone, await photos(1), { drop: false });
  await expect(zone).toHaveAttribute("data-dragging", "right");
  // Files can be dropped anywhere, which the window's frame says.
  const frame = () => page.evaluate(() => getComputedStyle(document.documentElement, "::after").position);
  expect(await frame()).toBe("fixed");
  await drag(zone, await photos(1));
  await expect.poll(frame).toBe("static");
});

test("shows the whole picture in a row, whatever its shape", async ({ page }) => {
  const { input } = await openTool(page, { path });
  const photo = await picture("jpg", "tall.jpg");
  const buffer = await sharp(photo.buffer).resize(100, 300, { fit: "fill" }).jpeg().toBuffer();
  await input.setInputFiles({ ...photo, buffer });
  const preview = rowsOf(page).locator("img");
  await expect(preview).toBeVisible();
  const { height, width } = await preview.evaluate((img: HTMLImageElement) => {
    const { height = 0 } = img.parentElement?.getBoundingClientRect() ?? {};
    return { height: img.getBoundingClientRect().height / height, width: img.clientWidth / img.clientHeight };
  });
  expect(height).toBeLessThanOrEqual(1);
  expect(width).toBeCloseTo(1 / 3, 1);
});

test.describe("when a run that was started from the lower edge fails", () => {
  test.use({ expectedFaults: [/Failed to load resource/], viewport: { width: 390, height: 844 } });

  test("scrolls to the reason", async ({ page }) => {
    const { input } = await openTool(page, { path });
    await input.setInputFiles(await photos(20));
    await page.route(CALL, (route) => route.fulfill({ status: 503, json: failure("busy", "We're busy.") }));
    await rowsOf(page).last().scrollIntoViewIfNeeded();
    await parts(page).convert.click();
    await expect(page.getByText("We're busy.")).toBeInViewport({ ratio: 1 });
  });
});

test.describe("without a connection", () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

  test("notices at once that it is offline, and converts when the connection is back", async ({
    page,
    context,
  }) => {
    const { input } = await openTool(page, { path });
    await input.setInputFiles(await photos(2));
    const { convert } = parts(page);
    // Loads what the conversion needs.
    await page.getByTestId("drop-zone").hover();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await expect(page.getByText(en.converter.outcome.offline)).toBeVisible();
    await convert.click();
    await expect(page.getByText("The conversion continues when you're back online.")).toBeVisible();
    await expect(page.getByText(en.converter.progress.offline)).toBeVisible();
    await expect(page.getByText(/Estimated time left/)).toHaveCount(0);
    await expect(rowsOf(page)).toHaveCount(2);
    await context.setOffline(false);
    await expect(resultsOf(page)).toHaveCount(2);
    await expect(page.getByText("You're offline.")).toHaveCount(0);
  });

  test("goes on when the connection was lost in the middle", async ({ page, context }) => {
    const held = new Promise<Route>((hold) => page.route(CALL, hold, { times: 1 }));
    const { input } = await openTool(page, { path });
    await input.setInputFiles(await photos(2));
    await parts(page).convert.click();
    const upload = await held;
    await context.setOffline(true);
    await upload.abort("internetdisconnected");
    await expect(page.getByText(en.converter.progress.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(resultsOf(page)).toHaveCount(2);
    await expect(page.getByText(/failed/)).toHaveCount(0);
  });
});

test("says what really happens while it uploads and converts", async ({ page }) => {
  await page.clock.install();
  const { input } = await openTool(page, { path });
  await page.route(CALL, () => {});
  // Chromium reports no upload progress of a routed request.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      send.call(this, body);
      Object.assign(window, {
        report: (loaded: number) =>
          this.upload.dispatchEvent(
            new ProgressEvent("progress", { lengthComputable: true, loaded, total: 100 }),
          ),
      });
    };
  });
  await input.setInputFiles(await photos(5));
  await parts(page).convert.click();
  await page.waitForFunction(() => "report" in window);
  const report = (loaded: number) =>
    page.evaluate((sent) => (window as unknown as { report: (sent: number) => void }).report(sent), loaded);
  await report(43);
  await expect(page.getByText("Uploading, 43%")).toBeVisible();
  await report(100);
  await expect(page.getByText("Uploaded. Converting 5 files.", { exact: true })).toBeVisible();
  await page.clock.runFor(9000);
  await expect(page.getByText(en.converter.progress.stillLarge)).toBeVisible();
});

for (const width of [390, 1440])
  test(`shortens a long name in its middle, and keeps its ending, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { input } = await openTool(page, { path });
    const [file] = await photos(1);
    const name = `${"a very long name ".repeat(8)}ending.jpg`;
    await input.setInputFiles({ ...(file as Picture), name });
    const row = rowsOf(page).first();
    await expect(row.getByText(/^a very long.*….*ending\.jpg$/).filter({ visible: true })).toHaveCount(1);
    await expect(row.locator(`bdi[title="${name}"]`)).toHaveCount(1);
    await expect(row.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
    expect((await row.locator("p").first().boundingBox())?.height).toBeLessThanOrEqual(2 * 24);
  });

test("takes a sample when no file is at hand", async ({ page }) => {
  await openTool(page, { path });
  await page.getByRole("button", { name: en.converter.drop.trySample }).click();
  await expect(page.getByRole("button", { name: /^Remove sample\./ })).toBeVisible();
});

test("a whole task works by keyboard alone", async ({ page }) => {
  await openTool(page, { path });
  const { convert, zip } = parts(page);
  const tabTo = async (target: Locator) => {
    for (
      let press = 0;
      press < 12 && !(await target.evaluate((element) => element === document.activeElement));
      press += 1
    )
      await page.keyboard.press("Tab");
    await expect(target).toBeFocused();
  };
  await page.getByRole("button", { name: "Select JPG Files" }).focus();
  const picking = page.waitForEvent("filechooser");
  // The round trip makes sure that Chromium intercepts the picker by then.
  await page.evaluate(() => document.readyState);
  await page.keyboard.press("Enter");
  await (await picking).setFiles(await photos(2));
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(convert).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(resultsOf(page)).toHaveCount(2);
  await tabTo(zip);
  const zipped = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await zipped).suggestedFilename()).toBe("converted_images.zip");
  await tabTo(page.getByRole("link", { name: "Download PNG 1" }));
  const single = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await single).suggestedFilename()).toBe("converted-1.png");
});

test("a screen reader meets the outcome, the next action and each file with its result, in this order", async ({
  page,
}) => {
  const { input } = await openTool(page, { path });
  await input.setInputFiles(await photos(2));
  await parts(page).convert.click();
  await expect(page.getByRole("button", { name: en.converter.deletion.action })).toBeVisible();
  const read = await page.getByTestId("tool").ariaSnapshot();
  const order = [
    "Conversion complete!",
    "Download all as ZIP",
    "2 files",
    "photo 1.jpg",
    "Download PNG 1",
    "photo 2.jpg",
    "Download PNG 2",
    "Delete now",
  ].map((words) => read.indexOf(words));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(read.match(/Download all as ZIP/g)).toHaveLength(1);
});
