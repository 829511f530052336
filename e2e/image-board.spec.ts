import type { CDPSession, Locator, Page } from "@playwright/test";
import { calls } from "../lib/contract/calls";
import { quadrants } from "../lib/engine/fixtures/pictures";
import { en } from "../lib/words/en";
import { kept } from "../lib/words/en/kept";
import { findings } from "./support/axe";
import { bodyOf, fieldNames, fileNames } from "./support/calls";
import { saved } from "./support/downloads";
import { drag } from "./support/drop";
import { pageSizes } from "./support/pdfs";
import { picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { openTool, rowsOf, sources, toolWith } from "./support/tool-page";

// The board of pages, on the two screens that make a PDF of pictures: in a dialog, and on the page itself.

const camera = toolWith("camera-pdf");
const merge = toolWith("merge-pdf");
const call = ({ call }: { call: keyof typeof calls }) => `**${calls[call].path}`;

const parts = (page: Page) => ({
  dialog: page.getByRole("dialog", { name: en.cameraPdf.files }),
  rows: rowsOf(page),
  add: page.getByRole("button", { name: en.pdfMaking.addMore }),
  convert: page.getByRole("button", { name: "Convert to PDF" }),
  download: page.getByRole("link", { name: en.pdfMaking.download }),
  name: page.getByRole("textbox", { name: en.pdfMaking.name }),
  turn: (name: string) => page.getByRole("button", { name: `Turn ${name} by 90 degrees` }),
  status: (text: string) => page.getByRole("status").filter({ hasText: text }),
  card: (name: string) => page.getByRole("button", { name: new RegExp(`^${name}, position`) }),
});

/** Names of the cards in their order. */
const order = (page: Page) =>
  parts(page)
    .card(".+")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")?.split(",")[0]));

const middleOf = async (card: Locator) => {
  // Waits until nothing moves it: a dialog may still be rising.
  await card.hover({ trial: true });
  const box = await card.boundingBox();
  if (!box) throw new Error("The card is not on the screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Makes a wide JPG, so that a turned page is a tall one. */
const wide = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await quadrants("jpg", { width: 160, height: 80 }),
});

test.describe("a picture is put in its place", () => {
  for (const tool of [camera, merge])
    test(`by mouse on ${tool.path}, and the PDF follows`, async ({ page }) => {
      const { input } = await openTool(page, tool);
      const { card, convert, download, status } = parts(page);
      const chosen = await sources(tool, 4);
      const names = chosen.map(({ name }) => name);
      await input.setInputFiles(chosen);
      const from = await middleOf(card(names[0] ?? ""));
      const to = await middleOf(card(names[2] ?? ""));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 });
      await expect(status(`Picked up ${names[0]}, position 1 of 4.`)).toBeAttached();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
      const moved = [names[1], names[2], names[0], names[3]];
      await expect.poll(() => order(page)).toEqual(moved);
      await expect(status("Moved to position 3 of 4.")).toBeAttached();
      const sent = await bodyOf(page, call(tool));
      await convert.click();
      await expect(download).toBeFocused();
      expect(fileNames(await sent())).toEqual(moved);
    });

  test("by keyboard, which says where it is", { tag: "@main" }, async ({ page }) => {
    const { input } = await openTool(page, camera);
    const { card, status, dialog } = parts(page);
    await input.setInputFiles(await sources(camera, 5));
    await card("two.png").focus();
    await page.keyboard.press("Space");
    await expect(status("Picked up two.png, position 2 of 5.")).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(status("Moved to position 3 of 5.")).toBeAttached();
    await page.keyboard.press("End");
    await expect(card("two.png")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(status("Dropped two.png at position 5 of 5.")).toBeAttached();
    expect(await order(page)).toEqual(["one.png", "three.png", "four.png", "five.png", "two.png"]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Home");
    await page.keyboard.press("Escape");
    await expect(status("two.png is back at position 5 of 5.")).toBeAttached();
    expect(await order(page)).toEqual(["one.png", "three.png", "four.png", "five.png", "two.png"]);
    await expect(card("two.png")).toBeFocused();
    await expect(dialog).toBeVisible();
  });

  test("by keyboard a row up and down", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { input } = await openTool(page, merge);
    const { card } = parts(page);
    await input.setInputFiles(await sources(merge, 4));
    await card("four.jpg").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => order(page)).toEqual(["one.jpg", "four.jpg", "two.jpg", "three.jpg"]);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => order(page)).toEqual(["one.jpg", "two.jpg", "three.jpg", "four.jpg"]);
  });

  test("not when Escape ends the drag, and the dialog stays open", async ({ page }) => {
    const { input } = await openTool(page, camera);
    const { card, dialog, status } = parts(page);
    await input.setInputFiles(await sources(camera, 3));
    const from = await middleOf(card("one.png"));
    const to = await middleOf(card("three.png"));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(status("one.png is back at position 1 of 3.")).toBeAttached();
    await expect(dialog).toBeVisible();
    expect(await order(page)).toEqual(["one.png", "two.png", "three.png"]);
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  const touch = async (client: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", at?: object) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at ? [at as { x: number; y: number }] : [],
    });

  test("a long press drags a picture, and a swipe scrolls", async ({ page }) => {
    const { input } = await openTool(page, camera);
    const { card, status } = parts(page);
    await input.setInputFiles(await sources(camera, 6));
    await expect(card("one.png")).toBeVisible();
    const client = await page.context().newCDPSession(page);
    const from = await middleOf(card("one.png"));
    const to = await middleOf(card("two.png"));

    await touch(client, "touchStart", from);
    await expect(status("Picked up one.png, position 1 of 6.")).toBeAttached();
    await touch(client, "touchMove", { x: (from.x + to.x) / 2, y: from.y });
    await touch(client, "touchMove", to);
    await touch(client, "touchEnd");
    await expect.poll(async () => (await order(page)).slice(0, 2)).toEqual(["two.png", "one.png"]);

    const top = () => card("one.png").evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    // All at once: on a busy machine a pause between the first two would make it a long press.
    await Promise.all([
      touch(client, "touchStart", from),
      ...[20, 60, 100, 140, 180].map((up) => touch(client, "touchMove", { x: from.x, y: from.y - up })),
      touch(client, "touchEnd"),
    ]);
    await expect.poll(top).toBeLessThan(before - 100);
    expect((await order(page)).slice(0, 2)).toEqual(["two.png", "one.png"]);
  });
});

