import type { Locator, Page } from "@playwright/test";
import { en } from "../lib/words/en";
import { kept } from "../lib/words/en/kept";
import { holdRequests } from "./support/calls";
import { drag } from "./support/drop";
import { expect, test } from "./support/test";
import {
  leaveForHome,
  openTool,
  type Place,
  resultsOf,
  rowsOf,
  sources,
  stopClock,
  toolWith,
} from "./support/tool-page";

const { actions, list } = en.converter;
const [advanced, auto, batch, camera, compressor, merge, pdfPages, resize, threeView] = [
  toolWith("advanced"),
  toolWith("auto"),
  toolWith("batch"),
  toolWith("camera-pdf"),
  toolWith("compressor"),
  toolWith("merge-pdf"),
  toolWith("pdf-pages"),
  toolWith("resize"),
  toolWith("three-view"),
];

const undo = (page: Page) => page.getByTestId("undo");
const press = async (page: Page, name: string) => {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
};
const names = (page: Page) => rowsOf(page).locator("p:first-of-type").allInnerTexts();

test.describe("what is cleared is brought back by keyboard", () => {
  const ways: [
    what: string,
    tool: Pick<Place["tool"], "from"> & { path: string },
    clear: (page: Page) => Promise<void>,
  ][] = [
    ["'Clear All'", advanced, (page) => press(page, en.advanced.clear)],
    ["'Remove all'", merge, (page) => press(page, list.removeAll)],
    ["'Reset'", compressor, (page) => press(page, actions.reset)],
    ["'Convert New Files'", auto, (page) => press(page, en.auto.new)],
    ["Escape in 'Selected Files'", camera, (page) => page.keyboard.press("Escape")],
    ["the X of 'Selected Files'", camera, (page) => press(page, en.ui.close)],
  ];
  for (const [what, tool, clear] of ways)
    test(`after ${what}`, async ({ page }) => {
      const { input } = await openTool(page, tool);
      await input.setInputFiles(await sources(tool, 3));
      await expect(rowsOf(page)).toHaveCount(3);
      if (tool === auto) await expect(resultsOf(page)).toHaveCount(3);
      const before = await names(page);
      await clear(page);
      await expect(rowsOf(page)).toHaveCount(0);
      await expect(undo(page)).toContainText("3 files removed");
      await page.keyboard.press("Tab");
      await expect(undo(page).getByRole("button", { name: kept.undo })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(rowsOf(page)).toHaveCount(3);
      expect(await names(page)).toEqual(before);
      await expect(undo(page)).toHaveCount(0);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H2$/);
    });
});

const convertTo = (page: Page, tool: { words: { action: string } }) =>
  page.getByRole("button", { name: tool.words.action, exact: true });

test("brings back results, settings and order with Control+Z, except in a text field", async ({ page }) => {
  const { input } = await openTool(page, resize);
  await input.setInputFiles(await sources(resize, 3));
  await page.getByRole("button", { name: "Remove two.png" }).click();
  const width = page.getByRole("textbox", { name: en.resize.fields.width });
  await width.fill("40");
  await convertTo(page, resize).click();
  await expect(resultsOf(page)).toHaveCount(2);
  await input.setInputFiles(await sources(resize, 1));
  await expect(resultsOf(page)).toHaveCount(0);
  await expect(undo(page)).toContainText("2 files replaced");
  await width.fill("50");
  await page.keyboard.press("Control+z");
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Remove one.png" }).focus();
  await page.keyboard.press("Control+z");
  await expect(resultsOf(page)).toHaveCount(2);
  await expect(page.getByText("Width in pixels: 40")).toBeVisible();
  await expect(page.getByRole("link", { name: /Download/ }).first()).toHaveAttribute("href", /^blob:/);
  // The file that was chosen meanwhile can be brought back in turn.
  await expect(undo(page)).toContainText("2 files brought back");
});

