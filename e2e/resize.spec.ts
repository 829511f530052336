import type { Locator, Page } from "@playwright/test";
import JSZip from "jszip";
import sharp from "sharp";
import { quadrants } from "../lib/engine/fixtures/pictures";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { bodyOf, fileNames, recordFields } from "./support/calls";
import { type ConverterScreen, testRefusedCall } from "./support/converter-suite";
import { saved } from "./support/downloads";
import { expect, test } from "./support/test";
import { alertOf, openSettings, openTool, rowsOf, sources, startButton, toolWith } from "./support/tool-page";

const tool = toolWith("resize");

const call = "**/api/resize";
const start = (page: Page) => startButton(page, tool.words.action);

const screen: ConverterScreen = {
  tool,
  files: (count) => sources(tool, count),
  choose: (page) => width(page).fill("8"),
  start,
  finished: (page) => page.getByTestId("outcome"),
};

/** A photo of four quarters: red, green, blue and white. */
const photo = async (name: string, width = 800, height = 600) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await quadrants("jpg", { width, height }),
});

const width = (page: Page) => page.getByRole("textbox", { name: en.resize.fields.width });
const height = (page: Page) => page.getByRole("textbox", { name: en.resize.fields.height });
const by = (page: Page) => page.getByRole("combobox", { name: en.resize.fields.by });

test("fits results into a limit, and counts in its kilobytes", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const sent = await recordFields(page, call);
  await input.setInputFiles([await photo("wide.jpg")]);
  await page.getByRole("checkbox", { name: en.targetSize.limit }).check();
  const amount = page.getByRole("textbox", { name: en.targetSize.amount });
  await expect(amount).toHaveValue("200");
  await amount.fill("3");
  await start(page).click();
  const { bytes } = await saved(page.getByRole("link", { name: "Download wide-800x600.jpg" }));
  expect(bytes.length).toBeLessThanOrEqual(3000);
  await expect(rowsOf(page)).toContainText(`to ${(bytes.length / 1000).toFixed(1)} KB`);
  expect(sent).toEqual([{ percent: "100", format: "original", targetSize: "3000" }]);
});

test("shows the pixels of each result before it is made, and makes them", { tag: "@main" }, async ({
  page,
}) => {
  const { input } = await openTool(page, tool);
  const sent = await recordFields(page, call);
  await input.setInputFiles([await photo("wide.jpg"), await photo("high.jpg", 300, 400)]);
  await page.getByRole("textbox", { name: en.resize.fields.width }).fill("200");
  await expect(page.getByRole("textbox", { name: en.resize.fields.height })).toHaveValue("150");
  await expect(rowsOf(page).first()).toContainText("800 × 600 px to 200 × 150 px");
  await expect(rowsOf(page).last()).toContainText("300 × 400 px to 200 × 267 px");
  await start(page).click();
  // The row has said so before.
  await expect.poll(() => sent).toEqual([{ width: "200", format: "original" }]);
  await expect(rowsOf(page).last()).toContainText("200 × 267 px");
  const { name, bytes } = await saved(page.getByRole("link", { name: "Download wide-200x150.jpg" }));
  expect(name).toBe("wide-200x150.jpg");
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 150, format: "jpeg" });
  const zip = await JSZip.loadAsync(
    (await saved(page.getByRole("button", { name: en.converter.actions.zip }))).bytes,
  );
  expect(Object.keys(zip.files)).toEqual(["wide-200x150.jpg", "high-200x267.jpg"]);
});

test("resizes by the longest side", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const sent = await recordFields(page, call);
  await input.setInputFiles(await photo("a.jpg"));
  await by(page).selectOption("longest");
  await page.getByRole("textbox", { name: "Longest side in pixels" }).fill("400");
  await expect(rowsOf(page)).toContainText("to 400 × 300 px");
  await page.getByRole("textbox", { name: "Longest side in pixels" }).press("Enter");
  await expect(page.getByText(en.resize.done)).toBeVisible();
  await expect(rowsOf(page)).toContainText("400 × 300 px");
  expect(sent).toEqual([{ longest: "400", format: "original" }]);
});

test("makes a print of a photo, with its resolution, in another format", async ({ page }) => {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await photo("a.jpg", 900, 1300));
  await by(page).selectOption("preset");
  await page
    .getByRole("combobox", { name: en.resize.fields.preset, exact: true })
    .selectOption("passport-uk");
  await page.getByRole("combobox", { name: en.resize.fields.format }).selectOption("png");
  await expect(rowsOf(page)).toContainText("900 × 1300 px to 413 × 531 px, 300 dpi");
  await start(page).click();
  const { name, bytes } = await saved(page.getByRole("link", { name: /^Download a-/ }));
  expect(name).toBe("a-413x531.png");
  expect(await sharp(bytes).metadata()).toMatchObject({
    width: 413,
    height: 531,
    density: 300,
    format: "png",
  });
});

