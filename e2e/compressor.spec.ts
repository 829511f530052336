import type { Page } from "@playwright/test";
import JSZip from "jszip";
import sharp from "sharp";
import { calls, zipErrors } from "../lib/contract/calls";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { startCall } from "./support/calls";
import { type ConverterScreen, testRefusedCall } from "./support/converter-suite";
import { saved } from "./support/downloads";
import { compareWithScene, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import {
  alertOf,
  countObjectUrls,
  leaveForHome,
  openTool,
  resultsOf,
  rowsOf,
  toolWith,
  wrongFile,
} from "./support/tool-page";

const tool = toolWith("compressor");

const call = `**${calls[tool.call].path}`;
const compressor = (page: Page) => ({
  compress: page.getByRole("button", { name: tool.words.action, exact: true }),
  reset: page.getByRole("button", { name: en.converter.actions.reset, exact: true }),
  zip: page.getByRole("link", { name: en.compressor.zip }),
  results: resultsOf(page),
  rows: rowsOf(page),
  alert: (text: string) => alertOf(page, text),
});

const kinds = ["jpg", "png", "webp", "avif"] as const;
const pictures = (count: number) =>
  Promise.all(kinds.slice(0, count).map((kind) => picture(kind, `a ${kind}.${kind}`)));

const screen: ConverterScreen = {
  tool,
  files: pictures,
  start: (page) => compressor(page).compress,
  finished: (page) => compressor(page).zip,
};

/** Replies to the call with a ZIP of these entries in place of the server. */
async function answer(page: Page, entries: Record<string, Buffer | string>) {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(entries)) zip.file(name, content);
  const body = await zip.generateAsync({ type: "nodebuffer" });
  await page.route(call, (route) => route.fulfill({ contentType: "application/zip", body }));
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test("the page is dark from its first byte, and others keep the system's theme", async ({
  page,
  request,
}) => {
  const html = await (await request.get(tool.path)).text();
  expect(html.slice(0, html.indexOf("<body"))).toContain('<meta name="color-scheme" content="dark"');
  await openTool(page, tool);
  const dark = await background(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  await leaveForHome(page);
  await expect.poll(() => background(page)).not.toBe(dark);
  await page.goBack();
  await expect.poll(() => background(page)).toBe(dark);
});

test("compresses files, one by one and as a ZIP", { tag: "@main" }, async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { compress, results, zip } = compressor(page);
  const files = await pictures(3);
  await input.setInputFiles(files);
  await compress.click();
  await expect(page.getByText(tool.words.success, { exact: true })).toBeVisible();
  await expect(results).toHaveCount(3);
  const { name, bytes } = await saved(zip);
  expect(name).toBe("compressed_images.zip");
  const { files: entries } = await JSZip.loadAsync(bytes);
  expect(Object.keys(entries).sort()).toEqual(files.map((file) => file.name).sort());
  for (const [index, file] of files.entries()) {
    const row = results.nth(index);
    await expect(row).toContainText(file.name);
    const one = await saved(row.getByRole("link", { name: `Download ${file.name}` }));
    expect(one.name).toBe(file.name);
    expect(one.bytes.equals((await entries[file.name]?.async("nodebuffer")) ?? Buffer.of())).toBe(true);
    const [before, after] = [file.buffer.length, one.bytes.length];
    expect(after).toBeLessThanOrEqual(before);
    const sizes = new Set([before, after].map((bytes) => `${(bytes / 1024).toFixed(1)} KB`));
    await expect(row).toContainText([...sizes].join(" to "));
    const percent = Math.round((1 - after / before) * 100);
    await expect(row).toContainText(percent > 0 ? `${percent}% smaller` : "Already well compressed");
    expect((await compareWithScene(one.bytes)).worst).toBeLessThanOrEqual(16);
  }
});

test("says when a file cannot be made smaller", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { compress, results } = compressor(page);
  const one = await picture("jpg", "a jpg.jpg");
  await answer(page, { [one.name]: one.buffer });
  await input.setInputFiles(one);
  await compress.click();
  await expect(results.first()).toContainText(en.converter.size.kept);
  await expect(page.getByText(/no smaller overall/)).toBeVisible();
});

test("asks for pictures, and names files of other kinds", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { alert, compress } = compressor(page);
  await compress.click();
  await expect(alert("Please select image(s) to compress.")).toBeVisible();
  const gif = { name: "moving.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a, and so on") };
  await input.setInputFiles([wrongFile, gif]);
  const refused = alert("Please select valid images (JPG, PNG, WebP, AVIF).");
  await expect(refused).toContainText(wrongFile.name);
  await expect(refused).toContainText("moving.gif");
});