test("brings single files back to their places, those removed in a row together", async ({ page }) => {
  const { input } = await openTool(page, advanced);
  await input.setInputFiles(await sources(advanced, 5));
  await expect(rowsOf(page)).toHaveCount(5);
  const before = await names(page);
  for (const name of ["two", "four", "one"]) await press(page, `Remove ${name}.png`);
  await expect(undo(page)).toContainText("3 files removed");
  await expect(page.getByRole("status")).toHaveText(/Removed, 2 left\. Control Z brings it back\./);
  await page.keyboard.press("Control+z");
  await expect(rowsOf(page)).toHaveCount(5);
  expect(await names(page)).toEqual(before);
});

test("offers to undo for ten seconds, longer while the focus or the pointer is on it", async ({ page }) => {
  await page.clock.install();
  const { input } = await openTool(page, merge);
  await input.setInputFiles(await sources(merge, 2));
  await expect(rowsOf(page)).toHaveCount(2);
  await stopClock(page);
  await press(page, list.removeAll);
  // Its part of the script is shown by a timer, the first time.
  await page.clock.runFor(500);
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(9000);
  await expect(undo(page)).toBeVisible();
  await undo(page).hover();
  await page.clock.runFor(30_000);
  await expect(undo(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_100);
  await expect(undo(page)).toHaveCount(0);
  await input.setInputFiles(await sources(merge, 1));
  await expect(rowsOf(page)).toHaveCount(1);
});

test("a canceled second run shows the results of the first again", async ({ page }) => {
  const { input } = await openTool(page, batch);
  await input.setInputFiles(await sources(batch, 2));
  await convertTo(page, batch).click();
  await expect(resultsOf(page)).toHaveCount(2);
  await page.route("**/api/**", () => {});
  await convertTo(page, batch).click();
  await page.getByRole("button", { name: actions.cancel }).click();
  await expect(resultsOf(page)).toHaveCount(2);
});

test.describe("Back brings back", () => {
  test("the list, the results and the settings, and the links work", async ({ page }) => {
    const { input } = await openTool(page, resize);
    await input.setInputFiles(await sources(resize, 2));
    const width = page.getByRole("textbox", { name: en.resize.fields.width });
    await width.fill("40");
    await convertTo(page, resize).click();
    await expect(resultsOf(page)).toHaveCount(2);
    await leaveForHome(page);
    await page.goBack();
    await expect(resultsOf(page)).toHaveCount(2);
    await expect(page.getByText("Width in pixels: 40")).toBeVisible();
    const download = page.waitForEvent("download");
    await resultsOf(page).getByRole("link").first().click();
    expect((await download).suggestedFilename()).toBe("one-40x27.png");
    await page.goForward();
    await page.goBack();
    await expect(resultsOf(page)).toHaveCount(2);
  });

  test("the files of a conversion that leaving has canceled, ready to go on", async ({ page }) => {
    const { input } = await openTool(page, advanced);
    await input.setInputFiles(await sources(advanced, 4));
    let answered = 0;
    await page.route("**/png-to-jpg", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      answered += 1;
      if (answered === 1) await route.continue();
    });
    await page.getByRole("button", { name: "Convert to JPG (4)" }).click();
    await expect(page.getByText("Converted JPG Files (1)")).toBeVisible();
    await leaveForHome(page);
    await page.goBack();
    await expect(page.getByText("Converted JPG Files (1)")).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(4);
    await expect(page.getByTestId("progress")).toHaveCount(0);
    await page.unroute("**/png-to-jpg");
    await page.getByRole("button", { name: "Convert 3 more" }).click();
    await expect(page.getByText("Converted JPG Files (4)")).toBeVisible();
  });

  test("the PDF and the dialog of Image to PDF", async ({ page }) => {
    const { input } = await openTool(page, camera);
    await input.setInputFiles(await sources(camera, 2));
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: camera.words.action }).click();
    const download = page.getByRole("link", { name: en.pdfMaking.download });
    await expect(download).toBeFocused();
    await leaveForHome(page);
    await page.goBack();
    await expect(download).toBeVisible();
    await page.getByRole("button", { name: en.cameraPdf.change }).click();
    await expect(rowsOf(page)).toHaveCount(2);
  });

  test("both layouts of PNG to JPG", async ({ page }) => {
    const { input } = await openTool(page, { path: `${advanced.path}#simple` });
    await input.setInputFiles(await sources(advanced, 2));
    await page.getByRole("button", { name: advanced.simple ? advanced.words.simple.action : "" }).click();
    await expect(resultsOf(page)).toHaveCount(2);
    await page.getByRole("radio", { name: en.advanced.layouts.advanced }).check({ force: true });
    await expect(page.getByText("Selected Files (2)")).toBeVisible();
    await leaveForHome(page);
    await page.goBack();
    await expect(page.getByText("Selected Files (2)")).toBeVisible();
    await page.getByRole("radio", { name: en.advanced.layouts.simple }).check({ force: true });
    await expect(resultsOf(page)).toHaveCount(2);
  });
});

