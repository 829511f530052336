import { describe, expect, it } from "vitest";
import { counted, createFormat } from "./format";

const { count, fill, fullSize, grouped, joined, number, percent, size } = createFormat("en");
const files = counted({ one: "{n} file", other: "{n} files" });

describe("English", () => {
  it("fills places by name, and leaves those without a value", () => {
    expect(fill("{name} has {n} of {many} pages", { name: "a.pdf", n: 1200 })).toBe(
      "a.pdf has 1200 of {many} pages",
    );
  });

  it("fills a place with text that looks like one", () => {
    expect(fill("{name}: {reason}", { name: "{reason}", reason: "$&" })).toBe("{reason}: $&");
  });

  it.each([
    [0, "0 files"],
    [1, "1 file"],
    [2, "2 files"],
  ])("counts %i as '%s'", (n, said) => expect(count(files, n)).toBe(said));

  it.each([
    [0, "0.0 KB"],
    [1_048_575, "1024.0 KB"],
    [1_048_576, "1.00 MB"],
  ])("writes %i bytes as '%s'", (bytes, said) => expect(size(bytes)).toBe(said));

  it("adds the unit that suits a size to the one that is specified", () => {
    expect(fullSize(2_494_566, "KB")).toBe("2436.1 KB (2.38 MB)");
    expect(fullSize(2_494_566, "MB")).toBe("2.38 MB");
    expect(fullSize(2048, "MB")).toBe("0.00 MB (2.0 KB)");
    expect(fullSize(2048, "KB")).toBe("2.0 KB");
  });

  it("counts kilobytes of 1,000 bytes where a page promises those", () => {
    const decimal = createFormat("en", 1000);
    expect([99_950, 1_000_000].map((bytes) => decimal.size(bytes))).toEqual(["100.0 KB", "1.00 MB"]);
    expect(decimal.fullSize(2_494_566, "KB")).toBe("2494.6 KB (2.49 MB)");
  });

  it("writes numbers, and names in a row", () => {
    expect(number(1234.5, 2)).toBe("1234.50");
    expect(percent(62)).toBe("62%");
    expect(grouped(2300)).toBe("2,300");
    expect(joined(["a.jpg", "b.jpg", "c.jpg"])).toBe("a.jpg, b.jpg, c.jpg");
  });
});

describe("other languages", () => {
  it("use the forms and digits they have", () => {
    const polish = createFormat("pl");
    const pliki = counted({ one: "{n} plik", few: "{n} pliki", many: "{n} plików", other: "{n} pliku" });
    expect([1, 3, 5].map((n) => polish.count(pliki, n))).toEqual(["1 plik", "3 pliki", "5 plików"]);
    expect(polish.size(1536)).toBe("1,5 KB");
  });

  it.each([
    ["es", "12,5 KB", "1,50 MB"],
    ["pt-BR", "12,5 KB", "1,50 MB"],
    ["fr", "12,5\u00a0Ko", "1,50\u00a0Mo"],
    ["de", "12,5\u00a0KB", "1,50\u00a0MB"],
    ["ja", "12.5 KB", "1.50 MB"],
    ["ar", "\u206612.5 KB\u2069", "\u20661.50 MB\u2069"],
  ])("write sizes in %s", (lang, kilobytes, megabytes) => {
    const format = createFormat(lang);
    expect([12_800, 1_572_864].map((bytes) => format.size(bytes))).toEqual([kilobytes, megabytes]);
    expect(format.fullSize(1_572_864, "MB")).toBe(megabytes);
  });

  it.each([
    ["es", "62 %", "12.300", "a, b, c"],
    ["pt-BR", "62%", "12.300", "a, b, c"],
    ["fr", "62 %", "12 300", "a, b, c"],
    ["de", "62 %", "12.300", "a, b, c"],
    ["ja", "62%", "12,300", "a、b、c"],
    ["ar", "62\u200e%\u200e", "12,300", "a، b، c"],
  ])("write shares, counts and lists in %s", (lang, share, many, list) => {
    const format = createFormat(lang);
    const plainSpaces = (text: string) => text.replace(/\s/g, " ");
    expect(
      [format.percent(62), format.grouped(12_300), format.joined(["a", "b", "c"])].map(plainSpaces),
    ).toEqual([share, many, list]);
  });

  it("write Latin digits in Arabic, whatever the browser prefers", () =>
    expect(createFormat("ar").locale).toBe("ar-u-nu-latn"));
});
