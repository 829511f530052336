import type { Locator, Page } from "@playwright/test";
import { type CallId, calls } from "../../lib/contract/calls";
import { bodyOf, failure, fieldNames, fileNames, sentenceOf } from "./calls";
import { saved } from "./downloads";
import { pageSizes } from "./pdfs";
import type { Picture } from "./pictures";
import { expect, test } from "./test";
import { openTool } from "./tool-page";

// Behavior that screens share, and each says in its own words. Each function declares a test that a screen has to pass.

/** A screen that sends its files in one call, and how to use it. */
export type ConverterScreen = {
  tool: { path: string; call: CallId };
  /** Makes `count` files that the screen accepts. */
  files: (count: number) => Promise<Picture[]>;
  /** Chooses what is to be done, where a screen starts with nothing to do. */
  choose?: (page: Page) => Promise<void>;
  /** The button that starts the conversion. */
  start: (page: Page) => Locator;
  /** An element that appears with the results. */
  finished: (page: Page) => Locator;
};

type RefusedCall = {
  /** Number of files that are sent. */
  count?: number;
  /** Lines of the reply about single files. */
  details?: string[];
  /** Expects the message where this screen shows it. */
  expectSaid: (page: Page, message: string) => Promise<void>;
};

/** Tests the reply of a failed call, and that the next call can succeed. */
export function testRefusedCall(
  { tool, files, choose, start, finished }: ConverterScreen,
  { count = 1, details, expectSaid }: RefusedCall,
): void {
  test("shows the server's message when it refuses, gives the focus back, and converts when tried again", {
    tag: "@main",
  }, async ({ page }) => {
    const { input } = await openTool(page, tool);
    await input.setInputFiles(await files(count));
    await choose?.(page);
    const message = sentenceOf("busy");
    const json = failure("busy", message, details);
    await page.route(`**${calls[tool.call].path}`, (route) => route.fulfill({ status: 503, json }), {
      times: 1,
    });
    await start(page).click();
    await expectSaid(page, message);
    await expect(start(page)).toBeEnabled();
    await expect(start(page)).toBeFocused();
    await start(page).click();
    await expect(finished(page)).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
  });
}

type MadePdf = {
  /** Expects the selected files on the page before they are converted. */
  expectChosen?: (page: Page, files: Picture[]) => Promise<void>;
  /** Expects the finished PDF on the page. */
  expectDone: (page: Page) => Promise<void>;
};

/** Tests a PDF of three images. */
export function testMadePdf(
  { tool, files, start, finished }: ConverterScreen,
  { expectChosen, expectDone }: MadePdf,
): void {
  test("makes one PDF with a page for each of 3 images", { tag: "@main" }, async ({ page }) => {
    const { input } = await openTool(page, tool);
    const images = await files(3);
    await input.setInputFiles(images);
    await expectChosen?.(page, images);
    const sent = await bodyOf(page, `**${calls[tool.call].path}`);
    await start(page).click();
    await expectDone(page);
    await expect(finished(page)).toBeFocused();
    await expect(page.getByText(/^3 pages, [\d.]+ KB$/)).toBeVisible();
    const body = await sent();
    expect(fileNames(body)).toEqual(images.map(({ name }) => name));
    expect(fieldNames(body)).toEqual([]);
    const { name, bytes } = await saved(finished(page));
    expect(name).toBe("converted.pdf");
    expect(await pageSizes(bytes)).toHaveLength(3);
  });
}
