import { readFile } from "node:fs/promises";
import type { Locator, Page, Route } from "@playwright/test";
import JSZip from "jszip";
import { calls } from "../lib/contract/calls";
import { en } from "../lib/words/en";
import { photoDetails } from "../lib/words/en/photo-details";
import { failure, holdRequests, sentenceOf } from "./support/calls";
import { firstOfEach, kindOf } from "./support/configurations";
import { saved } from "./support/downloads";
import { pdf, photoPdf } from "./support/pdfs";
import { expect, test } from "./support/test";
import { openTool, type Place, places, resultsOf, sources, takenOf, toolWith } from "./support/tool-page";

// How every screen shows what becomes of its files.

const placeAt = (path: string): Place => {
  const place = places.find((one) => one.path === path);
  if (!place) throw new Error(`There is no ${path}.`);
  return place;
};

const rows = (page: Page): Locator => page.locator("li[data-status]");
const start = (page: Page, { tool: { words } }: Place) =>
  page.getByRole("button", { name: "action" in words ? words.action : /./, exact: false }).first();
const settled = (page: Page) =>
  page
    .getByTestId("outcome")
    .or(page.getByText(/^Converted JPG Files \(\d/))
    .first();

const filesFor = async ({ path, tool }: Place) => {
  if (tool.from !== "pdf" || ("job" in tool && tool.job === "tables")) return sources(tool, takenOf(tool, 3));
  return path === "/pdf-to-word" ? [pdf("pages.pdf", 2)] : [await photoPdf()];
};

const word = { text: "Hello", confidence: 96, x: 4, y: 4, width: 30, height: 12 };
const reading = {
  success: true,
  language: "eng",
  confidence: 96,
  width: 96,
  height: 64,
  text: "Hello",
  words: [word],
};

async function convert(page: Page, place: Place, count: number) {
  const { input } = await openTool(page, place);
  // Reading takes long where several tests run.
  if (place.tool.screen === "image-text")
    await page.route(`**${calls[place.tool.call].path}`, (route) => route.fulfill({ json: reading }));
  await input.setInputFiles((await filesFor(place)).slice(0, count));
  await expect(rows(page).first()).toBeVisible();
  if ("job" in place.tool && place.tool.job === "protect")
    await page.getByLabel(en.pdfProtect.password).fill("open sesame");
  if ("action" in place.tool.words) await start(page, place).click();
  await expect(settled(page)).toBeVisible();
}

/** Reports upload progress, which Chromium does not do for routed requests. */
async function reportUploads(page: Page): Promise<(percent: number) => Promise<void>> {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      send.call(this, body);
      const report = (loaded: number) =>
        this.upload.dispatchEvent(
          new ProgressEvent("progress", { lengthComputable: true, loaded, total: 100 }),
        );
      Object.assign(window, { report });
    };
  });
  return async (percent) => {
    await page.waitForFunction(() => "report" in window);
    await page.evaluate(
      (sent) => (window as unknown as { report: (sent: number) => void }).report(sent),
      percent,
    );
  };
}

/** Whether a control looks like the next step. */
const isNext = (control: Locator) => control.evaluate((element) => element.classList.contains("is-next"));

for (const path of ["/heic-to-jpg", "/jpg-to-webp", "/compress-image", "/resize-image", "/pdf-to-word"])
  test(`${path}: a row goes from chosen to uploading, processing and done in its place, with a bar of its own`, async ({
    page,
  }) => {
    const place = placeAt(path);
    const { input } = await openTool(page, place);
    const report = await reportUploads(page);
    const release = await holdRequests(page, `**${calls[place.tool.call].path}`, { method: "POST" });
    const [file] = await filesFor(place);
    await input.setInputFiles(file ? [file] : []);
    const row = rows(page);
    await expect(row).toHaveCount(1);
    await expect(row).toHaveAttribute("data-status", "listed");
    // A picture that keeps its size is not sent.
    if (place.tool.screen === "resize")
      await page.getByRole("textbox", { name: en.resize.fields.width }).fill("8");
    await start(page, place).click();
    await expect(row).toContainText(en.converter.list.states.waiting);
    await report(43);
    await expect(row).toContainText("Uploading 43%");
    await expect(row.getByTestId("row-bar")).toHaveAttribute("data-percent", "43");
    await report(100);
    await expect(row).toContainText(en.converter.list.states.working);
    await expect(row.getByTestId("row-bar")).not.toHaveAttribute("data-percent", /./);
    release();
    await expect(row).toHaveAttribute("data-status", "converted");
    await expect(row.getByTestId("row-bar")).toHaveCount(0);
    await expect(row.getByRole("link", { name: /^Download/ })).toHaveCount(1);
    await expect(row).toContainText(file?.name ?? "");
  });