test.describe("a page", () => {
  for (const tool of [camera, merge])
    test(`is turned at once on ${tool.path}, and in the PDF`, { tag: "@main" }, async ({ page }) => {
      const { input } = await openTool(page, tool);
      const { convert, download, turn, status, rows } = parts(page);
      await input.setInputFiles([await wide("one.jpg"), await wide("two.jpg"), await wide("three.jpg")]);
      await expect(rows.first()).toContainText("Fit to image: 160\u00a0×\u00a080");
      await turn("one.jpg").click();
      await expect(rows.first()).toContainText("Fit to image: 80\u00a0×\u00a0160");
      await expect(status("Turned to 90 degrees.")).toBeAttached();
      await expect
        .poll(() =>
          rows
            .first()
            .locator("img")
            .evaluate((image) => getComputedStyle(image.parentElement ?? image).rotate),
        )
        .toBe("90deg");
      for (let quarter = 0; quarter < 4; quarter += 1) await turn("two.jpg").click();
      for (let quarter = 0; quarter < 3; quarter += 1) await turn("three.jpg").click();
      const sent = await bodyOf(page, call(tool));
      await convert.click();
      await expect(download).toBeFocused();
      expect(fieldNames(await sent())).toEqual(["turns"]);
      const [tall, flat] = [
        { width: 60, height: 120 },
        { width: 120, height: 60 },
      ];
      expect(await pageSizes((await saved(download)).bytes)).toEqual([tall, flat, tall]);
    });

  test("shows all of its picture within its margin, turned or not", async ({ page }) => {
    const { input } = await openTool(page, camera);
    const { rows, turn } = parts(page);
    await input.setInputFiles([await wide("one.jpg")]);
    await page.getByText(en.pdfMaking.options, { exact: true }).click();
    await page.getByLabel(en.pdfMaking.pageSize, { exact: true }).selectOption("A4");
    await page.getByLabel(en.pdfMaking.margin).selectOption("Large margin");
    const image = rows.first().locator("img");
    await expect(image).toBeVisible();
    /** Pixels by which the picture is off its place on the sheet. */
    const off = () =>
      image.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const place = element.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const sides = ["left", "top", "right", "bottom"] as const;
        return Math.max(...sides.map((side) => Math.abs(box[side] - place[side])));
      });
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await expect.poll(off).toBeLessThan(1);
      await turn("one.jpg").click();
    }
  });

  test("has its size on its card, true of the chosen options", async ({ page }) => {
    const { input } = await openTool(page, camera);
    const { rows, turn } = parts(page);
    const tiff = await picture("tiff", "scan.tiff");
    await input.setInputFiles([await wide("one.jpg"), tiff]);
    await expect(rows.last()).toContainText(en.pdfMaking.pages.fit);
    await page.getByText(en.pdfMaking.options, { exact: true }).click();
    await page.getByLabel(en.pdfMaking.pageSize, { exact: true }).selectOption("A4");
    await expect(rows.first()).toContainText("A4, landscape");
    // The browser cannot read it, so it is not known which way its page will be.
    await expect(rows.last().getByText("A4", { exact: true })).toBeVisible();
    await turn("one.jpg").click();
    await expect(rows.first()).toContainText("A4, portrait");
    await page.getByLabel(en.pdfMaking.orientation).selectOption("Landscape");
    await expect(rows.last()).toContainText("A4, landscape");
  });
});

