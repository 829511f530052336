import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { line, lines, prose, textPdf, twoColumns } from "../../fixtures/pdf-text";
import { startWord } from "../../fixtures/start-word";

/** How text is set: lines over each other, letters apart, lines in the middle of the page and at its edge. */

const { toWord, wordOf } = startWord();

const jc = (xml = "") => /<w:jc w:val="(\w+)"/.exec(xml)?.[1];
const spacingOf = (xml = "") =>
  [...xml.matchAll(/<w:spacing w:val="(\d+)"\/>/g)].map(([, value]) => Number(value));
const body = lines(prose, 60, 560);

describe("lines over each other", () => {
  const heading = line("Nested Numbered Lists", 60, 700, 16, "bold");
  const item = (n: number, text: string, y: number) => line(`${n}.`, 70, y) + line(text, 86, y);

  it.each([9, 7, 4, 2.5])("keep their letters although they are only %s points apart", async (step) => {
    const items = item(1, "First item", 700 - step) + item(2, "Second item", 686 - step);
    const content = heading + items + body;
    const { texts } = await wordOf(content);
    expect(texts.join(" ").replace(/\d\.\s/g, "")).toContain("Nested Numbered Lists First item Second item");
    const exact = await toWord(textPdf([{ content }]), { layout: "exact" });
    const words = exact.texts.map((text) => text.trim());
    for (const text of ["Nested Numbered Lists", "First item"])
      expect(words.some((one) => one.includes(text))).toBe(true);
  });

  it("keep their letters on one baseline", async () => {
    const { texts } = await wordOf(line("Words of a form", 60, 700) + line("and others on them", 63, 700));
    expect(texts.join(" ")).toBe("Words of a form and others on them");
  });

  it("are exponents and indices only beside a letter, each with its own", async () => {
    const content =
      line("ab", 60, 700) + line("n+", 73, 704, 6) + line("ij", 73.5, 697, 6) + line("= y", 82, 700) + body;
    const { texts, paragraphs } = await wordOf(content);
    expect(texts[0]).toMatch(/^ab(n\+ij|ijn\+) = y$/);
    expect(paragraphs[0]?.xml).toContain("superscript");
    expect(paragraphs[0]?.xml).toContain("subscript");
  });
});

describe("letterspaced text", () => {
  const spaced = (text: string, y: number, spacing: number) =>
    line(text, 60, y).replace("Tf", `Tf ${spacing} Tc`).replace("ET", "0 Tc ET");

  it.each([1, 3, 8])("is words with Word's own spacing of %s points", async (spacing) => {
    const content = spaced("A word and more expanded words", 700, spacing) + body;
    const { texts, paragraphs } = await wordOf(content);
    expect(texts[0]).toBe("A word and more expanded words");
    expect(spacingOf(paragraphs[0]?.xml)).toEqual([spacing * 20]);
    expect(spacingOf(paragraphs[1]?.xml)).toEqual([]);
    const exact = await toWord(textPdf([{ content }]), { layout: "exact" });
    expect(exact.texts[0]).toBe("A word and more expanded words");
    expect(Math.max(...spacingOf(exact.xml))).toBeLessThan(spacing * 20 + 8);
  });

  it("is none where single letters are words", async () => {
    // TeX writes no spaces.
    const content = "BT /serif 11 Tf 60 700 Td [(Let)-333(a)-333(b)-333(c)-333(d)-333(be)-333(them)] TJ ET\n";
    const { texts, xml } = await wordOf(content + body);
    expect(texts[0]).toBe("Let a b c d be them");
    expect(spacingOf(xml)).toEqual([]);
  });
});

describe("aligned text", () => {
  /** A line whose letters are all as wide. @param place of its middle, 0.5, or its end, 1 */
  const set = (text: string, y: number, x: number, place: number, size = 10) =>
    line(text, x - text.length * 0.6 * size * place, y, size, "mono");
  const full = "Other words fill all of the line that starts at the margin and ends there";
  const left = [full, "in another line that is a bit shorter than the one before"];
  const [middle, end] = [60 + full.length * 3, 60 + full.length * 6];
  const ragged = [
    "Some of these words fill most of the line up to its end and a few",
    "more, but not the next",
  ];
  const column = (lines: readonly string[], y: number, x: number, place: number, size = 10, step = 1.3) =>
    lines.map((text, i) => set(text, y - i * step * size, x, place, size)).join("");

  it("is one paragraph although its lines start apart", async () => {
    const content = column(left, 780, 60, 0) + column(ragged, 700, middle, 0.5) + column(ragged, 650, end, 1);
    const { paragraphs, texts } = await wordOf(content);
    expect(texts).toEqual([left.join(" "), ragged.join(" "), ragged.join(" ")]);
    expect(paragraphs.map(({ xml }) => jc(xml))).toEqual([undefined, "center", "right"]);
  });

  it("is one heading, also with wide steps between its lines", async () => {
    const title = ["A title in the middle that has", "more than one line"];
    const heading = ["A heading at the margin goes on up to its very end", "for more than a line"];
    const text = [full, ...left];
    const content =
      column(title, 780, middle, 0.5, 14) + column(heading, 700, 60, 0, 14, 1.7) + column(text, 620, 60, 0);
    const { paragraphs } = await wordOf(content);
    expect(paragraphs.map(({ text, style }) => [text, style])).toEqual([
      [title.join(" "), "Heading1"],
      [heading.join(" "), "Heading1"],
      [text.join(" "), ""],
    ]);
  });

  it("is none where the first line of a paragraph is as far from both margins by chance", async () => {
    const content =
      column(left, 780, 60, 0) +
      line(full.slice(0, -6), 78, 728, 10, "mono") +
      column([`${full.slice(0, -2)}x.`, "and then it ends."], 715, 60, 0);
    const { paragraphs } = await wordOf(content);
    expect(paragraphs.map(({ xml }) => jc(xml))).toEqual([undefined, undefined]);
  });
});

