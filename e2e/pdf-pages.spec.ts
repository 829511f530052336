import type { Page } from "@playwright/test";
import JSZip from "jszip";
import sharp from "sharp";
import { calls } from "../lib/contract/calls";
import { FIRST_PAGE_DOWNLOAD_MS } from "../lib/limits";
import { en } from "../lib/words/en";
import { holdRequests, recordFields, sentenceOf } from "./support/calls";
import { type ConverterScreen, testRefusedCall } from "./support/converter-suite";
import { recordDownloads, saved } from "./support/downloads";
import { drag } from "./support/drop";
import { pdfScreen } from "./support/pdf-page";
import { pageSize, paintOf, pdf, pretended } from "./support/pdfs";
import { expect, test } from "./support/test";
import { alertOf, openSettings, openTool, rowsOf, stopClock, toolWith, wrongFile } from "./support/tool-page";

const tool = toolWith("pdf-pages");

const call = `**${calls[tool.call].path}`;
const open = async (page: Page) => ({
  ...(await openTool(page, tool)),
  ...pdfScreen(page, tool.words.action),
});
const toggle = (page: Page) => page.getByLabel(en.pdfPages.autoDownload);

const screen: ConverterScreen = {
  tool,
  files: async () => [pdf("one.pdf")],
  start: (page) => pdfScreen(page, tool.words.action).convert,
  finished: (page) => pdfScreen(page, tool.words.action).zip,
};

/** Measures the picture of a page: its size, and how far its middle is from the page's own color, 0 to 255. */
async function look(bytes: Buffer, page: number) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const off = paintOf(page).map((value, channel) => Math.abs(value - (data[at + channel] ?? 999)));
  return { width: info.width, height: info.height, off: Math.max(...off) };
}

test("starts with the specified options", async ({ page }) => {
  const { reset, quality } = await open(page);
  await expect(reset).toBeDisabled();
  await expect(quality.locator("option")).toHaveText([
    "Low (0.5x)",
    "Normal (1.0x)",
    "Good (1.5x)",
    "High (2.0x)",
    "Very High (3.0x)",
  ]);
  await expect(quality).toHaveValue("2");
  await expect(toggle(page)).toBeChecked();
});

test("makes a picture of each page of a PDF, and offers them one by one and as a ZIP", {
  tag: "@main",
}, async ({ page }) => {
  const { zone, convert, pages, zip, thumbnail } = await open(page);
  await toggle(page).uncheck();
  const file = pdf("my document.pdf", 3);
  await drag(zone, [file]);
  await expect(page.getByText(file.name, { exact: true })).toBeVisible();
  await expect(page.getByText(`${(file.buffer.length / 1024).toFixed(1)} KB`, { exact: true })).toBeVisible();
  const asked = await recordFields(page, call);
  const answering = page.waitForResponse(call);
  await convert.click();
  const { sessionId, images } = (await (await answering).json()).data;
  expect(asked).toEqual([{ scale: "2.0", format: "jpg" }]);
  await expect(
    page.getByRole("heading", { name: en.converter.outcome.successful, exact: true }),
  ).toBeVisible();
  await expect(page.getByTestId("outcome").locator("+ *").getByRole("button")).toHaveText(en.pdfPages.zip);
  const fact = (name: string) => page.locator("dl > div").filter({ hasText: name }).locator("dd");
  await expect(fact("Pages Converted")).toHaveText("3");
  await expect(fact("Output Format")).toHaveText("JPG");
  await expect(fact("Total Size")).toHaveText(/^\d+\.\d KB$/);
  await expect(pages).toHaveCount(3);
  for (const [index, { filename, size }] of images.entries()) {
    const tile = pages.nth(index);
    await expect(tile.getByText(`Page ${index + 1}`, { exact: true })).toBeVisible();
    const shown = thumbnail(index + 1).locator("img");
    await expect(shown).toHaveAttribute("src", new RegExp(`/api/download/${sessionId}/`));
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
    const { name, bytes } = await saved(tile.getByRole("button", { name: `Download ${filename}` }));
    expect(name).toBe(filename);
    expect(bytes.length).toBe(size);
    const [width, height] = pageSize.map((points) => points * 2);
    expect(await look(bytes, index + 1)).toEqual({ width, height, off: expect.closeTo(0, -1) });
  }
  const all = await saved(zip);
  expect(all.name).toBe(`converted_images_${sessionId}.zip`);
  const { files } = await JSZip.loadAsync(all.bytes);
  expect(Object.keys(files)).toEqual(images.map((image: { filename: string }) => image.filename));
});

