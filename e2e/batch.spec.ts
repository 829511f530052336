import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { calls } from "../lib/contract/calls";
import { uploadLimits } from "../lib/contract/limits";
import { hasPreview } from "../lib/formats";
import type { BatchScreen } from "../lib/tools/types";
import { en } from "../lib/words/en";
import { photoDetails } from "../lib/words/en/photo-details";
import { isPost, sentenceOf, startCall } from "./support/calls";
import { firstOfEach } from "./support/configurations";
import { type ConverterScreen, testRefusedCall } from "./support/converter-suite";
import { drag } from "./support/drop";
import { picture } from "./support/pictures";
import { expect, test } from "./support/test";
import {
  alertOf,
  batchScreens,
  countObjectUrls,
  expectPreviews,
  leaveForHome,
  openTool,
  resultsOf,
  rowsOf,
  sources,
  wrongFile,
} from "./support/tool-page";

const callOf = (tool: BatchScreen) => `**${calls[tool.call].path}`;
const startOf = (page: Page, { words }: (typeof batchScreens)[number]["tool"]) =>
  page.getByRole("button", { name: words.action });

/** What all screens share with this one is tested on it alone. */
const [{ path, tool } = never()] = batchScreens;
const open = (page: Page) => openTool(page, { path });
const start = (page: Page) => startOf(page, tool);

function never(): never {
  throw new Error("There is no screen that converts files in one call.");
}

test("names wrong files with one sentence for drops and another for selections, and keeps the others", async ({
  page,
}) => {
  const { zone, input } = await open(page);
  await start(page).click();
  await expect(alertOf(page, tool.words.messages.none)).toBeVisible();
  await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toBeFocused();
  await drag(zone, [wrongFile]);
  await expect(alertOf(page, tool.words.messages.drop)).toContainText(wrongFile.name);
  const [file] = await sources(tool, 1);
  await input.setInputFiles([wrongFile, file]);
  await expect(alertOf(page, tool.words.messages.select)).toContainText(`Left out: ${wrongFile.name}`);
  await expect(page.getByText(tool.words.messages.drop)).toHaveCount(0);
  await expect(rowsOf(page)).toHaveText([new RegExp(file.name)]);
});

for (const { path, tool } of firstOfEach(batchScreens, ({ tool }) => String(hasPreview(tool.from))))
  test(`${path} lists files with their sizes, reorders, removes and replaces them`, async ({ page }) => {
    const { input } = await openTool(page, { path });
    const files = await sources(tool, 5);
    await input.setInputFiles(files);
    await expect(page.getByRole("heading", { name: /^5 files/ })).toBeVisible();
    const bytes = files.reduce((sum, { buffer }) => sum + buffer.length, 0);
    await expect(page.getByText(`${(bytes / 1024 / 1024).toFixed(2)} MB`)).toBeVisible();
    await expect(
      page.getByText(`${((files[0]?.buffer.length ?? 0) / 1024).toFixed(1)} KB`).first(),
    ).toBeVisible();
    await expectPreviews(page, tool);
    const [one, two, three] = files.map(({ name }) => name);
    const rows = rowsOf(page);
    await page.getByRole("button", { name: `Move ${one} down` }).click();
    await expect(rows.nth(0)).toContainText(two ?? "");
    await expect(page.getByRole("button", { name: `Move ${one} down` })).toBeFocused();
    await page.getByRole("button", { name: `Move ${three} up` }).click();
    await expect(rows.nth(1)).toContainText(three ?? "");
    await page.getByRole("button", { name: `Remove ${two}` }).click();
    await expect(rows).toHaveCount(4);
    await input.setInputFiles(await sources(tool, 2));
    await expect(rows).toHaveCount(2);
    await page.getByRole("button", { name: en.converter.list.removeAll }).click();
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toBeFocused();
  });

test("keeps the files when it is canceled, and aborts the call when the page is left", async ({ page }) => {
  const links = await countObjectUrls(page);
  const { input } = await open(page);
  await page.route(callOf(tool), () => {});
  await input.setInputFiles(await sources(tool, 3));
  const canceled = await startCall(page, () => start(page).click());
  await expect(page.getByRole("button", { name: en.converter.list.removeAll })).toBeDisabled();
  await page.getByRole("button", { name: en.converter.actions.cancel }).click();
  await canceled.aborted;
  await expect(rowsOf(page)).toHaveCount(3);
  const left = await startCall(page, () => start(page).click());
  await leaveForHome(page);
  await left.aborted;
  expect(await links()).toBe(0);
});

test("releases every object URL when the page is left with results", async ({ page }) => {
  const links = await countObjectUrls(page);
  const { input } = await open(page);
  await input.setInputFiles(await sources(tool, 3));
  await start(page).click();
  await expect(resultsOf(page)).toHaveCount(3);
  expect(await links()).toBeGreaterThan(0);
  await leaveForHome(page);
  await expect.poll(links).toBe(0);
});

test("asks for the server's limits when many files are chosen, and before it sends them", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => isPost(request) && sent.push(request.url()));
  await page.route(`**${uploadLimits.path}`, (route) =>
    route.fulfill({ json: { maxUploadMb: 100, maxFiles: 20 } }),
  );
  const { input, zone } = await open(page);
  const [file] = await sources(tool, 1);
  await input.setInputFiles(Array.from({ length: 21 }, () => file));
  await expect(alertOf(page, sentenceOf("too_many_files", 20))).toBeVisible();
  // Fewer files are the next step.
  await expect(zone.locator(".is-next")).toHaveCount(1);
  await expect(page.getByTestId("tool").locator(".is-next")).toHaveCount(1);
  await start(page).click();
  await expect(alertOf(page, sentenceOf("too_many_files", 20))).toBeVisible();
  expect(sent).toEqual([]);
  // No single file is to blame.
  await expect(rowsOf(page).first()).not.toContainText(en.converter.list.states.failed);
});

