import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { foundTables } from "../../../contract/tables";
import { line, lines, prose, textPdf } from "../../fixtures/pdf-text";
import { startEngine } from "../../fixtures/start-engine";
import type { PdfTablesJob } from "../../types";

const { place, pool } = startEngine();

/** Finds the tables of pages that are drawn with the operators of `pdf-text`. */
async function tablesOf(contents: readonly string[], options: Partial<PdfTablesJob> = {}) {
  const job: PdfTablesJob = {
    kind: "pdf-tables",
    to: "json",
    layout: "tables",
    pages: contents.map((_, i) => i + 1),
    maxPages: 500,
    options: { separator: "comma", bom: false, names: "Table {n}, page {page}" },
    ...options,
    ...(await place(textPdf(contents.map((content) => ({ content }))))),
  };
  await pool().run(new AbortController().signal, job, { timeoutMs: 20_000 });
  return foundTables.parse(JSON.parse(await readFile(job.output, "utf8"))).tables;
}

const STEP = 20;
const xs = [60, 220, 320];

/** A table with lines around its cells; `top` is its upper edge. */
function ruled(rows: readonly (readonly string[])[], top: number): string {
  const bottom = top - rows.length * STEP;
  const across = Array.from(
    { length: rows.length + 1 },
    (_, i) => `60 ${top - i * STEP} m 420 ${top - i * STEP} l S\n`,
  );
  const down = [...xs, 420].map((x) => `${x} ${top} m ${x} ${bottom} l S\n`);
  const texts = rows.flatMap((row, i) =>
    row.map((text, column) => line(text, (xs[column] ?? 0) + 4, top - i * STEP - 14)),
  );
  return [...across, ...down, ...texts].join("");
}

const head = ["State", "Total", "Share"];
const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => [`Row ${from + i}`, `${(from + i) * 7}`, "1.5"]);
const textsOf = ({ rows }: { rows: { text: string }[][] }) => rows.map((row) => row.map(({ text }) => text));

describe("a table over several pages", () => {
  const first = ruled([head, ...numbered(1, 30)], 780);

  it("is one, and its repeated head is left out", async () => {
    const tables = await tablesOf([first, ruled([head, ...numbered(31, 5)], 780)]);
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({ page: 1, lastPage: 2, head: 1 });
    expect(tables.map(textsOf)).toEqual([[head, ...numbered(1, 35)]]);
  });

  it("is one without a repeated head, too", async () => {
    const tables = await tablesOf([first, ruled(numbered(31, 5), 780)]);
    expect(tables.map(textsOf)).toEqual([[head, ...numbered(1, 35)]]);
  });

  it("ends where text comes between", async () => {
    const tables = await tablesOf([first, lines(prose, 60, 790) + ruled([head, ...numbered(31, 5)], 600)]);
    expect(tables.map(({ page, rows }) => [page, rows.length])).toEqual([
      [1, 31],
      [2, 6],
    ]);
  });
});

it("has a head of years or quarters", async () => {
  for (const names of [
    ["Region", "2023", "2024"],
    ["Region", "Q1", "Q2 2025"],
  ])
    expect(await tablesOf([ruled([names, ...numbered(1, 3)], 700)])).toMatchObject([{ head: 1 }]);
});

describe("a table's name", () => {
  const table = ruled([head, ...numbered(1, 3)], 700);

  it.each([
    ["its caption above", line("Table 4: States of the union", 60, 708), "Table 4: States of the union"],
    ["its caption below", line("Tab. 2. States", 60, 606), "Tab. 2. States"],
    ["a bold line right above", line("States of the union", 60, 708, 11, "bold"), "States of the union"],
    ["not a sentence of the text", line("These are the states that we asked.", 60, 708), undefined],
  ])("is %s", async (_, content, title) => {
    const [found] = await tablesOf([content + table]);
    expect(found?.title).toBe(title);
  });
});

describe("dots between a label and its numbers", () => {
  const labels = ["Land tax", "Tax on buildings", "Dues", "Fees", "Fines", "Other"];
  const rows = labels.map((label, i) => [label, `${12 + i * 9}`, `1,${204 + i}`]);

  it.each([
    [
      "touch both",
      (label: string, total: string) =>
        line(`${label}${".".repeat((235 - label.length * 5.2) / 3.06)}${total}`, 60, 0),
    ],
    [
      "have spaces",
      (label: string, total: string) => line(`${label} ${". ".repeat(24)}`, 60, 0) + line(total, 300, 0),
    ],
    ["are few", (label: string, total: string) => line(`${label} . .`, 60, 0) + line(total, 300, 0)],
    [
      "stand apart from both",
      (label: string, total: string) =>
        line(label, 60, 0) + line(". . . . . . .", 200, 0) + line(total, 300, 0),
    ],
  ])("are left out where they %s", async (_, draw) => {
    const body = rows.map(([label = "", total = "", share = ""], i) => {
      const row = draw(label, total) + line(share, 420, 0);
      return `q 1 0 0 1 0 ${680 - i * 15} cm ${row} Q\n`;
    });
    const names = ["Source", "Total", "Share"];
    const heads = names.map((name, i) => line(name, [60, 300, 420][i] ?? 0, 700)).join("");
    for (const layout of ["tables", "page"] as const)
      expect((await tablesOf([heads + body.join("")], { layout })).map(textsOf)).toEqual([[names, ...rows]]);
  });

  it("are values where they stand in the place of numbers", async () => {
    const missing = [head, ["Austria", "..", ".."], ...numbered(1, 3)];
    expect((await tablesOf([ruled(missing, 700)])).map(textsOf)).toEqual([missing]);
  });
});

it("keeps parts of a page with other columns apart where all of it is read", async () => {
  const form =
    line("Name", 60, 780) + line("Ada Byron", 200, 780) + line("Born", 60, 764) + line("1815", 200, 764);
  const statement = numbered(1, 3)
    .map((row, i) => row.map((text, column) => line(text, 60 + column * 90, 640 - i * 16)).join(""))
    .join("");
  const [found] = await tablesOf([form + lines(prose.slice(0, 1), 60, 710) + statement], { layout: "page" });
  expect(found && textsOf(found)).toEqual([
    ["Name", "Ada Byron"],
    ["Born", "1815"],
    [],
    [prose[0]],
    [],
    ...numbered(1, 3),
  ]);
});
