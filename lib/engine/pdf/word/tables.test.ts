import { describe, expect, it } from "vitest";
import { line, lines, prose, textPdf } from "../../fixtures/pdf-text";
import { startWord, wordText } from "../../fixtures/start-word";

const { wordOf, toWord } = startWord();

/** The cells of all tables, by rows. */
const tablesOf = (xml: string): string[][][] =>
  [...xml.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) =>
    [...table.matchAll(/<w:tr>.*?<\/w:tr>|<w:tr .*?<\/w:tr>/gs)].map(([row]) =>
      [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => wordText(cell)),
    ),
  );

const above = lines(prose, 60, 800);
const TOP = 700;
const STEP = 16;
const xs = [60, 200, 300, 400];

/** Words in columns; those after the first end at the same place, as numbers do. Helvetica's digits are 0.556 wide. */
const row = (texts: readonly string[], i: number, step = STEP): string =>
  texts
    .map((text, column) => {
      const x = (xs[column] ?? 0) - (column > 0 && /^[\d.,%]+$/.test(text) ? 0.556 * 11 * text.length : 0);
      return text === "" ? "" : line(text, x, TOP - i * step);
    })
    .join("");
const rows = (all: readonly (readonly string[])[], from = 0) =>
  all.map((texts, i) => row(texts, from + i)).join("");
/** A line across, above a row. */
const across = (i: number, left = 55, right = 450) =>
  `${left} ${TOP + 12 - i * STEP} m ${right} ${TOP + 12 - i * STEP} l S\n`;
const painted = (color: string, i: number, left = 55, right = 450) =>
  `${color} rg ${left} ${TOP - 4 - i * STEP} ${right - left} ${STEP} re f 0 g\n`;

const body = [
  ["Alabama", "1250", "36.5", "12"],
  ["Alaska", "710", "41.2", "7"],
  ["Arizona", "6200", "28.9", "31"],
  ["Arkansas", "2900", "33.3", "18"],
];
const head = ["State", "Total", "Share", "Rank"];
const table = [head, ...body];
const all = rows(table);
const note = line("Source: a survey of all states, in thousands.", 60, TOP - 6 * STEP, 8);