test("offers the results that succeeded, and names the file that failed", { tag: "@main" }, async ({
  page,
}) => {
  const { input } = await open(page);
  const [good] = await sources(tool, 1);
  const broken = { ...good, name: "broken.heic", buffer: good.buffer.subarray(0, good.buffer.length / 2) };
  await input.setInputFiles([broken, good]);
  await start(page).click();
  await expect(resultsOf(page)).toHaveCount(1);
  await expect(page.getByTestId("outcome").getByRole("alert")).toHaveText("1 of 2 failedbroken.heic");
  const failed = rowsOf(page).filter({ hasText: "broken.heic" });
  await expect(failed.getByRole("alert")).toHaveText(en.errors.corrupt);
});

test.describe("when the only file cannot be used", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });
  const screens = {
    "/heic-to-jpg": "heic",
    "/compress-image": "webp",
    "/remove-exif": "png",
    "/jpg-to-pdf": "jpg",
  };
  for (const [path, extension] of Object.entries(screens))
    test(`${path} leads to another one, and to another try where that may help`, async ({ page }) => {
      const { input, zone } = await openTool(page, { path });
      const next = page.getByTestId("tool").locator(".is-next");
      const name = `junk.${extension}`;
      await input.setInputFiles({ name, mimeType: "", buffer: Buffer.alloc(3000, "no picture") });
      await page.route("**/api/**", (route) => (isPost(route.request()) ? route.abort() : route.fallback()));
      await next.click();
      await expect(next).toBeEnabled();
      await expect(next).toBeFocused();
      await expect(zone.locator(".is-next")).toHaveCount(0);
      await page.unroute("**/api/**");
      await next.click();
      await expect(zone.locator(".is-next")).toBeEnabled();
      await expect(next).toHaveCount(1);
      const failed = page.getByText("We couldn't remove the details. Please try again.");
      await expect(failed).toHaveCount(path === "/remove-exif" ? 1 : 0);
      // The only file's reason stands where its failure is announced; the board of a PDF has it on its card.
      const reason = page.getByRole("alert").filter({ hasText: "This tool can't read" });
      if (path !== "/jpg-to-pdf") await expect(reason).toContainText("Please try again.");
    });
});

test("Remove EXIF counts the photos that had details, and shows at once what they said", async ({ page }) => {
  const { input } = await openTool(page, { path: "/remove-exif" });
  const buffer = await readFile("public/samples/details.jpg");
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer };
  const plain = await Promise.all([picture("png", "one.png"), picture("png", "two.png")]);
  await input.setInputFiles([photo, ...plain]);
  await expect(page.getByRole("button", { name: /^Move / })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove details" }).click();
  const outcome = page.getByTestId("outcome");
  await expect(outcome).toContainText("1 photo had details, now removed. 2 had none.");
  const row = rowsOf(page).filter({ hasText: "photo.jpg" });
  await expect(row.getByText(photoDetails.fields.camera, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear list" }).click();
  await expect(rowsOf(page)).toHaveCount(0);
  await input.setInputFiles(Array.from({ length: 4 }, (_, at) => ({ ...photo, name: `photo-${at}.jpg` })));
  await page.getByRole("button", { name: "Remove details" }).click();
  await expect(outcome).toContainText("4 photos had details, now removed.");
  await expect(rowsOf(page).getByText(photoDetails.found)).toHaveCount(4);
  await expect(page.getByText(photoDetails.fields.camera, { exact: true }).first()).toBeHidden();
});

/** A screen with each way to word its failures. */
const screens = firstOfEach(batchScreens, ({ tool }) => tool.failures);
for (const { path, tool } of screens)
  test.describe(`${path} when it fails`, () => {
    test.use({ expectedFaults: [/Failed to load resource/] });
    const screen: ConverterScreen = {
      tool: { path, call: tool.call },
      files: (count) => sources(tool, count),
      start: (page) => startOf(page, tool),
      finished: (page) => page.getByText(tool.words.success.replace("{n}", "2")),
    };
    const ownWords = tool.failures === "own words";

    testRefusedCall(screen, {
      count: 2,
      async expectSaid(page, message) {
        const lines = ownWords ? [`Error: ${message}`] : ["Conversion failed. Please try again.", message];
        for (const line of lines) await expect(page.getByText(line, { exact: true })).toBeVisible();
      },
    });

    test("reports a lost connection and an unreadable reply", async ({ page }) => {
      const { input } = await openTool(page, { path });
      await input.setInputFiles(await sources(tool, 1));
      await page.route(callOf(tool), (route) => route.abort("internetdisconnected"));
      await screen.start(page).click();
      const noAnswer = ownWords
        ? "No response from server. Please check your connection."
        : "Conversion failed. Please try again.";
      await expect(page.getByText(noAnswer, { exact: true })).toBeVisible();
      await page.route(callOf(tool), (route) => route.fulfill({ json: { success: true, images: "?" } }));
      await screen.start(page).click();
      await expect(page.getByText(en.failures.tryAgain, { exact: true })).toBeVisible();
    });
  });
