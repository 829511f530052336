import type { Locator, Page } from "@playwright/test";
import { type CallId, calls } from "../../lib/contract/calls";
import type { ErrorCode } from "../../lib/contract/errors";
import { bodyOf, failure, fieldNames, fileNames, isPost, sentenceOf } from "./calls";
import { saved } from "./downloads";
import { pageSizes } from "./pdfs";
import type { Picture } from "./pictures";
import { expect, test } from "./test";
import { alertOf, countObjectUrls, leaveForHome, openTool, rowsOf, wrongFile } from "./tool-page";

// Behavior that screens share. Each function declares tests that a screen has to pass.

/** A screen that sends its files in one call, and how to use it. */
export type ConverterScreen = {
  tool: { path: string; call: CallId };
  /** Makes `count` files that the screen accepts. */
  files: (count: number) => Promise<Picture[]>;
  /** The button that starts the conversion. */
  start: (page: Page) => Locator;
  /** An element that appears with the results. */
  finished: (page: Page) => Locator;
};

/** Opens a screen, selects files and starts the conversion. */
async function convert(page: Page, { tool, files, start }: ConverterScreen, count: number): Promise<void> {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await files(count));
  await start(page).click();
}

const callOf = ({ tool }: ConverterScreen) => `**${calls[tool.call].path}`;

type Refusals = {
  /** Error code of the reply with status 422. */
  unprocessable?: "corrupt" | "conversion_timeout";
  /** Number of files that are sent. */
  count?: number;
  /** Lines of the reply about single files. */
  details?: string[];
  /** Expects the message where this screen shows it. */
  expectSaid: (page: Page, message: string) => Promise<void>;
  /** Continues the test after the last reply. */
  afterwards?: (page: Page, message: string) => Promise<void>;
};

/** Tests the replies of failed calls, one after the other. */
export function testRefusedCalls(
  screen: ConverterScreen,
  { unprocessable = "corrupt", count = 1, details, expectSaid, afterwards }: Refusals,
): void {
  const limits: Partial<Record<ErrorCode, number>> = { too_large: 100, conversion_timeout: 30 };
  const replies = [
    [400, "bad_request"],
    [413, "too_large"],
    [422, unprocessable],
    [500, "internal"],
  ] as const;
  test(`shows the server's message on ${replies.map(([status]) => status).join(", ")}, and gives the focus back`, {
    tag: "@main",
  }, async ({ page }) => {
    const { input } = await openTool(page, screen.tool);
    await input.setInputFiles(await screen.files(count));
    let message = "";
    for (const [status, code] of replies) {
      message = sentenceOf(code, limits[code]);
      const json = failure(code, message, details);
      await page.route(callOf(screen), (route) => route.fulfill({ status, json }));
      await screen.start(page).click();
      await expectSaid(page, message);
      await expect(screen.start(page)).toBeEnabled();
      await expect(screen.start(page)).toBeFocused();
      await page.unroute(callOf(screen));
    }
    await afterwards?.(page, message);
  });
}

