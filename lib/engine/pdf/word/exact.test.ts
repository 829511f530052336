import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { image, line, lines, textPdf, twoColumns } from "../../fixtures/pdf-text";
import { startWord } from "../../fixtures/start-word";

/** Pages that look like those of the PDF: text in frames, drawings and pictures behind it. */

const { toWord } = startWord();
const exactly = (bytes: Uint8Array) => toWord(bytes, { layout: "exact" });
const exactOf = (...contents: readonly string[]) =>
  exactly(textPdf(contents.map((content) => ({ content }))));

const frameOf = (xml = "") => {
  const [found = ""] = /<w:framePr [^>]*>/.exec(xml) ?? [];
  const value = (name: string) => Number(new RegExp(`w:${name}="(-?\\d+)"`).exec(found)?.[1]);
  return { x: value("x"), y: value("y"), width: value("w"), height: value("h") };
};
/** Returns what a pattern finds, or what its first group does. */
const all = (xml = "", pattern: RegExp) => [...xml.matchAll(pattern)].map(([whole, found]) => found ?? whole);
const framed = ({ paragraphs }: Awaited<ReturnType<typeof toWord>>) =>
  paragraphs.filter(({ xml }) => xml.includes("<w:framePr "));

describe("text", () => {
  it("stands in a frame at its place", async () => {
    const made = await exactOf(line("Somewhere", 100, 742, 10));
    expect(made.texts).toEqual(["Somewhere"]);
    const { x, y, height } = frameOf(framed(made)[0]?.xml);
    expect(x).toBe(100 * 20);
    // Its baseline is 100 points below the edge of the page: a fifth of the line above the frame's.
    expect(Math.abs(y + 0.8 * height - 100 * 20)).toBeLessThan(2);
  });

  it("keeps the lines of a paragraph, which share a frame", async () => {
    const words = ["A paragraph that has", "three lines which end", "where they did"];
    const made = await exactOf(lines(words, 60, 700) + line("apart", 60, 500));
    const [first, second] = framed(made);
    expect(first?.xml.split("<w:br/>").length).toBe(3);
    expect(first?.text).toBe(words.join(""));
    expect(first?.xml).toContain('w:line="275" w:lineRule="exact"');
    expect(second?.text).toBe("apart");
  });

  it("is in reading order where columns stand side by side, in frames that do not overlap", async () => {
    const { left, right, content } = twoColumns(250);
    const made = await exactOf(content);
    const [first, second, ...others] = framed(made);
    expect([first?.text, second?.text]).toEqual([left.join(""), right.join("")]);
    expect(others).toEqual([]);
    const { x, width } = frameOf(first?.xml);
    expect(x + width).toBeLessThanOrEqual(frameOf(second?.xml).x);
  });

  it("is as wide as it was: spaces of justified lines are wider, letters that were narrower are scaled", async () => {
    const wide = line("wide spaces here", 60, 700).replace("BT", "BT 5 Tw");
    const narrow = line("narrow letters", 60, 600).replace("BT", "BT 70 Tz");
    const made = await exactOf(wide + narrow);
    const [first, second] = framed(made);
    expect(first?.text).toBe("wide spaces here");
    expect(all(first?.xml, /<w:spacing w:val="(\d+)"\/>/g)).toEqual(["100", "100"]);
    expect(second?.xml).toContain('<w:w w:val="70"/>');
  });

  it("keeps a light color, whatever is behind it", async () => {
    const { xml } = await exactOf(
      line("on paper", 60, 700).replace("BT", "BT 1 1 1 rg") + line("black", 60, 600),
    );
    expect(xml).toMatch(/<w:color w:val="ffffff"\/>(?:(?!<\/w:r>).)*>on paper/);
  });

  it("that runs up or down is in a text box", async () => {
    const up = "BT /regular 11 Tf 0 1 -1 0 40 300 Tm (upwards) Tj ET\n";
    const down = "BT /regular 11 Tf 0 -1 1 0 560 300 Tm (downwards) Tj ET\n";
    const { xml, texts } = await exactOf(lines(["one", "two", "more"], 60, 700) + up + down);
    expect(texts.join(" ")).toContain("upwards");
    expect(all(xml, /<wps:bodyPr [^>]*vert="(\w+)"/g)).toEqual(["vert270", "vert"]);
  });
});