test.describe("before a size is entered", () => {
  test("shows the picture's own size, and gives a file back byte for byte when nothing changes", {
    tag: "@main",
  }, async ({ page }) => {
    const { input } = await openTool(page, tool);
    const sent = await recordFields(page, call);
    const file = await photo("a.jpg");
    await input.setInputFiles(file);
    await expect(width(page)).toHaveValue("800");
    await expect(height(page)).toHaveValue("600");
    await expect(rowsOf(page)).toContainText("800 × 600 px, stays as it is");
    const next = page.getByTestId("tool").locator(".is-next");
    await expect(next).toHaveCount(0);
    await start(page).click();
    await expect(page.getByRole("heading", { name: en.resize.keptAll.title })).toBeVisible();
    await expect(next).toHaveCount(0);
    await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "care");
    await expect(rowsOf(page)).toContainText(en.resize.kept);
    const { name, bytes } = await saved(page.getByRole("link", { name: "Download a.jpg" }));
    expect(name).toBe("a.jpg");
    expect(bytes.equals(file.buffer)).toBe(true);
    expect(sent).toEqual([]);
  });

  test("names the setting that enlarges a picture smaller than the size asked for", async ({ page }) => {
    const { input } = await openTool(page, tool);
    await input.setInputFiles(await photo("a.jpg"));
    await width(page).fill("3000");
    const help = page.getByText("To make them larger, turn on 'Enlarge smaller pictures'.");
    await expect(help).toBeVisible();
    const next = page.getByTestId("tool").locator(".is-next");
    await expect(next).toHaveCount(0);
    await start(page).click();
    await expect(page.getByTestId("outcome")).toContainText("To make them larger,");
    await openSettings(page);
    await page.getByLabel(en.resize.fields.enlarge).check();
    await next.click();
    await expect(page.getByRole("link", { name: /^Download a-3000x/ })).toBeVisible();
  });

  test("keeps the sizes of several pictures, and changes only their format", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const sent = await recordFields(page, call);
    await input.setInputFiles([await photo("a.jpg"), await photo("b.jpg", 300, 400)]);
    await expect(rowsOf(page).last()).toContainText("300 × 400 px, stays as it is");
    await expect(width(page)).toHaveValue("");
    await expect(width(page)).toHaveAttribute("placeholder", en.resize.fields.own);
    const hint = page.getByText(en.resize.first, { exact: true });
    await expect(hint).toBeVisible();
    await page.getByRole("combobox", { name: en.resize.fields.format }).selectOption("png");
    await expect(rowsOf(page).last()).toContainText("300 × 400 px, same size");
    await expect(hint).toHaveCount(0);
    await start(page).click();
    const { bytes } = await saved(page.getByRole("link", { name: "Download b-300x400.png" }));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 400, format: "png" });
    expect(sent).toEqual([{ percent: "100", format: "png" }]);
  });

  test("sends only the files that change", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const small = await photo("small.jpg", 300, 400);
    await input.setInputFiles([await photo("wide.jpg"), small]);
    await width(page).fill("300");
    await expect(rowsOf(page).last()).toContainText("300 × 400 px, stays as it is");
    const body = await bodyOf(page, call);
    await start(page).click();
    await expect(page.getByRole("link", { name: "Download wide-300x225.jpg" })).toBeVisible();
    expect(fileNames(await body())).toEqual(["wide.jpg"]);
    const { bytes } = await saved(page.getByRole("link", { name: "Download small.jpg" }));
    expect(bytes.equals(small.buffer)).toBe(true);
    await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "complete");
    await expect(page.getByText("Finished, 1 resized.", { exact: true })).toBeAttached();
  });

  test("keeps its button in place on a phone while sizes are typed", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const locked of [true, false]) {
      const { input } = await openTool(page, tool);
      await input.setInputFiles([await photo("a.jpg"), await photo("b.jpg", 300, 400)]);
      await expect(rowsOf(page).last()).toContainText("300 × 400 px, stays as it is");
      await page.getByRole("checkbox", { name: en.resize.fields.locked }).setChecked(locked);
      const { x = 0, y = 0, width: w = 0, height: h = 0 } = (await start(page).boundingBox()) ?? {};
      const thumb = { x: x + w / 2, y: y + h / 2 };
      await width(page).fill("200");
      await expect(rowsOf(page).first()).toContainText("to 200 ×");
      const isUnder = (button: Element, at: typeof thumb) =>
        button.contains(document.elementFromPoint(at.x, at.y));
      expect(await start(page).evaluate(isUnder, thumb)).toBe(true);
    }
  });

  /** What of the page lies below an element and is a row or can be pressed, its header aside. */
  const covered = (element: Locator) =>
    element.evaluate((own) => {
      const box = own.getBoundingClientRect();
      return [...document.querySelectorAll("li[data-status], a, button")]
        .filter((other) => !own.contains(other) && !other.closest("header"))
        .filter((other) => {
          const { top, bottom, left, right } = other.getBoundingClientRect();
          return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
        })
        .map(({ textContent }) => textContent);
    });

  test("shows the heading and the download once it is done, and no offer to undo over a file", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { input } = await openTool(page, tool);
    await input.setInputFiles([await photo("a.jpg"), await photo("b.jpg"), await photo("c.jpg")]);
    for (const name of ["a.jpg", "c.jpg"]) {
      await page.getByRole("button", { name: `Remove ${name}` }).click();
      const undo = page.getByTestId("undo");
      await expect(undo).toBeVisible();
      // Its arrival moves it by a few pixels.
      await expect.poll(() => covered(undo)).toEqual([]);
    }
    await width(page).fill("200");
    await page.evaluate(() => scrollTo(0, 200));
    await start(page).click();
    await expect(page.getByTestId("outcome")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Download b-200x150.jpg" })).toBeInViewport({ ratio: 1 });
  });

  test("fills both sides when the proportions are given up", async ({ page }) => {
    const { input } = await openTool(page, tool);
    await input.setInputFiles(await photo("a.jpg"));
    await page.getByRole("checkbox", { name: en.resize.fields.locked }).uncheck();
    await width(page).fill("400");
    await expect(height(page)).toHaveValue("600");
    await expect(rowsOf(page)).toContainText("800 × 600 px to 400 × 600 px");
  });
});

