import { describe, expect, it } from "vitest";
import { line, lines, textPdf, unicode } from "../../fixtures/pdf-text";
import { startWord } from "../../fixtures/start-word";

/** Text that flows: over lines, columns and pages. */

const { toWord, wordOf } = startWord();

/** Ragged lines about 300 points wide at 11 points. */
const ragged = [
  "The first words of a paragraph are followed by some",
  "others that do not reach as far, because the next one",
  "is too long for the line, and so on until the text",
  "comes to its end here.",
];
const whole = ragged.join(" ");

/** Lines of a page, from the top; all but the last are full. */
const page = (name: string, count = 50) =>
  Array.from(
    { length: count },
    (_, i) => `${name} line ${i + 10} of a long paragraph that goes on and on and on`,
  );

const jc = (xml = "") => /<w:jc w:val="(\w+)"/.exec(xml)?.[1];

describe("lines", () => {
  it("are one paragraph although a heading is much wider", async () => {
    const wide = line("A heading that reaches from one margin of the page to the other", 60, 780, 16, "bold");
    const { texts } = await wordOf(wide + lines(ragged, 60, 740));
    expect(texts.slice(1)).toEqual([whole]);
  });

  it("of an inset quotation are neither centered nor apart", async () => {
    const content =
      lines([`${"Words that fill all of the line ".repeat(2)}to its end`, ...ragged.slice(2)], 60, 780) +
      lines(ragged, 100, 700);
    const { paragraphs } = await wordOf(content);
    const quotation = paragraphs.find(({ text }) => text === whole);
    expect(quotation).toBeDefined();
    expect(jc(quotation?.xml)).toBeUndefined();
  });

  it("are one paragraph although words of code make some of them smaller", async () => {
    const code = (words: string, x: number, y: number) => line(words, x, y, 9, "mono");
    const content =
      line("A paragraph starts with words that fill the line to the end", 60, 780) +
      line("with some", 60, 766) +
      code("names_of_functions and_other_names, and", 116, 766) +
      line("in a line that has hardly any other words beside these,", 60, 752) +
      line("and then it ends.", 60, 738);
    const { texts } = await wordOf(content);
    expect(texts).toHaveLength(1);
  });

  it("start paragraphs at an indent, also after a paragraph of one indented line", async () => {
    const content =
      line("A line that fills all of the width up to its end, or nearly so.", 60, 780) +
      line("Another one is indented and ends with the end of its line.", 80, 766) +
      line("Then there is one that is indented and goes on after its", 80, 752) +
      line("end with another line, which ends here.", 60, 738);
    const { texts } = await wordOf(content);
    expect(texts.map((text) => text.split(" ")[0])).toEqual(["A", "Another", "Then"]);
  });

  it("of an address stay apart", async () => {
    const address = ["A Company Limited", "Old Street 12", "12345 City"];
    const { texts } = await wordOf(lines(address, 60, 780) + lines(ragged, 60, 680));
    expect(texts).toEqual([...address, whole]);
  });

  it("at the right edge stay apart", async () => {
    const content = lines(ragged, 60, 780) + line("Date 1", 285, 700) + line("Number 22", 264, 686);
    const { texts } = await wordOf(content);
    expect(texts).toEqual([whole, "Date 1", "Number 22"]);
  });

  it("with wide gaps are one text where words lie above the gaps", async () => {
    const stretched = [
      ["with", 60],
      ["wide", 150],
      ["gaps", 240],
    ] as const;
    const content =
      line("Some narrow justified lines of words that are long", 60, 780) +
      stretched.map(([word, x]) => line(word, x, 766)).join("") +
      line("between them because the next one did not fit in", 60, 752);
    const { texts, xml } = await wordOf(content);
    expect(xml).not.toContain("<w:tbl>");
    expect(texts.join(" ")).toContain("long with wide gaps between");
  });

  it("of a table of contents keep their page numbers at a tab stop with dots", async () => {
    const content =
      line("1 First chapter ...................... 3", 60, 780) +
      line("2 Second chapter ................... 12", 60, 766);
    const { paragraphs } = await wordOf(content);
    expect(paragraphs.map(({ text }) => text.replace("\t", "|"))).toEqual([
      "|1 First chapter|3".slice(1),
      "|2 Second chapter|12".slice(1),
    ]);
    expect(paragraphs[0]?.xml).toMatch(/<w:tab w:val="right"[^>]*w:leader="dot"/);
  });
});

