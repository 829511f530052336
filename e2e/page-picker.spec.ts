import { expect as baseExpect, type Locator, type Page } from "@playwright/test";
import { calls } from "../lib/contract/calls";
import { en } from "../lib/words/en";
import { recordFields, sentenceOf } from "./support/calls";
import { pdfScreen } from "./support/pdf-page";
import { paintOf, pdf, pretended } from "./support/pdfs";
import { expect, test } from "./support/test";
import { openTool, toolWith } from "./support/tool-page";

const tool = toolWith("pdf-pages");
const call = `**${calls[tool.call].path}`;
const words = en.pagePicker;

/** PDFium is loaded first: 4.6 MB, on a machine with other work to do. */
const slow = baseExpect.configure({ timeout: 30_000 });

const picker = (page: Page) => {
  const grid = page.getByRole("listbox", { name: /^Pages of / });
  return {
    grid,
    /** Those that are rendered. */
    cells: grid.locator("[role=option]"),
    /** One of a document of so many pages. */
    cellOf: (pages: number) => grid.locator(`[aria-setsize="${pages}"]`).first(),
    cell: (number: number) => page.locator(`[role=option][data-page="${number}"]`),
    picked: grid.locator("[aria-selected=true]"),
    said: (text: string) => page.getByRole("status").getByText(text, { exact: true }),
    choose: (choice: keyof typeof words.selectLabels) =>
      page.getByRole("button", { name: words.selectLabels[choice], exact: true }),
  };
};

const open = async (page: Page) => ({
  ...(await openTool(page, tool)),
  ...pdfScreen(page, tool.words.action),
  ...picker(page),
});

/** Opens the page and chooses a PDF of so many pages. */
async function choose(page: Page, pages: number) {
  const parts = await open(page);
  await parts.input.setInputFiles(pdf("report.pdf", pages));
  await slow(parts.cellOf(pages)).toBeVisible();
  return parts;
}

const pickedIn = ({ picked }: { picked: Locator }) =>
  picked.evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.page)));

/** The color in the middle of a thumbnail. */
const colorOf = (cell: Locator) =>
  cell.locator("img").evaluate((picture: HTMLImageElement) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(picture, picture.naturalWidth / 2, picture.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });

test("shows how many pages a PDF has, and each of them", { tag: "@main" }, async ({ page }) => {
  const { said, cell, grid } = await choose(page, 3);
  await expect(said("All 3 pages")).toBeVisible();
  await expect(grid).toHaveAccessibleName("Pages of report.pdf");
  await expect(grid.getByRole("option", { name: "Page 3", exact: true, selected: false })).toHaveCount(1);
  for (const number of [1, 2, 3]) await slow.poll(() => colorOf(cell(number))).toEqual(paintOf(number));
});

test("a click picks a page and Shift+click a range, and the field has the shortest list", async ({
  page,
}) => {
  const { cell, range, said, convert, pages } = await choose(page, 12);
  await page.getByLabel(en.pdfPages.autoDownload).uncheck();
  await cell(2).click();
  await expect(range).toHaveValue("2");
  await cell(5).click({ modifiers: ["Shift"] });
  await expect(range).toHaveValue("2-5");
  await cell(9).click();
  await cell(4).click();
  await expect(range).toHaveValue("2-3, 5, 9");
  await expect(said("4 of 12 pages")).toBeVisible();
  await expect(cell(4)).toHaveAttribute("aria-selected", "false");
  const sent = await recordFields(page, call);
  await convert.click();
  await expect(pages).toHaveCount(4);
  expect(sent).toEqual([{ scale: "2.0", format: "jpg", pages: "2-3, 5, 9" }]);
  await expect(page.getByText("4 of 12 pages as JPG, ready to download.")).toBeVisible();
});

test("what is typed into the field is picked, and an empty field means all pages", async ({ page }) => {
  const parts = await choose(page, 9);
  const { range, said } = parts;
  await range.fill("1-3, 8");
  await expect.poll(() => pickedIn(parts)).toEqual([1, 2, 3, 8]);
  await range.fill("7-");
  await expect.poll(() => pickedIn(parts)).toEqual([7, 8, 9]);
  await range.fill("seven");
  await expect.poll(() => pickedIn(parts)).toEqual([]);
  await range.fill("");
  await expect(said("All 9 pages")).toBeVisible();
  await expect.poll(() => pickedIn(parts)).toEqual([]);
});

test("picks all, odd or even pages by a button, and clears them", async ({ page }) => {
  const { range, choose: press, said } = await choose(page, 5);
  await press("odd").click();
  await expect(range).toHaveValue("1, 3, 5");
  await press("even").click();
  await expect(range).toHaveValue("2, 4");
  await press("all").click();
  await expect(range).toHaveValue("1-5");
  await press("none").click();
  await expect(range).toHaveValue("");
  await expect(said("All 5 pages")).toBeVisible();
});