/** Tests lost connections and a reply that is not a file. */
export function testLostAnswers(screen: ConverterScreen, sentence: string): void {
  test("says that the connection was lost or the answer is not a file, and can be tried again", async ({
    page,
  }) => {
    const call = callOf(screen);
    const { input } = await openTool(page, screen.tool);
    await input.setInputFiles(await screen.files(1));
    for (const reason of ["timedout", "internetdisconnected"] as const) {
      await page.route(call, (route) => route.abort(reason));
      await screen.start(page).click();
      await expect(alertOf(page, sentence)).toContainText("Check your connection");
      await page.unroute(call);
    }
    await page.route(call, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hello</h1>" }));
    await screen.start(page).click();
    await expect(alertOf(page, sentence)).toContainText("Reload the page");
    await page.unroute(call);
    await screen.start(page).click();
    await expect(screen.finished(page)).toBeFocused();
    await expect(alertOf(page, sentence)).toHaveCount(0);
  });
}

type Choosing = {
  /** The sentences about some wrong files, and about no file. */
  messages: { some: string; none: string };
  /** Wrong files that are selected with the right ones. */
  wrong?: Picture[];
  /** The button of the drop zone. */
  chooser: (page: Page) => Locator;
};

/** Tests a selection with wrong files, and a start without files. */
export function testChoosing(
  screen: ConverterScreen,
  { messages, wrong = [wrongFile], chooser }: Choosing,
): void {
  test("keeps the right files, and names the wrong ones", async ({ page }) => {
    const { input } = await openTool(page, screen.tool);
    await input.setInputFiles([...wrong, ...(await screen.files(2))]);
    const names = wrong.map(({ name }) => name).join(", ");
    await expect(alertOf(page, messages.some)).toContainText(`Left out: ${names}`);
    await expect(rowsOf(page)).toHaveCount(2);
  });

  test("asks for a file when there is none", async ({ page }) => {
    await openTool(page, screen.tool);
    await screen.start(page).click();
    await expect(alertOf(page, messages.none)).toBeVisible();
    await expect(chooser(page)).toBeFocused();
  });
}

/** Tests that leaving the page during a call ends it. */
export function testLeavingInTheMiddle(
  screen: ConverterScreen,
  { leave = leaveForHome }: { leave?: (page: Page) => Promise<void> } = {},
): void {
  test("aborts the call and releases every object URL when the page is left in the middle", async ({
    page,
  }) => {
    const links = await countObjectUrls(page);
    await page.route(callOf(screen), () => {});
    const aborted = page.waitForEvent("requestfailed", isPost);
    const sent = page.waitForRequest(isPost);
    await convert(page, screen, 3);
    await sent;
    await leave(page);
    await aborted;
    expect(await links()).toBe(0);
  });
}

/** Tests that leaving the page with results releases them. */
export function testLeavingWithResults(screen: ConverterScreen): void {
  test("releases every object URL when the page is left with results", async ({ page }) => {
    const links = await countObjectUrls(page);
    await convert(page, screen, 3);
    await expect(screen.finished(page)).toBeVisible();
    expect(await links()).toBeGreaterThan(0);
    await leaveForHome(page);
    await expect.poll(links).toBe(0);
  });
}

/** Tests what is announced while three files are added, the third is removed and the others are converted. */
export function testAnnouncements(
  screen: ConverterScreen,
  {
    finished,
    visible,
    arrange,
  }: {
    /** The last announcement. */
    finished: string;
    /** The sentence that the page shows at the end. */
    visible: string;
    /** Reorders the three files before the third is removed. */
    arrange?: (page: Page, status: Locator) => Promise<void>;
  },
): void {
  test("announces what happens without repeating what the page shows", async ({ page }) => {
    const { input } = await openTool(page, screen.tool);
    const status = page.getByRole("status");
    const files = await screen.files(3);
    await input.setInputFiles(files);
    await expect(status).toHaveText("Added 3.");
    await arrange?.(page, status);
    await page.getByRole("button", { name: `Remove ${files[2]?.name}` }).click();
    await expect(status).toHaveText("Removed, 2 left.");
    await screen.start(page).click();
    await expect(status).toHaveText(finished);
    await expect(page.getByText(visible)).toHaveCount(1);
  });
}

/** Tests files with very long names on a phone. */
export function testPhone(screen: ConverterScreen, count: number): void {
  test("fits a phone, and brings the download into view", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { input } = await openTool(page, screen.tool);
    const files = await screen.files(count);
    await input.setInputFiles(files.map((file) => ({ ...file, name: `${"long".repeat(20)} ${file.name}` })));
    await screen.start(page).click();
    await expect(screen.finished(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

type MadePdf = {
  /** Expects the selected files on the page before they are converted. */
  expectChosen?: (page: Page, files: Picture[]) => Promise<void>;
  /** Expects the finished PDF on the page. */
  expectDone: (page: Page) => Promise<void>;
};

/** Tests PDFs of one image and of three. */
export function testMadePdf(screen: ConverterScreen, { expectChosen, expectDone }: MadePdf): void {
  for (const count of [1, 3])
    test(`makes one PDF with a page for each of ${count} image(s)`, {
      tag: count === 3 ? "@main" : [],
    }, async ({ page }) => {
      const { input } = await openTool(page, screen.tool);
      const files = await screen.files(count);
      await input.setInputFiles(files);
      await expectChosen?.(page, files);
      const sent = await bodyOf(page, callOf(screen));
      await screen.start(page).click();
      await expectDone(page);
      await expect(screen.finished(page)).toBeFocused();
      await expect(page.getByText(new RegExp(`^${count} pages?, [\\d.]+ KB$`))).toBeVisible();
      const body = await sent();
      expect(fileNames(body)).toEqual(files.map(({ name }) => name));
      expect(fieldNames(body)).toEqual([]);
      const { name, bytes } = await saved(screen.finished(page));
      expect(name).toBe("converted.pdf");
      expect(await pageSizes(bytes)).toHaveLength(count);
    });
}