test("does not enlarge unless asked, and says so", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const file = await photo("a.jpg");
  await input.setInputFiles(file);
  await width(page).fill("1200");
  await expect(rowsOf(page)).toContainText("800 × 600 px to 800 × 600 px (not enlarged)");
  await start(page).click();
  await expect(rowsOf(page)).toContainText(en.resize.keptSmaller);
  const { bytes } = await saved(page.getByRole("link", { name: "Download a.jpg" }));
  expect(bytes.equals(file.buffer)).toBe(true);
  await openSettings(page);
  await page.getByRole("checkbox", { name: en.resize.fields.enlarge }).check();
  await start(page).click();
  await expect(rowsOf(page)).toContainText("1200 × 900 px");
});

test("adds borders in the chosen color", async ({ page }) => {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await photo("a.png"));
  await page.getByRole("checkbox", { name: en.resize.fields.locked }).uncheck();
  await page.getByRole("textbox", { name: en.resize.fields.width }).fill("100");
  await page.getByRole("textbox", { name: en.resize.fields.height }).fill("100");
  await page.getByRole("combobox", { name: en.resize.fields.shape }).selectOption("pad");
  await page.getByLabel(en.resize.fields.border).fill("#204080");
  await page.getByRole("combobox", { name: en.resize.fields.format }).selectOption("png");
  await start(page).click();
  const { bytes } = await saved(page.getByRole("link", { name: "Download a-100x100.png" }));
  const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect([...corner.subarray(0, 3)]).toEqual([0x20, 0x40, 0x80]);
});