test("a row fails in its place, and says so", async ({ page }) => {
  const place = placeAt("/heic-to-jpg");
  const { input } = await openTool(page, place);
  const [one, two] = await sources(place.tool, 2);
  await input.setInputFiles([one, { ...two, buffer: two.buffer.subarray(0, 200) }]);
  await start(page, place).click();
  await expect(settled(page)).toBeVisible();
  await expect(rows(page).nth(0)).toHaveAttribute("data-status", "converted");
  await expect(rows(page).nth(1)).toHaveAttribute("data-status", "failed");
  await expect(rows(page).nth(1)).toContainText(en.converter.list.states.failed);
  // Trying a damaged file again cannot help.
  await expect(page.getByRole("button", { name: /^Try/ })).toHaveCount(0);
});

test("PNG to JPG has one list: a row moves under 'Converted JPG Files', and its file stays selected", async ({
  page,
}) => {
  const place = placeAt("/png-to-jpg");
  const { input } = await openTool(page, place);
  const files = await sources(place.tool, 3);
  await page.route("**/png-to-jpg", (route) =>
    route.request().method() === "POST" && route.request().postDataBuffer()?.includes("three.png")
      ? new Promise(() => {})
      : route.continue(),
  );
  await input.setInputFiles(files);
  await start(page, place).click();
  await expect(page.getByText("Converted JPG Files (2)")).toBeVisible();
  await expect(page.getByText("Selected Files (3)")).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  const converted = page.getByRole("region", { name: en.advanced.results });
  await expect(converted.getByRole("listitem")).toHaveText([/one\.jpg/, /two\.jpg/]);
  await expect(page.getByRole("list", { name: en.converter.list.selected }).getByRole("listitem")).toHaveText(
    [/three\.png/],
  );
  await converted.getByRole("button", { name: "Remove two.png" }).click();
  await expect(page.getByText("Converted JPG Files (1)")).toBeVisible();
  await expect(page.getByText("Selected Files (2)")).toBeVisible();
});

const shown = firstOfEach(
  places.filter(({ tool }) => !["camera-pdf", "merge-pdf", "page-board"].includes(tool.screen)),
  ({ tool }) => kindOf(tool),
);
for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const place of shown)
    test(`${place.path}: the first result and its button are in view at ${width} px as soon as it is done`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await convert(page, place, 2);
      const button = page
        .getByTestId("tool")
        .getByRole("link", { name: /^Download/ })
        .or(page.getByTestId("tool").getByRole("button", { name: /^(Download|Copy)/ }));
      await expect(button.first()).toBeInViewport({ ratio: 1 });
      // The pages of a PDF are its results, and its row stands above them.
      const first = page.getByRole("list", { name: en.pdfPages.pages }).getByRole("listitem").or(rows(page));
      await expect(first.first()).toBeInViewport();
    });

test("the settings fold to a line once a run has started, and open again in their place", async ({
  page,
}) => {
  const place = placeAt("/png-to-jpg");
  await convert(page, place, 1);
  const line = page.getByText("Quality 85%, white background", { exact: true });
  await expect(line).toBeVisible();
  await expect(page.getByRole("slider")).toBeHidden();
  const change = page.getByRole("button", { name: en.converter.settings.change });
  await expect(change).toHaveAttribute("aria-expanded", "false");
  await change.click();
  await page.getByRole("slider").fill("40");
  await expect(page.getByText("Quality 40%, white background", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: en.converter.settings.hide }).click();
  await expect(page.getByRole("slider")).toBeHidden();
  // Another quality is a reason to convert again, until that is done.
  const button = start(page, place);
  expect(await isNext(button)).toBe(true);
  await button.click();
  await expect(page.getByText("(40% quality)")).toBeVisible();
  await expect(page.getByText("Converted JPG Files (2)")).toBeVisible();
  await expect.poll(() => isNext(button)).toBe(false);
});

