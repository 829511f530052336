import JSZip from "jszip";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { image, line, lines, prose, textPdf, twoColumns, unicode } from "../../fixtures/pdf-text";
import { startWord, wordText } from "../../fixtures/start-word";

const { toWord, wordOf } = startWord();

const joined = prose.join(" ");

describe("paragraphs", () => {
  it("are joined from their lines", async () => {
    const { texts, from, to, frames } = await wordOf(lines(prose, 60, 780));
    expect(texts).toEqual([joined]);
    expect([from, to, frames]).toEqual(["pdf", "docx", 1]);
  });

  it("end at a gap, an indent or a short line", async () => {
    const content =
      lines(prose, 60, 780) +
      lines(prose, 60, 700) +
      line(prose[1] ?? "", 72, 658.75) +
      line("goes on.", 60, 645);
    const { texts } = await wordOf(content);
    expect(texts.length).toBe(3);
    expect(texts.slice(0, 2)).toEqual([joined, joined]);
  });

  it("keep their alignment", async () => {
    const content = lines(prose, 60, 780) + line("In the middle", 231, 700) + line("At the right", 411, 650);
    const { paragraphs } = await wordOf(content);
    expect(paragraphs.map(({ xml }) => /<w:jc w:val="(\w+)"/.exec(xml)?.[1])).toEqual([
      undefined,
      "center",
      "right",
    ]);
  });
});

describe("a font that does not say which letters it draws", () => {
  const secret = {
    unicode: "<</Type/Font/Subtype/Type0/BaseFont/Letters/Encoding/Identity-H/DescendantFonts[@letters]>>",
  };

  it("is reported with its pages", async () => {
    const pages = [
      line("A page that can be read.", 60, 780),
      line("Title", 60, 780) + unicode("x".repeat(30), 60, 700),
    ];
    const { unreadable } = await toWord(
      textPdf(
        pages.map((content) => ({ content })),
        { objects: secret },
      ),
    );
    expect(unreadable).toEqual([2]);
  });

  it("is not reported for arrows or bullets, or when it says which", async () => {
    const few = Array.from(
      { length: 30 },
      (_, i) => unicode("x", 60, 780 - i * 15) + line("an item of a list", 80, 780 - i * 15),
    ).join("");
    expect((await toWord(textPdf([{ content: few }], { objects: secret }))).unreadable).toBeUndefined();
    const known = unicode("letters that are all known to the reader", 60, 700);
    expect((await wordOf(known)).unreadable).toBeUndefined();
  });
});

describe("accents", () => {
  it("that are drawn over letters are part of them", async () => {
    // TeX draws the accent, goes back, and draws the letter.
    const accented = `${line("M", 60, 780)}BT /regular 11 Tf 69.2 780 Td [(\xa8) 445 (u) ] TJ (nchen) Tj ET\n`;
    expect((await wordOf(accented)).texts).toEqual(["M\u00fcnchen"]);
  });
});

describe("reading order", () => {
  it("goes down the left column before the right one", async () => {
    // Written line by line across both, as some programs do.
    const { left, right, content } = twoColumns(320);
    const title = line("A title that stretches over both of the columns", 60, 760, 20, "bold");
    const { texts, xml } = await wordOf(title + content);
    expect(texts.join(" ")).toBe(
      `A title that stretches over both of the columns ${[...left, ...right].join(" ")}`,
    );
    expect(xml).toContain('<w:cols w:num="2"');
  });

  it("is the same on a rotated page", async () => {
    const page = { content: lines(prose, 60, 400), box: [842, 595] };
    const turned = textPdf([{ ...page, rotate: 90 }]);
    expect((await toWord(turned)).texts).toEqual([joined]);
  });
});