test("closing the dialog clears the pictures, and Undo brings them back in their order and turned", async ({
  page,
}) => {
  const { input } = await openTool(page, camera);
  const { turn, rows, dialog } = parts(page);
  await input.setInputFiles([await wide("one.jpg"), await wide("two.jpg")]);
  await turn("one.jpg").click();
  await page.getByRole("button", { name: "Move one.jpg down" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: kept.undo }).click();
  await expect(rows).toHaveCount(2);
  expect(await order(page)).toEqual(["two.jpg", "one.jpg"]);
  await expect(rows.last()).toContainText("Fit to image: 80\u00a0×\u00a0160");
});

test("pictures are added in the dialog by its last card and by a drop, and replaced from the page", async ({
  page,
}) => {
  const { input } = await openTool(page, camera);
  const { add, rows, dialog, status } = parts(page);
  const [one, two, three] = await sources(camera, 3);
  await input.setInputFiles(one);
  const choosing = page.waitForEvent("filechooser");
  await add.click();
  const chooser = await choosing;
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles(two);
  await expect(rows).toHaveCount(2);
  await expect(status("Added 1.")).toBeAttached();
  await drag(dialog, [three], { drop: false });
  await expect(dialog.getByText(camera.words.dropZone.dragging)).toBeVisible();
  await drag(dialog, [three]);
  await expect(rows).toHaveCount(3);
  expect(await order(page)).toEqual(["one.png", "two.png", "three.png"]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await input.setInputFiles(two);
  await expect(rows).toHaveCount(1);
});

test("pictures are added to the list on the page by its last card", async ({ page }) => {
  const { input } = await openTool(page, merge);
  const { add, rows } = parts(page);
  const [one, two] = await sources(merge, 2);
  await input.setInputFiles(one);
  const choosing = page.waitForEvent("filechooser");
  await add.click();
  await (await choosing).setFiles(two);
  await expect(rows).toHaveCount(2);
  await expect(page.locator("input[type=file]")).toHaveCount(1);
});

for (const tool of [camera, merge])
  test(`the PDF has the name that the visitor types on ${tool.path}`, async ({ page }) => {
    const { input } = await openTool(page, tool);
    const { name, convert, download } = parts(page);
    await input.setInputFiles(await sources(tool, 1));
    await name.fill("../Trip to Røros.pdf");
    await convert.click();
    await expect(download).toBeFocused();
    expect((await saved(download)).name).toBe("_Trip to Røros.pdf");
    // It can be changed afterwards, without another conversion.
    await name.fill("صورة");
    expect((await saved(download)).name).toBe("صورة.pdf");
    await name.fill(" ");
    expect((await saved(download)).name).toBe("converted.pdf");
    await expect(page.getByText(en.converter.deletion.none)).toBeVisible();
  });

test("a picture that the browser cannot show has its format's tile and its name, and says so", async ({
  page,
}) => {
  const { input } = await openTool(page, camera);
  const { rows } = parts(page);
  await input.setInputFiles(await picture("heic", "IMG_0001.heic"));
  await expect(rows.getByText("IMG_0001.heic", { exact: true })).toBeVisible();
  await expect(rows.locator("use[href='#tile-heic']")).toBeAttached();
  await expect(rows.getByText(en.pdfMaking.noPreview)).toBeVisible();
});

test("axe finds nothing while a picture is picked up and files are dragged over the dialog", async ({
  page,
}) => {
  const { input } = await openTool(page, camera);
  const { card, dialog } = parts(page);
  await input.setInputFiles(await sources(camera, 3));
  await card("two.png").focus();
  await page.keyboard.press("Space");
  await drag(dialog, await sources(camera, 1), { drop: false });
  expect(await findings(page, "[data-testid=tool]")).toEqual([]);
});

for (const tool of [camera, merge])
  test(`the library that drags is not on ${tool.path} before a picture is chosen`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
    const loaded = async () => {
      const texts = [...scripts].map(async (url) => (await page.request.get(url)).text());
      // The library's live region.
      return (await Promise.all(texts)).some((text) => text.includes("DndLiveRegion"));
    };
    const { input } = await openTool(page, tool);
    await page.waitForLoadState("networkidle");
    expect(await loaded()).toBe(false);
    await input.setInputFiles(await sources(tool, 2));
    await expect.poll(loaded).toBe(true);
  });
