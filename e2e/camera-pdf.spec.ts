import type { Page } from "@playwright/test";
import sharp from "sharp";
import { calls } from "../lib/contract/calls";
import { en } from "../lib/words/en";
import { bodyOf, fieldNames, fileNames, startCall } from "./support/calls";
import { refusesCamera, seesRedAndBlue, watchCamera } from "./support/camera";
import { type ConverterScreen, testMadePdf, testRefusedCall } from "./support/converter-suite";
import { saved } from "./support/downloads";
import { drag } from "./support/drop";
import { pageSizes } from "./support/pdfs";
import { picture } from "./support/pictures";
import { expect, test } from "./support/test";
import {
  alertOf,
  countObjectUrls,
  leaveForHomeFromDialog,
  openTool,
  rowsOf,
  sources,
  stopClock,
  toolWith,
  wrongFile,
} from "./support/tool-page";

const tool = toolWith("camera-pdf");

const call = `**${calls[tool.call].path}`;
const sentence = en.failures.tryAgain;

const parts = (page: Page) => ({
  chooser: page.getByRole("button", { name: "Choose Images" }),
  opener: page.getByRole("button", { name: en.cameraPdf.capture }),
  files: page.getByRole("dialog", { name: en.cameraPdf.files }),
  camera: page.getByRole("dialog", { name: en.cameraPdf.camera.title }),
  convert: page.getByRole("button", { name: "Convert to PDF" }),
  download: page.getByRole("link", { name: en.pdfMaking.download }),
  rows: rowsOf(page),
  captureButton: (count: number) => page.getByRole("button", { name: `Capture Image (${count})` }),
  use: (count: number) => page.getByRole("button", { name: `Use ${count} Captured Image(s) for PDF` }),
  captures: page.getByRole("list", { name: en.cameraPdf.camera.captures }).getByRole("listitem"),
  close: page.getByRole("button", { name: "Close" }),
  alert: (text: string) => alertOf(page, text),
  status: (text: string) => page.getByRole("status").filter({ hasText: text }),
});

const screen: ConverterScreen = {
  tool,
  files: (count) => sources(tool, count),
  start: (page) => parts(page).convert,
  finished: (page) => parts(page).download,
};

/** Opens the camera and takes `count` pictures. */
async function capture(page: Page, count: number) {
  const { opener, captureButton } = parts(page);
  await opener.click();
  for (let taken = 0; taken < count; taken += 1) await captureButton(taken).click();
  await expect(captureButton(count)).toBeEnabled();
}

/** Returns the first file of a multipart body. */
function firstFile(body: Buffer): Buffer {
  const start = body.indexOf("\r\n\r\n") + 4;
  return body.subarray(start, body.indexOf("\r\n--", start));
}

test.describe("without a connection", () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

  test("keeps the chosen files until the dialog for them can be loaded", async ({ page, context }) => {
    const { input } = await openTool(page, tool);
    await context.setOffline(true);
    await input.setInputFiles(await picture("jpg", "one.jpg"));
    await expect(page.getByText(en.converter.outcome.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("dialog", { name: en.cameraPdf.files }).getByText("one.jpg")).toBeVisible();
  });
});

testMadePdf(screen, {
  async expectChosen(page, chosen) {
    const { files } = parts(page);
    await expect(files).toBeVisible();
    for (const { name, buffer } of chosen) {
      await expect(files.getByText(name, { exact: true })).toBeVisible();
      await expect(files.getByText(`${(buffer.length / 1024).toFixed(1)} KB`).first()).toBeVisible();
    }
    await expect(files.getByRole("listitem").locator("img")).toHaveCount(chosen.length);
  },
  async expectDone(page) {
    const { files, status } = parts(page);
    await expect(status("PDF is ready to download!")).toBeVisible();
    await expect(page.getByText("PDF is ready to download!")).toHaveCount(1);
    await expect(files).toHaveCount(0);
  },
});