describe("a stamp across the page, or upside down", () => {
  it.each([
    ["across", "0.7071 0.7071 -0.7071 0.7071 150 250"],
    ["upside down", "-1 0 0 -1 450 450"],
  ])("is part of a picture behind the text: %s", async (_, matrix) => {
    const stamp = `BT /bold 60 Tf 0.7 g ${matrix} Tm (DRAFT) Tj ET 0 g\n`;
    const { texts, pictures } = await exactOf(stamp + line("Words in front of it", 60, 700));
    expect(texts).toEqual(["Words in front of it"]);
    expect(pictures.length).toBe(1);
    const { channels } = await sharp(pictures[0]?.bytes).stats();
    // Gray letters on white, and no black ones.
    expect(channels[0]?.min).toBeGreaterThan(150);
    expect(channels[0]?.min).toBeLessThan(200);
  });
});

describe("pages", () => {
  it("are sections with their size, in their order", async () => {
    const { xml, texts, frames } = await exactly(
      textPdf([
        { content: line("one", 60, 780) },
        { content: line("two", 60, 380), box: [842, 595] },
        { content: "" },
        { content: line("four", 60, 380) },
      ]),
    );
    expect(frames).toBe(4);
    expect(texts).toEqual(["one", "two", "four"]);
    expect(all(xml, /<w:pgSz w:w="(\d+)"/g)).toEqual(["11900", "16840", "11900", "11900"]);
  });

  it("stay as they are if all of their text runs up", async () => {
    const up = (words: string, x: number) => `BT /regular 11 Tf 0 1 -1 0 ${x} 300 Tm (${words}) Tj ET\n`;
    const { xml, texts } = await exactOf(up("first", 60) + up("second", 90));
    expect(texts.slice(0, 2)).toEqual(["first", "second"]);
    expect(xml).toContain('<w:pgSz w:w="11900" w:h="16840"');
    expect(all(xml, /vert="vert270"/g).length).toBe(2);
  });
});

