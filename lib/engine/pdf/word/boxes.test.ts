import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { line, lines, prose } from "../../fixtures/pdf-text";
import { startWord } from "../../fixtures/start-word";

/** Boxes around paragraphs, colored bands behind them, and lines across a column. */

const { wordOf } = startWord();

const side = (xml: string, name: string) => {
  const [, own] = /<w:pBdr>(.*?)<\/w:pBdr>/.exec(xml) ?? [];
  const [found] = new RegExp(`<w:${name} [^>]*>`).exec(own ?? "") ?? [];
  if (!found) return undefined;
  const value = (key: string) => new RegExp(`w:${key}="([^"]*)"`).exec(found)?.[1];
  return [value("color"), Number(value("sz")) / 8, Number(value("space"))];
};
const sides = ["top", "bottom", "left", "right"];

describe("a box", () => {
  const text = lines(prose, 60, 780) + lines(prose, 60, 700) + lines(prose, 60, 650) + lines(prose, 60, 560);
  const framed = (xml: string) => sides.map((name) => side(xml, name) !== undefined);

  it.each([
    ["one path", "0 0 1 RG 2 w 50 610 500 105 re S\n"],
    [
      "four lines",
      "0 0 1 RG 2 w 50 610 m 550 610 l S 50 715 m 550 715 l S 50 610 m 50 715 l S 550 610 m 550 715 l S\n",
    ],
    [
      "four thin boxes",
      "0 0 1 rg 50 609 500 2 re f 50 714 500 2 re f 49 610 2 105 re f 549 610 2 105 re f 0 g\n",
    ],
  ])("of %s around paragraphs is their border", async (_, box) => {
    const { paragraphs } = await wordOf(box + text);
    expect(paragraphs.map(({ xml }) => framed(xml).every(Boolean))).toEqual([false, true, true, false]);
    const [, first = { xml: "" }, second = { xml: "" }] = paragraphs;
    // In one box, because they have the same borders.
    expect(sides.map((name) => side(first.xml, name))).toEqual(sides.map((name) => side(second.xml, name)));
    const [color, width, space] = side(first.xml, "left") ?? [];
    expect([color, width, space]).toEqual(["0000ff", 2, 10]);
  });

  it("that cuts through a paragraph is none", async () => {
    const { paragraphs } = await wordOf(`50 680 500 60 re S\n${text}`);
    expect(paragraphs.some(({ xml }) => framed(xml).some(Boolean))).toBe(false);
  });

  it("around the page is none", async () => {
    const { paragraphs } = await wordOf(`10 10 575 822 re S\n${text}`);
    expect(paragraphs.some(({ xml }) => xml.includes("<w:pBdr>"))).toBe(false);
  });
});

describe("a colored band", () => {
  it("is as large as its box", async () => {
    const content = `1 0.9 0.5 rg 40 690 520 40 re f 0 g\n${line("A title on a band", 60, 706, 16, "bold")}${lines(prose, 60, 650)}`;
    const { paragraphs } = await wordOf(content);
    const [title = { xml: "" }, body] = paragraphs;
    expect(title.xml).toContain('w:fill="ffe680"');
    expect(side(title.xml, "left")).toEqual(["ffe680", 0.5, 20]);
    expect(side(title.xml, "top")?.[2]).toBe(10);
    expect(body?.xml).not.toContain("<w:pBdr>");
  });
});

describe("a line across the column", () => {
  it("belongs to the paragraph that is nearer", async () => {
    const content =
      lines(prose, 60, 780) +
      "0 0.5 0 RG 1.5 w 60 744 m 480 744 l S\n" +
      line("A heading", 60, 690, 14, "bold") +
      "60 715 m 480 715 l S\n" +
      lines(prose, 60, 660);
    const { paragraphs } = await wordOf(content);
    expect(paragraphs.map(({ xml }) => [side(xml, "top"), side(xml, "bottom")])).toEqual([
      [undefined, ["008000", 1.5, 5]],
      [["008000", 1.5, 12], undefined],
      [undefined, undefined],
    ]);
  });

  it("that is short or far from text belongs to none", async () => {
    const content = `${lines(prose, 60, 780)}60 740 m 200 740 l S 60 700 m 480 700 l S\n${lines(prose, 60, 600)}`;
    const { xml } = await wordOf(content);
    expect(xml).not.toContain("<w:pBdr>");
  });

  it("below a header stays with it", async () => {
    const page = (number: number) =>
      `${line("Report on the weather", 60, 810)}60 804 m 480 804 l S\n${lines(prose, 60, 700)}${line(`Page ${number}`, 60, 30)}`;
    const { file, headers } = await wordOf(page(1), page(2), page(3));
    expect(headers).toEqual(["Report on the weather"]);
    const parts = (await JSZip.loadAsync(file)).file(/^word\/header\d+\.xml$/);
    const xml = (await Promise.all(parts.map((part) => part.async("string")))).join("");
    expect(xml).toMatch(/<w:pBdr><w:bottom /);
  });
});