test.describe("the crop", () => {
  const open = async (page: Page) => {
    const { input } = await openTool(page, tool);
    await input.setInputFiles(await photo("a.jpg"));
    await by(page).selectOption("preset");
    await page
      .getByRole("combobox", { name: en.resize.fields.preset, exact: true })
      .selectOption("instagram-square");
    await page.getByRole("button", { name: "Adjust crop of a.jpg" }).click();
    const dialog = page.getByRole("dialog", { name: en.resize.crop.action });
    await expect(dialog).toBeVisible();
    return { dialog, frame: dialog.getByRole("slider", { name: en.resize.crop.position }) };
  };
  /** Makes the result and returns the color in its middle. */
  const colorOf = async (page: Page) => {
    await start(page).click();
    const { bytes } = await saved(page.getByRole("link", { name: /^Download a-/ }));
    const { width, height } = await sharp(bytes).metadata();
    const middle = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
    return [...(await sharp(bytes).extract(middle).raw().toBuffer())].map((value) => Math.round(value / 255));
  };

  test("is moved with the arrow keys, and decides what is kept", async ({ page }) => {
    const { dialog, frame } = await open(page);
    await expect(frame).toHaveAttribute("aria-valuetext", "50% from the left, 50% from the top");
    await dialog.getByRole("slider", { name: en.resize.crop.zoom }).fill("300");
    await frame.focus();
    for (let press = 0; press < 5; press++) await page.keyboard.press("Shift+ArrowRight");
    for (let press = 0; press < 5; press++) await page.keyboard.press("Shift+ArrowUp");
    await expect(frame).toHaveAttribute("aria-valuetext", "100% from the left, 0% from the top");
    await dialog.getByRole("button", { name: en.resize.crop.use }).click();
    await expect(page.getByRole("button", { name: "Adjust crop of a.jpg" })).toBeFocused();
    expect(await colorOf(page)).toEqual([0, 1, 0]);
  });

  test("is dragged, and comes to where the picture is clicked", async ({ page }) => {
    const { dialog, frame } = await open(page);
    await dialog.getByRole("slider", { name: en.resize.crop.zoom }).fill("300");
    const box = (await page.getByTestId("crop-stage").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(box.x + 4, box.y + box.height - 4);
    await expect(frame).toHaveAttribute("aria-valuetext", "0% from the left, 100% from the top");
    await frame.hover();
    await page.mouse.down();
    await page.mouse.move(box.x + box.width, box.y + box.height, { steps: 4 });
    await page.mouse.up();
    await expect(frame).toHaveAttribute("aria-valuetext", "100% from the left, 100% from the top");
    await dialog.getByRole("button", { name: en.resize.crop.use }).click();
    expect(await colorOf(page)).toEqual([1, 1, 1]);
  });

  test("stays as it was when the dialog is closed", async ({ page }) => {
    const { dialog, frame } = await open(page);
    await frame.press("Shift+ArrowRight");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Adjust crop of a.jpg" }).click();
    await expect(frame).toHaveAttribute("aria-valuetext", "50% from the left, 50% from the top");
  });

  test("has no axe findings on a phone in any theme", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    expect(await findings(page, "dialog")).toEqual([]);
  });
});

test("asks for a number where one is missing, and does not start", async ({ page }) => {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await photo("a.jpg"));
  const width = page.getByRole("textbox", { name: en.resize.fields.width });
  await width.fill("0");
  await start(page).click();
  await expect(alertOf(page, "Enter a whole number from 1 to 65500.")).toBeVisible();
  await expect(width).toBeFocused();
  await width.fill("40");
  await expect(alertOf(page, "Enter a whole number")).toHaveCount(0);
  await start(page).click();
  await expect(page.getByText(en.resize.done)).toBeVisible();
});

test("offers to resize again when an option changes, and keeps the results until then", async ({ page }) => {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await photo("a.jpg"));
  await by(page).selectOption("percent");
  await start(page).click();
  await expect(rowsOf(page)).toContainText("400 × 300 px");
  await openSettings(page);
  await page.getByRole("textbox", { name: en.resize.fields.percent }).fill("10");
  await expect(rowsOf(page)).toContainText("400 × 300 px");
  await start(page).click();
  await expect(rowsOf(page)).toContainText("80 × 60 px");
});

test("replaces a number that appears while the cursor waits for the first key", async ({ page }) => {
  await page.addInitScript(() => {
    const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
    Object.defineProperty(HTMLImageElement.prototype, "src", {
      ...src,
      // The second picture is read well after the first.
      set(url) {
        setTimeout(() => src?.set?.call(this, url), 500);
      },
    });
  });
  const { input } = await openTool(page, tool);
  await input.setInputFiles([await photo("one.jpg"), await photo("two.jpg")]);
  await width(page).focus();
  await expect(width(page)).toHaveValue("");
  await expect(width(page)).toHaveValue("800");
  await page.keyboard.type("8");
  await expect(width(page)).toHaveValue("8");
});

test.describe("when it fails", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });
  test("says what failed where nothing else had to change", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const whole = await photo("whole.jpg");
    await input.setInputFiles([
      whole,
      { ...whole, name: "broken.jpg", buffer: whole.buffer.subarray(0, 100) },
    ]);
    await start(page).click();
    const outcome = page.getByTestId("outcome");
    await expect(outcome.getByRole("heading")).toHaveText("1 of 2 failed");
    await expect(outcome).toContainText(en.resize.keptOthers);
    await expect(rowsOf(page).filter({ hasText: "broken.jpg" }).getByRole("alert")).toHaveText(/\w/);
    await expect(rowsOf(page).first()).toContainText(en.resize.kept);
  });

  testRefusedCall(screen, {
    count: 2,
    details: ["one.png: It is broken."],
    expectSaid: (page) =>
      expect(alertOf(page, en.failures.png.failed)).toContainText("one.png: It is broken."),
  });
});