describe("what is drawn", () => {
  const text = line("words", 60, 700);

  it("is drawn by shapes behind the text, with their colors, widths and dashes", async () => {
    const content = `0 0 1 rg 50 690 200 30 re f 1 0 0 RG 3 w [6 3] 0 d 50 600 m 150 650 250 550 350 600 c S ${text}`;
    const { xml, pictures } = await exactOf(content);
    expect(pictures).toEqual([]);
    expect(xml).toContain('behindDoc="1"');
    expect(all(xml, /<a:srgbClr val="(\w+)"/g)).toEqual(["0000ff", "ff0000"]);
    expect(xml).toContain(`<a:ln w="${3 * 12_700}" cap="flat">`);
    expect(xml).toContain('<a:ds d="200000" sp="100000"/>');
    expect(xml).toMatch(/<a:moveTo><a:pt x="635000" y="\d+"\/><\/a:moveTo><a:cubicBezTo>/);
  });

  it("is clipped to boxes, and left out where nothing of it can be seen", async () => {
    const content = `q 50 600 100 50 re W n 1 0 0 rg 0 0 400 800 re f Q q 0 0 9 9 re W n 20 20 50 50 re f Q ${text}`;
    const { xml } = await exactOf(content);
    const corners = all(xml, /<a:pt x="\d+" y="\d+"\/>/g).map((corner) =>
      (corner.match(/\d+/g) ?? []).map(Number),
    );
    expect(corners.flat()).toEqual([50, 192, 150, 192, 150, 242, 50, 242].map((points) => points * 12_700));
  });

  it("has no holes where parts that turn in one direction overlap", async () => {
    const content = `1 0 0 rg 50 500 100 100 re 100 550 100 100 re f ${text}`;
    const { xml } = await exactOf(content);
    expect(all(xml, /<a:path /g).length).toBe(2);
    const { xml: evenOdd } = await exactOf(content.replace(" f ", " f* "));
    expect(all(evenOdd, /<a:path /g).length).toBe(1);
  });

  it("is a picture of the page without its text if it has more than paths", async () => {
    const shading =
      "/Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 595 0]/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>/Extend[true true]>>>>";
    const { pictures, texts, xml } = await exactly(
      textPdf([{ content: `/S sh ${line("X".repeat(20), 60, 700, 20)}`, resources: shading }]),
    );
    expect(texts).toEqual(["X".repeat(20)]);
    expect(xml).not.toContain("<wps:wsp>");
    expect(pictures.length).toBe(1);
    const { data, info } = await sharp(pictures[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
    // Red turns into blue from left to right, and nothing black stands on it.
    const row = Math.round(((842 - 705) / 842) * info.height) * info.width * info.channels;
    const at = (share: number) => row + Math.floor(share * (info.width - 1)) * info.channels;
    expect((data[at(0)] ?? 0) > 230 && (data[at(1) + 2] ?? 0) > 230).toBe(true);
    const sums = Array.from({ length: 80 }, (_, i) => {
      const start = at(i / 80);
      return (data[start] ?? 0) + (data[start + 2] ?? 0);
    });
    expect(Math.min(...sums)).toBeGreaterThan(230);
  });

  it("has ids of its own", async () => {
    const dot = "BT /regular 11 Tf 0 1 -1 0 40 300 Tm (upwards) Tj ET\n";
    const content = `0 0 1 rg 50 690 200 30 re f 1 0 0 rg 50 600 200 30 re f ${text}${line("more", 60, 500)}${dot}`;
    const { xml } = await exactOf(content, content);
    const ids = all(xml, /<(?:wp:docPr|wps:cNvPr) id="(\d+)"/g);
    expect(ids.length).toBe(8);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("pictures", () => {
  it.each([
    ["paths", Array.from({ length: 3200 }, (_, i) => `${i % 90} ${i % 80} 5 5 re f\n`)],
    [
      "pictures",
      Array.from({ length: 61 }, (_, i) => `q 20 0 0 20 ${20 + (i % 9) * 30} ${60 + i * 10} cm /P Do Q\n`),
    ],
  ])("are one picture of the page when it has too many %s", async (_, drawn) => {
    const content = drawn.join("") + line("words", 400, 700);
    const picture = image(2, 2, Uint8Array.of(0, 90, 180, 255), "/ColorSpace/DeviceGray");
    const { pictures, xml } = await exactly(
      textPdf([{ content, resources: "/XObject<</P @picture>>" }], { objects: { picture } }),
    );
    expect([pictures.length, xml.includes("<wps:wsp>")]).toEqual([1, false]);
    const { width, height } = await sharp(pictures[0]?.bytes).metadata();
    expect([width, height]).toEqual([Math.ceil((595 * 150) / 72), Math.ceil((842 * 150) / 72)]);
  });

  it("stand at their places, also one that fills the page behind the text", async () => {
    const jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#c03020" } })
      .jpeg()
      .toBuffer();
    const content = `q 595 0 0 842 0 0 cm /P Do Q q 200 0 0 100 60 650 cm /P Do Q ${line("words in front of the pictures", 60, 600)}`;
    const { xml, pictures } = await exactly(
      textPdf([{ content, resources: "/XObject<</P @picture>>" }], {
        objects: { picture: image(40, 20, jpeg, "/ColorSpace/DeviceRGB/Filter/DCTDecode") },
      }),
    );
    expect(pictures.every(({ bytes }) => bytes.equals(jpeg))).toBe(true);
    expect(all(xml, /<wp:posOffset>(\d+)</g).map((offset) => Number(offset) / 12_700)).toEqual([
      0, 0, 60, 92,
    ]);
    expect(all(xml, /behindDoc="1"/g).length).toBe(2);
  });
});