test("'Reset' cancels the compression, and clears files and results", async ({ page }) => {
  const links = await countObjectUrls(page);
  const { input } = await openTool(page, tool);
  const { compress, reset, rows, zip, results } = compressor(page);
  await page.route(call, () => {});
  await expect(reset).toBeDisabled();
  await input.setInputFiles(await pictures(2));
  const { aborted } = await startCall(page, () => compress.click());
  await expect(page.getByRole("button", { name: en.compressor.busy })).toBeDisabled();
  await reset.click();
  await aborted;
  await expect(rows).toHaveCount(0);
  await expect(page.getByText(en.compressor.busy)).toHaveCount(0);
  await page.unroute(call);
  await input.setInputFiles(await pictures(1));
  await compress.click();
  await expect(zip).toBeVisible();
  await reset.click();
  await expect(zip).toHaveCount(0);
  await expect(results).toHaveCount(0);
  await expect.poll(links).toBe(0);
});

test.describe("when it fails", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });
  const sentence = en.failures.compression;

  testRefusedCall(screen, {
    async expectSaid(page, message) {
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    },
  });
});

test("offers the files that succeeded, and names the one that failed with the reason", {
  tag: "@main",
}, async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { compress, results, alert, zip } = compressor(page);
  const files = await pictures(2);
  const broken = await picture("jpg", "broken.jpg");
  await input.setInputFiles([{ ...broken, buffer: broken.buffer.subarray(0, 200) }, ...files]);
  await compress.click();
  await expect(alert("broken.jpg: This file is damaged or incomplete. Try another copy.")).toBeVisible();
  await expect(page.getByText(tool.words.success, { exact: true })).toBeVisible();
  await expect(results).toHaveCount(2);
  const { files: entries } = await JSZip.loadAsync((await saved(zip)).bytes);
  expect(Object.keys(entries)).toContain(zipErrors);
});

test.describe("the pictures before and after", () => {
  test.beforeEach(async ({ page }) => {
    const { input } = await openTool(page, tool);
    await input.setInputFiles(await pictures(2));
    await compressor(page).compress.click();
    await page.getByRole("button", { name: "Compare a png.png" }).click();
  });
  const slider = (page: Page) => page.getByRole("slider", { name: "Compare before and after: a png.png" });
  const shown = (page: Page) =>
    page.getByTestId("after").evaluate((after) => getComputedStyle(after).clipPath.match(/([\d.]+)%/)?.[1]);
  const placed = (page: Page) =>
    page
      .getByTestId("after")
      .locator("img")
      .evaluate((image) => {
        const { a, e, f } = new DOMMatrix(getComputedStyle(image).transform);
        return { zoom: a, x: Math.round(e), y: Math.round(f) };
      });

  test("are compared by keyboard, with a label on each side, also on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const dialog = page.getByRole("dialog", { name: "Before and after: a png.png" });
    await expect(dialog.getByText(en.compare.before, { exact: true })).toBeVisible();
    await expect(dialog.getByText(en.compare.after, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: en.compare.pan.right })).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await slider(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(slider(page)).toHaveAttribute("aria-valuetext", "51% before, 49% after");
    expect(await shown(page)).toBe("51");
    await page.keyboard.press("Home");
    expect(await shown(page)).toBe("0");
    await page.keyboard.press("End");
    expect(await shown(page)).toBe("100");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Compare a png.png" })).toBeFocused();
  });

  test("can be zoomed, and moved by buttons, by dragging and by the wheel", async ({ page }) => {
    const zoom = (times: string) => page.getByRole("button", { name: times, exact: true });
    await expect(zoom("1x")).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: en.compare.pan.right })).toBeDisabled();
    await zoom("4x").click();
    await expect(zoom("4x")).toHaveAttribute("aria-pressed", "true");
    expect(await placed(page)).toEqual({ zoom: 4, x: 0, y: 0 });
    await page.getByRole("button", { name: en.compare.pan.right }).focus();
    await page.keyboard.press("Enter");
    const looked = await placed(page);
    expect(looked.x).toBeLessThan(0);
    for (let press = 0; press < 10; press++) await page.keyboard.press("Enter");
    const edge = await placed(page);
    await page.keyboard.press("Enter");
    expect(await placed(page)).toEqual(edge);
    const box = await page.getByTestId("after").boundingBox();
    if (!box) throw new Error("no picture");
    await page.mouse.move(box.x + 20, box.y + box.height - 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + box.height - 20, { steps: 4 });
    await page.mouse.up();
    expect((await placed(page)).x).toBe(edge.x + 40);
    await expect(slider(page)).toHaveValue("50");
    await page.mouse.wheel(0, 30);
    await expect.poll(async () => (await placed(page)).y).toBe(-30);
    await zoom("1x").click();
    expect(await placed(page)).toEqual({ zoom: 1, x: 0, y: 0 });
  });
});

