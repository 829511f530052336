import { describe, expect, it } from "vitest";
import type { DocumentTable } from "../contract/tables";
import { type CellValue, createReader } from "./values";

/** A table without a head, of a column for each list. */
function tableOf(columns: readonly (readonly string[])[], head = 0): DocumentTable {
  const rows = Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, row) =>
    columns.flatMap((texts, column) => (texts[row] === undefined ? [] : [{ column, text: texts[row] }])),
  );
  return { page: 1, box: [0, 0, 100, 100], head, columns: columns.map(() => 50), rows };
}

const shown = (value: CellValue) => {
  if (value.kind === "text") return "text";
  const plain = value.kind === "date" ? value.value.toISOString().slice(0, 10) : value.value;
  return `${plain} as ${value.format}`;
};

/** Reads the first column of the first of some tables. */
function read(...tables: readonly DocumentTable[]): string[] {
  const reader = createReader(tables);
  const [table] = tables;
  return (table?.rows ?? []).flatMap((row, at) => {
    const cell = row.find(({ column }) => column === 0);
    return table && cell ? [shown(reader(table, at, cell))] : [];
  });
}

describe("a cell by itself", () => {
  it.each([
    ["12", "12 as 0"],
    ["2019", "2019 as 0"],
    ["0.5", "0.5 as 0.0"],
    [",5", "0.5 as 0.0"],
    ["12.50", "12.5 as 0.00"],
    ["12,5", "12.5 as 0.0"],
    ["0,125", "0.125 as 0.000"],
    ["1234,567", "1234.567 as 0.000"],
    ["1,234.56", "1234.56 as #,##0.00"],
    ["1.234,56", "1234.56 as #,##0.00"],
    ["1,234,567", "1234567 as #,##0"],
    ["1.234.567", "1234567 as #,##0"],
    ["1 234 567", "1234567 as #,##0"],
    ["1\u00a0234,5", "1234.5 as #,##0.0"],
    ["1\u202f234", "1234 as #,##0"],
    ["12'345.60", "12345.6 as #,##0.00"],
    ["12’345", "12345 as #,##0"],
    ["-12", "-12 as 0"],
    ["−3.5", "-3.5 as 0.0"],
    ["– 4", "-4 as 0"],
    ["12-", "-12 as 0"],
    ["+3.5", "3.5 as +0.0;-0.0;0.0"],
    ["12.5%", "0.125 as 0.0%"],
    ["7 %", "0.07 as 0%"],
    ["-8,7 %", "-0.087 as 0.0%"],
    ["$1,200", '1200 as "$"#,##0'],
    ["-$44.30", '-44.3 as "$"0.00'],
    ["£1,234", '1234 as "£"#,##0'],
    ["12,50 €", '12.5 as 0.00" €"'],
    ["€ 12.50", '12.5 as "€ "0.00'],
    ["CHF 1'250.00", '1250 as "CHF "#,##0.00'],
    ["99 kr", '99 as 0" kr"'],
  ])("%s is %s", (text, expected) => {
    expect(read(tableOf([[text]]))).toEqual([expected]);
  });

  it.each([
    "",
    "-",
    "–",
    ":",
    "n/a",
    "1,234",
    "1.234",
    "€1.234",
    "007",
    "00 123 456",
    "1234567890123456",
    "+49 301 234",
    "030/1234567",
    "555-1234",
    "12*",
    "12 1",
    "1 2345",
    "12-15",
    "2019/20",
    "1.2.3",
    "1,23,456",
    "1,234.567,8",
    "12:30",
    "(12)",
    "((12))",
    "(-12)",
    "12)",
    "-12-",
    "$5 €",
    "1e5",
    "0x10",
    "=1+1",
    "12 apples",
    "ⅩⅡ",
    "١٢",
    "9".repeat(1_000_000),
  ])("%s stays text", (text) => {
    expect(read(tableOf([[text]]))).toEqual(["text"]);
  });

  it.each([
    ["2025-12-31", "2025-12-31 as yyyy\\-mm\\-dd"],
    ["31.12.2025", "2025-12-31 as dd.mm.yyyy"],
    ["1.2.2025", "2025-02-01 as d.m.yyyy"],
    ["31/12/2025", "2025-12-31 as dd\\/mm\\/yyyy"],
    ["12/31/2025", "2025-12-31 as mm\\/dd\\/yyyy"],
    ["Dec 31, 2025", "2025-12-31 as mmm dd, yyyy"],
    ["December 1, 2025", "2025-12-01 as mmmm d, yyyy"],
    ["31 December 2025", "2025-12-31 as dd mmmm yyyy"],
    ["1. März 2025", "2025-03-01 as d mmmm yyyy"],
    ["14-Jan-2025", "2025-01-14 as dd\\-mmm\\-yyyy"],
    ["14 janvier 2025", "2025-01-14 as dd mmmm yyyy"],
    ["14 de enero de 2025", "2025-01-14 as dd mmmm yyyy"],
  ])("%s is the date %s", (text, expected) => {
    expect(read(tableOf([[text]]))).toEqual([expected]);
  });

  it.each([
    "3/4/2025",
    "31.12.25",
    "31.2.2025",
    "32/12/2025",
    "13/13/2025",
    "2025-13-01",
    "1.1.1900",
    "Dec 2025",
    "31 Foo 2025",
    "May",
  ])("%s is no date without doubt", (text) => {
    expect(read(tableOf([[text]]))).toEqual(["text"]);
  });
});

