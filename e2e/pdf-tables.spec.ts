import type { Page } from "@playwright/test";
import JSZip from "jszip";
import { calls } from "../lib/contract/calls";
import { en } from "../lib/words/en";
import { tablesEditor as words } from "../lib/words/en/tables-editor";
import { findings } from "./support/axe";
import { recordFields, sentenceOf } from "./support/calls";
import { type ConverterScreen, testRefusedCall } from "./support/converter-suite";
import { saved } from "./support/downloads";
import { pdf, tables } from "./support/pdfs";
import { expect, test } from "./support/test";
import { alertOf, openSettings, openTool, sources, startButton, toolsWith } from "./support/tool-page";

type TablesTool = Extract<ReturnType<typeof toolsWith<"pdf-document">>[number], { job: "tables" }>;

const toolAt = (path: string): TablesTool => {
  const found = toolsWith("pdf-document").find(
    (tool): tool is TablesTool => tool.job === "tables" && tool.path === path,
  );
  if (!found) throw new Error(`There is no ${path}.`);
  return found;
};

const excel = toolAt("/pdf-to-excel");
const call = `**${calls.pdfToExcel.path}`;
const texts = en.pdfTables;

const link = (page: Page, extension: string) => page.getByRole("link", { name: `Download .${extension}` });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const first = "Table 1, page 1";
const second = "Table 2, page 2";

async function convert(page: Page, tool = excel) {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await sources(tool, 1));
  await startButton(page, tool.words.action).click();
  await expect(page.getByTestId("outcome")).toBeVisible({ timeout: 60_000 });
}

/** The names of the sheets of a workbook. */
async function sheetsOf(bytes: Buffer): Promise<string[]> {
  const workbook = (await JSZip.loadAsync(bytes)).file("xl/workbook.xml");
  const xml = (await workbook?.async("string")) ?? "";
  return [...xml.matchAll(/<sheet\b[^>]*\bname="([^"]*)"/g)].map(([, name = ""]) => name);
}

test("shows the tables of a PDF, and makes a workbook of them", { tag: "@main" }, async ({ page }) => {
  await convert(page);
  await expect(page.getByTestId("outcome")).toContainText("2 tables found");
  const cells = card(page, first).getByRole("row");
  await expect(cells).toHaveCount(7);
  await expect(cells.nth(0).getByRole("columnheader")).toHaveText([
    "Quarter",
    "Income",
    "Spending",
    "Change",
  ]);
  await expect(cells.nth(2).getByRole("cell")).toHaveText([
    "Spring",
    "4,120.50",
    "1,310.00",
    "3,905.20",
    "12.4%",
  ]);
  await expect(page.getByRole("img", { name: "Page 1" })).toHaveJSProperty("complete", true);
  await page.getByRole("button", { name: words.next }).click();
  await expect(card(page, second).getByRole("row")).toHaveCount(6);
  const { name, bytes } = await saved(link(page, "xlsx"));
  expect(name).toBe("one.xlsx");
  expect(await sheetsOf(bytes)).toHaveLength(2);
  expect(await findings(page)).toEqual([]);
});

test("leaves a table out, joins two and takes them apart, without another upload", async ({ page }) => {
  await convert(page);
  const sent = await recordFields(page, call);
  await card(page, first).getByRole("checkbox", { name: words.isIn }).uncheck();
  await expect(link(page, "xlsx")).toBeVisible();
  expect(await sheetsOf((await saved(link(page, "xlsx"))).bytes)).toHaveLength(1);
  await page.getByRole("button", { name: words.next }).click();
  await page.getByRole("button", { name: `Join with the table before: ${second}` }).click();
  await expect(card(page, "Table 1, pages 1 to 2")).toBeFocused();
  await expect(card(page, "Table 1, pages 1 to 2").getByRole("row")).toHaveCount(13);
  // Numbers are at the right.
  await expect(card(page, "Table 1, pages 1 to 2").getByRole("cell", { name: "4,120.50" })).toHaveCSS(
    "text-align",
    "right",
  );
  await page.getByRole("button", { name: "Separate: Table 1, pages 1 to 2" }).click();
  await expect(card(page, first)).toBeFocused();
  await expect(link(page, "xlsx")).toBeVisible();
  expect(await sheetsOf((await saved(link(page, "xlsx"))).bytes)).toHaveLength(2);
  expect(sent).toEqual([]);
});