describe("headings", () => {
  it("are found between tables", async () => {
    const table = (y: number) =>
      [0, 1, 2, 3].map((i) => line(`row ${i}`, 60, y - i * 14) + line(`${i}.50`, 200, y - i * 14)).join("");
    const content = [700, 600, 500].map((y) => line("A Heading", 60, y + 24, 11, "bold") + table(y)).join("");
    const { paragraphs } = await wordOf(content);
    expect(paragraphs.filter(({ style }) => style !== "").map(({ text }) => text)).toEqual(
      Array.from({ length: 3 }, () => "A Heading"),
    );
  });

  it("are no samples of fonts, and no link", async () => {
    const fonts = ["regular", "serif", "mono"] as const;
    const samples = fonts.map((font, i) => line("A sample of a font", 60, 780 - i * 22, 18, font)).join("");
    const link = "/Subtype/Link/Rect[58 650 300 680]/A<</S/URI/URI(https://example.com/a)>>";
    const content = `${samples}${line("Open the page", 60, 660, 18)}60 656 113 1 re f\n${body}`;
    const { paragraphs } = await toWord(textPdf([{ content, annotations: [link] }]));
    expect(paragraphs.map(({ text, style }) => [text, style])).toEqual([
      ...fonts.map(() => ["A sample of a font", ""]),
      ["Open the page", ""],
      [prose.join(" "), ""],
    ]);
  });
});

describe("other marks of how text is set", () => {
  it("keep letters italic that a matrix has slanted", async () => {
    const slanted = "BT /regular 11 Tf 1 0 0.25 1 120 700 Tm (slanted) Tj ET\n";
    const { paragraphs } = await wordOf(line("Words are", 60, 700) + slanted);
    expect(paragraphs[0]?.text).toBe("Words are slanted");
    expect(paragraphs[0]?.xml).toMatch(/<w:i\/>(?:(?!<\/w:r>).)*>slanted/);
    expect(paragraphs[0]?.xml.match(/<w:i\/>/g)).toHaveLength(1);
  });

  it("keep the line between columns", async () => {
    const { content } = twoColumns(320);
    expect((await wordOf(content)).xml).not.toContain("w:sep=");
    expect((await wordOf(`${content}300 590 m 300 712 l S\n`)).xml).toContain('w:sep="true"');
  });

  it("keep the places of columns that tabs have made, and the distance of their rows", async () => {
    const rows = [0, 1, 2, 3].map((i) =>
      [
        line(`row ${i}`, 60, 700 - i * 24),
        line("words", 200, 700 - i * 24),
        line(`end ${i}`, 400, 700 - i * 24),
      ].join(""),
    );
    const { xml } = await wordOf(rows.join("") + body);
    const widths = [...xml.matchAll(/<w:gridCol w:w="(\d+)"\/>/g)].map(([, width]) => Number(width) / 20);
    expect(widths.slice(0, 2)).toEqual([140, 200]);
    expect(xml).toContain('<w:trHeight w:val="480" w:hRule="atLeast"/>');
  });

  describe("that the document's tags put", () => {
    const rows = [0, 1, 2, 3].map((row) =>
      [60, 200, 400].map((x, i) => line(`text ${row} ${i}`, x, 700 - row * 16)),
    );
    const content = rows
      .flat()
      .map((text, id) => `/Span<</MCID ${id}>>BDC ${text}EMC\n`)
      .join("");

    /** Puts the marked contents of a page into elements of a structure. */
    async function tagged(elements: readonly (readonly number[])[]) {
      const file = await PDFDocument.load(textPdf([{ content: content + body }]));
      const { context } = file;
      const page = file.getPage(0);
      const [root, whole] = [context.nextRef(), context.nextRef()];
      const kids = elements.map((ids) =>
        context.register(context.obj({ Type: "StructElem", S: "P", P: whole, Pg: page.ref, K: [...ids] })),
      );
      const parents = elements.flatMap((ids, i) => ids.map(() => kids[i] as (typeof kids)[number]));
      context.assign(whole, context.obj({ Type: "StructElem", S: "Document", P: root, K: kids }));
      const tree = context.obj({ Nums: [0, parents] });
      context.assign(root, context.obj({ Type: "StructTreeRoot", K: whole, ParentTree: tree }));
      page.node.set(PDFName.of("StructParents"), context.obj(0));
      file.catalog.set(PDFName.of("StructTreeRoot"), root);
      file.catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
      return toWord(await file.save());
    }

    it("into one paragraph a row stay paragraphs, with tab stops", async () => {
      const { xml, texts } = await tagged([0, 3, 6, 9].map((id) => [id, id + 1, id + 2]));
      expect(xml).not.toContain("<w:tbl>");
      expect(texts.slice(0, 4)).toEqual(
        [0, 1, 2, 3].map((row) => `text ${row} 0\ttext ${row} 1\ttext ${row} 2`),
      );
      expect(xml.match(/<w:tab w:val="left" w:pos="2800"\/>/g)).toHaveLength(4);
    });

    it.each([
      ["into cells", Array.from({ length: 12 }, (_, id) => [id])],
      ["into a single paragraph", [Array.from({ length: 12 }, (_, id) => id)]],
    ])("%s are a table", async (_, elements) => {
      expect((await tagged(elements)).xml.match(/<w:tr>|<w:tr /g)).toHaveLength(4);
    });
  });

  it("keep the number of a short last page in its footer", async () => {
    const { footers, texts } = await wordOf(body, line("A short page", 60, 780) + line("2", 290, 40, 9));
    expect(texts).toEqual([prose.join(" "), "A short page"]);
    expect(footers).toEqual(["PAGE"]);
  });
});