describe("text styles", () => {
  it("turn text larger than the body into headings", async () => {
    const content =
      line("The title", 60, 790, 24, "bold") +
      lines(prose, 60, 750) +
      line("A chapter", 60, 680, 16, "bold") +
      lines(prose, 60, 650) +
      line("A section", 60, 590, 11, "bold") +
      lines(prose, 60, 570);
    const { paragraphs } = await wordOf(content);
    expect(paragraphs.map(({ style }) => style)).toEqual(["Heading1", "", "Heading2", "", "Heading3", ""]);
  });

  it("keep bold and italic", async () => {
    const content =
      line("Some words are", 60, 780) +
      line("bold", 144, 780, 11, "bold") +
      line("or", 172, 780) +
      line("slanted", 186, 780, 11, "italic") +
      line("in a line", 228, 780);
    const { paragraphs, texts } = await wordOf(content);
    expect(texts).toEqual(["Some words are bold or slanted in a line"]);
    const xml = paragraphs[0]?.xml ?? "";
    expect(xml).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*>bold/);
    expect(xml).toMatch(/<w:i\/>(?:(?!<\/w:r>).)*>slanted/);
    expect(xml).not.toMatch(/<w:b\/>(?:(?!<\/w:r>).)*>Some/);
  });

  it("keep family, size and color, with a family that word processors have", async () => {
    const content =
      lines(prose, 60, 780) + line("red Courier", 60, 700, 9, "mono").replace("BT", "BT 1 0 0 rg");
    const { paragraphs } = await wordOf(content);
    const xml = paragraphs[1]?.xml;
    expect(xml).toContain('w:ascii="Courier New"');
    expect(xml).toContain('<w:sz w:val="18"/>');
    expect(xml).toContain('<w:color w:val="ff0000"/>');
  });

  it("keep a letter that is set lower within its word", async () => {
    // In Helvetica of 11 points the first words end at 116.2, and an E is 7.3 wide.
    const content = line("It is set in T", 60, 780) + line("E", 115, 777.6) + line("X by hand", 121, 780);
    const { paragraphs, texts } = await wordOf(content);
    expect(texts).toEqual(["It is set in TEX by hand"]);
    expect(paragraphs[0]?.xml).not.toContain("vertAlign");
  });

  it("keep superscripts", async () => {
    const content = line("A square is x", 60, 780) + line("2", 124, 785, 7) + line("of something", 132, 780);
    const { paragraphs, texts } = await wordOf(content);
    expect(texts).toEqual(["A square is x2 of something"]);
    expect(paragraphs[0]?.xml).toMatch(/<w:vertAlign w:val="superscript"\/>(?:(?!<\/w:r>).)*>2</);
  });
});

describe("lists", () => {
  it("have bullets", async () => {
    const items = ["first", "second", "third"];
    const content =
      line("Before it", 60, 780) +
      items.map((item, i) => line("\x95", 70, 760 - i * 15) + line(item, 84, 760 - i * 15)).join("");
    const { paragraphs, texts, numbering } = await wordOf(content);
    expect(texts).toEqual(["Before it", ...items]);
    expect(paragraphs.map(({ xml }) => xml.includes("<w:numPr>"))).toEqual([false, true, true, true]);
    expect(numbering).toContain('<w:lvlText w:val="\u2022"/>');
  });

  it("have numbers that start where they did in the PDF", async () => {
    const content = [3, 4, 5].map((n, i) => line(`${n}) point number ${n}`, 60, 760 - i * 15)).join("");
    const { paragraphs, texts, numbering } = await wordOf(content);
    expect(texts).toEqual(["point number 3", "point number 4", "point number 5"]);
    expect(paragraphs.every(({ xml }) => xml.includes("<w:numPr>"))).toBe(true);
    expect(numbering).toMatch(/<w:start w:val="3"\/><w:numFmt w:val="decimal"\/>/);
    expect(numbering).toContain('<w:lvlText w:val="%1)"/>');
  });

  it("are not made of a single number", async () => {
    const { texts, xml } = await wordOf(line("1. Introduction", 60, 760) + lines(prose, 60, 730));
    expect(texts[0]).toBe("1. Introduction");
    expect(xml).not.toContain("<w:numPr>");
  });
});

describe("tables", () => {
  const cells = [
    ["Name", "Amount", "Price"],
    ["Apples", "12", "3.50"],
    ["Pears", "7", "2.10"],
  ];
  const words = cells
    .flatMap((row, y) => row.map((cell, x) => line(cell, 65 + x * 120, 705 - y * 20)))
    .join("");
  const rowsOf = (xml: string) =>
    [...xml.matchAll(/<w:tr>.*?<\/w:tr>|<w:tr .*?<\/w:tr>/gs)].map(([row]) =>
      [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => wordText(cell)),
    );

  it("are found by their ruling lines", async () => {
    const rules = [0, 1, 2, 3]
      .map(
        (i) => `60 ${720 - i * 20} m 420 ${720 - i * 20} l S ${60 + i * 120} 720 m ${60 + i * 120} 660 l S\n`,
      )
      .join("");
    const { xml, texts } = await wordOf(line("Before", 60, 760) + rules + words + line("After", 60, 620));
    expect(rowsOf(xml)).toEqual(cells);
    expect(texts[0]).toBe("Before");
    expect(texts.at(-1)).toBe("After");
  });

  it("have cells that span several columns", async () => {
    const rules = `60 680 360 40 re S 60 700 m 420 700 l S 180 700 m 180 680 l S`;
    const content = `${rules}\n${line("Over both", 65, 705)}${line("left", 65, 685)}${line("right", 200, 685)}`;
    const { xml } = await wordOf(content);
    expect(rowsOf(xml)).toEqual([["Over both"], ["left", "right"]]);
    expect(xml).toContain('<w:gridSpan w:val="2"/>');
  });

  it("are found by their alignment alone", async () => {
    const { xml } = await wordOf(lines(prose, 60, 780) + words);
    expect(rowsOf(xml)).toEqual(cells);
  });
});