describe("conventions", () => {
  const both = ["1,234", "1.234"];

  it("are those of the column before those of the table, and of the table before those of the document", () => {
    expect(read(tableOf([["1,234", "5.5"], ["6,5"]]))).toEqual(["1234 as #,##0", "5.5 as 0.0"]);
    expect(read(tableOf([["1,234"], ["6,5"]]))).toEqual(["1.234 as 0.000"]);
    expect(read(tableOf([["1,234"]]), tableOf([["6.5"]]))).toEqual(["1234 as #,##0"]);
    expect(read(tableOf([["1,234"], ["6.5"]]), tableOf([["6,5"]]))).toEqual(["1234 as #,##0"]);
  });

  it("leave text where they contradict each other", () => {
    expect(read(tableOf([["1,234", "5.5", "5,5"]]))).toEqual(["text", "5.5 as 0.0", "5.5 as 0.0"]);
    expect(read(tableOf([both]))).toEqual(["text", "text"]);
  });

  it("are found in a column of whole numbers of which the small ones have no decimals", () => {
    expect(read(tableOf([["1,234", "950", "12,345", "7"]]))).toEqual([
      "1234 as #,##0",
      "950 as 0",
      "12345 as #,##0",
      "7 as 0",
    ]);
    expect(read(tableOf([["1.234", "950", "12.345", "7"]]))[0]).toBe("1234 as #,##0");
    expect(read(tableOf([["1,234", "950", "12,345", "7", "4000"]]))[0]).toBe("text");
    expect(read(tableOf([["1,234", "950"]]))[0]).toBe("text");
  });

  it("say which number of a date is the day", () => {
    expect(read(tableOf([["3/4/2025", "25/4/2025"]]))[0]).toBe("2025-04-03 as d\\/m\\/yyyy");
    expect(read(tableOf([["3/4/2025", "4/25/2025"]]))[0]).toBe("2025-03-04 as m\\/d\\/yyyy");
    expect(read(tableOf([["3/4/2025", "25/4/2025", "4/25/2025"]]))[0]).toBe("text");
  });

  it("make brackets negative next to other numbers", () => {
    expect(read(tableOf([["(44.30)", "12.00"]]))[0]).toBe("-44.3 as 0.00;(0.00)");
    expect(read(tableOf([["($1,044.30)", "$12.00"]]))[0]).toBe('-1044.3 as "$"#,##0.00;("$"#,##0.00)');
    expect(read(tableOf([["(1)", "(2)", "(3)"]]))).toEqual(["text", "text", "text"]);
  });

  it("keep identifiers as text where one of the column begins with zeros", () => {
    expect(read(tableOf([["00417", "12345", "3.5"]]))).toEqual(["text", "text", "3.5 as 0.0"]);
  });

  it("keep lists of identifiers as text where one of the column is longer than a number", () => {
    expect(read(tableOf([["413,424", "412,413,414,417,421,423", "419"], ["1.5"]]))).toEqual([
      "text",
      "text",
      "text",
    ]);
  });

  it("are not taken from heads, which stay text", () => {
    expect(read(tableOf([["2,5", "1,234"]], 1))).toEqual(["text", "text"]);
    expect(read(tableOf([["2019", "2020"]], 1))).toEqual(["text", "2020 as 0"]);
  });

  it("say nothing about readings of pictures that may be wrong, which stay text", () => {
    const table = tableOf([["1,234", "5.5"]]);
    const rows = table.rows.map((row) => row.map((cell) => ({ ...cell, unsure: cell.text === "5.5" })));
    expect(read({ ...table, rows })).toEqual(["text", "text"]);
  });

  it("do not matter where everything stays text", () => {
    const table = tableOf([["12", "2025-12-31"]]);
    const reader = createReader([table], { text: true });
    expect(table.rows.map((row, at) => row.map((cell) => reader(table, at, cell).kind))).toEqual([
      ["text"],
      ["text"],
    ]);
  });
});