describe("cells", () => {
  const rows = [700, 640, 580, 560];
  const grid =
    [60, 200, 340].map((x) => `${x} 560 m ${x} 700 l S\n`).join("") +
    rows.map((y, i) => `${i > 1 ? "2 w 0 0 1 RG" : "1 w 1 0 0 RG"} 60 ${y} m 340 ${y} l S\n`).join("");

  it("keep where their text stands, and the colors and widths of lines", async () => {
    const texts =
      line("top", 64, 688) + line("middle", 204, 666) + line("bottom", 64, 584) + line("words", 204, 628);
    const { xml } = await wordOf(`1 0 0 RG ${grid}${texts}${line("Sum", 64, 566)}${line("7", 204, 566)}`);
    const cells = [...xml.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell);
    expect(cells.map((cell) => /<w:vAlign w:val="(\w+)"/.exec(cell)?.[1])).toEqual([
      undefined,
      "center",
      "bottom",
      undefined,
      undefined,
      undefined,
    ]);
    expect(xml).toMatch(/<w:tblBorders><w:top w:val="single" w:color="ff0000" w:sz="8"\/>/);
    expect(cells[0]).not.toContain("w:tcBorders");
    expect(cells[4]).toContain('<w:bottom w:val="single" w:color="0000ff" w:sz="16"/>');
  });
});

describe("columns", () => {
  it("of prose with lists in it are read one after the other", async () => {
    const text = "Words of a paragraph that fill the column up to its end";
    const list = (x: number, y: number, name: string) =>
      [0, 1].map((i) => line(`${i + 1}.`, x, y - i * 14) + line(`${name} ${i}`, x + 20, y - i * 14)).join("");
    const column = (x: number, name: string) =>
      [0, 1, 2]
        .map((part) => {
          const y = 540 - part * 120;
          const head = line(`Part ${part}`, x, y, 14, "bold");
          return `${head}${lines([text, text, "and end."], x, y - 20)}${list(x, y - 65, `${name} ${part}`)}`;
        })
        .join("");
    const page = { content: column(60, "left") + column(440, "right"), box: [842, 595] };
    const { texts } = await toWord(textPdf([page]));
    expect(texts.findLastIndex((one) => one.includes("left"))).toBeLessThan(
      texts.findIndex((one) => one.includes("right")),
    );
    expect(texts.filter((one) => one.startsWith(text))).toHaveLength(6);
  });

  it("of lists are read one after the other, each under its title, with a break between them", async () => {
    const column = (x: number, count: number) =>
      line(`Title at ${x}`, x, 560, 13, "bold") +
      Array.from(
        { length: count },
        (_, i) => line(`${i + 1}.`, x + 12, 540 - i * 16) + line(`thing ${i} of ${x}`, x + 30, 540 - i * 16),
      ).join("");
    const page = { content: column(60, 7) + column(440, 5), box: [842, 595] };
    const { texts, xml } = await toWord(textPdf([page]));
    expect(texts).toEqual(
      [60, 440].flatMap((x) => [
        `Title at ${x}`,
        ...Array.from({ length: x === 60 ? 7 : 5 }, (_, i) => `thing ${i} of ${x}`),
      ]),
    );
    expect(xml.match(/<w:br w:type="column"\/>/g)).toHaveLength(1);
  });
});