test("shows 'Converting...' on its button and for three seconds in a toast", async ({ page }) => {
  await page.clock.install();
  const { input } = await openTool(page, tool);
  const { convert, files, status } = parts(page);
  await page.route(call, () => {});
  await input.setInputFiles(await sources(tool, 2));
  await stopClock(page);
  await convert.click();
  await expect(status("Converting...")).toBeVisible();
  await expect(files.getByRole("button", { name: en.converter.progress.converting })).toBeDisabled();
  await expect(files.getByText("Reading your images...")).toBeVisible();
  await expect(files.getByText("Estimated time left: 8s")).toBeVisible();
  await page.clock.runFor(3100);
  await expect(status("Converting...")).toHaveCount(0);
  await expect(files.getByText("Merging into a single PDF...")).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "90");
});

test.describe("the selected files", () => {
  test("are shown in a dialog that keeps the focus, and are cleared by Escape", async ({ page }) => {
    const links = await countObjectUrls(page);
    const { input } = await openTool(page, tool);
    const { files, chooser, rows } = parts(page);
    await input.setInputFiles(await sources(tool, 2));
    await expect(files.getByRole("heading", { name: en.cameraPdf.files })).toBeFocused();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      // The focus may leave for the browser's own controls, but not for the page behind.
      expect(
        await page.evaluate(
          () => document.activeElement?.closest("main, header, footer, dialog")?.tagName ?? "BODY",
        ),
      ).toMatch(/DIALOG|BODY/);
    }
    await page.keyboard.press("Escape");
    await expect(files).toHaveCount(0);
    await expect(chooser).toBeFocused();
    await expect.poll(links).toBe(0);
    await input.setInputFiles(await sources(tool, 1));
    await expect(rows).toHaveCount(1);
    await files.getByRole("button", { name: "Close" }).click();
    await expect(files).toHaveCount(0);
    await expect(chooser).toBeFocused();
  });

  test("are reordered and removed, and become pages in that order and of the chosen size", async ({
    page,
  }) => {
    const { input } = await openTool(page, tool);
    const { convert, download, files, rows, chooser } = parts(page);
    await input.setInputFiles(await sources(tool, 4));
    await page.getByRole("button", { name: "Move three.png up" }).click();
    await expect(files.getByRole("button", { name: "Move three.png up" })).toBeFocused();
    await page.getByRole("button", { name: "Remove one.png" }).click();
    await expect(rows).toHaveCount(3);
    await page.getByText(en.pdfMaking.options, { exact: true }).click();
    await page.getByLabel(en.pdfMaking.pageSize, { exact: true }).selectOption("Letter");
    await page.getByLabel(en.pdfMaking.orientation).selectOption("Portrait");
    const sent = await bodyOf(page, call);
    await convert.click();
    await expect(download).toBeFocused();
    const body = await sent();
    expect(fileNames(body)).toEqual(["three.png", "two.png", "four.png"]);
    expect(fieldNames(body)).toEqual(["pageSize", "orientation"]);
    const letter = { width: 612, height: 792 };
    expect(await pageSizes((await saved(download)).bytes)).toEqual([letter, letter, letter]);
    await page.getByRole("button", { name: en.cameraPdf.change }).click();
    for (const name of ["two", "three", "four"])
      await page.getByRole("button", { name: `Remove ${name}.png` }).click();
    await expect(files).toHaveCount(0);
    await expect(chooser).toBeFocused();
  });
});

test("keeps the PDF while its files are shown again, and removes it when others are chosen", async ({
  page,
}) => {
  const { input } = await openTool(page, tool);
  const { convert, download, files } = parts(page);
  await input.setInputFiles(await sources(tool, 2));
  await convert.click();
  await expect(download).toBeFocused();
  await page.getByRole("button", { name: en.cameraPdf.change }).click();
  await expect(files).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(download).toBeVisible();
  await expect(page.getByRole("button", { name: en.cameraPdf.change })).toHaveCount(0);
  await input.setInputFiles(await sources(tool, 1));
  await files.getByRole("button", { name: "Close" }).click();
  await expect(download).toHaveCount(0);
});