test.describe("files that are dropped during a conversion", () => {
  test("wait, and are converted next to the others", async ({ page }) => {
    const { zone, input } = await openTool(page, batch);
    const [one, two, three] = await sources(batch, 3);
    await input.setInputFiles([one]);
    const release = await holdRequests(page, "**/api/**", { method: "POST" });
    await convertTo(page, batch).click();
    await expect(zone.getByRole("button", { name: batch.words.dropZone.button })).toBeDisabled();
    await drag(zone, [two, three]);
    await expect(page.getByTestId("waiting")).toHaveText("2 files wait. They're converted next.");
    await expect(page.getByRole("status")).toHaveText("2 files wait. They're converted next.");
    release();
    await expect(resultsOf(page)).toHaveCount(3);
    await expect(page.getByTestId("waiting")).toHaveCount(0);
  });

  test("are listed when that is canceled", async ({ page }) => {
    const { zone, input } = await openTool(page, threeView);
    const [one, two] = await sources(threeView, 2);
    await input.setInputFiles([one]);
    await page.route("**/api/**", () => {});
    await convertTo(page, threeView).click();
    await expect(zone).toHaveCount(0);
    await drag(page.locator("main"), [two]);
    await expect(page.getByTestId("waiting")).toHaveText("1 file waits. It's converted next.");
    await page.getByRole("button", { name: actions.cancel }).click();
    await expect(rowsOf(page)).toHaveCount(2);
  });

  test("can take the place of a PDF's result, which is brought back by Undo", async ({ page }) => {
    const { zone, input } = await openTool(page, pdfPages);
    const [one, two] = await sources(pdfPages, 2);
    await input.setInputFiles([one]);
    const release = await holdRequests(page, "**/api/convert", { method: "POST" });
    await convertTo(page, pdfPages).click();
    await drag(zone, [two]);
    await expect(page.getByTestId("waiting")).toHaveText("1 file waits.");
    release();
    await expect(page.getByText(en.converter.outcome.successful)).toBeVisible();
    await press(page, "Use this file now");
    await expect(page.getByText("two.pdf")).toBeVisible();
    await expect(page.getByText(en.converter.outcome.successful)).toHaveCount(0);
    await expect(undo(page)).toContainText("1 file replaced");
    await page.keyboard.press("Control+z");
    await expect(page.getByText("one.pdf")).toBeVisible();
    await expect(page.getByText(en.converter.outcome.successful)).toBeVisible();
  });
});