test("what becomes of photo details folds to a line, and is gone where nothing can be converted again", async ({
  page,
}) => {
  const keeps = page.getByRole("checkbox", { name: photoDetails.keep });
  await convert(page, placeAt("/heic-to-jpg"), 1);
  await expect(page.getByText(photoDetails.chosen.nothing)).toBeVisible();
  await expect(keeps).toBeHidden();
  await page.getByRole("button", { name: en.converter.settings.change }).click();
  await keeps.check();
  await expect(page.getByText(photoDetails.chosen.details)).toBeVisible();
  await expect(page.getByRole("button", { name: "Convert to JPG again" })).toBeVisible();
  await convert(page, placeAt("/jpg-to-webp"), 1);
  await expect(keeps).toHaveCount(0);
  await expect(page.getByRole("button", { name: en.converter.settings.change })).toHaveCount(0);
});

test("a row shows the picture of its file until that of its result is drawn", async ({ page }) => {
  const place = placeAt("/jpg-to-webp");
  const { input } = await openTool(page, place);
  await input.setInputFiles(await sources(place.tool, 1));
  const picture = rows(page).locator("img");
  await expect(picture).toBeVisible();
  const before = await picture.getAttribute("src");
  // The browser draws no other.
  await page.evaluate(() => {
    window.createImageBitmap = () => new Promise<ImageBitmap>(() => {});
  });
  await start(page, place).click();
  await expect(settled(page)).toBeVisible();
  await expect(picture).toHaveAttribute("src", before ?? "");
});

test("one result is the next step itself, and the ZIP comes second; of two the ZIP is first", async ({
  page,
}) => {
  const place = placeAt("/compress-image");
  await convert(page, place, 1);
  const zip = page.getByRole("link", { name: en.compressor.zip });
  expect(await isNext(resultsOf(page).getByRole("link", { name: /^Download/ }))).toBe(true);
  expect(await isNext(zip)).toBe(false);
  await convert(page, place, 2);
  expect(
    await isNext(
      resultsOf(page)
        .first()
        .getByRole("link", { name: /^Download/ }),
    ),
  ).toBe(false);
  expect(await isNext(zip)).toBe(true);
});

test("the button is quiet without a reason to press it, and says that it converts again once a setting has changed", async ({
  page,
}) => {
  const place = placeAt("/image-compressor");
  const { input } = await openTool(page, place);
  const button = start(page, place);
  expect(await isNext(button)).toBe(false);
  await input.setInputFiles(await sources(place.tool, 1));
  expect(await isNext(button)).toBe(true);
  await button.click();
  await expect(settled(page)).toBeVisible();
  await expect(button).toHaveText("Convert");
  expect(await isNext(button)).toBe(false);
  await page.getByRole("button", { name: en.converter.settings.change }).click();
  await page.getByLabel(en.batch.target).selectOption("webp");
  await expect(button).toHaveText("Convert again");
  expect(await isNext(button)).toBe(true);
  await page.getByLabel(en.batch.target).selectOption("png");
  expect(await isNext(button)).toBe(false);
});

