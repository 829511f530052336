import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { line, lines } from "../../fixtures/pdf-text";
import { startWord } from "../../fixtures/start-word";

/** What is drawn with paths: figures, bullets, and the columns of tables without lines. */

const { wordOf } = startWord();
const prose = ["Some text that stands above or below a figure, with", "enough words for two lines."];

describe("drawings", () => {
  const curve =
    "1 0 0 RG 100 500 m 200 650 300 450 400 600 c S 0 G 100 480 m 100 660 l S 100 480 m 410 480 l S\n";

  it("are pictures with their axes and labels", async () => {
    const label = line("peak", 180, 610, 8);
    const { paragraphs, pictures, texts } = await wordOf(
      lines(prose, 60, 780) + curve + label + lines(prose, 60, 400),
    );
    const [png, ...others] = pictures.filter(({ name }) => name.endsWith(".png"));
    expect(others).toEqual([]);
    expect(texts).toEqual([prose.join(" "), prose.join(" ")]);
    expect(paragraphs.map(({ xml }) => xml.includes("<w:drawing>"))).toEqual([false, true, false]);
    const { dominant } = await sharp(png?.bytes).stats();
    expect([dominant.r, dominant.g, dominant.b].every((part) => part > 200)).toBe(true);
  });

  it("are not boxes around text", async () => {
    const box = "50 740 m 50 800 l 440 800 l 450 790 460 780 450 740 c h S\n";
    const { pictures, texts } = await wordOf(box + lines([...prose, ...prose], 60, 785));
    expect(pictures).toEqual([]);
    expect(texts.join(" ")).toContain("Some text");
  });
});

describe("text", () => {
  it("keeps lines under and through it, but not those of a form", async () => {
    const content =
      line("underlined", 60, 780) +
      "60 778 m 111 778 l S\n" +
      line("struck", 60, 740) +
      "60 743.5 m 90 743.5 l S\n" +
      line("Name", 60, 700) +
      "60 698 m 300 698 l S\n";
    const { paragraphs } = await wordOf(content);
    expect(paragraphs.map(({ xml }) => [xml.includes("<w:u "), xml.includes("<w:strike/>")])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it("keeps the box behind it, and its light color only on a dark one", async () => {
    const white = (words: string, y: number) => line(words, 60, y).replace("BT", "BT 1 1 1 rg");
    const content =
      `1 1 0 rg 55 775 200 16 re f 0 0 0.5 rg 55 735 200 16 re f 0 g\n` +
      line("marked", 60, 780) +
      white("on blue", 740) +
      white("on paper", 700);
    const { paragraphs } = await wordOf(content);
    const fill = (xml: string) => /<w:shd [^>]*w:fill="(\w+)"/.exec(xml)?.[1];
    const color = (xml: string) => /<w:color w:val="(\w+)"/.exec(xml)?.[1];
    expect(paragraphs.map(({ xml }) => [fill(xml), color(xml)])).toEqual([
      ["ffff00", undefined],
      ["000080", "ffffff"],
      [undefined, undefined],
    ]);
  });
});

describe("text that is drawn twice", () => {
  const heading = "All of the little letters";
  /** With other text in between: PDFium leaves out repetitions that follow each other. */
  const twice = (x: number, y: number) =>
    line(heading, 60, 780, 12) +
    lines([...prose, ...prose, ...prose, ...prose], 60, 700) +
    line(heading, 60 + x, 780 + y, 12);

  it("is there once, and bold if that made it look so", async () => {
    const { paragraphs } = await wordOf(twice(0.4, 0));
    expect(paragraphs.filter(({ text }) => text.includes("letters")).map(({ text }) => text)).toEqual([
      heading,
    ]);
    expect(paragraphs[0]?.xml).toMatch(/<w:b\/>|Heading/);
  });

  it.each([
    [0, 0],
    [1, -2.5],
  ])("is there once, and not bold, when the second is %d and %d points away", async (x, y) => {
    const { xml, texts } = await wordOf(twice(x, y));
    expect(texts.filter((text) => text.includes("letters"))).toEqual([heading]);
    expect(xml).not.toMatch(/<w:b\/>|Heading/);
  });
});

describe("text at an angle", () => {
  it("comes after the text that it lies across", async () => {
    const stamp = "BT /regular 40 Tf 0.866 0.5 -0.5 0.866 100 640 Tm (Not yet approved) Tj ET\n";
    const all = [...prose, ...prose, ...prose, ...prose, ...prose];
    const { texts } = await wordOf(lines(all, 60, 780) + stamp);
    expect(texts.at(-1)).toBe("Not yet approved");
    expect(texts.slice(0, -1).join(" ")).toBe(all.join(" "));
  });
});

describe("what is clipped", () => {
  it("fills only what is left of it", async () => {
    const content = `q 50 690 300 30 re W n 1 1 0 rg 0 0 595 842 re f Q\n${line("beside", 60, 780)}${line("inside", 60, 700)}`;
    const { paragraphs } = await wordOf(content);
    expect(paragraphs.map(({ xml }) => xml.includes('w:fill="ffff00"'))).toEqual([false, true]);
  });

  it("is no text when nothing is left of it", async () => {
    const hidden = `q 300 300 1 1 re W n ${line("cut off", 60, 765)}Q\n`;
    expect((await wordOf(line("seen", 60, 780) + hidden)).texts).toEqual(["seen"]);
  });
});

describe("bullets", () => {
  it("that are drawn start list items", async () => {
    const dot = (y: number) =>
      `70 ${y} m 70 ${y + 2} 74 ${y + 2} 74 ${y} c 74 ${y - 2} 70 ${y - 2} 70 ${y} c f\n`;
    const content = [0, 1, 2].map((i) => dot(764 - i * 15) + line(`item ${i}`, 84, 760 - i * 15)).join("");
    const { paragraphs, texts } = await wordOf(content);
    expect(texts).toEqual(["item 0", "item 1", "item 2"]);
    expect(paragraphs.every(({ xml }) => xml.includes("<w:numPr>"))).toBe(true);
  });
});

describe("tables without lines", () => {
  it("have cells of several lines", async () => {
    const rows = ["one", "two", "three"];
    const content = rows
      .map(
        (row, i) =>
          line(row, 60, 780 - i * 34) +
          line("a description that", 160, 780 - i * 34) +
          line(`${i}.50`, 320, 780 - i * 34) +
          line("goes on below", 160, 767 - i * 34),
      )
      .join("");
    const { texts, xml } = await wordOf(content);
    expect(texts).toEqual(rows.flatMap((row, i) => [row, "a description that goes on below", `${i}.50`]));
    expect([...xml.matchAll(/<w:tr[ >]/g)].length).toBe(3);
  });
});