describe("tables", () => {
  const wide = ["Transport and storage", "of all kinds"];
  it.each<[name: string, content: string, expected: string[][]]>([
    ["with nothing but gaps between their columns", all, table],
    ["with lines between rows alone", [0, 1, 2, 3, 4, 5].map((i) => across(i)).join("") + all, table],
    ["with lines above, below and under their head", across(0) + across(1) + across(5) + all, table],
    [
      "with one line down after their labels",
      `${across(0)}${across(5)}170 ${TOP + 12} m 170 ${TOP + 12 - 5 * STEP} l S\n${all}`,
      table,
    ],
    ["with a painted head over an open body", painted("0.8 0.9 1", 0) + all, table],
    ["with every other row painted", painted("0.9 0.9 0.9", 1) + painted("0.9 0.9 0.9", 3) + all, table],
    [
      "with white gaps between painted cells",
      [0, 1, 2, 3, 4]
        .flatMap((i) =>
          [55, 156, 256, 356].map(
            (x) => `0.9 0.9 0.8 rg ${x} ${TOP - 3 - i * STEP} 98.5 ${STEP - 1.5} re f 0 g\n`,
          ),
        )
        .join("") + rows(table),
      table,
    ],
    [
      "with dots between labels and numbers",
      row(head, 0) +
        body.map((texts, i) => row([`${texts[0]} ${".".repeat(20)}`, ...texts.slice(1)], i + 1)).join(""),
      table,
    ],
    [
      "with labels of several lines",
      all + line(wide[0] as string, 60, TOP - 5 * STEP) + row([wide[1] as string, "810", "22.1", "4"], 6),
      [...table, [wide.join(" "), "810", "22.1", "4"]],
    ],
    [
      "with a head over several columns",
      `${line("All persons", 225, TOP)}170 ${TOP - 3} m 330 ${TOP - 3} l S\n${rows(table, 1)}`,
      [["State", "All persons", "Rank"], ["", "Total", "Share", ""], ...body],
    ],
    [
      "with rows that are titles of others",
      row(head, 0) +
        line("South", 60, TOP - STEP) +
        rows(body.slice(0, 2), 2) +
        line("West", 60, TOP - 4 * STEP) +
        rows(body.slice(2), 5),
      [head, ["South", "", "", ""], ...body.slice(0, 2), ["West", "", "", ""], ...body.slice(2)],
    ],
    [
      "with several rows between two lines of a grid",
      `55 ${TOP + 12 - 5 * STEP} 400 ${5 * STEP} re S ${[150, 250, 350].map((x) => `${x} ${TOP + 12} m ${x} ${TOP + 12 - 5 * STEP} l S`).join(" ")}\n${across(1, 55, 455)}${all}`,
      table,
    ],
    [
      "with text in cells of several lines, between lines",
      [0, 1, 3, 5].map((i) => across(i)).join("") +
        row(["Name", "Use", "", ""], 0) +
        row(["Housing", "Homes of families with a low", "", ""], 1) +
        row(["grants", "income, and their repair", "", ""], 2) +
        row(["Rural", "Machines and buildings that", "", ""], 3) +
        row(["loans", "are used on the farm", "", ""], 4),
      [
        ["Name", "Use"],
        ["Housing grants", "Homes of families with a low income, and their repair"],
        ["Rural loans", "Machines and buildings that are used on the farm"],
      ],
    ],
  ])("%s are found with their cells", async (_, content, expected) => {
    const { xml, texts } = await wordOf(above + content + note);
    expect(tablesOf(xml)).toEqual([expected]);
    expect(texts.at(-1)).toContain("Source: a survey");
  });

  it("keep the colors of a painted head, also in its empty cells", async () => {
    const white = row(["", "Total", "Share", "Rank"], 0).replaceAll("BT", "BT 1 1 1 rg");
    const { xml } = await wordOf(`${above}${painted("0 0.2 0.4", 0)}${white}0 g\n${rows(body, 1)}`);
    const [first = ""] = /<w:tr>.*?<\/w:tr>|<w:tr .*?<\/w:tr>/s.exec(xml) ?? [];
    expect(first.match(/w:fill="003366"/g)).toHaveLength(4);
    expect(first.match(/<w:color w:val="ffffff"\/>/g)).toHaveLength(3);
  });

  it("stay two if a title stands between them", async () => {
    const below = table.map((texts, i) => row(texts, 7 + i)).join("");
    const { xml } = await wordOf(all + line("Table 2. The same, a year later", 60, TOP - 6 * STEP) + below);
    expect(tablesOf(xml)).toEqual([table, table]);
  });

  it("of a thousand on a page, and one of 3,600 words, are converted", async () => {
    const grid = (x: number, y: number) =>
      `${x} ${y} 60 30 re S ${x} ${y + 15} m ${x + 60} ${y + 15} l S ${x + 30} ${y} m ${x + 30} ${y + 30} l S\n${[
        0, 1, 2, 3,
      ]
        .map((i) => line(String(i), x + 5 + (i % 2) * 30, y + 4 + (i > 1 ? 15 : 0), 6))
        .join("")}`;
    const many = Array.from({ length: 1000 }, (_, i) => grid((i % 30) * 70, Math.floor(i / 30) * 50)).join(
      "",
    );
    const words = Array.from({ length: 60 }, (_, y) =>
      Array.from({ length: 60 }, (__, x) => line(String((x * y) % 97), x * 25, y * 18, 5)).join(""),
    ).join("");
    const pages = [many, words].map((content) => ({ content, box: [3000, 2000] as const }));
    await expect(toWord(textPdf(pages))).resolves.toBeTruthy();
  }, 60_000);
});

describe("no table", () => {
  const long = "words of a column that goes on and on";
  it.each<[name: string, content: string]>([
    [
      "is made of two columns of text",
      Array.from(
        { length: 12 },
        (_, i) => line(`${long} here`, 60, TOP - i * 14) + line(`${long} there`, 320, TOP - i * 14),
      ).join(""),
    ],
    [
      "is made of a list",
      ["1.", "2.", "3.", "4."]
        .map((sign, i) => line(sign, 60, TOP - i * STEP) + line("an item of it", 80, TOP - i * STEP))
        .join(""),
    ],
    [
      "is made of a table of contents",
      ["Introduction", "Methods", "Results of the survey", "Summary"]
        .map((text, i) => row([`${text} ${".".repeat(20)}`, "", "", String(3 + i * 8)], i))
        .join(""),
    ],
    [
      "is made of a form",
      ["Name:", "Street:", "City:", "Phone:"]
        .map((text, i) => row([text, "", ["Mary", "Main St", "Rome", "five"][i] ?? "", ""], i))
        .join(""),
    ],
    [
      "is made of an address beside a date",
      ["Office of Labor", "Main Street", "Washington"]
        .map((text, i) => row([text, "", ["March", "Room S", "Phone"][i] ?? "", ""], i, 12))
        .join(""),
    ],
    [
      "is made of code with remarks",
      ["int main() {", "  return n;", "}"]
        .map(
          (text, i) =>
            line(text, 60, TOP - i * 12, 10, "mono") + line(`// remark ${i}`, 300, TOP - i * 12, 10, "mono"),
        )
        .join(""),
    ],
    ["is made of a box around text", `55 ${TOP - 40} 500 60 re S\n${lines(prose, 60, TOP)}`],
    ["is made of lines above and below text", across(0) + lines(prose, 60, TOP) + across(4)],
  ])("%s", async (_, content) => {
    const { xml } = await wordOf(lines(prose, 60, 800) + content + lines(prose, 60, 300));
    expect(tablesOf(xml)).toEqual([]);
  });
});
