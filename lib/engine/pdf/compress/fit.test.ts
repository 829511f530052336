import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { makePdf, type Stream } from "../../fixtures/pdf";
import { photoJpeg } from "../../fixtures/pdf-photos";
import { A4, letter, linesOfText, losslessScan, scannedPdf, textPage } from "../../fixtures/scans";
import { startCompress } from "../../fixtures/start-compress";

const { compress, open } = startCompress();

const page = textPage(150);

const documents = {
  /** Photos on pages with text and a link. */
  async photos() {
    const sides = [1000, 1100];
    const photos = await Promise.all(sides.map((side) => photoJpeg(side, 700)));
    return makePdf(
      sides.map((_, i) => ({
        content: `${linesOfText(letter)} q 400 0 0 280 80 100 cm /P Do Q`,
        box: A4,
        resources: `/XObject<</P @photo${i}>>`,
        annotations: ["/Subtype/Link/Rect[70 700 300 720]/A<</S/URI/URI(https://example.org/)>>"],
      })),
      { objects: Object.fromEntries(photos.map((photo, i) => [`photo${i}`, photo])) },
    );
  },
  /** Scanned pages that are not equal. */
  async scans() {
    const { data, ...size } = await page;
    const darker = (by: number) => Uint8Array.from(data, (level) => Math.max(0, level - by));
    return scannedPdf([0, 5].map((by) => ({ ...size, data: darker(by) })));
  },
  "one scan without loss": async () => losslessScan(await page),
  /** Scanned pages in black and white of half the size, each one pixel further to the right. */
  async "bilevel scans"() {
    const { data, width, height } = await page;
    const row = Math.ceil(width / 8);
    const pageOf = (shift: number): Stream => {
      const bits = Buffer.alloc(row * height);
      for (let y = 0; y < height; y += 1)
        for (let x = shift; x < width; x += 1)
          if ((data[y * width + x - shift] ?? 0) > 127)
            bits[y * row + (x >> 3)] = (bits[y * row + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
      const dictionary = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/FlateDecode`;
      return { dictionary, data: deflateSync(bits) };
    };
    return makePdf(
      [0, 1, 2].map((i) => ({
        content: "298 0 0 421 0 0 cm /P Do",
        box: [298, 421],
        resources: `/XObject<</P @page${i}>>`,
      })),
      { objects: { page0: pageOf(0), page1: pageOf(1), page2: pageOf(2) } },
    );
  },
  "text alone": async () =>
    makePdf(
      Array.from({ length: 30 }, (_, i) => ({
        content: linesOfText(letter.map((line) => `${i} ${line}`)),
        box: A4,
      })),
    ),
};

describe("a document that has to fit into a number of bytes", () => {
  it.each([
    ["photos", 150_000],
    ["photos", 60_000],
    ["photos", 25_000],
    ["scans", 300_000],
    ["scans", 150_000],
    ["scans", 90_000],
    ["one scan without loss", 55_000],
  ] as const)("%s: uses most of %i bytes", async (name, target) => {
    const bytes = await documents[name]();
    const { size, dpi, frames } = await compress(bytes, { target });
    expect(size).toBeLessThanOrEqual(target);
    expect(size).toBeGreaterThanOrEqual(target * 0.9);
    expect(dpi).toBeGreaterThanOrEqual(72);
    expect(frames).toBe((await open(bytes)).pages);
  });

  it.each(["photos", "scans", "one scan without loss", "text alone"] as const)(
    "%s: says what can be reached where that is more, and reaches it",
    async (name) => {
      const bytes = await documents[name]();
      const error = await compress(bytes, { target: 1000 }).catch((thrown) => thrown);
      expect(error).toMatchObject({ code: "target_unreachable", limit: expect.any(Number) });
      expect(error.limit * 1000).toBeLessThan(bytes.length);
      const { size } = await compress(bytes, { target: error.limit * 1000 });
      expect(size).toBeLessThanOrEqual(error.limit * 1000);
    },
  );

  it.each(["scans", "bilevel scans"] as const)("%s never get smaller as the limit rises", async (name) => {
    const bytes = await documents[name]();
    const { size: whole } = await compress(bytes, { level: "light" });
    const targets = [0.9, 0.75, 0.62].map((share) => Math.round(whole * share));
    const sizes: number[] = [];
    for (const target of targets) {
      const { size } = await compress(bytes, { target });
      expect(size / target).toBeGreaterThanOrEqual(0.88);
      sizes.push(size);
    }
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it("with a picture stored twice counts it once, and keeps it where it fits", async () => {
    const photo = await photoJpeg(800, 600);
    // The copy has its length in an object of its own.
    const length = `/Length ${photo.data.length}`;
    const bytes = makePdf(
      [
        {
          content: "q 99 0 0 75 0 0 cm /A Do Q 99 0 0 75 99 0 cm /B Do",
          resources: "/XObject<</A @a/B @b>>",
        },
      ],
      {
        objects: { length: String(photo.data.length), a: photo, b: { ...photo } },
      },
    );
    const at = bytes.lastIndexOf(length);
    bytes.write("/Length 3 0 R".padEnd(length.length), at, "latin1");
    const kept = await compress(bytes, { target: Math.round(photo.data.length * 1.2) });
    expect(kept.size).toBeGreaterThan(photo.data.length);
    expect(kept.dpi).toBeUndefined();
    const target = Math.round(photo.data.length * 0.6);
    expect((await compress(bytes, { target })).size).toBeGreaterThan(target * 0.8);
  });

  it("says that pictures kept their pixels where only their quality changed", async () => {
    const photo = await photoJpeg(1000, 1000);
    const side = 1000;
    const bytes = makePdf(
      [
        {
          content: `${side} 0 0 ${side} 0 0 cm /P Do`,
          box: [side, side],
          resources: "/XObject<</P @photo>>",
        },
      ],
      { objects: { photo } },
    );
    const { dpi, isReduced } = await compress(bytes, { target: Math.round(bytes.length / 3) });
    expect({ dpi, isReduced }).toEqual({ dpi: 72, isReduced: false });
  });

  it("needs no lower quality where packing is enough", async () => {
    const bytes = await documents["text alone"]();
    const { size, dpi } = await compress(bytes, { target: bytes.length - 1 });
    expect(size).toBeLessThan(bytes.length / 2);
    expect(dpi).toBeUndefined();
  });

  it("becomes as the level Light makes it where it fits already", async () => {
    const bytes = await documents.photos();
    const { size } = await compress(bytes, { level: "light" });
    expect(await compress(bytes, { level: "strong", target: bytes.length })).toMatchObject({ size });
  });

  it("keeps its links and text", async () => {
    const { bytes } = await compress(await documents.photos(), { target: 25_000 });
    const { PDFDocument } = await import("@cantoo/pdf-lib");
    const made = await PDFDocument.load(bytes, { updateMetadata: false });
    for (const { node } of made.getPages()) {
      expect(node.Annots()?.size()).toBe(1);
      expect(node.Resources()?.toString()).toContain("/Font");
    }
  });

  it("is refused when it is signed, because it has to stay as it is", async () => {
    const objects = {
      value: `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 0 0 0]/Contents<00>>>`,
    };
    const signature = "/Subtype/Widget/FT/Sig/T(Signature)/Rect[0 0 0 0]/V @value";
    const signed = makePdf([{ content: `% ${"x".repeat(3000)}`, annotations: [signature] }], {
      objects,
      fields: [0],
    });
    const limit = Math.ceil(signed.length / 1000);
    await expect(compress(signed, { target: 2000 })).rejects.toMatchObject({
      code: "target_unreachable",
      limit,
    });
    expect(await compress(signed, { target: signed.length })).toMatchObject({ kept: true, remark: "signed" });
  });
});
