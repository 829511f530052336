import { readFile } from "node:fs/promises";
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
  startButton,
  toolWith,
  wrongFile,
} from "./support/tool-page";

const tool = toolWith("compressor");

const call = `**${calls[tool.call].path}`;
const compressor = (page: Page) => ({
  compress: startButton(page, tool.words.action),
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
  const [first, ...others] = files;
  await page.getByRole("button", { name: `Remove ${first?.name}` }).click();
  await expect(results).toHaveCount(2);
  const left = await saved(page.getByRole("button", { name: en.compressor.zip }));
  expect(left.name).toBe("compressed_images.zip");
  const { files: named } = await JSZip.loadAsync(left.bytes);
  expect(Object.keys(named).sort()).toEqual(others.map((file) => file.name).sort());
});

test("offers a JPG of a photo that is hardly smaller as a PNG, and of no picture with clear parts", async ({
  page,
}) => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = sharp({
    create: { width: 480, height: 320, channels: 3, background: "#808080", noise },
  });
  const { input } = await openTool(page, tool);
  const { compress, results } = compressor(page);
  const whole = await photo.clone().png().toBuffer();
  const clear = await photo.clone().ensureAlpha(0.5).png().toBuffer();
  await answer(page, { "photo.png": whole, "clear.png": clear });
  await input.setInputFiles([
    { name: "photo.png", mimeType: "image/png", buffer: whole },
    { name: "clear.png", mimeType: "image/png", buffer: clear },
  ]);
  await compress.click();
  const row = results.filter({ hasText: "photo.png" });
  await expect(row).toContainText(en.notes.smaller_as_jpg);
  await expect(page.getByRole("button", { name: /^Use JPG instead/ })).toHaveCount(1);
  await row.getByRole("button", { name: /^Use JPG instead/ }).click();
  const { name, bytes } = await saved(results.getByRole("link", { name: "Download photo.jpg" }));
  expect(name).toBe("photo.jpg");
  expect(bytes.length).toBeLessThan(480 * 320);
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
  const { compress, results, zip } = compressor(page);
  const files = await pictures(2);
  const broken = await picture("jpg", "broken.jpg");
  await input.setInputFiles([{ ...broken, buffer: broken.buffer.subarray(0, 200) }, ...files]);
  await compress.click();
  const failed = rowsOf(page).filter({ hasText: "broken.jpg" });
  await expect(failed.getByRole("alert")).toHaveText(en.errors.corrupt);
  await expect(page.getByRole("heading", { name: "1 of 3 failed" })).toBeVisible();
  await expect(results).toHaveCount(2);
  const { files: entries } = await JSZip.loadAsync((await saved(zip)).bytes);
  expect(Object.keys(entries)).toContain(zipErrors);
});

/** Opens the sample photo, 1600 pixels wide, beside its compressed self. */
async function comparePhoto(page: Page) {
  const buffer = await readFile("public/samples/sample.jpg");
  const { input } = await openTool(page, tool);
  await input.setInputFiles({ name: "kites.jpg", mimeType: "image/jpeg", buffer });
  await compressor(page).compress.click();
  await page.getByRole("button", { name: "Compare kites.jpg" }).click();
}

