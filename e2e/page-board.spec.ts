import { expect as baseExpect, type Locator, type Page } from "@playwright/test";
import JSZip from "jszip";
import type { BoardMode } from "../lib/tools/types";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { recordFields } from "./support/calls";
import { saved } from "./support/downloads";
import { drag } from "./support/drop";
import { pageSizes, paintOf, pdf, pretended } from "./support/pdfs";
import { expect, test } from "./support/test";
import { alertOf, openTool, startButton, toolsWith } from "./support/tool-page";

// The board of pages: one screen for six tools.

const words = en.pageBoard;
const tools = toolsWith("page-board");

/** PDFium is loaded first: 4.6 MB, on a machine with other work to do. */
const slow = baseExpect.configure({ timeout: 30_000 });

const partsOf = (page: Page) => {
  const list = page.getByRole("listbox", { name: words.pages, exact: true });
  return {
    list,
    // By their attributes: names of many cells take Playwright a second.
    cells: page.locator("[role=option]"),
    cell: (id: number, name = "report.pdf") =>
      page.getByRole("option", { name: `Page ${id} of ${name}`, exact: true }),
    tool: (name: keyof typeof words.tools) =>
      page.getByRole("button", { name: words.tools[name], exact: true }),
    said: (text: string | RegExp) => page.getByRole("status").filter({ hasText: text }),
    download: page.getByRole("link", { name: en.pdfMaking.download }),
    ready: page.getByRole("heading", { name: /^(Your PDF is|\d+ PDFs are) ready$/ }),
  };
};

/** Opens the tool of a mode, chooses files, and waits for all of their pages. */
async function open(
  page: Page,
  mode: BoardMode,
  files: Parameters<Locator["setInputFiles"]>[0],
  pages?: number,
) {
  const tool = tools.find((one) => one.mode === mode) ?? tools[0];
  if (!tool) throw new Error("There is no tool.");
  const { input } = await openTool(page, tool);
  await input.setInputFiles(files);
  const parts = { ...partsOf(page), input, convert: startButton(page, tool.words.action) };
  if (pages !== undefined) await slow(parts.cells.first()).toHaveAttribute("aria-setsize", `${pages}`);
  return parts;
}

/** The pages in their order: 'report 1', 'other 2'. */
const orderOf = (page: Page) =>
  page
    .locator("[role=option]")
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute("aria-label")?.replace(/^Page (\d+) of (.+)\.pdf$/, "$2 $1")),
    );
const selectedIn = (page: Page) => page.getByRole("textbox", { name: words.range, exact: true });

/** The color in the middle of a thumbnail. */
const colorOf = (cell: Locator) =>
  cell.locator("img").evaluate((picture: HTMLImageElement) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(picture, picture.naturalWidth / 2, picture.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });

