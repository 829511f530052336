import { describe, expect, it } from "vitest";
import { type3Pdf } from "../../../fixtures/pdf-type3";
import { startWord } from "../../../fixtures/start-word";
import { Update } from "../update";
import { faces } from "./computer-modern";
import { unmappedFonts } from "./fonts";
import { identify, type Widths } from "./identify";
import { mapType3Fonts } from "./index";

const { toWord, place, pool } = startWord();

/** The code of a character in OT1 that has none of its own there. */
const ot1 = { ff: "\x0b", fi: "\x0c", ffi: "\x0e", dash: "\x7b", open: "\x5c", close: "\x22" };
const sentence = `The ${ot1.open}${ot1.fi}rst${ot1.close} o${ot1.ffi}ce of the author's sta${ot1.ff} ${ot1.dash} now`;
const read = "The “first” office of the author’s staff – now";

const nameOfLetter = (code: number) => String.fromCharCode(code);
const textsOf = async (bytes: Buffer) => (await toWord(bytes)).texts;

describe("the text of Type 3 fonts without Unicode characters", () => {
  it("is read by the widths of TeX's fonts where their glyphs have no names", async () => {
    expect(await textsOf(type3Pdf([{ codes: sentence, font: "CMR10" }]))).toEqual([read]);
  });

  it("is read where glyphs are measured in pixels, at the size that it has", async () => {
    const { texts, styles } = await toWord(type3Pdf([{ codes: sentence, font: "CMR10" }], 83));
    expect(texts).toEqual([read]);
    // In half points.
    expect(styles).toContain('<w:sz w:val="24"/>');
  });

  it("is read by the names of its glyphs in other fonts", async () => {
    const names = [
      "T",
      "h",
      "e",
      "space",
      "quotedblleft",
      "fi",
      "r",
      "s",
      "t",
      "ffi",
      "c",
      "a",
      "ff",
      "endash",
    ];
    const nameOf = (code: number) => names[code] as string;
    const word = (...own: string[]) => own.map((one) => String.fromCharCode(names.indexOf(one))).join("");
    const codes = [
      word("T", "h", "e"),
      word("quotedblleft", "fi", "r", "s", "t"),
      word("t", "r", "a", "ffi", "c"),
      word("endash"),
      word("s", "t", "a", "ff"),
    ].join(" ");
    // The space between words is a gap.
    const { texts, styles } = await toWord(type3Pdf([{ codes, font: "", nameOf }]));
    expect(texts).toEqual(["The “first traffic – staff"]);
    expect(styles).toContain('<w:sz w:val="24"/>');
  });

  it("has its size where all codes up to the last one are used", async () => {
    const codes = "Stra\xffe und Ma\xff \xe4ndern die \x1caschen";
    const { texts, styles } = await toWord(type3Pdf([{ codes, font: "CMR10" }], 83));
    expect(texts).toEqual(["Straße und Maß ändern die ﬁaschen".normalize("NFKC")]);
    expect(styles).toContain('<w:sz w:val="24"/>');
  });

  it("has the family and the weight of TeX's fonts", async () => {
    const { xml, styles } = await toWord(
      type3Pdf([
        { codes: "Roman letters in a line", font: "CMR10" },
        { codes: "Heavy letters in a line", font: "CMBX10" },
        { codes: "Fixed letters in a line", font: "" },
      ]),
    );
    const run = (text: string) => xml.split("<w:r>").find((own) => own.includes(text)) ?? "";
    expect(run("Roman")).not.toContain("<w:b/>");
    expect(run("Heavy")).toContain("<w:b/>");
    expect(run("Fixed")).toContain("Courier New");
    expect(styles).toContain("Times New Roman");
  });

  it("is in T1 where its ligatures are", async () => {
    const codes = "The \x10\x1crst\x11 o\x1ece";
    expect(await textsOf(type3Pdf([{ codes, font: "CMR10" }]))).toEqual(["The “first” office"]);
  });

  it("stays as its own map says, if that has what is drawn", async () => {
    // Letters are numbered as they come, as some programs do.
    const letters = [..."Helo wrdfmap"];
    const map = Object.fromEntries(letters.map((letter, i) => [97 + i, letter]));
    const codes = [..."Hello world from a map"]
      .map((letter) => String.fromCharCode(97 + letters.indexOf(letter)))
      .join("");
    const pdf = type3Pdf([{ codes, font: "", map }]);
    expect(await mapType3Fonts(pdf)).toBeUndefined();
    expect(await textsOf(pdf)).toEqual(["Hello world from a map"]);
    // Two digits instead of four.
    const short = pdf.toString("latin1").replaceAll("<00", "<  ");
    expect(await mapType3Fonts(Buffer.from(short, "latin1"))).toBeUndefined();
  });

  it("is completed where its own map has little of it, and keeps that", async () => {
    const map = { 111: "ø", 7: "?" };
    const [text = ""] = await textsOf(type3Pdf([{ codes: "author", font: "", nameOf: nameOfLetter, map }]));
    expect(text).toBe("authør");
  });

  it("has codes of a byte only", async () => {
    const bytes = type3Pdf([{ codes: "\x0bword", font: "CMR10" }]);
    const text = bytes.toString("latin1").replace("/FirstChar 11", "/FirstChar -9");
    const [font] = await unmappedFonts(await Update.of(Buffer.from(text, "latin1")));
    for (const code of font?.widths.keys() ?? []) expect(code).toBeGreaterThanOrEqual(0);
  });

  it("stays as it is in documents of very many objects", async () => {
    const bytes = type3Pdf([{ codes: sentence, font: "CMR10" }]);
    const many = bytes.toString("latin1").replace(/\/Size \d+/, "/Size 100001");
    expect(await mapType3Fonts(bytes)).toBeDefined();
    await expect(mapType3Fonts(Buffer.from(many, "latin1"))).rejects.toThrow("many objects");
  });

  it("counts as text for Word, and not for other programs", async () => {
    const { input } = await place(type3Pdf([{ codes: sentence, font: "CMR10" }]));
    const open = (forText: boolean) =>
      pool().run(
        new AbortController().signal,
        { kind: "pdf-open", input, findScansUpTo: 10, forText },
        { timeoutMs: 20_000 },
      );
    expect(await open(true)).toMatchObject({ scans: [] });
    expect(await open(false)).toMatchObject({ scans: [1] });
  });
});