test("releases every object URL when the page is left after a comparison", async ({ page }) => {
  const links = await countObjectUrls(page);
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await pictures(2));
  await compressor(page).compress.click();
  await page.getByRole("button", { name: "Compare a png.png" }).click();
  await page.getByRole("button", { name: en.ui.close }).click();
  await leaveForHome(page);
  await expect.poll(links).toBe(0);
});

test.describe("with a size limit", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });
  const noisy = async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 70 } as const;
    const create = { width: 900, height: 600, channels: 3, background: "gray", noise } as const;
    return {
      name: "noise.jpg",
      mimeType: "image/jpeg",
      buffer: await sharp({ create }).jpeg({ quality: 95 }).toBuffer(),
    };
  };
  const limited = (page: Page) => page.getByRole("checkbox", { name: en.targetSize.limit });
  const amount = (page: Page) => page.getByRole("textbox", { name: en.targetSize.amount });

  test("makes each picture fit, and says how many pixels it has then", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { compress, zip, results } = compressor(page);
    await input.setInputFiles([await noisy(), await picture("png", "a png.png")]);
    await limited(page).check();
    await expect(amount(page)).toHaveValue("200");
    await amount(page).fill("6");
    await compress.click();
    await expect(results).toHaveCount(2);
    await expect(page.getByText(/^Now \d+ × \d+ pixels, was 900 × 600\.$/)).toBeVisible();
    const { files } = await JSZip.loadAsync((await saved(zip)).bytes);
    expect((await files["noise.jpg"]?.async("nodebuffer"))?.length).toBeLessThanOrEqual(6_000);
  });

  const smoothPng = async (name: string) => {
    const buffer = await sharp((await noisy()).buffer)
      .blur(3)
      .png()
      .toBuffer();
    return { name, mimeType: "image/png", buffer };
  };
  const useJpg = (page: Page) => page.getByRole("button", { name: "Use JPG instead of smooth.png" });

  test("makes a PNG that lost pixels a JPG, and keeps the PNG until that is there", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { compress, results, zip } = compressor(page);
    await input.setInputFiles([await smoothPng("smooth.png"), await picture("png", "a png.png")]);
    await limited(page).check();
    await amount(page).fill("40");
    await compress.click();
    const row = results.filter({ hasText: "smooth.png" });
    await expect(row).toContainText("was 900 × 600. As a JPG it fits at full size.");
    await expect(page.getByRole("button", { name: /^Use JPG instead/ })).toHaveCount(1);

    expect(await findings(page, "[data-testid=tool]")).toEqual([]);

    await page.route(`**${calls.resize.path}`, (route) => route.abort("internetdisconnected"));
    await useJpg(page).focus();
    await page.keyboard.press("Enter");
    await expect(row.getByRole("alert")).toContainText(
      "We couldn't make the JPG. We couldn't reach the server.",
    );
    await expect(useJpg(page)).toBeFocused();
    expect((await saved(row.getByRole("link"))).name).toBe("smooth.png");

    await page.unroute(`**${calls.resize.path}`);
    await useJpg(page).press("Enter");
    const download = row.getByRole("link", { name: "Download smooth.jpg" });
    await expect(download).toBeFocused();
    await expect(row).toContainText("Now a JPG of 900 × 600 pixels.");
    await expect(useJpg(page)).toHaveCount(0);
    const { name, bytes } = await saved(download);
    expect(name).toBe("smooth.jpg");
    expect(bytes.length).toBeLessThanOrEqual(40_000);
    await expect(zip).toHaveCount(0);
    const packed = await saved(page.getByRole("button", { name: en.compressor.zip }));
    const { files } = await JSZip.loadAsync(packed.bytes);
    expect(packed.name).toBe("compressed_images.zip");
    expect(Object.keys(files).sort()).toEqual(["a png.png", "smooth.jpg"]);
  });

  test("asks for a number, and sends nothing before", async ({ page }) => {
    let sent = 0;
    await page.route(call, (route) => {
      sent++;
      return route.continue();
    });
    const { input } = await openTool(page, tool);
    const { compress, zip } = compressor(page);
    await input.setInputFiles(await pictures(1));
    await limited(page).check();
    await amount(page).fill("small");
    await compress.click();
    await expect(page.getByText(en.targetSize.refused)).toBeVisible();
    await expect(amount(page)).toBeFocused();
    expect(sent).toBe(0);
    await amount(page).fill("1.5");
    await page.getByRole("combobox", { name: en.targetSize.unit }).selectOption("MB");
    await amount(page).press("Enter");
    await expect(zip).toBeVisible();
    expect(sent).toBe(1);
  });
});