describe("hyphens at line ends", () => {
  it.each([
    ["go from other words", "won", "derful", "", "wonderful"],
    ["stay in words that have one elsewhere", "source", "level", "A source-level change.", "source-level"],
    ["stay before a capital", "Anglo", "American", "", "Anglo-American"],
    ["stay before a number", "2009", "2010", "", "2009-2010"],
    [
      "go before a capital if the word has none elsewhere",
      "Type",
      "Script",
      "A TypeScript file.",
      "TypeScript",
    ],
    [
      "keep the space after them when they stand for the rest of a word",
      "short",
      "and long-term",
      "",
      "short- and long-term",
    ],
    ["are part of an address", "https://example.com/a", "b", "", "https://example.com/a-b"],
    ["go from words in capitals", "OP", "TIONAL", "", "OPTIONAL"],
  ])("%s", async (_, before, after, elsewhere, joined) => {
    const split = [
      `This line of a paragraph goes on until it comes to the ${before}-`,
      `${after} and then it ends.`,
    ];
    const { texts } = await wordOf(lines(split, 60, 780) + line(elsewhere, 60, 700));
    expect(texts[0]).toContain(`the ${joined} and then it ends.`);
  });
});

describe("columns", () => {
  const left = Array.from({ length: 20 }, (_, i) => `left side words in line ${i + 10} are ragg`);
  const right = Array.from({ length: 20 }, (_, i) => `right side words in line ${i + 10} are`);

  it("are read one after the other beside a chart with many small labels", async () => {
    const labels = Array.from({ length: 30 }, (_, i) => line(`label ${i}`, 320, 800 - i * 6, 4)).join("");
    const content = lines(left, 60, 790) + labels + lines(right.slice(0, 12), 320, 600);
    const { texts } = await wordOf(content + lines(left, 60, 780 - 20 * 13.75));
    expect(texts.join(" ")).toContain("line 10 are ragg left side words in line 11");
    expect(texts.join(" ")).toContain("line 10 are right side words in line 11");
  });

  it("are read one after the other beside a figure and a list", async () => {
    const figure = "320 560 180 80 re S 330 570 m 400 630 l 490 580 l S\n";
    const items = ["\x95 one", "\x95 two", "\x95 three"];
    const content =
      lines(left, 60, 780) +
      lines(right.slice(0, 6), 320, 780) +
      lines(items, 320, 690) +
      figure +
      lines(right.slice(6), 320, 540) +
      lines(left, 60, 505);
    const { texts } = await wordOf(content);
    const text = texts.join(" ");
    expect(text.indexOf("right side")).toBeGreaterThan(text.lastIndexOf("left side"));
    expect(text.indexOf("three")).toBeGreaterThan(text.indexOf("right side words in line 15"));
    expect(text.indexOf("three")).toBeLessThan(text.indexOf("right side words in line 16"));
  });

  it("of a table's cells are a table", async () => {
    const rows = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"];
    const content = rows
      .map(
        (row, i) =>
          line(`${row} has a name`, 60, 780 - i * 14) + line(`${i} pieces of it`, 320, 780 - i * 14),
      )
      .join("");
    expect((await wordOf(content)).xml).toContain("<w:tbl>");
  });
});

describe("pages", () => {
  it.each(["flow", "exact"] as const)("that come out empty are read once more (%s)", async (layout) => {
    const words = line("Words in two parts of content", 60, 700);
    const cut = words.indexOf("Tj") + 1;
    const objects = {
      first: { dictionary: "", data: words.slice(0, cut) },
      second: { dictionary: "", data: words.slice(cut) },
    };
    const parts = textPdf([{ content: "" }], { objects }).toString("latin1");
    const [, last] = /(\d+) 0 obj[^>]*>>\nstream\nj ET/.exec(parts) ?? [];
    const both = `/Contents[${Number(last) - 1} 0 R ${last} 0 R]`;
    const bytes = Buffer.from(parts.replace(/\/Contents \d+ 0 R/, both), "latin1");
    expect((await toWord(bytes, { layout })).texts).toEqual(["Words in two parts of content"]);
  });

  it("go on with a paragraph, without a break", async () => {
    const { texts, xml } = await wordOf(
      lines(page("first"), 60, 790),
      lines([...page("second", 3), "and ends."], 60, 790),
    );
    expect(texts.length).toBe(1);
    expect(texts[0]).toContain("first line 59 of a long paragraph that goes on and on and on second line 10");
    expect(xml).not.toContain("pageBreakBefore");
  });

  it("have other headers on the left than on the right", async () => {
    const content = (number: number) =>
      line(number % 2 === 1 ? "Right title" : "Left title", 250, 810, 9) +
      lines(page(`p${number}`, 40), 60, 770);
    const { headers } = await wordOf(...[1, 2, 3, 4].map(content));
    expect(headers).toContain("Right title");
    expect(headers).toContain("Left title");
  });

  it("start to count where the document does", async () => {
    const content = (number: number) =>
      lines(page(`p${number}`, 40), 60, 770) + line(`${number}`, 290, 40, 9);
    const { xml, footers } = await wordOf(...[7, 8, 9].map(content));
    expect(footers).toEqual(["PAGE"]);
    expect(xml).toContain('<w:pgNumType w:start="7"');
  });
});