test("picks by keyboard: one page is in the tab order, and arrow keys lead to the others", async ({
  page,
}) => {
  const { cell, range, choose: press, cells } = await choose(page, 20);
  await press("none").focus();
  await page.keyboard.press("Tab");
  await expect(cell(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(range).toHaveValue("1");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(range).toHaveValue("1-3");
  await page.keyboard.press("ArrowDown");
  const columns = await cells.evaluateAll(
    (all: HTMLElement[]) => all.filter(({ offsetTop }) => offsetTop === all[0]?.offsetTop).length,
  );
  await expect(cell(3 + columns)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(cell(3)).toBeFocused();
  await page.keyboard.press("End");
  await expect(cell(20)).toBeFocused();
  await expect(cell(20)).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(range).toHaveValue("1-3, 20");
  await page.keyboard.press("Home");
  await page.keyboard.press("ControlOrMeta+a");
  await expect(range).toHaveValue("1-20");
  await expect(cells.and(page.locator("[tabindex='0']"))).toHaveCount(1);
});

test("a wrong list of pages is reported at the field while it is typed, and nothing is sent", async ({
  page,
}) => {
  const { range, convert, alert, cell } = await choose(page, 3);
  const sent = await recordFields(page, call);
  await range.fill("2, 7");
  await expect(alert(sentenceOf("no_such_page", 3))).toBeVisible();
  await expect(range).toHaveAttribute("aria-invalid", "true");
  await convert.click();
  await expect(range).toBeFocused();
  await range.fill("0");
  await expect(alert(sentenceOf("no_such_page", 3))).toHaveCount(0);
  await convert.click();
  await expect(alert(sentenceOf("bad_pages"))).toBeVisible();
  await cell(2).click();
  await expect(range).toHaveValue("2");
  await expect(range).toHaveAttribute("aria-invalid", "false");
  expect(sent).toEqual([]);
});

test.describe("in a window of a laptop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test("a PDF of 150 pages: only what is in sight is drawn", async ({ page }) => {
    const { grid, cell, convert } = await choose(page, 150);
    const drawn = page.locator("[role=option] img");
    await slow(cell(1).locator("img")).toBeVisible();
    const height = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
    expect(await height(grid)).toBeLessThan(450);
    await expect(convert).toBeInViewport();
    for (const number of [50, 100, 150]) {
      await grid.evaluate((area, share) => area.scrollTo(0, area.scrollHeight * share), number / 150 - 0.02);
      await slow(cell(number).locator("img")).toBeVisible();
    }
    expect(await drawn.count()).toBeLessThanOrEqual(60);
    await expect(cell(30)).toHaveCount(0);
  });
});

test("another PDF replaces the pages, and none is left without one", async ({ page }) => {
  const { input, cells, remove, grid, said } = await choose(page, 40);
  await input.setInputFiles(pdf("other.pdf", 2));
  await slow(cells).toHaveCount(2);
  await expect(grid).toHaveAccessibleName("Pages of other.pdf");
  await input.setInputFiles(pdf("single.pdf", 1));
  await slow(said("1 page")).toBeVisible();
  await expect(grid).toHaveCount(0);
  await remove.click();
  await expect(said("1 page")).toHaveCount(0);
});

test("asks for the password of a PDF at once, and shows the pages with the right one", async ({ page }) => {
  const { input, password, said, cells, convert, pages } = await open(page);
  await page.getByLabel(en.pdfPages.autoDownload).uncheck();
  await input.setInputFiles(pdf("secret.pdf", 3, { user: "open sesame", owner: "owner" }));
  await slow(said(words.locked)).toBeVisible();
  await password.fill("open");
  await expect(cells).toHaveCount(0);
  const before = await password.boundingBox();
  await password.fill("open sesame");
  await slow(cells).toHaveCount(3);
  // The pages appear below the field that is still typed into, and push the button out of sight at most into the bar.
  expect(await password.boundingBox()).toEqual(before);
  await expect(convert).toBeInViewport();
  await convert.click();
  await expect(pages).toHaveCount(3);
});

test("says when it cannot show the pages, and nothing else changes", async ({ page }) => {
  const { input, said, convert, range } = await open(page);
  await input.setInputFiles(pretended("damaged.pdf", 2000));
  await slow(said(words.broken)).toBeVisible();
  await expect(convert).toBeEnabled();
  await expect(range).toBeEditable();
});

test("says of a file that is no PDF as soon as it is chosen that it cannot be opened", async ({ page }) => {
  const { input, alert, said, convert, cellOf, range } = await open(page);
  await input.setInputFiles({ ...pdf("fake.pdf"), buffer: Buffer.from("Dear reader,") });
  await expect(alert("fake.pdf can't be opened. It's damaged or not a PDF.")).toHaveCount(1);
  await slow(said(words.opening)).toHaveCount(0);
  await expect(said(words.broken)).toHaveCount(0);
  await expect(convert).not.toHaveClass(/is-next/);
  // Said at its row; another file is the only way on.
  await expect(page.getByRole("listitem").filter({ hasText: "fake.pdf can't be opened" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: tool.words.dropZone.button })).toHaveClass(/is-next/);
  await expect(range).toHaveCount(0);
  await input.setInputFiles(pdf("report.pdf", 2));
  await slow(cellOf(2)).toBeVisible();
  await expect(alert(/can't be opened/)).toHaveCount(0);
  await expect(convert).toHaveClass(/is-next/);
});

test("loads nothing to draw with before a PDF is chosen, and then asks where data is to be saved", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const drawing = () => loaded.filter((url) => /pdfium|\.wasm/.test(url));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const { input, cells } = await open(page);
  await input.setInputFiles(pdf("report.pdf", 3));
  const show = page.getByRole("button", { name: words.show, exact: true });
  await expect(show).toBeVisible();
  expect(drawing()).toEqual([]);
  await show.click();
  await slow(cells).toHaveCount(3);
  expect(drawing()).not.toEqual([]);
  await expect(page.getByRole("region", { name: "Pages of report.pdf" })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap picks a page, and the button that starts stays in sight", async ({ page }) => {
    const { cell, range, convert, said } = await choose(page, 30);
    await cell(2).tap();
    await cell(3).tap();
    await expect(range).toHaveValue("2-3");
    await expect(said("2 of 30 pages")).toBeVisible();
    await expect(convert).toBeInViewport();
    const box = await cell(2).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
});
