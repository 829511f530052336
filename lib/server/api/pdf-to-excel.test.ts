import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import sharp from "sharp";
import { afterEach, describe, expect, it, vi } from "vitest";
import { calls } from "@/lib/contract/calls";
import { foundTables } from "@/lib/contract/tables";
import { numbered } from "@/lib/engine/fixtures/pdf";
import { line, textPdf } from "@/lib/engine/fixtures/pdf-text";
import { scannedPdf } from "@/lib/engine/fixtures/scans";
import { formats } from "@/lib/formats";
import { form, post } from "@/lib/server/testing/forms";
import { fetchResult, pdfRoute } from "@/lib/server/testing/replies";
import { testServer } from "@/lib/server/testing/server";
import { tableSamples } from "@/lib/site/samples";

// A page takes seconds, and many on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const server = testServer();
const { converted, refused, send } = pdfRoute(server.route("/api/pdf-to-excel"), "pdfToExcel");
afterEach(async () => await expect.poll(() => server.scratch()).toEqual([]));

const sample = (kind: keyof typeof tableSamples) => readFile(`public${tableSamples[kind].path}`);
const document = await sample("document");

/** Asks for the cells of the tables. */
async function cellsOf(bytes: Uint8Array, fields: Record<string, string> = {}) {
  const { downloadUrl } = await converted(bytes, { ...fields, format: "json" });
  return foundTables.parse(JSON.parse((await fetchResult(server, downloadUrl)).toString()));
}
const textsOf = ({ rows }: { rows: { text: string }[][] }) => rows.map((row) => row.map(({ text }) => text));

const income = [
  ["Quarter", "Income", "Spending", "Change"],
  ["Kites", "Workshop"],
  ["Spring", "4,120.50", "1,310.00", "3,905.20", "12.4%"],
  ["Summer", "11,874.00", "2,645.75", "9,120.00", "31.0%"],
  ["Fall", "6,433.25", "1,980.00", "7,004.65", "-4.2%"],
  ["Winter", "2,017.00", "895.50", "3,316.10", "-8.7%"],
  ["Year", "24,444.75", "6,831.25", "23,345.95", "9.6%"],
];