describe("footnotes", () => {
  it("are Word's own", async () => {
    const content =
      line("Some text with a note", 60, 780) +
      line("1", 165, 785, 7) +
      line("and more of it.", 172, 780) +
      line("1", 60, 103, 6) +
      line("What the note says.", 66, 100, 8);
    const { texts, footnotes, xml } = await wordOf(content);
    expect(texts).toEqual(["Some text with a note and more of it."]);
    expect(footnotes.join(" ")).toContain("What the note says.");
    expect(xml).toContain("<w:footnoteReference");
  });
});

describe("small text with marks", () => {
  it("stays where it is when there is more text below it", async () => {
    const content =
      line("Somebody", 60, 780) +
      line("a", 110, 784, 7) +
      line("a Some Institute, Some Street 1", 60, 764, 7) +
      lines([...ragged, ...ragged], 60, 730);
    const { footnotes, texts } = await wordOf(content);
    expect(footnotes).toEqual([]);
    expect(texts[1]).toBe("a Some Institute, Some Street 1");
  });
});

describe("right-to-left text", () => {
  it("has its brackets the right way round when the file gives them by their shape", async () => {
    const seen = [..."שלום (לכולם) כאן"]
      .reverse()
      .join("")
      .replace(/[()]/g, (sign) => (sign === "(" ? ")" : "("));
    expect((await wordOf(unicode(seen, 60, 780))).texts).toEqual(["שלום (לכולם) כאן"]);
  });

  it("has its lists' numbers in their order and its tables' columns from the right", async () => {
    const seen = (text: string) => [...text].reverse().join("");
    const items = [1, 2].map(
      (n) => unicode(seen("שלום לכולם כאן"), 300, 800 - n * 20) + unicode(seen(`${n}.`), 390, 800 - n * 20),
    );
    const rules = [0, 1, 2]
      .map(
        (i) => `60 ${720 - i * 20} m 420 ${720 - i * 20} l S ${60 + i * 180} 720 m ${60 + i * 180} 680 l S\n`,
      )
      .join("");
    const cells = ["אבג", "דהו", "זחט", "יכל"].map((text, i) =>
      unicode(seen(text), i % 2 === 0 ? 380 : 200, 705 - Math.floor(i / 2) * 20),
    );
    const { paragraphs, xml } = await wordOf(items.join("") + rules + cells.join(""));
    expect(paragraphs.slice(0, 2).map(({ text, xml: own }) => [text, own.includes("<w:numPr>")])).toEqual([
      ["שלום לכולם כאן", true],
      ["שלום לכולם כאן", true],
    ]);
    expect(xml).toContain("<w:bidiVisual/>");
    expect(xml.indexOf("אבג")).toBeLessThan(xml.indexOf("דהו"));
  });

  it("is read in columns from the right, each as wide as it was", async () => {
    const seen = [..."שלום לכולם כאן ושוב שלום לכולם"].reverse().join("");
    const column = (x: number, numbers: string) =>
      [...numbers].map((number, i) => unicode(number + seen, x, 780 - i * 14)).join("");
    const { texts, xml } = await wordOf(column(60, "56789") + column(320, "01234"));
    expect(texts.join(" ").match(/\d/g)).toEqual([..."0123456789"]);
    const widths = [...xml.matchAll(/<w:col w:w="(\d+)"/g)].map(([, width]) => Number(width) / 20);
    expect(widths).toHaveLength(2);
    expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThan(1);
  });
});