test("a cancel says in the place of the progress how far it came, and the button converts the rest", async ({
  page,
}) => {
  const place = placeAt("/png-to-jpg");
  const { input } = await openTool(page, place);
  const held: Route[] = [];
  let posts = 0;
  await page.route("**/png-to-jpg", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    posts += 1;
    return posts === 1 || posts > 3 ? route.continue() : void held.push(route);
  });
  await input.setInputFiles(await sources(place.tool, 3));
  await start(page, place).click();
  await expect(page.getByText("Converted JPG Files (1)")).toBeVisible();
  await page.getByRole("button", { name: en.converter.actions.cancel }).click();
  await expect(page.getByText("Canceled. 1 of 3 done.")).toBeVisible();
  const more = page.getByRole("button", { name: "Convert 2 more" });
  await expect(more).toBeFocused();
  await more.click();
  await expect(page.getByText("Converted JPG Files (3)")).toBeVisible();
  await expect(page.getByText(/^Canceled/)).toHaveCount(0);
  expect(posts).toBe(5);
});

test("a cancel of a single request says that the files are still there", async ({ page }) => {
  const place = placeAt("/heic-to-jpg");
  const { input } = await openTool(page, place);
  await page.route(`**${calls[place.tool.call].path}`, () => {});
  await input.setInputFiles(await sources(place.tool, 2));
  await start(page, place).click();
  await page.getByRole("button", { name: en.converter.actions.cancel }).click();
  await expect(page.getByText(en.converter.outcome.cancelledAtOnce)).toBeVisible();
  await expect(start(page, place)).toBeFocused();
});

test.describe("while nothing is done yet", () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test("'100%' and '0 of 2 done' never stand together, not even without a connection", async ({
    page,
    context,
  }) => {
    const place = placeAt("/png-to-jpg");
    const { input } = await openTool(page, place);
    const report = await reportUploads(page);
    const routes: Route[] = [];
    await page.route("**/png-to-jpg", (route) =>
      route.request().method() === "POST" ? void routes.push(route) : route.continue(),
    );
    await input.setInputFiles(await sources(place.tool, 1));
    await start(page, place).click();
    await report(100);
    const progress = page.getByTestId("progress");
    await expect(progress).toContainText("100%");
    await expect(progress).toContainText("Uploaded. Converting now.");
    await expect(progress).not.toContainText("0 of 1");
    await context.setOffline(true);
    await routes[0]?.abort("internetdisconnected");
    await expect(progress).toContainText(en.converter.progress.offline);
    await expect(progress).toContainText("0 of 1 done");
    await expect(progress).not.toContainText("100%");
    await context.setOffline(false);
  });
});

test("before a file is chosen nothing but the drop zone looks like the next step", async ({ page }) => {
  for (const { path } of shown) {
    await openTool(page, { path });
    const next = page.getByTestId("tool").locator(".is-next");
    await expect(next).toHaveCount(1);
    await expect(page.getByTestId("drop-zone").locator(".is-next")).toHaveCount(1);
  }
});

test("the drop zone shrinks to a line, and says whether it adds to the files", async ({ page }) => {
  for (const [path, words] of [
    ["/png-to-jpg", en.converter.drop.more],
    ["/heic-to-jpg", en.converter.drop.other],
  ] as const) {
    const place = placeAt(path);
    const { zone, input } = await openTool(page, place);
    await input.setInputFiles(await sources(place.tool, 1));
    await expect(zone).toContainText(words);
    expect((await zone.boundingBox())?.height).toBeLessThan(60);
  }
});

test("the own name of a result stands beside the specified one, and in the ZIP", async ({ page }) => {
  const place = placeAt("/heic-to-jpg");
  await convert(page, place, 2);
  const row = resultsOf(page).first();
  expect((await saved(row.getByRole("link", { name: "Download JPG 1" }))).name).toBe("converted-1.jpg");
  expect((await saved(row.getByRole("button", { name: "Save as one.jpg" }))).name).toBe("one.jpg");
  const zip = await saved(page.getByRole("button", { name: en.converter.actions.zip }));
  expect(Object.keys((await JSZip.loadAsync(zip.bytes)).files)).toEqual(["one.jpg", "two.jpg"]);
});