describe("POST /api/pdf-to-excel", () => {
  it("replies with the URL of a workbook, and what is in it", async () => {
    const reply = await converted(document, {}, "My accounts.PDF");
    expect(reply).toMatchObject({
      originalName: "My accounts.PDF",
      convertedName: "My accounts.xlsx",
      tables: [
        { page: 1, rows: 7, columns: 5, title: "Table 1: Income and spending" },
        { page: 2, rows: 6, columns: 5, title: "Table 2: Purchases" },
      ],
    });
    const zip = await JSZip.loadAsync(await fetchResult(server, reply.downloadUrl));
    const workbook = await zip.file("xl/workbook.xml")?.async("string");
    expect(workbook).toContain('name="Table 1 Income and spending"');
    const sheet = await zip.file("xl/worksheets/sheet1.xml")?.async("string");
    for (const part of ["<v>4120.5</v>", "<v>0.124</v>", 'ref="B1:C1"', 'ySplit="2"'])
      expect(sheet).toContain(part);
    const { headers } = await server.fetch(reply.downloadUrl, { method: "HEAD" });
    expect(headers.get("Content-Type")).toBe(formats.xlsx.mime);
  });

  it("gives the cells of the tables to programs", async () => {
    const { tables, pages } = await cellsOf(document);
    expect(pages).toMatchObject([{ page: 1 }, { page: 2 }]);
    const [first] = tables;
    expect(first && textsOf(first)).toEqual(income);
    expect(first).toMatchObject({ page: 1, head: 2 });
    expect(first?.rows[0]?.[1]).toMatchObject({
      column: 1,
      columns: 2,
      align: "center",
      bold: true,
      background: "dfe9e7",
    });
    expect(tables[1]?.rows.at(-1)?.map(({ text }) => text)).toEqual([
      "Oct 9, 2025",
      "Returned rods",
      "00588",
      "15",
      "($44.30)",
    ]);
  });

  it("writes CSV: one file, or a ZIP of several", async () => {
    const several = await converted(document, { format: "csv" });
    expect(several.convertedName).toBe("report.zip");
    const { files } = await JSZip.loadAsync(await fetchResult(server, several.downloadUrl));
    expect(Object.keys(files)).toEqual(["Table 1 Income and spending.csv", "Table 2 Purchases.csv"]);
    const one = await converted(document, { format: "csv", oneSheet: "true", separator: "tab", bom: "true" });
    expect(one.convertedName).toBe("report.csv");
    const text = (await fetchResult(server, one.downloadUrl)).toString();
    expect(text.startsWith("\ufeffQuarter\tIncome\t\tSpending\tChange\r\n")).toBe(true);
    expect(text).toContain("\r\n\r\nDate\tWhat");
  });

  it("reads the pages that are asked for, also behind a password", async () => {
    expect((await converted(document, { pages: "2" })).tables).toMatchObject([{ page: 2 }]);
    expect(await refused(document, { pages: "7" })).toMatchObject({ status: 422, code: "no_such_page" });
    const locked = numbered(1, { encrypt: { user: "secret", owner: "secret" } });
    expect(await refused(locked)).toMatchObject({ code: "password_needed" });
    const { tables } = await cellsOf(locked, { password: "secret", layout: "page" });
    expect(tables.map(textsOf)).toEqual([[["Page 1"]]]);
  });

  it("says that there is no table, and reads all of the page where that is asked for", async () => {
    expect(await refused(numbered(2))).toMatchObject({ status: 422, code: "no_tables" });
    const form = textPdf([
      {
        content:
          line("Name", 60, 700) +
          line("Ada Byron", 200, 700) +
          line("Born", 60, 684) +
          line("1815", 200, 684),
      },
    ]);
    const { tables } = await cellsOf(form, { layout: "page" });
    expect(tables.map(textsOf)).toEqual([
      [
        ["Name", "Ada Byron"],
        ["Born", "1815"],
      ],
    ]);
  });

  it("reads areas of pages", async () => {
    const { tables } = await cellsOf(document);
    const [left, top, right, bottom] = tables[0]?.box ?? [0, 0, 0, 0];
    // The row that is cut in two is left out.
    const half = [left, (top + bottom) / 2, right, bottom];
    const found = await cellsOf(document, { regions: JSON.stringify([{ page: 1, box: half }]) });
    expect(found.tables.map(textsOf)).toEqual([income.slice(-3)]);
    for (const regions of [
      "[]",
      "{",
      '[{"page":0,"box":[0,0,1,1]}]',
      '[{"page":1,"box":[0,0,1]}]',
      "1".repeat(9),
    ])
      expect(await refused(document, { regions })).toMatchObject({ status: 400, code: "bad_option" });
    expect(await refused(document, { regions: '[{"page":1,"box":[0,0,1,1]}]' })).toMatchObject({
      code: "no_tables",
    });
  });

  it("reads scans, and reports their pages", async () => {
    const { data, info } = await sharp(await sample("picture"))
      .grayscale()
      .toColourspace("b-w")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scan = await scannedPdf([{ data, width: info.width, height: info.height }]);
    const response = await send(scan, { progress: "true" });
    const lines = (await response.text())
      .trim()
      .split("\n")
      .map((one) => JSON.parse(one));
    expect(lines.slice(0, -1)).toEqual([
      { done: 0, pages: 1 },
      { done: 1, pages: 1 },
    ]);
    expect(lines.at(-1)).toMatchObject({ success: true, readPages: 1, tables: [{ rows: 7, columns: 5 }] });
  });
});

it("POST /api/image-to-excel reads a picture", async () => {
  const bytes = await sample("picture");
  const response = await server.route("/api/image-to-excel")(
    post(form([{ name: "My table.png", bytes, field: "image" }], { format: "json" })),
  );
  expect(response.status).toBe(200);
  const reply = calls.imageToExcel.reply.parse(await response.json());
  expect(reply).toMatchObject({ originalName: "My table.png", convertedName: "My table.json", readPages: 1 });
  const found = foundTables.parse(JSON.parse((await fetchResult(server, reply.downloadUrl)).toString()));
  expect(found.tables.map(textsOf)).toEqual([income]);
});
