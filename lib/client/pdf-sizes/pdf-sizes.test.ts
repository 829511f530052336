import { describe, expect, it, vi } from "vitest";
import { endlessPdf, makePdf, numbered, type Stream, text } from "../../engine/fixtures/pdf";
import { compactFont, compositeFont, fontPage, simpleFont } from "../../engine/fixtures/pdf-fonts";
import { imagePage } from "../../engine/fixtures/pdf-images";
import { photoInForm, photoJpeg, photoPixels, photoSamples } from "../../engine/fixtures/pdf-photos";
import { losslessScan, scannedPdf, textPage } from "../../engine/fixtures/scans";
import { startCompress } from "../../engine/fixtures/start-compress";
import { describePdfSizes, estimatePdfSizes } from ".";

const { compress } = startCompress();
const { signal } = new AbortController();
const levels = ["light", "balanced", "strong"] as const;

const estimate = (bytes: Uint8Array) => estimatePdfSizes(signal, new Blob([new Uint8Array(bytes)]));

const pageOf = (picture: Stream, content = "200 0 0 100 0 0 cm /P Do", more: Record<string, Stream> = {}) =>
  makePdf([{ content, resources: "/XObject<</P @picture>>" }], { objects: { picture, ...more } });

/** Estimates further away than this are of no use to anybody. */
const WITHIN = 2;

async function expectLikeTheEngine(bytes: Uint8Array) {
  const sizes = await estimate(bytes);
  for (const level of levels) {
    const { size } = await compress(bytes, { level });
    expect(sizes?.[level], level).toBeGreaterThan(size / WITHIN);
    expect(sizes?.[level], level).toBeLessThan(size * WITHIN);
  }
}

describe("an estimate is like the engine's result", () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ["a photo", async () => pageOf(await photoJpeg(1600, 800))],
    ["a photo of few pixels", async () => pageOf(await photoJpeg(400, 200))],
    ["a scan", async () => scannedPdf([await textPage(300)])],
    ["a scan without loss", async () => losslessScan(await textPage(300), 8)],
    ["a scan of one bit for each pixel", async () => losslessScan(await textPage(300), 1)],
    ["pages of text", () => numbered(60)],
    [
      "a whole font",
      () =>
        fontPage(
          simpleFont(),
          "(Sphinx of black quartz, judge my vow: THE FIVE BOXING WIZARDS JUMP 0123456789)",
        ),
    ],
    [
      "a whole font of many glyphs",
      () => {
        const codes = Array.from({ length: 1000 }, (_, i) => (i * 17).toString(16).padStart(4, "0"));
        return fontPage(compositeFont("CFF"), `<${codes.join("")}>`);
      },
    ],
    [
      "metadata that is dropped",
      () =>
        makePdf([{ content: text("Hello ").repeat(90) }], {
          objects: { metadata: { dictionary: "/Type/Metadata/Subtype/XML", data: "x".repeat(50_000) } },
        }),
    ],
  ])("for %s", async (_, make) => {
    await expectLikeTheEngine(await make());
  });

  it("for a photo in a form of a page whose objects are packed", async () => {
    const packed = await compress(await photoInForm(), { level: "light" });
    expect(packed.bytes.includes("/ObjStm")).toBe(true);
    await expectLikeTheEngine(packed.bytes);
  });
});

describe("an estimate", () => {
  it("counts a picture once that is stored twice", async () => {
    const picture = await photoJpeg(1200, 600);
    const once = await estimate(pageOf(picture));
    const content = "q 200 0 0 100 0 0 cm /A Do Q q 200 0 0 100 0 0 cm /B Do Q";
    const resources = "/XObject<</A @first/B @second>>";
    const twice = await estimate(
      makePdf([{ content, resources }], { objects: { first: picture, second: { ...picture } } }),
    );
    expect(twice?.balanced).toBeLessThan((once?.balanced ?? 0) * 1.1);
  });

  it("is the same when the length of a stream is written elsewhere", async () => {
    const bytes = pageOf(await photoJpeg(800, 400));
    const elsewhere = bytes
      .toString("latin1")
      .replace(/\/Length (\d{5,})/, (length) => "/Length 99 0 R".padEnd(length.length));
    expect(elsewhere).toContain("/Length 99 0 R");
    const [before, after] = [await estimate(bytes), await estimate(Buffer.from(elsewhere, "latin1"))];
    for (const level of levels)
      expect(Math.abs((after?.[level] ?? 0) - (before?.[level] ?? 0))).toBeLessThan(20);
  });

  it("reads little of a large file", async () => {
    const picture = { ...photoSamples(10, 10, "DeviceRGB"), data: Buffer.alloc(20_000_000, 1) };
    const file = new Blob([new Uint8Array(pageOf(picture))]);
    let read = 0;
    const slice = file.slice.bind(file);
    vi.spyOn(file, "slice").mockImplementation((start = 0, end = file.size) => {
      const part = slice(start, end);
      read += part.size;
      return part;
    });
    expect(await estimatePdfSizes(signal, file)).toBeDefined();
    expect(read).toBeLessThan(1_000_000);
  });

  it("stops when it is no longer wanted", async () => {
    const stopped = AbortSignal.abort();
    await expect(estimatePdfSizes(stopped, new Blob([new Uint8Array(numbered(3))]))).rejects.toThrow("abort");
  });
});

describe("nothing is said", () => {
  const signature = "/Subtype/Widget/FT/Sig/F 4/T(sign)/Rect[0 0 0 0]/V @value";
  const value = "<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>>>";

  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ["an encrypted document", () => numbered(3, { encrypt: { owner: "secret" } })],
    [
      "a signed one",
      () => makePdf([{ content: "", annotations: [signature] }], { objects: { value }, fields: [0] }),
    ],
    ["a file that is no document", () => Buffer.from("Dear reader,")],
    ["noise", () => photoPixels(300, 300, 3)],
    ["an empty file", () => Buffer.alloc(0)],
    ["objects without an end", () => Buffer.from(`%PDF-1.7\n${"1 0 obj <<".repeat(200_000)}`)],
    [
      "more objects than fit",
      () => Buffer.from(Array.from({ length: 210_000 }, (_, i) => `${i} 0 obj 0 endobj `).join("")),
    ],
    ["forms that draw forms for ever", () => endlessPdf()],
  ])("about %s", async (_, make) => {
    expect(await estimate(await make())).toBeUndefined();
  });

  it.each([0.3, 0.6, 0.9])("that is not a size, of the first %d of a document", async (share) => {
    const whole = await imagePage("jpeg");
    const part = whole.subarray(0, whole.length * share);
    const sizes = await estimate(part);
    for (const level of levels) expect(sizes?.[level] ?? 0).toBeLessThanOrEqual(part.length);
  });
});

describe("a size in words", () => {
  it("has two digits, and says when nothing is gained", async () => {
    const words = await describePdfSizes(
      signal,
      new Blob([new Uint8Array(pageOf(await photoJpeg(1600, 800)))]),
    );
    for (const level of levels) expect(words?.[level]).toMatch(/^about \d{1,3} KB$|^about \d\.\d [KM]B$/);
    const font = { dictionary: "/Filter/FlateDecode", data: compactFont() };
    const same = await describePdfSizes(
      signal,
      new Blob([new Uint8Array(makePdf([{ content: "" }], { objects: { font } }))]),
    );
    expect(same?.strong).toBe("about the same size");
  });
});
