import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import JSZip from "jszip";
import { calls } from "../lib/contract/calls";
import { tiles } from "../lib/formats";
import { drag } from "./support/drop";
import { expectScene, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { countObjectUrls, leaveForHome, openTool, sources, toolsWith, wrongFile } from "./support/tool-page";

const [tool] = toolsWith("any-format");
if (!tool) throw new Error("There is no general converter.");

const call = `**${calls[tool.call].path}`;
const converter = (page: Page) => ({
  convert: page.getByRole("button", { name: tool.action, exact: true }),
  target: page.getByRole("combobox", { name: "Target format" }),
  results: page.getByRole("list", { name: "Results" }).getByRole("listitem"),
  rows: page.locator("li").filter({ has: page.getByRole("button", { name: /^Remove / }) }),
  alert: (text: string) => page.getByRole("alert").filter({ hasText: text }),
});

const tooLarge = { name: "huge.png", mimeType: "image/png", buffer: Buffer.alloc(20 * 1024 * 1024 + 1) };

/** Answers the call with these images, in place of the server. */
const answer = (page: Page, images: object[], status = 200) =>
  page.route(call, (route) => route.fulfill({ status, json: { success: true, images } }));

const failure = (code: string, message: string, details?: string[]) => ({
  success: false,
  error: message,
  message,
  code,
  details,
});

test("offers every target in its order, the default chosen, and the sign follows", async ({ page }) => {
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
    test(`converts ${count} file(s) to ${format}`, async ({ page }) => {
      const { input } = await openTool(page, tool);
      const { convert, target, results } = converter(page);
      const kinds = ["webp", "jpg", "avif"] as const;
      const files = await Promise.all(
        kinds.slice(0, count).map((kind) => picture(kind, `a ${kind}.${kind}`)),
      );
      await input.setInputFiles(files);
      await target.selectOption(format);
      // Only a request that is routed shows its body.
      const bodies: (string | null)[] = [];
      await page.route(call, (route) => {
        bodies.push(route.request().postData());
        return route.continue();
      });
      await convert.click();
      await expect(page.getByText("Conversion complete!", { exact: true })).toBeVisible();
      await expect(results).toHaveCount(count);
      expect(bodies).toEqual([expect.stringContaining(`name="format"\r\n\r\n${format}\r\n`)]);
      for (let index = 1; index <= count; index++) {
        const downloading = page.waitForEvent("download");
        await page.getByRole("link", { name: `Download Image ${index}`, exact: true }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toBe(`converted-image-${index}.${format}`);
        await expectScene(await readFile(await download.path()), format);
      }
      if (count === 1) return;
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download all as ZIP" }).click();
      const zip = await JSZip.loadAsync(await readFile(await (await downloading).path()));
      expect(Object.keys(zip.files)).toEqual(kinds.map((kind) => `a ${kind}.${format}`));
    });

test.describe("takes images of at most 20 MB", () => {
  test("and says so to others, dropped or chosen", async ({ page }) => {
    const { zone, input } = await openTool(page, tool);
    const { alert, rows } = converter(page);
    await drag(zone, [wrongFile]);
    await expect(alert(tool.messages.wrong)).toContainText(wrongFile.name);
    await input.setInputFiles(tooLarge);
    await expect(alert(tool.messages.wrong)).toContainText(tooLarge.name);
    await expect(alert(tool.messages.wrong)).toContainText("Larger than 20 MB.");
    await expect(page.getByText(wrongFile.name)).toHaveCount(0);
    await expect(rows).toHaveCount(0);
  });

  test("and keeps the right ones beside them", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { alert, rows } = converter(page);
    await input.setInputFiles([...(await sources(tool, 1)), wrongFile, tooLarge]);
    await expect(alert(tool.messages.wrong)).toContainText(`Left out: ${wrongFile.name}, ${tooLarge.name}`);
    await expect(rows).toHaveCount(1);
  });

  test("and asks for one when there is none", async ({ page }) => {
    await openTool(page, tool);
    const { alert, convert } = converter(page);
    await convert.click();
    await expect(alert(tool.messages.none)).toBeVisible();
    await expect(page.getByRole("button", { name: tool.dropZone.button })).toBeFocused();
  });
});

test("lists files with their sizes, moves, removes and replaces them", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { rows } = converter(page);
  const files = await sources(tool, 5);
  await input.setInputFiles(files);
  await expect(page.getByRole("heading", { name: /^5 files/ })).toBeVisible();
  await expect(rows.first()).toContainText(`${((files[0]?.buffer.length ?? 0) / 1024).toFixed(1)} KB`);
  await expect(page.getByRole("list", { name: "Previews" }).getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Move one.png down" }).click();
  await expect(rows.first()).toContainText("two.png");
  await page.getByRole("button", { name: "Move three.png up" }).click();
  await expect(rows.nth(1)).toContainText("three.png");
  await page.getByRole("button", { name: "Remove two.png" }).click();
  await expect(rows).toHaveCount(4);
  await input.setInputFiles(await sources(tool, 2));
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Remove all" }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole("button", { name: tool.dropZone.button })).toBeFocused();
});

test("shows progress, never 100 before the answer, and cancels", async ({ page }) => {
  await page.clock.install();
  const { input } = await openTool(page, tool);
  const { convert, target } = converter(page);
  const aborted = page.waitForEvent("requestfailed");
  await page.route(call, () => {});
  await input.setInputFiles(await sources(tool, 2));
  await convert.click();
  await expect(page.getByText(tool.steps[0])).toBeVisible();
  await expect(page.getByText("Estimated time left: 8s")).toBeVisible();
  await expect(target).toBeDisabled();
  await page.clock.runFor(60_000);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "90");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(convert).toBeFocused();
  expect((await aborted).url()).toContain(calls[tool.call].path);
});

test("keeps the results of one format until there are others", async ({ page }) => {
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

  for (const [status, code, message] of [
    [400, "bad_request", "The request could not be read."],
    [413, "too_large", "The upload is larger than the limit of 100 MB."],
    [422, "corrupt", "This file is damaged or incomplete."],
    [500, "internal", "Something went wrong on our side."],
  ] as const)
    test(`says why on a ${status}`, async ({ page }) => {
      const { input } = await openTool(page, tool);
      const { convert, alert } = converter(page);
      const json = failure(code, message, ["one.png: It is broken."]);
      await page.route(call, (route) => route.fulfill({ status, json }));
      await input.setInputFiles(await sources(tool, 2));
      await convert.click();
      await expect(alert(`Conversion failed: ${message}`)).toContainText("one.png: It is broken.");
      await expect(convert).toBeFocused();
    });

  test("says so when nobody answers", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { convert, alert } = converter(page);
    await page.route(call, (route) => route.abort("internetdisconnected"));
    await input.setInputFiles(await sources(tool, 1));
    await convert.click();
    await expect(alert("Conversion failed: Network Error")).toContainText("Check your connection");
  });

  test("says so when the answer is empty", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { convert } = converter(page);
    await answer(page, []);
    await input.setInputFiles(await sources(tool, 1));
    await convert.click();
    await expect(page.getByText("No images returned.", { exact: true })).toBeVisible();
  });

  test("names each file with its error when there is nothing else", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { convert, alert } = converter(page);
    await answer(page, [
      { originalName: "one.png", error: "This file is empty." },
      { originalName: "two.png", error: "This file is damaged." },
    ]);
    await input.setInputFiles(await sources(tool, 2));
    await convert.click();
    await expect(alert("one.png: This file is empty.")).toContainText("two.png: This file is damaged.");
    await expect(page.getByText(/Conversion failed/)).toHaveCount(0);
  });
});