test.describe("the pictures before and after", () => {
  test.beforeEach(({ page }) => comparePhoto(page));
  const slider = (page: Page) => page.getByRole("slider", { name: "Compare before and after: kites.jpg" });
  const shown = (page: Page) =>
    page.getByTestId("after").evaluate((after) => getComputedStyle(after).clipPath.match(/([\d.]+)%/)?.[1]);
  /** Where the pictures are, in CSS pixels of their frame; both have to be in the same place. */
  const placed = async (page: Page) => {
    const [before, after] = await Promise.all(
      ["before", "after"].map((side) =>
        page
          .getByTestId(side)
          .locator("img")
          .evaluate((image: HTMLImageElement) => {
            const { left, top, width } = image.getBoundingClientRect();
            const frame = image.parentElement?.getBoundingClientRect();
            const { imageRendering } = getComputedStyle(image);
            return {
              x: Math.round(left - (frame?.left ?? 0)),
              y: Math.round(top - (frame?.top ?? 0)),
              scale: width / image.naturalWidth,
              squares: imageRendering === "pixelated",
            };
          }),
      ),
    );
    expect(before).toEqual(after);
    return before ?? { x: 0, y: 0, scale: 0, squares: false };
  };
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  test("are compared by keyboard, with a label on each side, also on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const dialog = page.getByRole("dialog", { name: "Before and after: kites.jpg" });
    await expect(dialog.getByText(en.compare.before, { exact: true })).toBeVisible();
    await expect(dialog.getByText(en.compare.after, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: en.zoom.pan.right })).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await slider(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(slider(page)).toHaveAttribute("aria-valuetext", "51% before, 49% after");
    expect(await shown(page)).toBe("51");
    await page.keyboard.press("Home");
    expect(await shown(page)).toBe("0");
    await page.keyboard.press("End");
    expect(await shown(page)).toBe("100");
    expect((await saved(dialog.getByRole("button", { name: "Download kites.jpg" }))).name).toBe("kites.jpg");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Compare kites.jpg" })).toBeFocused();
  });

  test("are zoomed by the pixels of the screen, and moved by buttons, keys and dragging", async ({
    page,
  }) => {
    await expect(button(page, "Fit")).toHaveAttribute("aria-pressed", "true");
    await expect(button(page, en.zoom.pan.right)).toBeDisabled();
    const whole = await placed(page);
    for (const [name, scale, squares] of [
      ["100%", 1, false],
      ["200%", 2, true],
      ["400%", 4, true],
    ] as const) {
      await button(page, name).click();
      await expect(button(page, name)).toHaveAttribute("aria-pressed", "true");
      expect(await placed(page)).toMatchObject({ scale, squares });
    }
    const middle = await placed(page);
    await button(page, en.zoom.pan.right).click();
    expect((await placed(page)).x).toBeLessThan(middle.x);
    await page.keyboard.press("ArrowLeft");
    expect(await placed(page)).toEqual(middle);
    for (let press = 0; press < 20; press++) await page.keyboard.press("ArrowRight");
    const edge = await placed(page);
    await page.keyboard.press("ArrowRight");
    expect(await placed(page)).toEqual(edge);
    const box = await page.getByTestId("after").boundingBox();
    if (!box) throw new Error("no picture");
    await page.mouse.move(box.x + 20, box.y + box.height - 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + box.height - 20, { steps: 4 });
    await page.mouse.up();
    expect((await placed(page)).x).toBe(edge.x + 40);
    await expect(slider(page)).toHaveValue("50");
    await page.keyboard.press("0");
    await expect(button(page, "Fit")).toHaveAttribute("aria-pressed", "true");
    expect(await placed(page)).toEqual(whole);
    await page.keyboard.press("+");
    const larger = (await placed(page)).scale;
    expect(larger).toBeGreaterThan(whole.scale);
    await page.keyboard.press("+");
    await page.keyboard.press("-");
    expect((await placed(page)).scale).toBe(larger);
    await slider(page).press("ArrowRight");
    await expect(slider(page)).toHaveValue("51");
    expect((await placed(page)).scale).toBe(larger);
  });

  test("are zoomed by the wheel, and keep what is under the pointer", async ({ page }) => {
    await button(page, "200%").click();
    const box = await page.getByTestId("after").boundingBox();
    if (!box) throw new Error("no picture");
    const pointer = { x: Math.round(box.width / 4), y: Math.round(box.height / 3) };
    await page.mouse.move(box.x + pointer.x, box.y + pointer.y);
    /** The pixel of the picture that is under the pointer. */
    const under = async () => {
      const { x, y, scale } = await placed(page);
      return { x: (pointer.x - x) / scale, y: (pointer.y - y) / scale };
    };
    const before = await under();
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => (await placed(page)).scale).toBeGreaterThan(2.5);
    const after = await under();
    expect(Math.abs(after.x - before.x)).toBeLessThan(1);
    expect(Math.abs(after.y - before.y)).toBeLessThan(1);
    await page.mouse.wheel(0, 5000);
    await expect(button(page, "Fit")).toHaveAttribute("aria-pressed", "true");
  });
});

test.describe("on a phone with twice the pixels", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });
  test("two fingers zoom the pictures before and after, and 100% counts the pixels of the screen", async ({
    page,
  }) => {
    await comparePhoto(page);
    const image = page.getByTestId("after").locator("img");
    const scale = () =>
      image.evaluate((one: HTMLImageElement) => one.getBoundingClientRect().width / one.naturalWidth);
    await page.getByRole("button", { name: "100%", exact: true }).click();
    expect(await scale()).toBeCloseTo(0.5, 3);
    await page.getByRole("button", { name: "Fit", exact: true }).click();
    const fit = await scale();
    const box = await page.getByTestId("after").boundingBox();
    if (!box) throw new Error("no picture");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove", apart: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [
          { x: x - apart, y, id: 0 },
          { x: x + apart, y, id: 1 },
        ],
      });
    await touch("touchStart", 20);
    for (const apart of [30, 40, 50, 60]) await touch("touchMove", apart);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(scale).toBeCloseTo(fit * 3, 1);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
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