const middleOf = async (cell: Locator) => {
  // Waits until nothing moves it: a dialog may still be rising.
  await cell.hover({ trial: true });
  const box = await cell.boundingBox();
  if (!box) throw new Error("The page is not on the screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
};

test("draws every page, names it, and selects by click, range and key", { tag: "@main" }, async ({
  page,
}) => {
  const { cell, list, cells, tool } = await open(page, "organize", pdf("report.pdf", 5), 5);
  for (const number of [1, 2, 3]) await slow.poll(() => colorOf(cell(number))).toEqual(paintOf(number));
  await cell(2).click();
  await cell(4).click({ modifiers: ["Shift"] });
  await expect(selectedIn(page)).toHaveValue("2-4");
  await cell(3).click({ modifiers: ["ControlOrMeta"] });
  await expect(selectedIn(page)).toHaveValue("2, 4");
  await expect(page.getByText("2 of 5 pages selected")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await expect(list.locator("[aria-selected=true]")).toHaveCount(5);
  await page.keyboard.press("Escape");
  await expect(selectedIn(page)).toHaveValue("");
  await selectedIn(page).fill("1, 4-9");
  await expect(alertOf(page, words.missing.no_such_page.replace("{last}", "5"))).toBeVisible();
  await expect(list.locator("[aria-selected=true]")).toHaveCount(3);
  await tool("remove").click();
  await expect(cells).toHaveCount(2);
});

test("changes pages by keyboard alone, and takes everything back", { tag: "@main" }, async ({ page }) => {
  const { cell, said, tool, cells } = await open(page, "organize", pdf("report.pdf", 4), 4);
  await cell(1).focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(said("Moved to position 2 of 4.")).toBeAttached();
  await expect(cell(1)).toBeFocused();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Alt+End");
  await expect(said("2 pages moved to position 3 of 4.")).toBeAttached();
  expect(await orderOf(page)).toEqual(["report 2", "report 4", "report 1", "report 3"]);
  await page.keyboard.press("Delete");
  await expect(said("2 pages deleted. 2 left.")).toBeAttached();
  await expect(cell(4)).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await tool("duplicate").click();
  await expect(cells).toHaveCount(3);
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press("ControlOrMeta+z");
  expect(await orderOf(page)).toEqual(["report 1", "report 2", "report 3", "report 4"]);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect.poll(() => orderOf(page)).toEqual(["report 2", "report 1", "report 3", "report 4"]);
  await expect(tool("undo")).toHaveAttribute("aria-disabled", "false");
});

test("moves several pages across files with the mouse", async ({ page }) => {
  const files = [pdf("a.pdf", 3), pdf("b.pdf", 3)];
  const { cell, convert, download } = await open(page, "organize", files, 6);
  await cell(1, "a.pdf").click();
  await cell(2, "b.pdf").click();
  const from = await middleOf(cell(1, "a.pdf"));
  const to = await middleOf(cell(3, "b.pdf"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 4, to.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => orderOf(page)).toEqual(["a 2", "a 3", "b 1", "b 3", "a 1", "b 2"]);
  const sent = await recordFields(page, "**/api/organize-pdf");
  await convert.click();
  await expect(download).toBeVisible();
  const [{ plan = "" } = {}] = sent;
  expect(JSON.parse(plan).documents).toEqual([
    {
      name: "a-organized.pdf",
      pages: [
        [0, 2],
        [0, 3],
        [1, 1],
        [1, 3],
        [0, 1],
        [1, 2],
      ].map(([file, number]) => ({ file, page: number })),
    },
  ]);
});

test("drops where the mouse was let go, even if no frame was drawn since it came there", async ({ page }) => {
  const { cell } = await open(page, "organize", pdf("report.pdf", 4), 4);
  const from = await middleOf(cell(1));
  const to = await middleOf(cell(4));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y, { steps: 2 });
  await page.evaluate(
    ([clientX, clientY]) => {
      for (const type of ["mousemove", "mouseup"])
        document.dispatchEvent(new MouseEvent(type, { clientX, clientY, buttons: 1, bubbles: true }));
    },
    [to.x + to.width / 4, to.y] as const,
  );
  await expect.poll(() => orderOf(page)).toEqual(["report 2", "report 3", "report 4", "report 1"]);
});

test("selects with a rectangle that is drawn between pages", async ({ page }) => {
  const { cell } = await open(page, "organize", pdf("report.pdf", 8), 8);
  const box = await cell(3).boundingBox();
  const end = await middleOf(cell(4));
  if (!box) throw new Error("The page is not on the screen.");
  await page.mouse.move(box.x - 5, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  await expect(selectedIn(page)).toHaveValue("3-4");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap selects, and a long press moves", async ({ page }) => {
    const { cell } = await open(page, "organize", pdf("report.pdf", 6), 6);
    await cell(1).tap();
    await expect(selectedIn(page)).toHaveValue("1");
    const client = await page.context().newCDPSession(page);
    const [from, to] = [await middleOf(cell(1)), await middleOf(cell(2))];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
    await touch("touchStart", from);
    // The press has to last before it lifts the page.
    await expect(page.locator("[data-id].opacity-30")).toHaveCount(1);
    await touch("touchMove", { x: (from.x + to.x) / 2, y: from.y });
    await touch("touchMove", { x: to.x + to.width / 4, y: to.y });
    await touch("touchEnd");
    await expect.poll(async () => (await orderOf(page)).slice(0, 2)).toEqual(["report 2", "report 1"]);
  });
});

test("merges files in the order of their cards, and the board stays", { tag: "@main" }, async ({ page }) => {
  const { convert, download, ready, said } = await open(page, "merge", [pdf("b10.pdf", 2), pdf("b9.pdf")]);
  await slow(page.getByText("2 pages, ")).toBeVisible();
  await page.getByRole("button", { name: words.sort }).click();
  await expect(said(words.announced.sorted)).toBeAttached();
  const cards = page.getByRole("button", { name: /, position \d of 2$/ });
  await expect(cards.first()).toHaveAccessibleName(/^b9\.pdf/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(cards.first()).toHaveAccessibleName(/^b10\.pdf/);
  await page.getByRole("button", { name: words.tools.redo, exact: true }).click();
  await expect(cards.first()).toHaveAccessibleName(/^b9\.pdf/);
  const sent = await recordFields(page, "**/api/organize-pdf");
  await convert.press("Enter");
  await expect(ready).toBeVisible();
  await expect(page.getByTestId("outcome")).toBeFocused();
  await expect(download).toBeInViewport({ ratio: 1 });
  expect(JSON.parse(sent[0]?.plan ?? "").documents[0]).toEqual({
    name: "b9-merged.pdf",
    pages: [
      [0, 1],
      [1, 1],
      [1, 2],
    ].map(([file, number]) => ({ file, page: number })),
  });
  const { name, bytes } = await saved(download);
  expect([name, (await pageSizes(bytes)).length]).toEqual(["b9-merged.pdf", 3]);
  // A second version.
  await page.getByRole("button", { name: words.views.pages, exact: true }).click();
  await partsOf(page).cell(2, "b10.pdf").click();
  await partsOf(page).tool("right").click();
  await expect(convert).toHaveText(/again$/);
  await convert.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(JSON.parse(sent[1]?.plan ?? "").documents[0].pages[2]).toEqual({ file: 1, page: 2, rotate: 90 });
});

test("shows the files that a split makes, and makes them", { tag: "@main" }, async ({ page }) => {
  const { convert, ready, cell, tool } = await open(page, "split", pdf("report.pdf", 5), 5);
  const way = page.getByLabel(words.split, { exact: true });
  await expect(page.getByText("You'll get 5 files")).toBeVisible();
  await expect(convert).toHaveClass(/is-next/);
  for (const [one, missing] of [
    ["ranges", "bad_ranges"],
    ["marks", "no_marks"],
    ["bookmarks", "no_bookmarks"],
  ] as const) {
    await way.selectOption(words.ways[one]);
    await expect(page.getByText(words.missing[missing])).toBeVisible();
    await expect(convert).not.toHaveClass(/is-next/);
  }
  await convert.click();
  await expect(alertOf(page, words.missing.no_bookmarks)).toBeVisible();
  await cell(3).click();
  await tool("cut").click();
  await expect(way).toHaveValue("marks");
  await expect(page.getByText("report-3-5.pdf (3 pages)")).toBeVisible();
  await way.selectOption(words.ways.ranges);
  const ranges = page.getByLabel(words.ranges);
  const beyond = words.missing.no_such_page.replace("{last}", "5");
  await convert.click();
  await expect(ranges).toBeFocused();
  await expect(ranges).toHaveAccessibleDescription(new RegExp(words.missing.bad_ranges));
  await ranges.fill("1-2, 9");
  await expect(ranges).toHaveAttribute("aria-invalid", "true");
  await convert.click();
  await expect(ranges).toBeFocused();
  await expect(page.getByText(beyond)).toHaveCount(1);
  await expect(alertOf(page, beyond)).toBeVisible();
  await ranges.fill("1-2, 4-");
  await expect(ranges).toHaveAttribute("aria-invalid", "false");
  await expect(page.getByText("report-4-5.pdf (2 pages)")).toBeVisible();
  await expect(page.getByLabel(words.names)).toBeVisible();
  await convert.press("Enter");
  await expect(ready).toHaveText("2 PDFs are ready");
  await expect(page.getByTestId("outcome")).toBeFocused();
  const { name, bytes } = await saved(page.getByRole("button", { name: words.zip }));
  expect(name).toBe("report.zip");
  expect(Object.keys((await JSZip.loadAsync(bytes)).files)).toEqual(["report-1-2.pdf", "report-4-5.pdf"]);
  const one = await saved(page.getByRole("button", { name: "Download report-4-5.pdf" }));
  expect(await pageSizes(one.bytes)).toHaveLength(2);
});

test("offers another file in place of a damaged one, and neither pages nor ways to split", async ({
  page,
}) => {
  const { convert, cells, tool } = await open(page, "split", pretended("broken.pdf", 2000));
  const alert = alertOf(page, en.pdf.broken.replace("{name}", "broken.pdf"));
  await slow(alert).toBeVisible();
  for (const gone of [
    page.getByLabel(words.split, { exact: true }),
    tool("blank"),
    page.getByText("0 pages", { exact: true }),
  ])
    await expect(gone).toHaveCount(0);
  await expect(convert).not.toHaveClass(/is-next/);
  expect(await findings(page, "main")).toEqual([]);
  await convert.click();
  const another = page.getByTestId("drop-zone").getByRole("button", { name: "Select PDF Files" });
  await expect(page.getByText(en.converter.drop.other)).toBeVisible();
  await expect(another).toBeFocused();
  await expect(another).toHaveClass(/is-next/);
  await expect(alertOf(page, words.missing.broken)).toHaveCount(0);
  const opened = page.waitForEvent("filechooser");
  await another.press("Enter");
  await (await opened).setFiles(pdf("report.pdf", 2));
  await slow(cells).toHaveCount(2);
  await expect(alert).toHaveCount(0);
});

test("opens a PDF whose end is missing, as the server does", async ({ page }) => {
  const whole = pdf("report.pdf", 3);
  const cut = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.lastIndexOf("xref\n0")) };
  const { convert, ready, cell } = await open(page, "split", cut, 3);
  await slow.poll(() => colorOf(cell(2))).toEqual(paintOf(2));
  await convert.click();
  await expect(ready).toHaveText("3 PDFs are ready");
});