test("takes results that are inside the answer", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { convert } = converter(page);
  const { buffer } = await picture("png", "inside.png");
  await answer(page, [{ originalName: "one.png", data: buffer.toString("base64"), type: "image/png" }]);
  await input.setInputFiles(await sources(tool, 1));
  await convert.click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download Image 1" }).click();
  expect((await readFile(await (await downloading).path())).equals(buffer)).toBe(true);
});

test("shows failed files in place of 'Conversion complete!', and tries them again in the same format", async ({
  page,
}) => {
  const { input } = await openTool(page, tool);
  const { convert, target, results, alert } = converter(page);
  const [good] = await sources(tool, 1);
  if (!good) throw new Error("no source");
  const broken = { ...good, name: "broken.png", buffer: good.buffer.subarray(0, 200) };
  await target.selectOption("webp");
  await input.setInputFiles([broken, good]);
  await convert.click();
  await expect(alert("broken.png: This file is damaged or incomplete.")).toBeVisible();
  await expect(results).toHaveCount(1);
  await expect(page.getByText("Conversion complete!")).toHaveCount(0);
  const { buffer } = await picture("webp", "mended.webp");
  await answer(page, [{ data: buffer.toString("base64"), type: "image/webp" }]);
  await target.selectOption("png");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Try this file again" }).click();
  expect((await sent).postData()).toContain('name="format"\r\n\r\nwebp\r\n');
  await expect(page.getByText("Conversion complete!")).toBeVisible();
  await expect(results).toHaveCount(2);
  await expect(results.first()).toContainText("broken.png");
});

test("announces what happens in words that do not stand on the page", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { convert } = converter(page);
  const status = page.getByRole("status");
  await input.setInputFiles(await sources(tool, 3));
  await expect(status).toHaveText("Added 3.");
  await page.getByRole("button", { name: "Remove three.png" }).click();
  await expect(status).toHaveText("Removed, 2 left.");
  await convert.click();
  await expect(status).toHaveText("Finished, 2 converted.");
  await expect(page.getByText("Conversion complete!")).toHaveCount(1);
});

test("fits a phone, and brings the first result into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { input } = await openTool(page, tool);
  await input.setInputFiles(
    (await sources(tool, 2)).map((file) => ({ ...file, name: `${"long".repeat(20)} ${file.name}` })),
  );
  await converter(page).convert.click();
  await expect(page.getByRole("link", { name: "Download Image 1" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe("on leaving", () => {
  test("in the middle aborts the call and lets go of previews", async ({ page }) => {
    const links = await countObjectUrls(page);
    const { input } = await openTool(page, tool);
    await page.route(call, () => {});
    await input.setInputFiles(await sources(tool, 3));
    const aborted = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await converter(page).convert.click();
    await sent;
    expect(await links()).toBeGreaterThan(0);
    await leaveForHome(page);
    await aborted;
    await expect.poll(links).toBe(0);
  });

  test("with results lets go of every link", async ({ page }) => {
    const links = await countObjectUrls(page);
    const { input } = await openTool(page, tool);
    await input.setInputFiles(await sources(tool, 2));
    await converter(page).convert.click();
    await expect(page.getByText("Conversion complete!")).toBeVisible();
    await leaveForHome(page);
    await expect.poll(links).toBe(0);
  });
});