describe("telling TeX's fonts by their widths", () => {
  const widthsOf = (name: string, codes: string, scale = 1): Widths => {
    const face = faces.find((one) => one.name === name);
    return new Map(
      [...codes]
        .map((letter) => letter.charCodeAt(0))
        .map((code) => [code, ((face?.widths[code] ?? 0) / 1000) * scale]),
    );
  };

  it.each([
    ["CMR10", "einster"],
    ["CMTI10", "einster"],
    ["CMCSC10", "einster"],
    ["CMMI10", "\x0b\x0cxyn"],
    ["CMSY10", "\x00\x0f\x14\x32"],
    ["CMEX10", "\x00\x10PR"],
  ])("finds %s at any size", (name, codes) => {
    const [identity] = identify([widthsOf(name, codes, 41.5)]);
    expect(identity?.name).toBe(name);
    expect(identity?.em).toBeCloseTo(41.5, 3);
  });

  it.each([
    ["CMR10", "bund"],
    ["CMR10", "ago"],
    ["CMBX10", "hub"],
  ])("does not take %s for a typewriter by letters of one width: %s", (name, codes) => {
    expect(identify([widthsOf(name, codes)])[0]?.name).toBe(name);
  });

  it("finds a font of a fixed width", () => {
    const fixed = new Map([..."einstellung"].map((letter) => [letter.charCodeAt(0), 0.525]));
    expect(identify([fixed])[0]?.name).toBe("CMTT10");
  });

  it("finds a font of one glyph at a size of the others", () => {
    const [, bullet] = identify([widthsOf("CMR10", "einster"), widthsOf("CMSY10", "\x0f")]);
    expect(bullet?.encoding[15]).toBe("•");
  });

  it("finds the bullet of a document whose other fonts are of another type", () => {
    const [bullet] = identify([new Map([[136, 0.4999]])]);
    expect(bullet?.encoding[136]).toBe("•");
  });

  it("takes a small font, which is relatively wider, for one of the usual size", () => {
    const [identity] = identify([widthsOf("CMR10", "einster", 1.22)]);
    expect(identity?.em).toBe(1);
  });

  it("leaves other fonts alone", () => {
    const other = new Map(
      [..."einster"].map((letter, i) => [letter.charCodeAt(0), 0.3 + ((i * 7) % 5) / 10]),
    );
    expect(identify([other])).toEqual([undefined]);
  });
});