test("asks for the password of a single PDF before it shows anything to split", async ({ page }) => {
  const { convert, cells, tool } = await open(
    page,
    "split",
    pdf("secret.pdf", 3, { user: "kite", owner: "boss" }),
  );
  const field = page.getByLabel("Password of secret.pdf");
  await slow(field).toBeVisible();
  const way = page.getByLabel(words.split, { exact: true });
  for (const gone of [way, page.getByLabel(words.names), tool("blank"), selectedIn(page)])
    await expect(gone).toHaveCount(0);
  await expect(convert).not.toHaveClass(/is-next/);
  await expect(page.getByRole("button", { name: words.open, exact: true })).toHaveClass(/is-next/);
  await field.fill("kite");
  await field.press("Enter");
  await expect(cells).toHaveCount(3);
  await expect(way).toBeVisible();
  await expect(convert).toBeFocused();
  await expect(convert).toHaveClass(/is-next/);
});

test("removes single files of several whose pages are shown, and brings them back", async ({ page }) => {
  const { cells } = await open(page, "split", [pdf("a.pdf", 2), pdf("b.pdf", 3), pdf("c.pdf")], 6);
  await page.getByRole("button", { name: "Remove b.pdf" }).click();
  await expect(cells).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Remove c.pdf" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cells).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "a.pdf" })).toBeFocused();
  // Those that were removed in a row come back together.
  await page.keyboard.press("ControlOrMeta+z");
  await expect(cells).toHaveCount(6);
});