test.describe("choosing images", () => {
  test("names files of other kinds, and keeps the images", async ({ page }) => {
    const { zone, input } = await openTool(page, tool);
    const { alert, files, rows } = parts(page);
    await drag(zone, [wrongFile]);
    await expect(alert("Please select at least one image file")).toContainText(wrongFile.name);
    await expect(files).toHaveCount(0);
    await input.setInputFiles([wrongFile, ...(await sources(tool, 2))]);
    await expect(rows).toHaveCount(2);
    await expect(alert(tool.words.messages.some)).toContainText(`Left out: ${wrongFile.name}`);
  });

  test("shows 'No files selected' when the picker is closed without a choice", async ({ page }) => {
    await page.clock.install();
    const { input } = await openTool(page, tool);
    const { alert } = parts(page);
    await input.setInputFiles([]);
    await expect(alert("No files selected")).toBeVisible();
    await page.clock.runFor(3100);
    await expect(alert("No files selected")).toHaveCount(0);
    await input.dispatchEvent("cancel");
    await expect(alert("No files selected")).toBeVisible();
  });
});

test.describe("when it fails", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  testRefusedCall(screen, {
    count: 2,
    async expectSaid(page, message) {
      const { files, rows } = parts(page);
      await expect(files.getByText(sentence, { exact: true })).toBeVisible();
      await expect(files.getByText(message, { exact: true })).toBeVisible();
      await expect(page.getByText(en.converter.progress.converting)).toHaveCount(0);
      await expect(rows).toHaveCount(2);
    },
  });
});

test.describe("with a damaged picture", () => {
  test.use({ viewport: { width: 1440, height: 900 }, expectedFaults: [/Failed to load resource/] });

  test("leaves it out, and says how many pictures are in the PDF", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { files, convert, chooser, opener, download } = parts(page);
    const [good, ...others] = await sources(tool, 3);
    await input.setInputFiles([
      { ...good, name: "broken.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") },
      ...others,
    ]);
    await convert.click();
    await files.getByRole("button", { name: en.pdfMaking.without.one }).click();
    await expect(download).toBeFocused();
    await expect(page.getByTestId("outcome")).toContainText("One PDF with 2 pictures.");
    const words = page.getByText(en.converter.drop.other);
    const middles = await Promise.all(
      [words, chooser, opener].map(async (part) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return Math.round(y + height / 2);
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
  });

  test("leads to other pictures where there is none but that", async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { files, convert } = parts(page);
    const [good] = await sources(tool, 1);
    await input.setInputFiles({ ...good, buffer: Buffer.from("no picture at all") });
    await convert.click();
    const add = files.getByRole("button", { name: en.pdfMaking.addMore });
    await expect(add.locator(".is-next")).toHaveText(en.pdfMaking.addMore);
    await expect(add).toHaveCSS("border-style", "dashed");
  });
});

test("is canceled by Escape, and keeps the files", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const { convert, rows } = parts(page);
  await page.route(call, () => {});
  await input.setInputFiles(await sources(tool, 2));
  const { aborted } = await startCall(page, () => convert.click());
  await page.keyboard.press("Escape");
  await aborted;
  await expect(convert).toBeFocused();
  await expect(rows).toHaveCount(2);
});