describe("pictures", () => {
  it("stay between the paragraphs around them", async () => {
    const jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#c03020" } })
      .jpeg()
      .toBuffer();
    const content = `${line("above", 60, 780)}q 200 0 0 100 60 650 cm /P Do Q\n${line("below", 60, 600)}`;
    const { paragraphs, pictures, xml } = await toWord(
      textPdf([{ content, resources: "/XObject<</P @picture>>" }], {
        objects: { picture: image(40, 20, jpeg, "/ColorSpace/DeviceRGB/Filter/DCTDecode") },
      }),
    );
    expect(paragraphs.map(({ text, xml: own }) => text || own.includes("<w:drawing>"))).toEqual([
      "above",
      true,
      "below",
    ]);
    expect(pictures.map(({ bytes }) => bytes.equals(jpeg))).toEqual([true]);
    // 200 x 100 points in English metric units, to a pixel.
    const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(xml) ?? [];
    expect(Math.abs(Number(width) - 200 * 12_700)).toBeLessThan(9525);
    expect(Math.abs(Number(height) - 100 * 12_700)).toBeLessThan(9525);
  });

  it("keep their transparency", async () => {
    const content = `${line("above", 60, 780)}q 200 0 0 100 60 650 cm /P Do Q\n`;
    const mask = Uint8Array.from({ length: 200 }, (_, i) => (i % 20 < 10 ? 0 : 255));
    const { pictures } = await toWord(
      textPdf([{ content, resources: "/XObject<</P @picture>>" }], {
        objects: {
          picture: image(20, 10, new Uint8Array(600).fill(200), "/ColorSpace/DeviceRGB/SMask @mask"),
          mask: image(20, 10, mask, "/ColorSpace/DeviceGray"),
        },
      }),
    );
    const { data, info } = await sharp(pictures[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect([data[3], data[(info.width - 1) * 4 + 3]]).toEqual([0, 255]);
  });
});

describe("pages", () => {
  it("keep their size and their page breaks, and start a section if they have another size", async () => {
    const { xml, paragraphs } = await toWord(
      textPdf([
        { content: line("one", 60, 780) },
        { content: line("two", 60, 780) },
        { content: line("three", 60, 380), box: [842, 595] },
      ]),
    );
    expect([...xml.matchAll(/<w:pgSz w:w="(\d+)"/g)].map(([, width]) => width)).toEqual(["11900", "16840"]);
    expect(paragraphs.map(({ xml: own }) => own.includes("<w:pageBreakBefore/>"))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe("what stands on every page", () => {
  const page = (number: number, text: readonly string[]) =>
    line("Report on the weather", 60, 810) + lines(text, 60, 700) + line(`Page ${number} of 3`, 60, 30);

  it("is a header or a footer, with a number that counts, also on a page without text", async () => {
    const { texts, headers, footers } = await wordOf(page(1, prose), page(2, []), page(3, prose));
    expect(texts).toEqual([joined, joined]);
    expect(headers).toEqual(["Report on the weather"]);
    expect(footers).toEqual(["Page PAGE of NUMPAGES"]);
  });

  it("keeps its place at the right of the text, although another page has wider text", async () => {
    const wide = line(
      "A line that reaches much further to the right than the text of the others does",
      60,
      500,
      13,
    );
    const own = (number: number) =>
      line("Right", 455.5, 810) +
      lines(prose, 60, 700) +
      (number === 2 ? wide : "") +
      line(`${number}`, 270, 30);
    const { file } = await wordOf(own(1), own(2), own(3));
    const parts = (await JSZip.loadAsync(file)).file(/^word\/header\d+\.xml$/);
    const headers = await Promise.all(parts.map((part) => part.async("string")));
    const [aligned] = headers.filter((xml) => xml.includes('<w:jc w:val="right"/>'));
    const end = /<w:ind [^>]*w:end="(\d+)"/.exec(aligned ?? "")?.[1];
    // The wide line ends more than 40 points further right.
    expect(Number(end) / 20).toBeGreaterThan(40);
  });

  it("stays in the text if the pages have nothing else", async () => {
    const { texts } = await wordOf(...[1, 2, 3].map((number) => line(`${number}`, 300, 30)));
    expect(texts).toEqual(["1", "2", "3"]);
  });
});

describe("other scripts", () => {
  it("run from right to left where they are written so", async () => {
    // Stands as it is seen: the first letter is the last one of a line.
    const seen = [..."שלום לכולם 2024 כאן"].reverse().join("").replace("4202", "2024");
    const { paragraphs, texts } = await wordOf(unicode(seen, 60, 780));
    expect(texts).toEqual(["שלום לכולם 2024 כאן"]);
    expect(paragraphs[0]?.xml).toContain("<w:bidi/>");
    expect(paragraphs[0]?.xml).toContain("<w:rtl/>");
  });

  it.each([
    ["\ufee1\ufefc\ufeb3", "سلام"],
    ["e\ufb03cient \ufb01les", "efficient files"],
  ])("have letters in place of presentation forms and ligatures: %s", async (seen, text) => {
    expect((await wordOf(unicode(seen, 60, 780))).texts).toEqual([text]);
  });

  it("are joined without spaces in Japanese, in a font that has the characters", async () => {
    const content = unicode("漢字を書くのは楽しい", 60, 780, 20) + unicode("ことです", 60, 755, 20);
    const { paragraphs, texts } = await wordOf(content);
    expect(texts).toEqual(["漢字を書くのは楽しいことです"]);
    expect(paragraphs[0]?.xml).toContain('w:eastAsia="MS Mincho"');
  });
});

describe("invisible text", () => {
  const unseen = line("recognized words", 60, 780).replace("BT", "BT 3 Tr");

  it("is the text of a scan", async () => {
    expect((await wordOf(unseen)).texts).toEqual(["recognized words"]);
  });

  it("is left out beside visible text", async () => {
    const seen = line("seen", 60, 700).replace("BT", "BT 0 Tr");
    expect((await wordOf(unseen + seen)).texts).toEqual(["seen"]);
  });
});

describe("annotations", () => {
  it.each([
    [
      "give the values of form fields as text",
      line("Name", 60, 640),
      "/Subtype/Widget/FT/Tx/T(name)/V(filled in)/F 4/Rect[60 600 300 620]/DA(/F1 12 Tf 0 g)",
      "0 0 240 20",
      "BT /F1 12 Tf 2 5 Td (filled in) Tj ET",
      ["Name", "filled in"],
    ],
    [
      "of a button over the same word on the page say it once, as hyperref writes them",
      line("Submit", 62, 604, 9.96),
      "/Subtype/Widget/FT/Btn/Ff 65540/T(send)/F 4/Rect[60 600 95.5 614.5]",
      "0 0 36.5 13.7",
      "0.4 w 0.2 0.2 36.1 13.3 re S BT /F1 9.96 Tf 3.4 3.2 Td (Submit) Tj ET",
      ["Submit"],
    ],
  ])("%s", async (_, content, field, box, data, expected) => {
    const font = "/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>";
    const look = { dictionary: `/Type/XObject/Subtype/Form/BBox[${box}]/Resources<<${font}>>`, data };
    const page = { content, annotations: [`${field}/AP<</N @look>>`] };
    const { texts } = await toWord(textPdf([page], { fields: [0], objects: { look } }));
    expect(texts).toEqual(expected);
  });

  it("become hyperlinks when they link to the web", async () => {
    const link = "/Subtype/Link/Rect[58 770 200 795]/A<</S/URI/URI(https://example.com/a?b=1)>>";
    const { xml, links, texts } = await toWord(
      textPdf([{ content: line("a link here", 60, 780), annotations: [link] }]),
    );
    expect(texts).toEqual(["a link here"]);
    expect(xml).toContain("<w:hyperlink");
    expect(links).toContain('Target="https://example.com/a?b=1"');
  });
});

describe("links inside the document", () => {
  const link = (target: string) => `/Subtype/Link/Rect[58 770 200 795]${target}`;

  it.each([
    ["an action", "/A<</S/GoTo/D[1/XYZ 60 640 0]>>"],
    ["a destination", "/Dest[1/XYZ 60 640 0]"],
  ])("lead to the paragraph that %s names", async (_, target) => {
    const { xml } = await toWord(
      textPdf([
        { content: line("see below", 60, 780), annotations: [link(target)] },
        { content: line("Something else", 60, 780) + line("The place", 60, 630) },
      ]),
    );
    const [, anchor] = /<w:hyperlink[^>]*w:anchor="([^"]+)"/.exec(xml) ?? [];
    expect(anchor).toBeTruthy();
    expect(xml).toMatch(new RegExp(`<w:bookmarkStart w:name="${anchor}"[^>]*/>.*?The place`));
    expect(xml.slice(0, xml.indexOf("bookmarkStart"))).toContain("Something else");
  });

  it.each(["/Dest[7/XYZ 60 640 0]", "/Dest(nowhere)", "/A<</S/GoTo/D[1/Nowhere]>>"])(
    "stay text when they lead nowhere: %s",
    async (target) => {
      const { texts } = await toWord(
        textPdf([{ content: line("see below", 60, 780), annotations: [link(target)] }]),
      );
      expect(texts).toEqual(["see below"]);
    },
  );
});