test.describe("leaving the site", () => {
  /** Closes the page as a visitor does. Returns whether the browser asked. */
  async function asksWhenClosed(page: Page): Promise<boolean> {
    const asked = page.waitForEvent("dialog").then(async (dialog) => {
      const type = dialog.type();
      await dialog.dismiss();
      return type === "beforeunload";
    });
    const closed = page.waitForEvent("close").then(() => false);
    await page.close({ runBeforeUnload: true });
    return Promise.race([asked, closed]);
  }

  test("asks while files are converted, and until all results are downloaded", async ({ page }) => {
    const { input } = await openTool(page, batch);
    await input.setInputFiles(await sources(batch, 2));
    const release = await holdRequests(page, "**/api/**", { method: "POST" });
    await convertTo(page, batch).click();
    await expect(page.getByTestId("progress")).toBeVisible();
    expect(await asksWhenClosed(page)).toBe(true);
    release();
    await expect(resultsOf(page)).toHaveCount(2);
    expect(await asksWhenClosed(page)).toBe(true);
    const link = resultsOf(page).getByRole("link");
    await link.nth(0).click();
    expect(await asksWhenClosed(page)).toBe(true);
    await link.nth(1).click();
    expect(await asksWhenClosed(page)).toBe(false);
  });

  test("does not ask with files that are only chosen", async ({ page }) => {
    const { input } = await openTool(page, batch);
    await input.setInputFiles(await sources(batch, 2));
    await expect(rowsOf(page)).toHaveCount(2);
    expect(await asksWhenClosed(page)).toBe(false);
  });

  test("does not ask after a ZIP of all results", async ({ page }) => {
    const { input } = await openTool(page, advanced);
    await input.setInputFiles(await sources(advanced, 2));
    await page.getByRole("button", { name: "Convert to JPG (2)" }).click();
    await expect(page.getByText("Converted JPG Files (2)")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: en.advanced.zip }).click();
    await download;
    expect(await asksWhenClosed(page)).toBe(false);
  });

  test("does not ask after results were downloaded automatically", async ({ page }) => {
    const { input } = await openTool(page, auto);
    const download = page.waitForEvent("download");
    await input.setInputFiles(await sources(auto, 1));
    await download;
    expect(await asksWhenClosed(page)).toBe(false);
  });

  test("does not ask for links within the site", async ({ page }) => {
    const { input } = await openTool(page, batch);
    await input.setInputFiles(await sources(batch, 1));
    await convertTo(page, batch).click();
    await expect(resultsOf(page)).toHaveCount(1);
    const asked: string[] = [];
    page.on("dialog", (dialog) => asked.push(dialog.type()));
    await leaveForHome(page);
    await page.goBack();
    await expect(resultsOf(page)).toHaveCount(1);
    expect(asked).toEqual([]);
  });
});