test.describe("the camera", () => {
  test("opens the front camera without sound, and shows its feed mirrored", async ({ page }) => {
    const watched = await watchCamera(page);
    await openTool(page, tool);
    const { opener, camera, captureButton, close } = parts(page);
    await opener.click();
    await expect(camera).toBeVisible();
    await expect(captureButton(0)).toBeEnabled();
    await expect(captureButton(0)).toBeFocused();
    await expect(camera.getByText(en.cameraPdf.camera.starting)).toHaveCount(0);
    expect(await watched.asked()).toEqual([
      { audio: false, video: { facingMode: "user", width: { ideal: 1280 }, height: { ideal: 720 } } },
    ]);
    const video = camera.locator("video");
    expect(await video.evaluate((element) => getComputedStyle(element).transform)).toBe(
      "matrix(-1, 0, 0, 1, 0, 0)",
    );
    expect(await watched.states()).toEqual(["live"]);
    await close.click();
    await expect(camera).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await watched.states()).toEqual(["ended"]);
  });

  test("shows 'Initializing camera...' until it is ready", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => {});
    });
    await openTool(page, tool);
    const { opener, camera, captureButton, use, alert } = parts(page);
    await opener.click();
    await expect(camera.getByText(en.cameraPdf.camera.starting, { exact: true })).toBeVisible();
    await expect(captureButton(0)).toBeDisabled();
    await expect(page.getByRole("button", { name: en.cameraPdf.camera.discard })).toBeDisabled();
    // It looks disabled, and says why.
    await use(0).click({ force: true });
    await expect(alert(en.cameraPdf.camera.none)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });

  test("captures its feed unmirrored at full size, and puts it in the PDF", { tag: "@main" }, async ({
    page,
  }) => {
    await seesRedAndBlue(page, 640, 360);
    await openTool(page, tool);
    const { use, files, rows, convert, download, status } = parts(page);
    await capture(page, 1);
    await expect(status("Image captured!")).toBeVisible();
    await use(1).click();
    await expect(files.getByRole("heading", { name: en.cameraPdf.files })).toBeFocused();
    await expect(rows).toContainText(/camera-capture-\d{13}\.jpg/);
    const sent = await bodyOf(page, call);
    await convert.click();
    const body = await sent();
    expect(fileNames(body)[0]).toMatch(/^camera-capture-\d{13}\.jpg$/);
    const { data, info } = await sharp(firstFile(body)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([640, 360]);
    const at = (x: number) => [...data.subarray((180 * 640 + x) * info.channels).subarray(0, 3)];
    const [left, right] = [at(100), at(540)];
    expect(left[0]).toBeGreaterThan(200);
    expect(left[2]).toBeLessThan(60);
    expect(right[2]).toBeGreaterThan(200);
    expect(right[0]).toBeLessThan(60);
    await expect(download).toBeFocused();
    expect(await pageSizes((await saved(download)).bytes)).toEqual([{ width: 480, height: 270 }]);
  });

  test("counts, shows and discards captures, and is switched off when they are used", async ({ page }) => {
    const watched = await watchCamera(page);
    await openTool(page, tool);
    const { captures, captureButton, camera, use, rows, status, opener } = parts(page);
    await capture(page, 3);
    await expect(captures).toHaveCount(3);
    await page.getByRole("button", { name: en.cameraPdf.camera.discard }).click();
    await expect(status("Captured images discarded")).toBeVisible();
    await expect(captures).toHaveCount(0);
    await expect(captureButton(0)).toBeFocused();
    for (const count of [0, 1]) await captureButton(count).click();
    await expect(captures).toHaveCount(2);
    // Captures stay when the camera is closed without using them.
    await page.keyboard.press("Escape");
    await opener.click();
    await expect(captureButton(2)).toBeEnabled();
    await use(2).click();
    await expect(camera).toHaveCount(0);
    await expect(rows).toHaveCount(2);
    expect(await watched.states()).toEqual(["ended", "ended"]);
    await page.keyboard.press("Escape");
    await opener.click();
    await expect(captureButton(0)).toBeEnabled();
  });

  test("is switched off and releases its captures when the page is left", async ({ page }) => {
    const watched = await watchCamera(page);
    const links = await countObjectUrls(page);
    await openTool(page, tool);
    await capture(page, 2);
    expect(await watched.states()).toEqual(["live"]);
    await leaveForHomeFromDialog(page);
    expect(await watched.states()).toEqual(["ended"]);
    await expect.poll(links).toBe(0);
  });

  for (const [name, message, shown] of [
    ["NotAllowedError", "Permission denied", "Permission denied"],
    ["NotReadableError", "", "Failed to access camera"],
  ] as const)
    test(`shows '${shown}' after a ${name}, and can be tried again`, async ({ page }) => {
      await refusesCamera(page, name, message);
      await openTool(page, tool);
      const { opener, camera, alert, captureButton } = parts(page);
      await opener.click();
      await expect(camera.getByText(shown, { exact: true })).toBeVisible();
      await expect(alert(shown)).toHaveCount(1);
      // Nothing but what helps.
      await expect(camera.getByRole("button")).toHaveText([
        "",
        tool.words.dropZone.button,
        en.cameraPdf.camera.again,
      ]);
      const picking = page.waitForEvent("filechooser");
      await camera.getByRole("button", { name: tool.words.dropZone.button }).click();
      await picking;
      await expect(camera).toHaveCount(0);
      await opener.click();
      await expect(alert(shown)).toHaveCount(1);
      await page.evaluate(() => {
        // Restores the browser's own method.
        Reflect.deleteProperty(navigator.mediaDevices, "getUserMedia");
      });
      await camera.getByRole("button", { name: en.cameraPdf.camera.again }).click();
      await expect(captureButton(0)).toBeEnabled();
      await expect(alert(shown)).toHaveCount(0);
    });

  test("reports a feed that cannot be shown, and one that ends", async ({ page }) => {
    const watched = await watchCamera(page);
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = () => {
        HTMLMediaElement.prototype.play = play;
        return Promise.reject(new DOMException("No.", "NotSupportedError"));
      };
    });
    await openTool(page, tool);
    const { opener, alert, camera, captureButton } = parts(page);
    await opener.click();
    await expect(alert(en.cameraPdf.cameraErrors.noFeed)).toBeVisible();
    expect(await watched.states()).toEqual(["ended"]);
    await camera.getByRole("button", { name: en.cameraPdf.camera.again }).click();
    await captureButton(0).click();
    await page.evaluate(() => window.camera.tracks.at(-1)?.dispatchEvent(new Event("ended")));
    await expect(alert(en.cameraPdf.cameraErrors.noFeed)).toBeVisible();
    await expect(captureButton(1)).toBeDisabled();
    await expect(page.getByRole("button", { name: "Use 1 Captured Image(s) for PDF" })).toBeEnabled();
  });

  test("reports a capture that fails", async ({ page }) => {
    await openTool(page, tool);
    const { opener, captureButton, alert } = parts(page);
    await opener.click();
    await expect(captureButton(0)).toBeEnabled();
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await captureButton(0).click();
    await expect(alert(en.cameraPdf.cameraErrors.notCaptured)).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(HTMLVideoElement.prototype, "videoWidth", { get: () => 0 });
    });
    await captureButton(0).click();
    await expect(alert(en.cameraPdf.cameraErrors.notReady)).toBeVisible();
  });

  test("reports a browser without a camera when the page loads, and when the camera is opened", async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "mediaDevices", { value: undefined }));
    await openTool(page, tool);
    const { opener, alert, camera } = parts(page);
    await expect(alert(en.cameraPdf.cameraErrors.noApi)).toBeVisible();
    await opener.click();
    await expect(alert(en.cameraPdf.cameraErrors.unsupported)).toBeVisible();
    await expect(camera).toHaveCount(0);
  });

  test("is allowed for visitors who follow a link to the page, too", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(
      (path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click(),
      tool.path,
    );
    await page.waitForURL(`**${tool.path}`);
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name ?? "").catch(() => ""),
      )
      .toContain(tool.path);
    await page.locator("[data-testid=drop-zone][data-ready]").waitFor();
    await parts(page).opener.click();
    await expect(parts(page).captureButton(0)).toBeEnabled();
  });
});

test("both dialogs fit a phone, and their buttons are in view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { input } = await openTool(page, tool);
  const { convert, files, use, download } = parts(page);
  const chosen = await sources(tool, 6);
  await input.setInputFiles(
    [...chosen, ...chosen].map((file) => ({ ...file, name: `${"long".repeat(20)} ${file.name}` })),
  );
  const overflow = () => files.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect(convert).toBeInViewport({ ratio: 1 });
  expect(await overflow()).toBe(0);
  await page.keyboard.press("Escape");
  await capture(page, 2);
  await expect(use(2)).toBeInViewport({ ratio: 1 });
  await use(2).click();
  await convert.click();
  await expect(download).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