test("says of a PDF whose end is missing that pages may be", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const whole = pdf("whole.pdf", 2);
  const cut = {
    ...whole,
    name: "cut.pdf",
    buffer: whole.buffer.subarray(0, whole.buffer.indexOf("startxref")),
  };
  await input.setInputFiles(cut);
  await expect(rowsOf(page)).toContainText(en.pdf.doubtful);
  await page.getByRole("button", { name: tool.words.action }).click();
  await expect(page.getByRole("heading", { name: "Conversion Successful!" })).toBeVisible();
  await expect(rowsOf(page)).toContainText(en.pdf.doubtful);
  await input.setInputFiles(whole);
  await expect(rowsOf(page)).toContainText("whole.pdf");
  await expect(page.getByText(en.pdf.doubtful)).toHaveCount(0);
});

test("shows a placeholder until a page is loaded", async ({ page }) => {
  const { input, convert, thumbnail } = await open(page);
  await toggle(page).uncheck();
  const release = await holdRequests(page, "**/api/download/**");
  await input.setInputFiles(pdf("one.pdf"));
  await convert.click();
  await expect(thumbnail(1).locator("svg")).toBeVisible();
  release();
  await expect(thumbnail(1).locator("svg")).toHaveCount(0);
});

test("asks for a PDF, takes the first of several, and names what it leaves out", async ({ page }) => {
  const { zone, convert, alert, remove } = await open(page);
  await convert.click();
  await expect(alert("Please select a PDF file.")).toBeVisible();
  await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toBeFocused();
  await drag(zone, [wrongFile]);
  await expect(alert("Please select a valid PDF file.")).toContainText(wrongFile.name);
  await expect(remove).toHaveCount(0);
  await drag(zone, [pdf("first.pdf"), pdf("second.pdf")]);
  await expect(alert("This page takes one PDF at a time.")).toContainText("Left out: second.pdf");
  await expect(remove).toHaveAccessibleName("Remove first.pdf");
});

test("refuses more than 10 MB with the specified sentence about 50 MB", async ({ page }) => {
  const { input, alert, remove } = await open(page);
  await input.setInputFiles(pretended("large.pdf", 10_485_761));
  const said = alert("File size exceeds 50MB limit");
  await expect(said).toContainText("This tool takes files up to 10 MB.");
  await expect(said.getByRole("link", { name: "PDF to Image" })).toHaveAttribute("href", "/pdf-to-image");
  await expect(remove).toHaveCount(0);
});

test("'Reset' clears file, results and error", async ({ page }) => {
  const { input, convert, reset, pages, remove, range } = await open(page);
  await input.setInputFiles(pdf("three.pdf", 3));
  await range.fill("2");
  await convert.click();
  await expect(pages).toHaveCount(1);
  await reset.click();
  await expect(pages).toHaveCount(0);
  await expect(remove).toHaveCount(0);
  await expect(range).toHaveValue("");
  await expect(page.getByText(en.converter.outcome.successful)).toHaveCount(0);
  await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toBeFocused();
});

test.describe("the download of the first image", () => {
  /** Converts without that download, so that the code of a conversion and of its results is loaded. */
  async function convertOnce(page: Page, pages: number) {
    const parts = await open(page);
    await toggle(page).uncheck();
    await parts.input.setInputFiles(pdf("document.pdf", pages));
    await parts.convert.click();
    await expect(parts.pages).toHaveCount(pages);
    return parts;
  }

  /**
   * Converts again, stops the page's clock between the request and the answer, and waits for the answer. All code has
   * to be loaded by then: React delays what replaces a fallback by a timer, which a stopped clock never ends.
   */
  async function convertOnStoppedClock(page: Page) {
    await openSettings(page);
    await toggle(page).check();
    const release = await holdRequests(page, call, { method: "POST" });
    const sent = page.waitForRequest(call);
    await screen.start(page).click();
    await sent;
    await stopClock(page);
    release();
    await expect(page.getByText("100%")).toBeVisible();
  }

  test("starts one second after the answer", async ({ page }) => {
    await page.clock.install();
    const { pages } = await convertOnce(page, 3);
    const names = recordDownloads(page);
    await convertOnStoppedClock(page);
    await page.clock.runFor(FIRST_PAGE_DOWNLOAD_MS - 1);
    await expect(pages).toHaveCount(3);
    expect(names).toEqual([]);
    const downloading = page.waitForEvent("download");
    await page.clock.runFor(1);
    await downloading;
    await page.clock.runFor(10_000);
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/1\.jpg$/);
  });

  test("does not start when it is switched off, or when the screen is reset before", async ({ page }) => {
    await page.clock.install();
    const names = recordDownloads(page);
    const { pages, reset } = await convertOnce(page, 1);
    await page.clock.runFor(5000);
    await convertOnStoppedClock(page);
    await page.clock.runFor(500);
    await expect(pages).toHaveCount(1);
    await reset.click();
    await page.clock.runFor(5000);
    expect(names).toEqual([]);
  });

  test.describe("when it fails", () => {
    test.use({ expectedFaults: [/Failed to load resource/] });
    test("logs a warning and shows no error", async ({ page }) => {
      const { input, convert, pages, alert } = await open(page);
      const warned = page.waitForEvent("console", (message) => message.text().startsWith("The download of"));
      await page.route("**/api/download/**", (route) => route.fulfill({ status: 404 }));
      await input.setInputFiles(pdf("one.pdf"));
      await convert.click();
      const warning = await warned;
      expect(warning.type()).toBe("warning");
      expect(warning.text()).toMatch(/^The download of one.* failed\./);
      await expect(pages).toHaveCount(1);
      await expect(pages.getByText(en.ui.pictureNotLoaded)).toBeVisible();
      await expect(alert(/\w/)).toHaveCount(0);
    });
  });
});