test("leads the focus from the button by which files were chosen to the main button", async ({ page }) => {
  // Not `waitForEvent`, which a key would be ahead of.
  page.on("filechooser", (picker) => picker.setFiles(pdf("report.pdf", 2)));
  for (const tool of tools.filter(({ mode }) => mode === "merge")) await openTool(page, tool);
  const chooser = page.getByTestId("drop-zone").getByRole("button", { name: "Select PDF Files" });
  // The style sheet shows it on touch screens.
  await expect(page.getByTestId("drop-zone")).toContainText(en.converter.drop.touch.more);
  await chooser.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Merge PDFs", exact: true })).toBeFocused();
  await page.getByRole("button", { name: words.views.pages, exact: true }).click();
  await slow(partsOf(page).cells).toHaveCount(2);
});

test("shows every tool on a phone, and moves nothing when the first page is selected", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { cell, cells } = await open(page, "merge", [pdf("a.pdf", 60), pdf("b.pdf", 60)]);
  await page.getByRole("button", { name: words.views.pages, exact: true }).click();
  await slow(cells.first()).toHaveAttribute("aria-setsize", "120");
  for (const { box, name } of await page
    .getByRole("toolbar", { name: words.tools.label })
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => ({ box: one.getBoundingClientRect(), name: one.textContent }))))
    expect(box.right, name ?? "").toBeLessThanOrEqual(390);
  const before = await cell(1, "a.pdf").evaluate((one) => one.getBoundingClientRect().top + scrollY);
  await cell(1, "a.pdf").click();
  await expect(page.getByText("1 of 120 pages selected")).toBeVisible();
  expect(await cell(1, "a.pdf").evaluate((one) => one.getBoundingClientRect().top + scrollY)).toBe(before);
});

