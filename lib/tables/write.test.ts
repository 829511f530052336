import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import type { DocumentTable, TableCell } from "../contract/tables";
import { writeCsv } from "./csv";
import { sheetNames, tableFileNames } from "./names";
import type { CsvOptions } from "./types";
import { writeXlsx } from "./xlsx";

const cell = (column: number, text: string, more: Partial<TableCell> = {}): TableCell => ({
  column,
  text,
  ...more,
});

const tableOf = (rows: TableCell[][], more: Partial<DocumentTable> = {}): DocumentTable => ({
  page: 3,
  box: [0, 0, 100, 100],
  head: 0,
  columns: [52.5, 105],
  rows,
  ...more,
});

const names = "Table {n}, page {page}";
const options: CsvOptions = { separator: "comma", bom: false, names };

describe("CSV", () => {
  const csvOf = (texts: string[], own: Partial<CsvOptions> = {}) =>
    writeCsv([tableOf([texts.map((text, column) => cell(column, text))], { columns: texts.map(() => 50) })], {
      ...options,
      ...own,
    })[0]?.text;

  it("has quotation marks where RFC 4180 asks for them", () => {
    expect(csvOf(["a", "b,c", 'd "e"', "f\ng", ""])).toBe('a,"b,c","d ""e""","f\ng",\r\n');
    expect(csvOf(["a,b", "c;d"], { separator: "semicolon" })).toBe('a,b;"c;d"\r\n');
    expect(csvOf(["a", "b"], { separator: "tab", bom: true })).toBe("\ufeffa\tb\r\n");
  });

  it.each(["=1+1", "+cmd", "-cmd|'/C calc'!A0", "@SUM(A1)", ' "=1"', "\t=1", "＝1", "-1+1", "=1,5"])(
    "does not let %s run",
    (text) => expect(csvOf([text])).toMatch(/^"?'/),
  );

  it("does not let a megabyte of digits run", () =>
    expect(csvOf([`-${"1".repeat(1_000_000)}`])).toMatch(/^'/));

  it.each(["-12", "+3.5", "-1.234,56", "-", "+", "− 4", "-$5.00", "-7 %", "-5 €"])("keeps %s", (text) =>
    expect(csvOf([text], { separator: "tab" })).toBe(`${text}\r\n`),
  );

  it("has an empty value in each place that another cell spans, and an empty line between tables", () => {
    const merged = tableOf([[cell(0, "both", { columns: 2 })], [cell(0, "a"), cell(1, "b")]]);
    expect(writeCsv([merged, merged], options)).toEqual([
      { name: "Table 1, page 3.csv", text: "both,\r\na,b\r\n" },
      { name: "Table 2, page 3.csv", text: "both,\r\na,b\r\n" },
    ]);
    expect(writeCsv([merged, merged], { ...options, oneSheet: true }).map(({ text }) => text)).toEqual([
      "both,\r\na,b\r\n\r\nboth,\r\na,b\r\n",
    ]);
  });
});

async function partsOf(tables: DocumentTable[], own = {}): Promise<(part: string) => Promise<string>> {
  const blob = await writeXlsx(tables, { names, ...own });
  const zip = await JSZip.loadAsync(await blob.arrayBuffer());
  return async (part) => (await zip.file(`xl/${part}`)?.async("string")) ?? "";
}

const textsIn = (xml: string) => [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);

describe("XLSX", () => {
  it("has a sheet for each table, named by its caption, or its number and page", async () => {
    const table = tableOf([[cell(0, "a")]]);
    const part = await partsOf([{ ...table, title: "Births: 2019/20" }, table]);
    const made = [...(await part("workbook.xml")).matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(made).toEqual(["Births 2019 20", "Table 2, page 3"]);
    const one = await partsOf([table, table], { oneSheet: true });
    expect((await one("workbook.xml")).match(/<sheet /g)).toHaveLength(1);
    expect((await one("worksheets/sheet1.xml")).match(/<row /g)).toHaveLength(3);
  });

  it("has numbers, dates and texts, heads that stay, merged cells, colors and widths", async () => {
    const part = await partsOf([
      tableOf(
        [
          [cell(0, "Head", { columns: 2, background: "dfe9e7", align: "center" })],
          [cell(0, "1,234.50"), cell(1, "2025-12-31")],
          [cell(0, "=1+1"), cell(1, "two\nlines")],
        ],
        { head: 1 },
      ),
    ]);
    const sheet = await part("worksheets/sheet1.xml");
    expect(sheet).toContain("<v>1234.5</v>");
    expect(sheet).toContain("<v>46022</v>");
    expect(sheet).toContain('<mergeCell ref="A1:B1"/>');
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet).toMatch(/<col [^>]*width="10"/);
    expect(sheet).not.toContain("<f>");
    const styles = await part("styles.xml");
    for (const style of ["#,##0.00", "yyyy\\-mm\\-dd", "<b/>", "DFE9E7", "wrapText"])
      expect(styles.toUpperCase()).toContain(style.toUpperCase());
    expect(textsIn(await part("sharedStrings.xml"))).toEqual(["Head", "=1+1", "two\nlines"]);
  });

  it("keeps texts that mean something to the file, and leaves out what it cannot hold", async () => {
    const texts = [
      "constructor",
      "__proto__",
      "toString",
      "_x0041_",
      "a\u0000b\u001f",
      "<&>",
      " spaced ",
      "x\ud800y",
    ];
    const part = await partsOf([tableOf(texts.map((text) => [cell(0, text)]))]);
    expect(textsIn(await part("sharedStrings.xml"))).toEqual([
      "constructor",
      "__proto__",
      "toString",
      "_x005F_x0041_",
      "ab",
      "&lt;&amp;&gt;",
      " spaced ",
      "xy",
    ]);
  });

  it("cuts texts at what a cell holds", async () => {
    const part = await partsOf([tableOf([[cell(0, "x".repeat(1_000_000))]])]);
    expect(textsIn(await part("sharedStrings.xml"))[0]).toHaveLength(32_767);
  });

  it("merges nothing where cells are in the way, or beyond the table", async () => {
    const part = await partsOf([
      tableOf([[cell(0, "a", { columns: 2, rows: 2 })], [cell(1, "b", { columns: 9, rows: 9 })]]),
    ]);
    const sheet = await part("worksheets/sheet1.xml");
    expect(sheet).not.toContain('ref="A1:B2"');
    expect(textsIn(await part("sharedStrings.xml"))).toEqual(["a", "b"]);
  });
});

describe("names", () => {
  const named = (titles: readonly string[]) => titles.map((title) => ({ title, page: 3 }));

  it("of sheets are what Excel takes, and differ", () => {
    const wanted = [
      "a[b]:c*d?e/f\\g",
      "'quoted'",
      "History",
      "",
      "Same",
      "same",
      "😀".repeat(20),
      "x".repeat(40),
      "x".repeat(40),
    ];
    const made = sheetNames(named(wanted), names);
    expect(made.slice(0, 6)).toEqual([
      "a b c d e f g",
      "quoted",
      "Table 3, page 3",
      "Table 4, page 3",
      "Same",
      "same (2)",
    ]);
    for (const name of made) {
      expect(name.length).toBeLessThanOrEqual(31);
      expect(name).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    }
    expect(new Set(made.map((name) => name.toLowerCase())).size).toBe(made.length);
  });

  it("of files have nothing that leads elsewhere", () => {
    expect(tableFileNames(named(["../a/b", "..", "con|in?", "a"]), names)).toEqual([
      "a b",
      "Table 2, page 3",
      "con in",
      "a",
    ]);
  });
});