test("makes CSV of the same tables, with the separator of the visitor", async ({ page }) => {
  await convert(page);
  await openSettings(page);
  await page.getByLabel(texts.format, { exact: true }).selectOption("csv");
  await page.getByLabel(texts.separator).selectOption("semicolon");
  const zip = await JSZip.loadAsync((await saved(link(page, "zip"))).bytes);
  expect(Object.keys(zip.files)).toHaveLength(2);
  await page.getByRole("checkbox", { name: texts.oneSheet.csv }).check();
  const { name, bytes } = await saved(link(page, "csv"));
  expect(name).toBe("one.csv");
  expect(bytes.toString()).toContain("Spring;4,120.50;1,310.00;3,905.20;12.4%\r\n");
});

test("reads an area that is drawn", async ({ page }) => {
  await convert(page);
  const sent = await recordFields(page, call);
  await page.getByRole("button", { name: `${words.redraw}: ${first}` }).click();
  const dialog = page.getByRole("dialog", { name: "Read an area of page 1" });
  await dialog.getByLabel(words.frame.sDragHandle).focus();
  await page.keyboard.press("Shift+ArrowUp");
  await dialog.getByRole("button", { name: words.read }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, first).getByRole("row").first()).toBeVisible();
  expect(sent).toHaveLength(1);
  const [region] = JSON.parse(sent[0]?.regions ?? "[]");
  expect(region).toMatchObject({ page: 1 });
  expect(region.box).toHaveLength(4);
});

test("reads the table of a picture", async ({ page }) => {
  await convert(page, toolAt("/image-to-excel"));
  await expect(card(page, first).getByRole("row")).toHaveCount(7);
  await expect(card(page, first).getByRole("cell", { name: "24,444.75" })).toBeVisible();
  expect((await saved(link(page, "xlsx"))).name).toBe("one.xlsx");
});

test("reads a picture again in another language, which is no choice for a PDF with text", async ({
  page,
}) => {
  const tool = toolAt("/image-to-excel");
  const sent = await recordFields(page, `**${calls.imageToExcel.path}`);
  await convert(page, tool);
  await openSettings(page);
  await page.getByLabel(texts.language).selectOption("English");
  await startButton(page, tool.words.action).click();
  await expect.poll(() => sent.map(({ language }) => language)).toEqual(["auto", "eng"]);
  await convert(page);
  await openSettings(page);
  await expect(page.getByLabel(texts.layout)).toBeVisible();
  await expect(page.getByLabel(texts.language)).toHaveCount(0);
});

test("says that a document has no table, and what to do", async ({ page }) => {
  const { input } = await openTool(page, excel);
  await input.setInputFiles(pdf("pages.pdf", 2));
  await startButton(page, excel.words.action).click();
  const alert = alertOf(page, sentenceOf("no_tables"));
  await expect(alert).toContainText(`${en.pdf.failures.advice.no_tables} Use PDF to Word instead.`);
  await expect(alert.getByRole("link", { name: "PDF to Word" })).toBeVisible();
  await startButton(page, texts.readPage).click();
  await expect(page.getByTestId("outcome")).toBeVisible();
  await openSettings(page);
  await expect(page.getByLabel(texts.layout)).toHaveValue("page");
});

const screen: ConverterScreen = {
  tool: excel,
  files: async () => [await tables("document")],
  start: (page) => startButton(page, excel.words.action),
  finished: (page) => link(page, "xlsx"),
};

test.describe("when it fails", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });
  testRefusedCall(screen, {
    expectSaid: (page, message) => expect(page.getByText(message, { exact: true })).toBeVisible(),
  });
});