test("shows the first pages of a split on a phone, and the tool that its hint names", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { cell, tool } = await open(page, "split", pdf("report.pdf", 6), 6);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(cell(1)).toBeInViewport({ ratio: 0.75 });
  await expect(tool("cut")).toBeVisible();
  await expect(tool("cut")).toHaveAttribute("aria-disabled", "true");
  const before = await cell(2).evaluate((one) => one.getBoundingClientRect().top + scrollY);
  await cell(2).click();
  for (const name of ["left", "right", "cut"] as const) await expect(tool(name)).toBeInViewport({ ratio: 1 });
  expect(await cell(2).evaluate((one) => one.getBoundingClientRect().top + scrollY)).toBe(before);
  await tool("remove").click();
  await tool("undo").click();
  await expect(cell(2)).toBeVisible();
});

test("says that a PDF of one page cannot be split", async ({ page }) => {
  const { convert, ready } = await open(page, "split", pdf("report.pdf", 1), 1);
  await convert.click();
  await expect(alertOf(page, words.missing.one_page)).toBeVisible();
  await expect(ready).toHaveCount(0);
});

test("extracts, deletes and turns what is selected, and says when nothing is", async ({ page }) => {
  const cases = [
    { mode: "extract", missing: "nothing_selected", pages: 2 },
    { mode: "delete", missing: "nothing_selected", pages: 2 },
    { mode: "rotate", missing: "nothing_turned", pages: 4 },
  ] as const;
  for (const { mode, missing, pages } of cases) {
    const { convert, download, tool } = await open(page, mode, pdf("report.pdf", 4), 4);
    await convert.click();
    await expect(alertOf(page, words.missing[missing])).toBeVisible();
    await page.getByRole("button", { name: words.select.even, exact: true }).click();
    await expect(alertOf(page, words.missing[missing])).toHaveCount(0);
    if (mode === "rotate") await tool("left").click();
    await convert.click();
    await expect(download).toBeVisible();
    const sizes = await pageSizes((await saved(download)).bytes);
    expect(sizes).toHaveLength(pages);
  }
});

test("asks for the password of each file, names a broken one, and the rest goes on", {
  tag: "@main",
}, async ({ page }) => {
  const files = [
    pdf("one.pdf", 2),
    pdf("secret.pdf", 1, { user: "kite", owner: "boss" }),
    pretended("broken.pdf", 2000),
  ];
  const { cell, convert, download, cells } = await open(page, "organize", files, 2);
  await expect(alertOf(page, "broken.pdf can't be opened")).toBeVisible();
  await convert.click();
  await expect(alertOf(page, "Enter the password of secret.pdf, or remove that file.")).toBeVisible();
  const field = page.getByLabel("Password of secret.pdf");
  await expect(field).toBeFocused();
  await field.fill("wrong");
  await field.press("Enter");
  await expect(alertOf(page, words.passwordWrong)).toBeVisible();
  expect(await findings(page, "main")).toEqual([]);
  await page.getByRole("button", { name: words.open, exact: true }).click();
  await expect(field).toBeFocused();
  await field.fill("kite");
  await page.getByRole("button", { name: words.open, exact: true }).click();
  await expect(cell(1, "secret.pdf")).toBeVisible();
  await expect(cells).toHaveCount(3);
  await convert.click();
  await expect(download).toBeVisible();
  expect(await pageSizes((await saved(download)).bytes)).toHaveLength(3);
  await expect(page.getByText(en.notes.unprotected_pdf)).toBeVisible();
  await expect(page.getByTestId("outcome").getByRole("heading")).toHaveText("1 of 3 failed");
  await expect(page.getByTestId("outcome")).toContainText("broken.pdf can't be opened.");
});