test("sizes of a megabyte have MB beside the specified KB, and small totals KB beside the specified MB", async ({
  page,
}) => {
  const place = placeAt("/heic-to-jpg");
  const { input } = await openTool(page, place);
  const [file] = await sources(place.tool, 1);
  await input.setInputFiles({ ...file, buffer: Buffer.alloc(2_494_566) });
  await expect(rows(page)).toContainText("2436.1 KB (2.38 MB)");
  await expect(page.getByText("Total size: 2.38 MB", { exact: true })).toBeVisible();
  await input.setInputFiles({ ...file, buffer: Buffer.alloc(2048) });
  await expect(page.getByText("Total size: 0.00 MB (2.0 KB)", { exact: true })).toBeVisible();
});

test("a page that promises kilobytes of 1,000 bytes shows those", async ({ page }) => {
  const { zone: _, input } = await openTool(page, { path: "/compress-image-to-100kb" });
  const [file] = await sources(toolWith("compressor"), 1);
  await input.setInputFiles({ ...file, buffer: Buffer.alloc(99_900) });
  await expect(rows(page)).toContainText("99.9 KB");
});

for (const path of ["/compress-image", "/jpeg-to-jpg", "/image-to-text"])
  test(`${path}: says that nothing is left on the server`, async ({ page }) => {
    await convert(page, placeAt(path), 1);
    await expect(page.getByText(en.converter.deletion.none)).toBeVisible();
  });

for (const path of ["/compress-image", "/jpeg-to-jpg", "/jpg-to-webp"])
  test(`${path}: says in the row of a photo which details were removed, and nothing of other pictures`, async ({
    page,
  }) => {
    const place = placeAt(path);
    const { input } = await openTool(page, place);
    const [plain] = await sources(place.tool, 1);
    const buffer = await readFile("public/samples/details.jpg");
    await input.setInputFiles([plain, { name: "photo.jpg", mimeType: "image/jpeg", buffer }]);
    if ("action" in place.tool.words) await start(page, place).click();
    await expect(settled(page)).toBeVisible();
    const removed = /Removed: place, date, camera/;
    await expect(rows(page).filter({ hasText: "photo.jpg" })).toContainText(removed);
    await expect(rows(page).filter({ hasText: removed })).toHaveCount(1);
  });

test("the bar at the lower edge leaves room below the last row", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const place = placeAt("/heic-to-jpg");
  const { input } = await openTool(page, place);
  const [file] = await sources(place.tool, 1);
  await input.setInputFiles(Array.from({ length: 20 }, () => file));
  await page
    .getByTestId("tool")
    .evaluate((tool) => scrollTo(0, scrollY + tool.getBoundingClientRect().bottom - innerHeight));
  const bar = page.locator("[data-bar=away]");
  await expect(bar).toBeVisible();
  // The rows are loaded by now; what grew is scrolled to again.
  await expect(rows(page)).toHaveCount(20);
  await page
    .getByTestId("tool")
    .evaluate((tool) => scrollTo(0, scrollY + tool.getBoundingClientRect().bottom - innerHeight));
  const [edge, last] = [await bar.boundingBox(), await rows(page).last().boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
});

test.describe("with a failure that may pass", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test("offers to try the file again", async ({ page }) => {
    const place = placeAt("/png-to-jpg");
    const { input } = await openTool(page, place);
    await page.route("**/png-to-jpg", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 503, json: failure("busy", sentenceOf("busy")) })
        : route.continue(),
    );
    await input.setInputFiles(await sources(place.tool, 1));
    await start(page, place).click();
    await expect(page.getByRole("button", { name: en.converter.actions.filesAgain.one })).toBeVisible();
  });
});

test("a second press in the place of the button that starts does not cancel", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const place = placeAt("/heic-to-jpg");
  const { input } = await openTool(page, place);
  await input.setInputFiles(await sources(place.tool, 2));
  const release = await holdRequests(page, "**/api/**", { method: "POST" });
  const { x = 0, y = 0, width = 0, height = 0 } = (await start(page, place).boundingBox()) ?? {};
  // Where 'Cancel' stands in its line.
  await page.mouse.click(x + width - 30, y + height / 2);
  await expect(page.getByTestId("progress")).toBeVisible();
  await page.mouse.click(x + width - 30, y + height / 2);
  release();
  await expect(resultsOf(page)).toHaveCount(2);
});
