import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { image, line, lines, prose, textPdf } from "../../fixtures/pdf-text";
import { startWord } from "../../fixtures/start-word";

/** Charts, diagrams and groups of shapes, which become one picture each, and what only looks like them. */

const { toWord, wordOf } = startWord();

const joined = prose.join(" ");
const [above, below] = [lines(prose, 60, 780), lines(prose, 60, 330)];
const filled = (rgb: string, x: number, y: number, width: number, height: number) =>
  `${rgb} rg ${x} ${y} ${width} ${height} re f 0 g\n`;
const stroked = (rgb: string, ...[x, y, ...others]: number[]) =>
  `${rgb} RG ${x} ${y} m ${others.map((value, i) => (i % 2 === 0 ? value : `${value} l`)).join(" ")} S 0 G\n`;
const [blue, orange, gray] = ["0.2 0.4 0.8", "0.9 0.5 0.1", "0.8 0.8 0.8"];
const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

const round = (x: number, y: number, width: number, height: number) => {
  const [right, top, r] = [x + width, y + height, 8];
  return (
    `${x + r} ${y} m ${right - r} ${y} l ${right} ${y} ${right} ${y} ${right} ${y + r} c ${right} ${top - r} l ` +
    `${right} ${top} ${right} ${top} ${right - r} ${top} c ${x + r} ${top} l ${x} ${top} ${x} ${top} ${x} ${top - r} c ` +
    `${x} ${y + r} l ${x} ${y} ${x} ${y} ${x + r} ${y} c h `
  );
};

/** Gridlines with numbers at their left, and names below. */
const axes =
  times(
    6,
    (i) => stroked(gray, 120, 470 + i * 32, 400, 470 + i * 32) + line(`${i}.0`, 102, 467 + i * 32, 9),
  ) + times(4, (i) => line(`Group ${i}`, 140 + i * 65, 457, 9));
const legend = (key: (rgb: string, y: number) => string) =>
  key(blue, 560) + line("Rain", 440, 558, 9) + key(orange, 545) + line("Sun", 440, 543, 9);

const charts = {
  "of bars":
    axes +
    [60, 95, 40, 110].map((height, i) => filled(blue, 140 + i * 65, 470, 20, height)).join("") +
    [30, 40, 90, 75].map((height, i) => filled(orange, 162 + i * 65, 470, 20, height)).join("") +
    legend((rgb, y) => filled(rgb, 428, y, 6, 6)),
  "of lines":
    axes +
    stroked(blue, 150, 490, 225, 520, 295, 500, 365, 540) +
    stroked(orange, 150, 480, 225, 482, 295, 510, 365, 505) +
    legend((rgb, y) => stroked(rgb, 415, y, 435, y)) +
    "BT /regular 9 Tf 0 1 -1 0 90 520 Tm (Millimeters) Tj ET\n",
  "of bars from the left":
    stroked("0 0 0", 200, 440, 200, 650) +
    [
      ["Rain", 176.5],
      ["Sun", 179],
      ["Wind", 174.5],
      ["Group 3", 162.5],
    ]
      .map(
        ([name, x], i) =>
          filled(blue, 200, 600 - i * 40, 180 - i * 50, 22) + line(String(name), Number(x), 607 - i * 40, 9),
      )
      .join(""),
};

/** Checks that what is drawn became one picture between the paragraphs. @returns its description */
async function expectFigure(drawing: string): Promise<string> {
  const { paragraphs, pictures, texts, xml } = await wordOf(above + drawing + below);
  expect(texts).toEqual([joined, joined]);
  expect(paragraphs.map(({ xml: own }) => own.includes("<w:drawing>"))).toEqual([false, true, false]);
  expect(pictures.length).toBe(1);
  return /descr="([^"]*)"/.exec(xml)?.[1] ?? "";
}

describe("one picture with its labels", () => {
  it.each(Object.entries(charts))("is a chart %s", async (_, chart) => {
    const words = await expectFigure(chart);
    expect(["Rain", "Sun", "Group 3"].filter((word) => !words.includes(word))).toEqual([]);
  });

  it("is what stands on the same sheet, with a title", async () => {
    const words = await expectFigure(
      filled("1 1 1", 80, 430, 420, 250) + charts["of bars"] + line("Weather by group", 220, 655, 14),
    );
    expect(words).toContain("Weather by group");
  });

  it("is a diagram of boxes that lines connect", async () => {
    const box = (x: number, y: number, words: string) =>
      `${x} ${y} 100 36 re S ${line(words, x + 12, y + 14, 10)}`;
    const lines = "290 620 m 290 590 l S 140 590 m 440 590 l S 140 590 m 140 556 l S 440 590 m 440 556 l S\n";
    const words = await expectFigure(
      box(240, 620, "Director") + box(90, 520, "Finance") + box(390, 520, "Marketing") + lines,
    );
    expect(words).toBe("Director Finance Marketing");
  });

  it("is a grid of shapes, in their colors", async () => {
    const shape = (x: number, y: number, i: number) =>
      i % 2 === 0
        ? filled(orange, x, y, 60, 50)
        : `${blue} rg ${x} ${y} m ${x + 60} ${y} l ${x + 30} ${y + 50} l f\n`;
    await expectFigure(
      times(12, (i) => shape(80 + (i % 4) * 110, 620 - Math.floor(i / 4) * 80, i + Math.floor(i / 4))),
    );
  });

  it("is each of two charts with a caption of its own", async () => {
    const chart = (y: number) =>
      filled("1 1 1", 80, y, 400, 110) +
      stroked(blue, 100, y + 20, 200, y + 70, 300, y + 40, 400, y + 90) +
      [0, 1, 2].map((i) => stroked(gray, 100, y + 10 + i * 40, 400, y + 10 + i * 40)).join("") +
      stroked(blue, 420, y + 50, 440, y + 50) +
      line("Rain", 445, y + 47, 9);
    const { texts, pictures } = await wordOf(
      above +
        chart(570) +
        line("Figure 1. First", 80, 555) +
        chart(430) +
        line("Figure 2. Last", 80, 415) +
        below,
    );
    expect(texts).toEqual([joined, "Figure 1. First", "Figure 2. Last", joined]);
    expect(pictures.length).toBe(2);
  });
});