test("shows how much is uploaded, and cancels", async ({ page }) => {
  const { input, convert, cancel, remove } = await open(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1_000_000,
  });
  const bar = page.getByRole("progressbar");
  await input.setInputFiles(pretended("slow.pdf", 3_000_000));
  await convert.click();
  await expect(page.getByText(en.converter.progress.uploading, { exact: true })).toHaveCount(1);
  await expect(
    convert.or(page.getByRole("button", { name: en.converter.progress.converting })),
  ).toBeDisabled();
  await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThan(10);
  const aborted = page.waitForEvent("requestfailed");
  await cancel.click();
  await aborted;
  await expect(convert).toBeFocused();
  await expect(remove).toHaveCount(1);
});

test.describe("when it fails", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  testRefusedCall(screen, {
    async expectSaid(page, message) {
      await expect(alertOf(page, message)).toHaveCount(1);
      await expect(pdfScreen(page, tool.words.action).cancel).toHaveCount(0);
    },
  });

  test("shows why a page failed in its place", async ({ page }) => {
    const { input, convert, pages, alert } = await open(page);
    await toggle(page).uncheck();
    await page.route(call, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const message = sentenceOf("corrupt");
      json.data.images[1] = { page: 2, error: message, code: "corrupt" };
      json.data.totalPages = 2;
      await route.fulfill({ response, json });
    });
    await input.setInputFiles(pdf("three.pdf", 3));
    await convert.click();
    await expect(pages).toHaveCount(3);
    await expect(pages.nth(1)).toContainText(en.errors.corrupt);
    await expect(pages.nth(1)).toContainText("Page 2");
    await expect(pages.nth(1).getByRole("button")).toHaveCount(0);
    await expect(alert("One page couldn't be converted. You'll find the reason below.")).toBeVisible();
    await expect(page.getByText("2 of 3 pages as JPG, ready to download.")).toBeVisible();
  });

  test("reports failed downloads, each in its place", async ({ page }) => {
    const { input, convert, pages, zip, alert, thumbnail, preview } = await open(page);
    await toggle(page).uncheck();
    await input.setInputFiles(pdf("three.pdf", 3));
    await convert.click();
    await expect(pages).toHaveCount(3);
    await page.route(/\/api\/download/, (route) => route.abort());
    await pages
      .nth(1)
      .getByRole("button", { name: /^Download / })
      .click();
    await expect(pages.nth(1).getByRole("alert")).toContainText(en.pdf.failures.page);
    await expect(pages.nth(0).getByRole("alert")).toBeEmpty();
    await zip.click();
    await expect(alert(en.pdf.failures.pages)).toBeVisible();
    await thumbnail(3).click();
    await preview.getByRole("button", { name: en.pdfPages.downloadImage }).click();
    await expect(preview.getByRole("alert")).toContainText(en.pdf.failures.page);
  });
});