test("tries the typed password with the button that merges, and then merges", async ({ page }) => {
  const files = [pdf("secret.pdf", 1, { user: "kite", owner: "boss" }), pdf("two.pdf", 2)];
  const { convert, download } = await open(page, "merge", files);
  await slow(page.getByText("2 pages, ")).toBeVisible();
  await expect(page.getByRole("button", { name: /, position 1 of 2$/ })).toHaveAccessibleName(/^secret\.pdf/);
  const field = page.getByLabel("Password of secret.pdf");
  await field.fill("wrong");
  await convert.click();
  await expect(alertOf(page, words.passwordWrong)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(alertOf(page, "Enter the password of secret.pdf")).toHaveCount(0);
  await field.fill("kite");
  await convert.click();
  await expect(download).toBeVisible();
  expect(await pageSizes((await saved(download)).bytes)).toHaveLength(3);
});

test("shows a page large with Enter, and closes it with Escape", async ({ page }) => {
  const { cell } = await open(page, "organize", pdf("report.pdf", 3), 3);
  await cell(2).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Page 2 of report.pdf" });
  await expect(dialog.locator("img")).toBeVisible();
  expect(await findings(page, "dialog")).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Page 3 of report.pdf" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(cell(3)).toBeFocused();
});

test("takes more files, the same one twice, and brings back one that was removed", async ({ page }) => {
  const { input, cells, tool, convert } = await open(page, "merge", pdf("a.pdf", 2));
  await slow(page.getByText(words.missing.one_file)).toBeVisible();
  await expect(convert).not.toHaveClass(/is-next/);
  await convert.click();
  await expect(alertOf(page, words.missing.one_file)).toBeVisible();
  await input.setInputFiles(pdf("a.pdf", 2));
  await slow(convert).toHaveClass(/is-next/);
  await expect(page.getByText(words.missing.one_file)).toHaveCount(0);
  await drag(page.locator("main"), [pdf("c.pdf")]);
  await page.getByRole("button", { name: words.views.pages, exact: true }).click();
  await slow(cells).toHaveCount(5);
  await partsOf(page).cell(1, "c.pdf").click();
  await tool("blank").click();
  await expect(cells).toHaveCount(6);
  await page.getByRole("button", { name: words.views.files, exact: true }).click();
  await page.getByRole("button", { name: "Remove c.pdf" }).click();
  await expect(page.getByRole("heading", { name: "2 files" })).toBeVisible();
  await expect(page.getByTestId("undo")).toBeVisible();
  // It brings back the file, and leaves the blank page.
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByRole("heading", { name: "3 files" })).toBeVisible();
  await page.getByRole("button", { name: words.views.pages, exact: true }).click();
  await slow(cells).toHaveCount(6);
});

test("a thousand pages scroll with few of them drawn", async ({ page }) => {
  const files = Array.from({ length: 20 }, (_, n) => pdf(`part ${n + 1}.pdf`, 50));
  const { cells, list } = await open(page, "organize", files);
  await slow(page.getByText("1000 pages")).toBeVisible();
  await expect(cells.first()).toHaveAttribute("aria-setsize", "1000");
  for (const part of [0.25, 0.5, 1]) {
    await page.evaluate((share) => {
      const box = document.querySelector("[role=listbox]")?.getBoundingClientRect();
      if (box) scrollTo(0, box.top + scrollY + share * box.height - innerHeight);
    }, part);
    await slow(async () => {
      const seen = await cells.evaluateAll(
        (all) =>
          all.filter((cell) => {
            const { top, bottom } = cell.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          }).length,
      );
      const drawn = await cells.locator("img").count();
      expect(seen).toBeGreaterThan(8);
      expect(drawn).toBeGreaterThanOrEqual(seen);
    }).toPass();
    expect(await cells.count()).toBeLessThan(90);
  }
  await list.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await expect(page.getByText("1000 of 1000 pages selected")).toBeVisible();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`has no axe findings at ${viewport.width} pixels in any theme`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { cell } = await open(page, "split", [pdf("report.pdf", 6), pdf("other.pdf", 2)], 8);
    await cell(2).click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, "main")).toEqual([]);
    }
  });

test("comes back with its pages after a visit to another page", async ({ page }) => {
  const { cell, cells } = await open(page, "organize", pdf("report.pdf", 3), 3);
  await cell(2).click();
  await page.keyboard.press("Delete");
  await expect(cells).toHaveCount(2);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Pixmill/ })
    .click();
  await page.getByRole("heading", { level: 1, name: "Free Image Converter Online" }).waitFor();
  await page.goBack();
  await slow(cells).toHaveCount(2);
  await slow.poll(() => colorOf(cell(3))).toEqual(paintOf(3));
});