test.describe("after a reload", () => {
  const earlier = (page: Page) => page.getByRole("region", { name: kept.earlier });

  test("the results that are still on the server are offered, and nothing after 'Delete now'", async ({
    page,
  }) => {
    const { input } = await openTool(page, batch);
    await input.setInputFiles(await sources(batch, 3));
    await convertTo(page, batch).click();
    await expect(resultsOf(page)).toHaveCount(3);
    await page.reload();
    await expect(earlier(page)).toContainText(/3 results from \d+ seconds? ago/);
    // The next step comes first.
    const tops = [convertTo(page, batch), earlier(page)].map(
      async (one) => (await one.boundingBox())?.y ?? 0,
    );
    const [start = 0, offered = 0] = await Promise.all(tops);
    expect(offered).toBeGreaterThan(start);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored).not.toMatch(/one|two|three/);
    const download = page.waitForEvent("download");
    await earlier(page).getByRole("button", { name: actions.zip }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await earlier(page).getByRole("button", { name: en.converter.deletion.action }).click();
    await expect(earlier(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: batch.words.dropZone.button })).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.reload();
    await expect(page.getByTestId("drop-zone").and(page.locator("[data-ready]"))).toBeVisible();
    await expect(earlier(page)).toHaveCount(0);
  });

  test("each run's results stand for themselves, the newest first", async ({ page }) => {
    const { input } = await openTool(page, batch);
    for (const files of [1, 2]) {
      await input.setInputFiles(await sources(batch, files));
      await convertTo(page, batch).click();
      await expect(resultsOf(page)).toHaveCount(files);
      await page.reload();
    }
    const runs = earlier(page).getByRole("listitem");
    await expect(runs).toHaveText([/^2 results .*one.*, two/, /^1 result .*one/]);
    const zip = runs.getByRole("button", { name: actions.zip });
    await expect(zip).toHaveAccessibleDescription(/2 results/);
    const saved = page.waitForEvent("download");
    await zip.click();
    expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
  });

  test("they are offered beside files that the browser brings back with the page", async ({ page }) => {
    const { input } = await openTool(page, batch);
    // Only files on disk are brought back.
    await input.setInputFiles("public/samples/sample.heic");
    await convertTo(page, batch).click();
    await expect(resultsOf(page)).toHaveCount(1);
    await page.goto("/faq");
    await page.goBack();
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(earlier(page)).toContainText(/1 result from \d+ seconds? ago/);
  });

  test("one result is offered by its name, also below files and their results, and can be folded away", async ({
    page,
  }) => {
    const { input } = await openTool(page, advanced);
    await input.setInputFiles(await sources(advanced, 1));
    await page.getByRole("button", { name: "Convert to JPG (1)" }).click();
    await expect(page.getByText("Converted JPG Files (1)")).toBeVisible();
    await page.reload();
    await expect(earlier(page)).toContainText(/1 result from \d+ seconds? ago/);
    const download = page.waitForEvent("download");
    await earlier(page).getByRole("link", { name: actions.download }).click();
    expect((await download).suggestedFilename()).toBe("one.jpg");
    await page.locator("input[type=file]").setInputFiles(await sources(advanced, 1));
    await page.getByRole("button", { name: "Convert to JPG (1)" }).click();
    const results = page.getByRole("region", { name: en.advanced.results });
    await expect(results).toBeVisible();
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(await topOf(earlier(page))).toBeGreaterThan(await topOf(results));
    // Folding it away loses nothing.
    await earlier(page).getByText(kept.earlier).click();
    await expect(earlier(page).getByRole("link", { name: actions.download })).toBeHidden();
    await earlier(page).getByText(kept.earlier).click();
    await earlier(page).getByRole("button", { name: en.converter.deletion.action }).click();
    await expect(earlier(page)).toHaveCount(0);
    await page.reload();
    await expect(earlier(page)).toContainText(/1 result from \d+ seconds? ago/);
    await earlier(page).getByRole("button", { name: en.converter.deletion.action }).click();
    await page.reload();
    await expect(page.getByTestId("drop-zone").and(page.locator("[data-ready]"))).toBeVisible();
    await expect(earlier(page)).toHaveCount(0);
  });
});

test("100 files, a damaged one among them, survive clearing, leaving and a reload", async ({ page }) => {
  test.slow();
  const { input } = await openTool(page, batch);
  const [good] = await sources(batch, 1);
  const files = Array.from({ length: 100 }, (_, n) => ({ ...good, name: `photo-${n}.jpg` }));
  files[50] = { ...good, name: "broken.jpg", buffer: good.buffer.subarray(0, 120) };
  await input.setInputFiles(files);
  await convertTo(page, batch).click();
  await expect(resultsOf(page)).toHaveCount(99, { timeout: 90_000 });
  await press(page, list.removeAll);
  await expect(undo(page)).toContainText("100 files removed");
  await page.keyboard.press("Control+z");
  await expect(resultsOf(page)).toHaveCount(99);
  await expect(page.getByTestId("outcome")).toContainText("1 of 100 failed");
  await leaveForHome(page);
  await page.goBack();
  await expect(resultsOf(page)).toHaveCount(99);
  await expect(page.getByTestId("outcome")).toContainText("1 of 100 failed");
  await page.reload();
  await expect(page.getByRole("region", { name: kept.earlier })).toContainText("99 results from");
});

test.describe("without a connection", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test("dropped files wait, and all are converted once it is back", async ({ page, context }) => {
    const { zone, input } = await openTool(page, batch);
    const [one, two] = await sources(batch, 2);
    await input.setInputFiles([one]);
    await expect(rowsOf(page)).toHaveCount(1);
    await context.setOffline(true);
    await page.route("**/api/health/live", (route) => route.abort());
    await convertTo(page, batch).click();
    await expect(page.getByText(en.converter.progress.offline)).toBeVisible();
    await drag(zone, [two]);
    await expect(page.getByTestId("waiting")).toBeVisible();
    await context.setOffline(false);
    await expect(resultsOf(page)).toHaveCount(2);
  });
});