test.describe("the range of pages", () => {
  test("selects the pages that are converted", async ({ page }) => {
    const { input, pages, range, thumbnail, preview } = await open(page);
    await toggle(page).uncheck();
    await input.setInputFiles(pdf("ten.pdf", 10));
    await range.fill("1-3, 8");
    await range.press("Enter");
    await expect(pages).toHaveCount(4);
    await expect(pages.nth(3)).toContainText("Page 8");
    await expect(page.getByText("4 of 10 pages as JPG, ready to download.")).toBeVisible();
    const { bytes } = await saved(pages.nth(3).getByRole("button", { name: /^Download / }));
    expect((await look(bytes, 8)).off).toBeLessThan(8);
    await thumbnail(8).click();
    await expect(preview.getByText("Page 8, image 4 of 4", { exact: true })).toBeVisible();
  });

  test.describe("when it is wrong", () => {
    test.use({ expectedFaults: [/Failed to load resource/] });

    test("is reported at the field: before anything is sent if nobody can read it", async ({ page }) => {
      const { input, convert, range, alert, pages } = await open(page);
      await toggle(page).uncheck();
      const sent = await recordFields(page, call);
      await input.setInputFiles(pdf("three.pdf", 3));
      await range.fill("one to three");
      await convert.click();
      await expect(alert(sentenceOf("bad_pages"))).toHaveCount(1);
      await expect(range).toBeFocused();
      await expect(range).toHaveAttribute("aria-invalid", "true");
      await expect(range).toHaveAccessibleDescription(/^We couldn't read these page numbers/);
      expect(sent).toEqual([]);
      await range.fill("4-6");
      await convert.click();
      await expect(alert(sentenceOf("no_such_page", 3))).toHaveCount(1);
      await expect(range).toBeFocused();
      await range.fill("3");
      await convert.click();
      await expect(pages).toHaveCount(1);
      await openSettings(page);
      await expect(range).toHaveAttribute("aria-invalid", "false");
    });
  });
});

test.describe("a protected PDF", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test("asks for its password, and converts without being selected again", async ({ page }) => {
    const { input, convert, password, alert, pages, quality } = await open(page);
    await toggle(page).uncheck();
    await input.setInputFiles(pdf("secret.pdf", 3, { user: "open sesame", owner: "owner" }));
    await convert.click();
    await expect(alert(sentenceOf("password_needed"))).toHaveCount(1);
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute("type", "password");
    await password.fill("wrong");
    await password.press("Enter");
    await expect(alert(sentenceOf("wrong_password"))).toHaveCount(1);
    await expect(password).toBeFocused();
    await password.fill("open sesame");
    await page.getByRole("button", { name: en.ui.showPassword }).click();
    await expect(password).toHaveAttribute("type", "text");
    await convert.click();
    await expect(pages).toHaveCount(3);
    const { bytes } = await saved(pages.nth(1).getByRole("button", { name: /^Download / }));
    expect((await look(bytes, 2)).off).toBeLessThan(8);
    // The password is still in its field.
    await openSettings(page);
    await quality.selectOption("1");
    await convert.click();
    await expect(pages).toHaveCount(3);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain("sesame");
    await input.setInputFiles(pdf("open.pdf"));
    await expect(password).toHaveCount(0);
  });
});

test.describe("the preview", () => {
  test.beforeEach(async ({ page }) => {
    const { input, convert, pages } = await open(page);
    await toggle(page).uncheck();
    await input.setInputFiles(pdf("three.pdf", 3));
    await convert.click();
    await expect(pages).toHaveCount(3);
  });

  test("opens, changes pages and closes by keyboard, and gives the focus back", async ({ page }) => {
    const { thumbnail, preview } = pdfScreen(page, tool.words.action);
    await thumbnail(2).focus();
    await page.keyboard.press("Enter");
    await expect(preview).toBeVisible();
    await expect(preview).toHaveAccessibleName(/2\.jpg$/);
    await expect(preview.getByText("Page 2 of 3", { exact: true })).toBeVisible();
    await expect(preview.getByText(/^\d+\.\d KB$/)).toBeVisible();
    await expect(preview.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(preview).toHaveCount(0);
    await expect(thumbnail(2)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(preview.getByRole("button", { name: "Close" })).toBeFocused();
    for (const [key, shown] of [
      ["ArrowRight", 3],
      ["ArrowRight", 1],
      ["ArrowLeft", 3],
      ["Home", 1],
      ["End", 3],
    ] as const) {
      await page.keyboard.press(key);
      await expect(preview.getByText(`Page ${shown} of 3`, { exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(thumbnail(3)).toBeFocused();
  });

  test("opens by a click, fills the screen and downloads its page", async ({ page }) => {
    const { thumbnail, preview } = pdfScreen(page, tool.words.action);
    await page.setViewportSize({ width: 390, height: 844 });
    await thumbnail(1).click();
    await expect.poll(() => preview.boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
    // Less the width of a scrollbar, if there is one.
    expect((await preview.boundingBox())?.width).toBeGreaterThanOrEqual(390 - 20);
    await preview.getByRole("button", { name: en.pdf.next }).click();
    await expect(preview.locator("img")).toHaveJSProperty("naturalWidth", 400);
    const { name, bytes } = await saved(preview.getByRole("button", { name: en.pdfPages.downloadImage }));
    expect(name).toMatch(/2\.jpg$/);
    expect((await look(bytes, 2)).off).toBeLessThan(8);
    await preview.getByRole("button", { name: "Close" }).click();
    await expect(thumbnail(2)).toBeFocused();
  });
});