describe("no picture", () => {
  const rows = ["first", "second", "third", "fourth", "fifth"];
  const cells = (draw: (y: number, i: number) => string) =>
    rows.map((row, i) => draw(640 - i * 24, i) + line(row, 66, 648 - i * 24)).join("");
  const grid =
    times(6, (i) => stroked("0 0 0", 60, 664 - i * 24, 510, 664 - i * 24)) +
    [60, 210, 510].map((x) => stroked("0 0 0", x, 544, x, 664)).join("");

  it.each([
    ["tinted fields of a form", cells((y) => filled("0.87 0.92 1", 150, y, 300, 20))],
    ["tinted rows", cells((y, i) => (i % 2 === 0 ? filled("0.9 0.9 0.9", 60, y, 450, 24) : ""))],
    ["bars in the cells of a table", grid + cells((y, i) => filled(blue, 212, y + 4, 30 + i * 20, 16))],
    ["a tinted box around paragraphs", filled("0.9 0.9 0.7", 50, 560, 500, 80) + lines(prose, 60, 620)],
    ["a frame around the page", "20 20 555 802 re S\n"],
  ])("are %s", async (_, drawing) => {
    expect((await wordOf(above + drawing + below)).pictures).toEqual([]);
  });
});

describe("a document without text", () => {
  const photo = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: "#3060a0" } })
      .jpeg()
      .toBuffer();
  const resources = "/XObject<</P @picture>>";
  const objects = async () => ({
    picture: image(40, 30, await photo(), "/ColorSpace/DeviceRGB/Filter/DCTDecode"),
  });
  const at = (x: number, y: number) => `q 200 0 0 150 ${x} ${y} cm /P Do Q\n`;

  it.each(["flow", "exact"] as const)(
    "has its shapes and says so in the layout %s, unless it is empty",
    async (layout) => {
      const shapes = await toWord(textPdf([{ content: filled(blue, 100, 500, 200, 100) }]), { layout });
      expect([shapes.textless, shapes.xml.includes("<w:drawing>")]).toEqual([true, true]);
      await expect(toWord(textPdf([{ content: "" }]), { layout })).rejects.toMatchObject({ code: "no_text" });
    },
  );

  it("has its photos, those side by side in one paragraph", async () => {
    const content = at(60, 500) + at(300, 500) + at(60, 300);
    const { textless, paragraphs } = await toWord(
      textPdf([{ content, resources }], { objects: await objects() }),
    );
    expect(textless).toBe(true);
    expect(paragraphs.map(({ xml }) => xml.split("<pic:pic ").length - 1)).toEqual([2, 1]);
  });
});

describe("text", () => {
  const gradient = (first: string, last: string) =>
    `<</ShadingType 2/ColorSpace/DeviceRGB/Coords[60 0 540 0]/Function<</FunctionType 2/Domain[0 1]/C0[${first}]/C1[${last}]/N 1>>>>`;
  const resources = `/Shading<</S ${gradient("1 1 0.4", "1 0.6 0.4")}>>/Pattern<</G<</PatternType 2/Shading ${gradient("1 1 0.4", "1 0.6 0.4")}>>>>`;

  it.each([
    ["a gradient", "q 50 690 500 70 re W n /S sh Q\n"],
    ["a box that is filled with one", "/Pattern cs /G scn 50 690 500 70 re f 0 g\n"],
  ])("on %s has its mean color behind it", async (_, box) => {
    const { xml, texts } = await toWord(textPdf([{ content: box + lines(prose, 60, 740), resources }]));
    expect(texts).toEqual([joined]);
    const [, color = ""] = /<w:shd [^>]*w:fill="(\w+)"/.exec(xml) ?? [];
    const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    expect([r, Math.abs(g - 204) < 12, Math.abs(b - 102) < 12]).toEqual([255, true, true]);
  });

  it("on a box with round corners has its color behind it", async () => {
    const { xml, pictures } = await wordOf(
      `1 1 0 rg ${round(50, 690, 500, 70)} f 0 g\n${lines(prose, 60, 740)}`,
    );
    expect(xml).toContain('w:fill="ffff00"');
    expect(pictures).toEqual([]);
  });
});
